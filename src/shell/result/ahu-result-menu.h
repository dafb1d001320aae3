/* ahu-result-menu.h: what of a game that is over can be corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/* Gives the button its menu, and hides it where nothing is corrected.
 * @button: the button that opens it
 * @ui: the pages of the game
 * @session: a game that is over */
void ahu_result_menu_fill (GtkMenuButton   *button,
                           const AhuGameUi *ui,
                           AhuSession      *session);

/* Shows the log at the button, to choose the move that was wrong.
 * @button: the button whose menu has asked for them
 * @session: a game that is over */
void ahu_result_menu_show_moves (GtkWidget  *button,
                                 AhuSession *session);

G_END_DECLS
