/* ahu-store-follower.c: notices when a game that somebody else plays goes on, or
 * may be free
 *
 * A file monitor tells at once what it can see. It sees nothing of other
 * computers, and nobody tells when a process has ended that held a lock, so both
 * are looked at every second as well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/store/ahu-store-follower.h"

#include <glib/gstdio.h>
#include <string.h>

#define INTERVAL_MS 1000
#define RATE_LIMIT_MS 100

struct _AhuStoreFollower
{
  AhuStore *store;
  char *id;
  char *path;
  AhuStoreFollowerFunc func;
  gpointer user_data;
  GFileMonitor *monitor;
  gulong released;
  guint timeout;
  GStatBuf seen;
};

/* Each save is a new file. */
static gboolean
look (AhuStoreFollower *self)
{
  GStatBuf now;
  gboolean changed;

  memset (&now, 0, sizeof now);
  g_stat (self->path, &now);
  changed = now.st_ino != self->seen.st_ino || now.st_size != self->seen.st_size ||
            now.st_mtim.tv_sec != self->seen.st_mtim.tv_sec ||
            now.st_mtim.tv_nsec != self->seen.st_mtim.tv_nsec;
  self->seen = now;

  return changed;
}

static gboolean
timeout_cb (gpointer data)
{
  AhuStoreFollower *self = data;

  self->func (look (self), self->user_data);

  return G_SOURCE_CONTINUE;
}

static void
changed_cb (AhuStoreFollower *self)
{
  if (look (self))
    self->func (TRUE, self->user_data);
}

static void
released_cb (AhuStoreFollower *self,
             const char       *id)
{
  if (g_str_equal (id, self->id))
    self->func (look (self), self->user_data);
}

AhuStoreFollower *
ahu_store_follower_new (AhuStore             *store,
                        const char           *id,
                        AhuStoreFollowerFunc  func,
                        gpointer              user_data)
{
  AhuStoreFollower *self;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (AHU_IS_STORE (store), NULL);
  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (func != NULL, NULL);

  self = g_new0 (AhuStoreFollower, 1);
  self->store = store;
  self->id = g_strdup (id);
  self->path = ahu_store_dup_file_path (store, id);
  self->func = func;
  self->user_data = user_data;
  self->timeout = g_timeout_add (INTERVAL_MS, timeout_cb, self);
  self->released = g_signal_connect_swapped (store, "released", G_CALLBACK (released_cb), self);

  file = g_file_new_for_path (self->path);
  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    {
      g_file_monitor_set_rate_limit (self->monitor, RATE_LIMIT_MS);
      g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (changed_cb), self);
    }

  return self;
}

void
ahu_store_follower_free (AhuStoreFollower *self)
{
  g_return_if_fail (self != NULL);

  if (self->monitor != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->monitor, self);
      g_file_monitor_cancel (self->monitor);
      g_object_unref (self->monitor);
    }
  g_signal_handler_disconnect (self->store, self->released);
  g_source_remove (self->timeout);
  g_free (self->id);
  g_free (self->path);
  g_free (self);
}
