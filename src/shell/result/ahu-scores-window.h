/* ahu-scores-window.h: the game in a window of its own, for another screen
 *
 * Not for: what stands in it, which is the game's (#AhuGameUi.scores_view_new).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

#define AHU_TYPE_SCORES_WINDOW (ahu_scores_window_get_type ())
G_DECLARE_FINAL_TYPE (AhuScoresWindow, ahu_scores_window, AHU, SCORES_WINDOW, AdwWindow)

/**
 * ahu_scores_window_new:
 * @ui: the pages of the game
 * @session: the game it follows
 *
 * F11 fills the screen and gives it back, as Escape does.
 *
 * Returns: (transfer none): the window, not yet shown; the platform owns it until
 *   it's closed
 */
GtkWidget *ahu_scores_window_new (const AhuGameUi *ui,
                                  AhuSession      *session);

/**
 * ahu_scores_window_set_session:
 * @self: the window
 * @ui: the pages of the game
 * @session: another game
 *
 * Follows @session from now on.
 */
void ahu_scores_window_set_session (AhuScoresWindow *self,
                                    const AhuGameUi *ui,
                                    AhuSession      *session);

G_END_DECLS
