/* ahu-rn-choice-words.h: a move that somebody could make, as a choice: its name, picture and reasons
 *
 * For the windows of the best moves and of the analysis. Not for: what the move makes certain
 * (rn-outlook.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/**
 * ahu_rn_choice_name:
 * @before: a position
 * @move: a legal move of it that somebody chooses
 *
 * Returns: (transfer full): such as “Draw Grain from column 2”
 */
char *ahu_rn_choice_name (gconstpointer  before,
                          JsonNode      *move);

/**
 * ahu_rn_choice_picture:
 * @before: a position
 * @move: a legal move of it
 *
 * Returns: (nullable): the drawing that stands for it; %NULL for none
 */
const char *ahu_rn_choice_picture (gconstpointer  before,
                                   JsonNode      *move);

/**
 * ahu_rn_choice_reasons:
 * @session: a game
 * @move: a legal move of its position
 *
 * Only what is certain, and what everybody may know. Of a closed Stone that is little: then
 * what a card on it is for.
 *
 * Returns: (transfer full) (nullable): a sentence in each line
 */
char *ahu_rn_choice_reasons (AhuSession *session,
                             JsonNode   *move);

G_END_DECLS
