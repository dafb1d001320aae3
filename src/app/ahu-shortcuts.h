/* ahu-shortcuts.h: the list of keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ahu_shortcuts_present:
 * @parent: (nullable): the window it stands before
 *
 * Shows which keys do what.
 */
void ahu_shortcuts_present (GtkWindow *parent);

/**
 * ahu_shortcuts_window_new:
 *
 * Returns: (transfer none): the window that [func@shortcuts_present] shows
 */
GtkWidget *ahu_shortcuts_window_new (void);

G_END_DECLS
