/* ahu-session.h: the running game: the only thing that changes it
 *
 * Widgets send moves here and show the position that `changed` announces;
 * each change is handed to the store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "core/store/ahu-store.h"

G_BEGIN_DECLS

#define AHU_TYPE_SESSION (ahu_session_get_type ())
G_DECLARE_FINAL_TYPE (AhuSession, ahu_session, AHU, SESSION, GObject)

/* A record begun here is saved at once, one read from a file only when it changes; if that had moves that are
 * refused, the store keeps the original.
 * The session claims the game. If it is open elsewhere (in another process, or in another session of this one), it
 * is `read-only` here, follows what happens there, and takes over once it is free; while the file has another course
 * of the game than @record, the original is kept before it is overwritten.
 * Signals: `changed ()` after every change of the position or of what can be undone; record and history may be
 * others then, if the game was read-only. Properties `can-undo`, `can-redo`, `read-only` (notify on change).
 * @store: (nullable): where it is kept; a session without one is not saved
 * @refusal: (out) (optional) (nullable) (transfer full): why the set-up or a move of the record was refused
 * Returns: (transfer full) (nullable): a session at the last good move, %NULL if the set-up is refused */
AhuSession *ahu_session_new (AhuRecord   *record,
                             AhuStore    *store,
                             AhuRefusal **refusal);

/* Lets go of the game, so that it can be played elsewhere; what was played is saved. The session can only be looked
 * at after that. */
void ahu_session_close (AhuSession *self);

/* @correction: a correction tried on its history
 * Returns: (transfer full): a session that is not saved, at the end of the moves that fit, for widgets to ask what
 *   is possible there */
AhuSession *ahu_session_branch (AhuSession          *self,
                                const AhuCorrection *correction);

/* A session to look at: it is read-only and never saved, and goes to any move that was made.
 * @refusal: (out) (optional) (nullable) (transfer full): why the set-up or a move of the record was refused
 * Returns: (transfer full) (nullable): a session at the last good move, %NULL if the set-up is refused */
AhuSession *ahu_session_new_replay (AhuRecord   *record,
                                    AhuRefusal **refusal);

/* Returns: whether the game is only to be looked at, in a replay or while it is open elsewhere: moves and
 *   corrections are refused, its widgets offer none */
gboolean ahu_session_get_read_only (AhuSession *self);

/* Goes to the position after @ply moves, as one change.
 * @self: a session that [ctor@Session.new_replay] made
 * @ply: 0 … the number of its moves */
void ahu_session_go (AhuSession *self,
                     guint       ply);

/* Returns: (transfer full): a record of the game with the moves made so far, what was undone left out */
AhuRecord *ahu_session_dup_record (AhuSession *self);

/* Returns: (transfer full): the same as everybody may know it: while the game goes on, hidden choices stand in it as
 *   untold */
AhuRecord *ahu_session_dup_public_record (AhuSession *self);

/* Returns: (transfer none): the record the game is saved as */
AhuRecord *ahu_session_get_record (AhuSession *self);

/* Returns: (transfer none): its moves and positions; changed by the session alone */
AhuHistory *ahu_session_get_history (AhuSession *self);

/* Returns: (transfer none): which game is played */
const AhuGame *ahu_session_get_game (AhuSession *self);

/* Returns: (transfer none) (array zero-terminated=1): the players' names by seat */
const char *const *ahu_session_get_names (AhuSession *self);

/* Returns: (transfer none): the present position, valid until `changed` */
gconstpointer ahu_session_get_position (AhuSession *self);

/* Returns: whether the last change was a move made; not an undo, a redo or a correction, which may leave the table
 *   other than the record */
gboolean ahu_session_has_played (AhuSession *self);

/* Returns: (transfer full) (nullable): why nothing can be changed here, %NULL if the session is not read-only; it
 *   names no rule */
AhuRefusal *ahu_session_refuse_change (AhuSession *self);

/* Asks the game about a move without making it; whether anything can be changed here at all
 * [method@Session.refuse_change] says.
 * Returns: (transfer full) (nullable): why the rules refuse it, or %NULL */
