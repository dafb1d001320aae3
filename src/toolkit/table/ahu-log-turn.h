/* ahu-log-turn.h: one turn of the log: its heading and its lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_LOG_TURN (ahu_log_turn_get_type ())
G_DECLARE_FINAL_TYPE (AhuLogTurn, ahu_log_turn, AHU, LOG_TURN, GObject)

/* @first: the first move of a turn; the present ply for a turn without one yet
 * @unfolded: (element-type guint): before which moves struck lines are shown, however many
 * Returns: (transfer full): the turn that @first begins, as far as it has been played */
AhuLogTurn *ahu_log_turn_new (AhuSession *session,
                              guint       first,
                              GHashTable *unfolded);

/* Returns: whether all that was entered of the present turn is struck through */
gboolean ahu_log_turn_is_struck (AhuSession *session);

/* Tells its moves in the words that are right now: what the table covers by now is no longer named, what it shows
 * again is. */
void ahu_log_turn_retell (AhuLogTurn *self,
                          AhuSession *session);

/* Those that stand in the same place say from now on what its own say, and are its own.
 * @shown: (element-type AhuLogLine): lines
 * @n_shown: how many of them tell what @self and later turns were */
void ahu_log_turn_follow (AhuLogTurn *self,
                          GListModel *shown,
                          guint       n_shown);

/* Returns: (transfer full) (element-type AhuLogLine): the lines struck through that stand before the move */
GPtrArray *ahu_log_turn_list_struck (AhuSession *session,
                                     guint       ply);

/* Returns: the move after its last one */
guint ahu_log_turn_get_end (AhuLogTurn *self);

/* Returns: (transfer none): its lines: its moves in one, with the heading; if anything was struck through before one
 *   of them, the heading and this above it; last, what was struck through where the next move will be */
GListModel *ahu_log_turn_get_lines (AhuLogTurn *self);

/* Adds its lines.
 * @lines: (element-type AhuLogLine): an array that owns what is in it */
void ahu_log_turn_add_lines (AhuLogTurn *self,
                             GPtrArray  *lines);

G_END_DECLS
