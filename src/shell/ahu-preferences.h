/* ahu-preferences.h: the window of the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns: (transfer floating): a window with the switches of the default game */
GtkWidget *ahu_preferences_window_new (void);

/* Shows the preferences. What is switched takes effect at once.
 * @parent: (nullable): the window to stand before */
void ahu_preferences_present (GtkWindow *parent);

G_END_DECLS
