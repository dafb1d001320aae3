/* ahu-session-private.h: what the files of the session share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "core/store/ahu-store-follower.h"

G_BEGIN_DECLS

/* The member of the record with what is entered of the next move. */
#define AHU_SESSION_ENTERED "entered"

struct _AhuSession
{
  GObject parent_instance;

  AhuRecord *record;
  AhuHistory *history;
  AhuStore *store;
  GBytes *saved;              /* what was handed to the store last */
  AhuStoreFollower *follower; /* NULL unless the game is open elsewhere */
  gboolean read_only;
  gboolean can_undo; /* as announced last */
  gboolean can_redo;
  gboolean has_played; /* with the last change */
  gboolean asking;     /* what one would do */
};

/* ahu-session.c */

/* Says that the position has changed, or what can be undone. */
void ahu_session_announce (AhuSession *self);

/* Lets the record have the players and the set-up of the history.
 * Returns: whether they are others */
gboolean ahu_session_take_setup (AhuSession *self);

/* ahu-session-store.c */

/* Saves a new game; of one from a file it keeps what the next save would lose.
 * @self: a session that has just been made */
void ahu_session_save_first (AhuSession *self);

/* Opens the game in the store for changes, or follows it while it is open elsewhere.
 * @self: a session that has just been made */
void ahu_session_claim (AhuSession *self);

/* ahu-session-export.c */

/* Returns: (transfer full): the text of the record with the game as it stands */
GBytes *ahu_session_to_bytes (AhuSession *self);

G_END_DECLS
