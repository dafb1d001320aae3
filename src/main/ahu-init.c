/* ahu-init.c: makes what the application's library holds known to the process
 *
 * Not for: libraries, display and style, which AdwApplication sees to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "main/ahu-init.h"

#include "ahu-resources.h"
#include "games/rapanui/advisor/rn-game-advisor.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-settings.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "toolkit/base/ahu-menu-button.h"

void
ahu_init (void)
{
  static gboolean done;

  if (done)
    return;

  done = TRUE;
  g_resources_register (ahu_get_resource ());
  ahu_game_ui_register (ahu_rn_game_ui_get ());
  ahu_game_advisor_register (rn_game_advisor_get ());
  ahu_rn_settings_take_over ();
  ahu_tp_art_init ();

  /* Every page's description may name it. */
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
}
