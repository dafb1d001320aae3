/* ahu-init.c: prepares the process for what the application's library holds and does
 *
 * Not for: libraries, display and style, which AdwApplication sees to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ahu-init.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "ahu-resources.h"
#include "app/ahu-menu-button.h"
#include "rapanui/rn-game.h"

/* From here on a block is given back as soon as it is freed. */
#define LARGE_BLOCK (1024 * 1024)

/* The cairo renderer draws every frame into a block of its own, of megabytes. Left to
 * itself glibc takes the first one that is freed for what is usual, and keeps as much
 * for good. */
static void
prepare_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, LARGE_BLOCK);
#endif
}

void
ahu_init (void)
{
  static gboolean done;

  if (done)
    return;

  done = TRUE;
  prepare_memory ();
  g_resources_register (ahu_get_resource ());
  ahu_game_register (rn_game_get ());

  /* Every page's description may name it. */
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
}
