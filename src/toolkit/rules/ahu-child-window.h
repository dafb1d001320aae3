/* ahu-child-window.h: presents a window before the one that it belongs to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows @window before the window of @widget, and no larger than the main one. What F1 opens there it opens here, too,
 * before @window, which stays as it is.
 * @window: a window that was never shown
 * @widget: where it was asked for */
void ahu_child_window_present (GtkWindow *window,
                               GtkWidget *widget);

/* Returns: (transfer none) (nullable): the window that people have to do with before they can do anything with @window */
GtkWindow *ahu_child_window_find (GtkWindow *window);

G_END_DECLS
