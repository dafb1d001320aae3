/* ahu-menu-button.h: the buttons of the rules and of the main menu, for the header bar of every page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_MENU_BUTTON (ahu_menu_button_get_type ())
G_DECLARE_FINAL_TYPE (AhuMenuButton, ahu_menu_button, AHU, MENU_BUTTON, AhuParent)

/* The property `page` does the same.
 * @page: which menu it opens, see [func@menu_new]; on a page without one, and on that of the rules, the other button is
 *   alone */
void ahu_menu_button_set_page (AhuMenuButton *self,
                               const char    *page);

/* Gives a button a menu that is made when it is first opened: most menus never are, and the widgets of one take more
 * memory than all else in a header bar.
 * @button: any button with a menu
 * @model: what is in it */
void ahu_menu_button_set_model (GtkMenuButton *button,
                                GMenuModel    *model);

G_END_DECLS
