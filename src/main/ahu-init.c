/* ahu-init.c: makes what the application's library holds known to the process
 *
 * Not for: libraries, display and style, which AdwApplication sees to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "main/ahu-init.h"

#include "ahu-games.h"
#include "ahu-resources.h"
#include "ahu-rules-resources.h"
#include "toolkit/art/ahu-memory.h"
#include "toolkit/base/ahu-menu-button.h"

#define REGISTER(game) game##_ui_register ();

void
ahu_init (void)
{
  static gboolean done;

  if (done)
    return;

  done = TRUE;
  ahu_memory_init ();
  g_resources_register (ahu_get_resource ());
  g_resources_register (ahu_rules_get_resource ());
  AHU_GAMES (REGISTER)

  /* Every page's description may name it. */
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
}
