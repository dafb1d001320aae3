/* ahu-menu-gesture.h: all the ways in which a menu of what is pointed at is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuMenuGestureShow:
 * @widget: the widget that was given to ahu_menu_gesture_add ()
 * @point: (nullable): what is pointed at, in @widget; %NULL for what has the focus, where
 *   a key asks
 * @data: the data given along
 *
 * Shows the menu of what is pointed at or has the focus.
 *
 * Returns: whether there is one; if not, others can answer
 */
typedef gboolean (*AhuMenuGestureShow) (GtkWidget              *widget,
                                        const graphene_point_t *point,
                                        gpointer                data);

/* Asks for a menu in @widget by the secondary button, a long touch, the Menu key and Shift+F10.
 * @widget: a widget, once
 * @show: shows the menu
 * @data: (nullable): for @show, as long as @widget has its event controllers */
void ahu_menu_gesture_add (GtkWidget          *widget,
                           AhuMenuGestureShow  show,
                           gpointer            data);

G_END_DECLS
