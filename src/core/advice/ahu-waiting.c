/* ahu-waiting.c: whether somebody waits for a search, so that what nobody waits for gives way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/advice/ahu-waiting.h"

static GMutex mutex;
static GCond is_changed;
static guint n_waiting; /* searches */

void
ahu_waiting_begin (void)
{
  g_mutex_lock (&mutex);
  n_waiting++;
  g_mutex_unlock (&mutex);
}

static void
wake_all (void)
{
  g_mutex_lock (&mutex);
  g_cond_broadcast (&is_changed);
  g_mutex_unlock (&mutex);
}

void
ahu_waiting_end (void)
{
  g_mutex_lock (&mutex);
  n_waiting--;
  g_mutex_unlock (&mutex);
  wake_all ();
}

gboolean
ahu_waiting_let_pass (GCancellable *cancellable)
{
  gulong id = cancellable != NULL ? g_cancellable_connect (cancellable, G_CALLBACK (wake_all), NULL, NULL) : 0;
  gboolean is_free;

  g_mutex_lock (&mutex);
  while (n_waiting > 0 && !g_cancellable_is_cancelled (cancellable))
    g_cond_wait (&is_changed, &mutex);
  is_free = n_waiting == 0;
  g_mutex_unlock (&mutex);
  g_cancellable_disconnect (cancellable, id);

  return is_free;
}
