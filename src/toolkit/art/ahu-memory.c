/* ahu-memory.c: gives memory back to the system that is no longer needed
 *
 * The cairo renderer draws each frame into a block of its own, of megabytes. glibc takes
 * the first one that is freed for what is usual, and then keeps as much of what is
 * freed: good for the next frame, and too much once a game is over. To have each block
 * given back at once would take a millisecond of every frame. Drawings of another page
 * than the one that is seen go too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/art/ahu-memory.h"

#include "toolkit/art/ahu-picture.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* glibc makes a heap for each of several threads, most of which stays empty: one for the window and
 * one for all the others will do, since those compute more than they allocate. */
#define HEAPS 2

static guint source;

void
ahu_memory_init (void)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, HEAPS);
#endif
}

static gboolean
give_back_cb (gpointer user_data)
{
  source = 0;
  ahu_picture_forget_unseen ();
#ifdef __GLIBC__
  malloc_trim (0);
#endif

  return G_SOURCE_REMOVE;
}

void
ahu_memory_give_back_soon (void)
{
  g_clear_handle_id (&source, g_source_remove);
  source = g_timeout_add_seconds_full (G_PRIORITY_LOW, AHU_MEMORY_SECONDS, give_back_cb, NULL, NULL);
}
