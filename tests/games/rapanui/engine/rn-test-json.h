/* rn-test-json.h: what the tests of JSON share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "games/rapanui/engine/rn-cards.h"

G_BEGIN_DECLS

/**
 * rn_test_card_ids:
 *
 * The names of the card kinds as records have them, by [enum@Kind]; written down apart from
 * the engine's own.
 */
extern const char *const rn_test_card_ids[RN_KINDS];

/**
 * rn_test_parse:
 * @text: JSON
 *
 * Returns: (transfer full): what it says
 */
JsonNode *rn_test_parse (const char *text);

G_END_DECLS
