/* ahu-turns.h: the moves of a game, turn by turn, and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"
#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/**
 * ahu_history_get_turn_end:
 * @self: a history
 * @first: a move, or the present ply
 *
 * Returns: the move after the last one that was made in the same turn as @first; @first if
 *   that is still to be made
 */
guint ahu_history_get_turn_end (AhuHistory *self,
                                guint       first);

/**
 * ahu_history_describe_turn:
 * @self: a history
 * @first: a move
 * @end: the move after the last one to be told, of the same turn
 * @viewer: (nullable): for whom; %NULL for readers who may know all that was ever shown
 *
 * Tells the moves together, as the game does it; move by move if it has no words for turns.
 *
 * Returns: (transfer full): the sentences, without a break of the line
 */
char *ahu_history_describe_turn (AhuHistory      *self,
                                 guint            first,
                                 guint            end,
                                 const AhuViewer *viewer);

G_END_DECLS
