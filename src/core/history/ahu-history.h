/* ahu-history.h: the moves of a game with undo, redo and changes in the past
 *
 * Holds the moves and the position after each; every position is what a replay
 * of the moves gives. Not for: files (ahu-store.h), signals (ahu-session.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/record/ahu-record.h"

G_BEGIN_DECLS

/**
 * AhuCorrection:
 *
 * A change in the past that was tried on a copy: the moves as they would be,
 * and the first later move that no longer fits, if any.
 */
typedef struct _AhuCorrection AhuCorrection;

/* Replays @record up to the first move that is refused.
 * @refusal: (out) (optional) (nullable) (transfer full): why the set-up or a move was refused
 * Returns: (transfer full) (nullable): the history with the good moves, %NULL if the set-up is refused */
AhuHistory *ahu_history_new (AhuRecord   *record,
                             AhuRefusal **refusal);

/* Returns: (transfer full): a game with the same moves, to try others in; nothing of it can be undone or redone */
AhuHistory *ahu_history_copy (AhuHistory *self);

/* @self: (transfer full) (nullable): a history */
void ahu_history_free (AhuHistory *self);

/* Makes @move at the cursor. Moves that could be redone are dropped, but an undo does not bring them back.
 * @move: (transfer none): a move, not to be changed from now on
 * Returns: (transfer full) (nullable): why it is refused, or %NULL */
AhuRefusal *ahu_history_play (AhuHistory *self,
                              JsonNode   *move);

/* Makes all of them, or none: what one activation made. [method@History.undo_group] and [method@History.redo_group]
 * take them together, everything else one by one; a record knows no groups.
 * @moves: (element-type JsonNode): moves, one after the other, at least one
 * Returns: (transfer full) (nullable): why one of them is refused, or %NULL */
AhuRefusal *ahu_history_play_group (AhuHistory *self,
                                    GPtrArray  *moves);

/* Returns: whether a move was made that can be undone */
gboolean ahu_history_can_undo (AhuHistory *self);

/* Returns: whether a move was undone that can be made again */
gboolean ahu_history_can_redo (AhuHistory *self);

/* Takes back the last move, or the last correction whole.
 * Returns: whether there was something to take back */
gboolean ahu_history_undo (AhuHistory *self);

/* Makes the move again that was undone last.
 * Returns: whether there was one */
gboolean ahu_history_redo (AhuHistory *self);

/* Returns: how many of the last moves were made together, so that they are undone together; 0 after a correction,
 *   and where nothing can be undone */
guint ahu_history_get_group (AhuHistory *self);

/* Takes back the last move with those that were made together with it, or the last correction whole.
 * Returns: whether there was something to take back */
gboolean ahu_history_undo_group (AhuHistory *self);

/* Returns: how many moves are left after [method@History.undo_group]; as many as there are where that takes back a
 *   correction, or nothing */
guint ahu_history_get_group_start (AhuHistory *self);

/* Makes the moves again that were undone last, as far as they were made together.
 * Returns: whether there was one */
gboolean ahu_history_redo_group (AhuHistory *self);

/* Returns: (transfer none): the record it was made from, with the players and the set-up as they are now */
AhuRecord *ahu_history_get_record (AhuHistory *self);

/* Returns: how many moves are made, undone ones not counted */
guint ahu_history_get_ply (AhuHistory *self);

/* @ply: 0 … the present ply
 * Returns: (transfer none): the position after @ply moves, valid until the history changes */
gconstpointer ahu_history_get_position (AhuHistory *self,
                                        guint       ply);

/* Returns: (transfer none) (element-type JsonNode): the moves; those from the present ply on are undone */
GPtrArray *ahu_history_get_moves (AhuHistory *self);

/* @ply: how many moves were made before, fewer than [func@history_get_moves] has
 * Returns: (transfer none): the move, whether it is undone or not */
JsonNode *ahu_history_get_move (AhuHistory *self,
                                guint       ply);

/* Returns: whether its moves, undone ones counted, lead to the end of the game */
gboolean ahu_history_is_finished (AhuHistory *self);

/* Returns: (transfer none) (element-type AhuStruckLine): the lines of the log that corrections struck through, in
 *   their order; those that stand behind the present ply belong to undone moves */
GPtrArray *ahu_history_get_struck (AhuHistory *self);

/* Begins a correction of several moves: it has the moves before @index, and those from there on are to follow.
 * Nothing is lost until [func@history_accept].
 * @index: 0 … ply: the first move that may become another
 * Returns: (transfer full): the correction */
AhuCorrection *ahu_history_correct (AhuHistory *self,
                                    guint       index);

/* Begins a correction of what the game was begun with: the moves follow under @record as far as they fit. Who made
 * which move follows from the rules: the first of the players begins.
 * @record: a record of the same game with other players or another set-up, as of [method@Record.mend_setup]; its
 *   moves don't count
 * @refusal: (out) (optional) (transfer full): why that can be no set-up
 * Returns: (transfer full) (nullable): the correction, %NULL if the set-up is refused */
AhuCorrection *ahu_history_correct_setup (AhuHistory  *self,
                                          AhuRecord   *record,
                                          AhuRefusal **refusal);

/* @correction: a correction with as many moves as the game has before its next one: nothing was inserted or removed
 * @ply: how many of them, no more than fit
 * Returns: (transfer full): a correction with the first @ply moves, without a conflict; the others are left out when
 *   it is accepted */
AhuCorrection *ahu_correction_keep (const AhuCorrection *correction,
                                    guint                ply);

/* Goes on with a correction: @move stands in place of the move that [func@correction_get_next] names, and the moves
 * after it follow as far as they fit. If @move itself is refused nothing else has changed.
 * @move: what the next of the game's own moves should have been
 * Returns: (transfer full): the correction that has gone on */
AhuCorrection *ahu_correction_change (const AhuCorrection *correction,
                                      JsonNode            *move);

/* @move: a move that was forgotten before the next of the game's own moves
 * Returns: (transfer full): the correction that has gone on, as in [func@correction_change] */
AhuCorrection *ahu_correction_insert (const AhuCorrection *correction,
                                      JsonNode            *move);

/* @correction: a correction with a next move
 * Returns: (transfer full): the correction that has gone on without the next of the game's own moves */
AhuCorrection *ahu_correction_remove (const AhuCorrection *correction);

/* Returns: the index in the history of the first move that is not replayed: the one that no longer fits; the
 *   history's ply if there is none */
guint ahu_correction_get_next (const AhuCorrection *correction);

/* Returns: (transfer full): a game of its own that has come as far as the moves fit, to ask what is possible there */
AhuHistory *ahu_correction_branch (const AhuCorrection *correction);

/* Returns: (transfer none) (nullable): the first move that no longer fits: its `move` is the index in the corrected
 *   list, %NULL if all fit */
const AhuRefusal *ahu_correction_get_conflict (const AhuCorrection *correction);

/* @correction: (transfer full) (nullable): a correction */
void ahu_correction_free (AhuCorrection *correction);

/* Makes the corrected moves, up to the first that doesn't fit, the game's, and strikes the lines of the moves that
 * are no more through in the log. One undo brings back all that was before. Moves that were undone can be redone
 * after it, as far as they still fit; if moves are left out they can't.
 * @self: the history that @correction was tried on, not changed since
 * @correction: (transfer full): a correction */
void ahu_history_accept (AhuHistory    *self,
                         AhuCorrection *correction);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuHistory, ahu_history_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuCorrection, ahu_correction_free)

G_END_DECLS
