/* ahu-shortcuts-window.h: the platform's window for keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/* @page: (nullable): a page of the window
 * @ui: (nullable): the game it is about
 * Returns: (transfer none): the platform's window for keys, open at those of @page */
GtkWidget *ahu_shortcuts_window_new (const char      *page,
                                     const AhuGameUi *ui);

G_END_DECLS
