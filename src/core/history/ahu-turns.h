/* ahu-turns.h: the moves of a game, turn by turn, and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"
#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/* Of a game that counts no turns each move is one.
 * @ply: a move, or the present ply
 * @other: another one
 * Returns: whether both belong to one turn, and to the same part of it if turns have parts */
gboolean ahu_history_is_same_turn (AhuHistory *self,
                                   guint       ply,
                                   guint       other);

/* @first: a move, or the present ply
 * Returns: the move after the last one that was made in the same turn as @first, or in the same part of it if turns
 *   have parts; @first if that is still to be made */
guint ahu_history_get_turn_end (AhuHistory *self,
                                guint       first);

/* @end: the end of its turn or part
 * Returns: the move after the last one that stands in one line of the log with @first */
guint ahu_history_get_line_end (AhuHistory *self,
                                guint       first,
                                guint       end);

/* Of a game that counts no turns each move is one, of who makes it.
 * @ply: a move, or the present ply
 * @seat: (out): whose turn it is, %AHU_NOBODY for that of everybody
 * Returns: (transfer full): which turn that is, and whose, such as “Anna, turn 12” */
char *ahu_history_turn_heading (AhuHistory *self,
                                guint       ply,
                                guint      *seat);

/* Tells the moves together, as the game does it; move by move if it has no words for turns.
 * @end: the move after the last one to be told, of the same turn
 * @viewer: (nullable): for whom; %NULL for readers who may know all that was ever shown
 * Returns: (transfer full): the sentences; what was scored in them may stand in a line of its own below */
char *ahu_history_describe_turn (AhuHistory      *self,
                                 guint            first,
                                 guint            end,
                                 const AhuViewer *viewer);

/* @end: the move after the last one told with it
 * Returns: (transfer full) (nullable): name of the drawing of what they are about */
char *ahu_history_line_drawing (AhuHistory *self,
                                guint       first,
                                guint       end);

/* Tells all that lay open once, for whoever corrects it.
 * Returns: (transfer full): what happened, in one line or several, and the rules behind it if the game names them */
char *ahu_history_cite_move (AhuHistory *self,
                             guint       ply);

G_END_DECLS
