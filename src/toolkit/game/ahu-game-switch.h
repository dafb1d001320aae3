/* ahu-game-switch.h: which game a page is about, for the header bar or a row below it
 *
 * Not for: which page is shown then (`win.switch-game`).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "toolkit/base/ahu-parent.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

#define AHU_TYPE_GAME_SWITCH (ahu_game_switch_get_type ())
G_DECLARE_FINAL_TYPE (AhuGameSwitch, ahu_game_switch, AHU, GAME_SWITCH, AhuParent)

/* A segment for each game. Another one than that of the page activates `win.switch-game` with its id; what the page
 * is about never changes.
 * @ui: the game that the page is about
 * @games: (element-type AhuGameUi): all that can be chosen, two at least
 * Returns: (transfer floating): the switch */
GtkWidget *ahu_game_switch_new (const AhuGameUi *ui,
                                GPtrArray       *games);

/* Puts the switch into the header bar, or into a row of its own below it where the window is too narrow for both the
 * names and the buttons.
 * @self: a switch that is nowhere yet
 * @header: the header bar of a page, in a vertical box if there is a @room
 * @room: (nullable): what tells how wide the page is; %NULL if it has always room enough */
void ahu_game_switch_attach (AhuGameSwitch *self,
                             AdwHeaderBar  *header,
                             AhuWidthBin   *room);

G_END_DECLS
