/* rn-choice-words.h: a move that somebody could make, as a choice: its name and reasons
 *
 * For the windows of the best moves and of the analysis. Not for: what the move makes certain
 * (rn-outlook.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "games/rapanui/engine/rn-position.h"

G_BEGIN_DECLS

/**
 * rn_choice_name:
 * @before: a position
 * @move: a legal move of it that somebody chooses
 *
 * Returns: (transfer full): such as “Draw Grain from column 2”
 */
char *rn_choice_name (gconstpointer  before,
                      JsonNode      *move);

/**
 * rn_choice_reasons:
 * @position: a position
 * @move: a legal move of it
 * @names: (array zero-terminated=1): the players' names by seat
 * @is_open: whether what lies face up on the Stone may be told
 *
 * Only what is certain, and what everybody may know. Of a closed Stone that is little: then
 * what a card on it is for.
 *
 * Returns: (transfer full) (nullable): a sentence in each line
 */
char *rn_choice_reasons (const RnPosition  *position,
                         JsonNode          *move,
                         const char *const *names,
                         gboolean           is_open);

G_END_DECLS
