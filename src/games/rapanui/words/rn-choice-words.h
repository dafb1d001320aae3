/* rn-choice-words.h: a move that somebody could make, as a choice
 *
 * For the windows of the best moves and of the analysis. Not for: what the move makes certain
 * (rn-outlook.h), in what it differs from others (rn-measures.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "games/rapanui/engine/rn-position.h"

G_BEGIN_DECLS

/* @move: a legal move of it that somebody chooses
 * Returns: (transfer full): such as “Draw Grain from column 2” */
char *rn_choice_name (gconstpointer  before,
                      JsonNode      *move);

G_END_DECLS
