/* rapanui.c: makes the rules and the computer players of the card game Rapa Nui known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/rapanui.h"

#include "games/rapanui/advisor/rn-game-advisor.h"
#include "games/rapanui/rn-game.h"

void
rapanui_register (void)
{
  ahu_game_register (rn_game_get ());
  ahu_game_advisor_register (rn_game_advisor_get ());
}
