/* main.c: starts ahu-cli
 *
 * Everything else is in the library, so that tests can link it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/ahu-cli.h"

int
main (int    argc,
      char **argv)
{
  return ahu_cli_run (argc, argv);
}
