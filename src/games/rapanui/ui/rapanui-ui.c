/* rapanui-ui.c: makes the pages of the card game Rapa Nui known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/rapanui.h"

#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-settings.h"

void
rapanui_ui_register (void)
{
  ahu_game_ui_register (ahu_rn_game_ui_get ());
  rapanui_register ();
  ahu_rn_settings_take_over ();
}
