/* ahu-menu-button.h: the button of the main menu, for the header bar of every page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_MENU_BUTTON (ahu_menu_button_get_type ())
G_DECLARE_FINAL_TYPE (AhuMenuButton, ahu_menu_button, AHU, MENU_BUTTON, GtkWidget)

/**
 * ahu_menu_button_new:
 *
 * Returns: (transfer floating): a button with the main menu
 */
GtkWidget *ahu_menu_button_new (void);

G_END_DECLS
