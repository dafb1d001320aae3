/* ahu-session-store.c: the running game in the store, and elsewhere
 *
 * Saves it, and takes over what others have made of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/session/ahu-session-private.h"

void
ahu_session_save (AhuSession *self)
{
  g_autoptr (GBytes) bytes = NULL;

  if (self->store == NULL || self->read_only)
    return;

  bytes = ahu_session_to_bytes (self);
  ahu_store_save (self->store, ahu_record_get_id (self->record), bytes);
  g_clear_pointer (&self->saved, g_bytes_unref);
  self->saved = g_steal_pointer (&bytes);
}

/* The record, too: others may have given it members. A file that can't be read
 * now changes nothing. */
static void
reload (AhuSession *self)
{
  g_autoptr (AhuRecord) record = ahu_store_load (self->store, ahu_record_get_id (self->record), NULL);
  AhuHistory *history = record != NULL ? ahu_history_new (record, NULL) : NULL;
  gboolean others;

  if (history == NULL)
    return;

  others = !ahu_record_has_setup (self->record, record);
  ahu_history_free (self->history);
  self->history = history;
  g_set_object (&self->record, record);
  if (others)
    g_signal_emit_by_name (self, "setup-changed");
}

/* What can't be read back from the moves would be lost with the next save, and
 * so would a game that a copy of it was opened beside. */
static void
keep_what_would_be_lost (AhuSession *self)
{
  if (ahu_record_get_damage (self->record) != NULL ||
      ahu_history_get_ply (self->history) < ahu_record_get_moves (self->record)->len ||
      ahu_store_would_lose (self->store, self->record))
    ahu_store_keep_original (self->store, ahu_record_get_id (self->record));
}

/* How many of the history's moves a record begins with. */
static guint
count_common_moves (AhuSession *self,
                    AhuRecord  *record)
{
  GPtrArray *ours = ahu_history_get_moves (self->history);
  GPtrArray *theirs = ahu_record_get_moves (record);
  guint n = MIN (ahu_history_get_ply (self->history), theirs->len);
  guint i = 0;

  while (i < n && json_node_equal (g_ptr_array_index (ours, i), g_ptr_array_index (theirs, i)))
    i++;

  return i;
}

/* Others may give the record a title, or moves that come after ours; but they
 * may have read it before our last move. */
static void
adopt (AhuSession *self,
       AhuRecord  *record)
{
  guint n_common = count_common_moves (self, record);
  guint n_theirs = ahu_record_get_moves (record)->len;
  gboolean same_setup = ahu_record_has_setup (record, self->record);

  if (same_setup && n_common == ahu_history_get_ply (self->history) && n_common < n_theirs)
    {
      reload (self);
      ahu_session_announce (self);
      return;
    }

  g_set_object (&self->record, record);
  ahu_session_take_setup (self);
  if (!same_setup || n_common < ahu_history_get_ply (self->history) || n_common < n_theirs)
    ahu_session_save (self);
}

static void
saved_cb (AhuSession *self,
          const char *id)
{
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (GBytes) kept = NULL;

  if (self->read_only || !g_str_equal (id, ahu_record_get_id (self->record)))
    return;

  kept = ahu_store_read (self->store, id, NULL);
  if (kept == NULL || (self->saved != NULL && g_bytes_equal (kept, self->saved)))
    return;

  record = ahu_store_load (self->store, id, NULL);
  if (record != NULL)
    adopt (self, record);
}

/* A removed folder is made again, and the game written into it. */
static void
lost_cb (AhuSession *self)
{
  ahu_session_save (self);
}

static void
follow_cb (gboolean changed,
           gpointer user_data)
{
  g_autoptr (AhuSession) self = g_object_ref (user_data);

  if (ahu_store_claim (self->store, ahu_record_get_id (self->record), self))
    {
      g_clear_pointer (&self->follower, ahu_store_follower_free);
      reload (self);
      keep_what_would_be_lost (self);
      self->read_only = FALSE;
      g_object_notify (G_OBJECT (self), "read-only");
    }
  else if (changed)
    reload (self);
  else
    return;

  ahu_session_announce (self);
}

void
ahu_session_claim (AhuSession *self)
{
  const char *id = ahu_record_get_id (self->record);

  if (self->store == NULL)
    return;

  g_signal_connect_object (self->store, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "lost", G_CALLBACK (lost_cb), self, G_CONNECT_SWAPPED);
  if (ahu_store_claim (self->store, id, self))
    return;

  self->read_only = TRUE;
  self->follower = ahu_store_follower_new (self->store, id, follow_cb, self);
}

void
ahu_session_save_first (AhuSession *self)
{
  if (self->store == NULL || self->read_only)
    return;

  if (ahu_record_is_new (self->record))
    ahu_session_save (self);
  else
    keep_what_would_be_lost (self);
}

void
ahu_session_close (AhuSession *self)
{
  g_autoptr (AhuStore) store = NULL;

  g_return_if_fail (AHU_IS_SESSION (self));

  store = g_steal_pointer (&self->store);
  if (store == NULL)
    return;

  g_signal_handlers_disconnect_by_data (store, self);
  g_clear_pointer (&self->follower, ahu_store_follower_free);
  self->read_only = TRUE;
  ahu_store_release (store, ahu_record_get_id (self->record), self);
}
