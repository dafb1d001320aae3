/* ahu-close-window.h: asks what is to become of moves that can't be saved
 *
 * Not for: closing itself (ahu-window-close.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define AHU_TYPE_CLOSE_WINDOW (ahu_close_window_get_type ())
G_DECLARE_FINAL_TYPE (AhuCloseWindow, ahu_close_window, AHU, CLOSE_WINDOW, AdwWindow)

/* Creates the window, which asks nothing yet. Whoever closes it goes on playing.
 * Returns: (transfer floating): the window */
GtkWidget *ahu_close_window_new (void);

/* Asks, or asks again. The answers are the signals `try-again`, `save-copy` and `lose`.
 * @reason: a sentence that says why nothing can be saved
 * @n_moves: how many moves are not on the disk; 0 if it is something else
 * @news: (nullable): a sentence about the answer given last */
void ahu_close_window_ask (AhuCloseWindow *self,
                           const char     *reason,
                           guint           n_moves,
                           const char     *news);

G_END_DECLS
