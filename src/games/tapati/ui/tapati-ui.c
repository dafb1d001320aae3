/* tapati-ui.c: makes the pages of Tapati known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/tapati.h"

#include "games/tapati/ui/ahu-tp-game-ui.h"

void
tapati_ui_register (void)
{
  ahu_game_ui_register (ahu_tp_game_ui_get ());
  tapati_register ();
}
