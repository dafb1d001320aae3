/* ahu-game-ui.c: the games that the window can show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ahu-game-ui.h"

#include "app/rapanui/ahu-rn-game-ui.h"

const AhuGameUi *
ahu_game_ui_get_default (void)
{
  return ahu_rn_game_ui_get ();
}

const AhuGameUi *
ahu_game_ui_find (const AhuGame *game)
{
  const AhuGameUi *const all[] = { ahu_rn_game_ui_get () };

  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i]->game == game)
      return all[i];

  return NULL;
}
