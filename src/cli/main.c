/* main.c: names the games and starts ahu-cli
 *
 * Everything else is in the library, which knows no game, so that tests can link it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/ahu-cli.h"
#include "games/rapanui/advisor/rn-game-advisor.h"
#include "games/rapanui/rn-game.h"
#include "games/tapati/advisor/tp-game-advisor.h"
#include "games/tapati/engine/tp-game.h"

int
main (int    argc,
      char **argv)
{
  ahu_game_register (rn_game_get ());
  ahu_game_register (tp_game_get ());
  ahu_game_advisor_register (rn_game_advisor_get ());
  ahu_game_advisor_register (tp_game_advisor_get ());

  return ahu_cli_run (argc, argv);
}
