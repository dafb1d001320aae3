/* ahu-shortcuts.h: the list of keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

#define AHU_TYPE_SHORTCUTS (ahu_shortcuts_get_type ())
G_DECLARE_FINAL_TYPE (AhuShortcuts, ahu_shortcuts, AHU, SHORTCUTS, AdwWindow)

/* Shows which keys do what.
 * @parent: (nullable): the window it stands before
 * @page: (nullable): the page of that window, whose keys come first
 * @ui: (nullable): the game it is about */
void ahu_shortcuts_present (GtkWindow       *parent,
                            const char      *page,
                            const AhuGameUi *ui);

/* @page: (nullable): a page of the window
 * @ui: (nullable): the game it is about
 * Returns: (transfer none): the window that [func@shortcuts_present] shows */
GtkWidget *ahu_shortcuts_new (const char      *page,
                              const AhuGameUi *ui);

G_END_DECLS