AhuRefusal *ahu_session_check (AhuSession *self,
                               JsonNode   *move);

/* Makes a move and saves the game; a refused one changes nothing. It is a group of its own for undo.
 * @move: (transfer full): a move
 * Returns: (transfer full) (nullable): why it is refused, or %NULL */
AhuRefusal *ahu_session_play (AhuSession *self,
                              JsonNode   *move);

/* Makes the moves that one activation stands for, such as the filling of several rows, and saves the game: all of
 * them, as one change, or none. The session undoes and redoes them together as long as it lives. In the record they
 * are single moves, so a program that opens the game later undoes move by move.
 * @moves: (element-type JsonNode): moves, one after the other, at least one; not to be changed from now on
 * Returns: (transfer full) (nullable): why one of them is refused, or %NULL */
AhuRefusal *ahu_session_play_group (AhuSession *self,
                                    GPtrArray  *moves);

/* Makes the moves for which nobody has to be asked, see `follow` of [struct@Game], each a group of its own for undo.
 * Nothing where the game is only looked at. */
void ahu_session_follow (AhuSession *self);

/* Makes the corrected moves, up to the first that doesn't fit, the game's, and saves it.
 * @correction: (transfer full): a correction tried on the session's history, which has not changed since
 * Returns: (transfer full) (nullable): why it is refused, or %NULL */
AhuRefusal *ahu_session_accept (AhuSession    *self,
                                AhuCorrection *correction);

/* Keeps with the game what people have entered of the next move, until that is made or the game is another. Nobody
 * else is given it.
 * @move: (transfer full) (nullable): as much of a move as is entered; %NULL for nothing */
void ahu_session_set_entered (AhuSession *self,
                              JsonNode   *move);

/* Returns: (transfer none) (nullable): what is entered of the next move, of which nothing is checked */
JsonNode *ahu_session_get_entered (AhuSession *self);

/* Names the game and saves it.
 * @title: (nullable): the title of the game; %NULL or empty for none */
void ahu_session_set_title (AhuSession *self,
                            const char *title);

/* Hands the game to the store, if it has one and is open here. Each change does so too. */
void ahu_session_save (AhuSession *self);

/* The record for others: while the game goes on, hidden choices stand in it as untold; what was undone is left out.
 * Returns: (transfer full): the record as JSON */
GBytes *ahu_session_export (AhuSession *self);

/* Undoes the last move with those that were made together with it, see [method@Session.play_group], or the last
 * correction.
 * Returns: whether there was anything to undo */
gboolean ahu_session_undo (AhuSession *self);

/* Makes again what was undone last, all of it that was made together.
 * Returns: whether there was anything */
gboolean ahu_session_redo (AhuSession *self);

/* Returns: whether there is anything to undo */
gboolean ahu_session_can_undo (AhuSession *self);

/* Returns: whether anything was undone that can be made again */
gboolean ahu_session_can_redo (AhuSession *self);

/* Returns: whether the game has ended and everything is known */
gboolean ahu_session_is_over (AhuSession *self);

/* Keeps what was counted of the end of the game, with its record. With @is_result the game is over
 * (ahu_record_is_counted ()), wherever its moves have come to, until it is counted without. What nobody tracked is
 * always over.
 * @sheet: (nullable): a result sheet of its players
 * @is_result: whether the game ends with it */
void ahu_session_count (AhuSession *self,
                        JsonObject *sheet,
                        gboolean    is_result);

/* Returns: (transfer full) (nullable): what was counted of its end, of a game that goes on only if it stands where
 *   it did then */
JsonObject *ahu_session_dup_counts (AhuSession *self);

/* Returns: whether the game is over by its moves, or by what was counted */
gboolean ahu_session_has_ended (AhuSession *self);

/* @asking: whether somebody is asked what to do: computers wait, and nothing gives it away */
void ahu_session_set_asking (AhuSession *self,
                             gboolean    asking);

/* Returns: whether somebody is asked what to do; at first nobody is */
gboolean ahu_session_get_asking (AhuSession *self);

G_END_DECLS
