/* ahu-second-screen-window.h: the game in a window of its own, for another screen
 *
 * Not for: what stands in it, which is the game's (#AhuGameUi.second_screen_new).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

#define AHU_TYPE_SECOND_SCREEN_WINDOW (ahu_second_screen_window_get_type ())
G_DECLARE_FINAL_TYPE (AhuSecondScreenWindow, ahu_second_screen_window, AHU, SECOND_SCREEN_WINDOW, AdwWindow)

/* F11 fills the screen and gives it back, as Escape does.
 * @ui: the pages of the game
 * Returns: (transfer none): the window, not yet shown; the platform owns it until it's closed */
GtkWidget *ahu_second_screen_window_new (const AhuGameUi *ui,
                                         AhuSession      *session);

/* Follows @session from now on.
 * @ui: the pages of the game */
void ahu_second_screen_window_set_session (AhuSecondScreenWindow *self,
                                           const AhuGameUi       *ui,
                                           AhuSession            *session);

G_END_DECLS
