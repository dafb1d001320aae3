/* ahu-tp-choice-words.h: a move that somebody could make, as a choice: its name and picture
 *
 * For the windows of the best moves and of the analysis.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* @move: a legal move of it that somebody chooses
 * Returns: (transfer full): such as “Place 2 captives on site 1 (floor M)” */
char *ahu_tp_choice_name (gconstpointer  before,
                          JsonNode      *move);

/* @move: a legal move of it
 * Returns: (nullable): the drawing that stands for it; %NULL for none */
const char *ahu_tp_choice_picture (gconstpointer  before,
                                   JsonNode      *move);

G_END_DECLS
