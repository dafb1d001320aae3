/* rn-join-load.h: the position that a game was joined in, entered again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "games/rapanui/join/rn-join-entry.h"

G_BEGIN_DECLS

/* Enters the position of the record. Nothing of it can be undone.
 * @n_players: number of players of a record
 * @setup: the member `setup` of that record, which the game accepts
 * @ply: (out): how many moves had been made, which nobody enters
 * Returns: whether the entry is the same position; it isn't if there is none, or one of which more is known than
 *   people enter */
gboolean rn_join_load (RnJoinEntry *entry,
                       guint        n_players,
                       JsonObject  *setup,
                       gint64      *ply);

/* @n_players: number of players of a record
 * @setup: the member `setup` of that record, which the game accepts
 * Returns: whether [func@join_load] can enter it */
gboolean rn_join_can_load (guint       n_players,
                           JsonObject *setup);

G_END_DECLS
