/* tapati.c: makes the rules and the computer players of Tapati known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/tapati.h"

#include "games/tapati/advisor/tp-game-advisor.h"
#include "games/tapati/engine/tp-game.h"

void
tapati_register (void)
{
  ahu_game_register (tp_game_get ());
  ahu_game_advisor_register (tp_game_advisor_get ());
}
