/* main.c: names the games and starts ahu-cli
 *
 * Everything else is in the library, which knows no game, so that tests can link it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-games.h"
#include "ahu-rules-resources.h"
#include "cli/ahu-cli.h"

#define REGISTER(game) game##_register ();

int
main (int    argc,
      char **argv)
{
  g_resources_register (ahu_rules_get_resource ());
  AHU_GAMES (REGISTER)

  return ahu_cli_run (argc, argv);
}
