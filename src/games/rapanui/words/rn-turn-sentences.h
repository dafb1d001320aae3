/* rn-turn-sentences.h: the moves of a turn as few sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"
#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/* Tells moves of one turn together, as [func@describe_move] tells one: nothing more is named.
 * @history: a game of Rapa Nui
 * @first: a move of a turn
 * @end: the move after the last one to be told, of the same turn
 * @names: (array zero-terminated=1): the players' names by seat
 * @viewer: (nullable): who reads it, with flags of `RnOpen`; %NULL: who may know all that lay face up once
 * Returns: (transfer full): one sentence or several */
char *rn_describe_turn (AhuHistory        *history,
                        guint              first,
                        guint              end,
                        const char *const *names,
                        const AhuViewer   *viewer);

/* @history: a game of Rapa Nui
 * @first: a move of a turn
 * @end: the move after the last one to be told, of the same turn
 * Returns: (transfer full) (nullable): the drawing of the kind that was scored */
char *rn_turn_drawing (AhuHistory *history,
                       guint       first,
                       guint       end);

G_END_DECLS
