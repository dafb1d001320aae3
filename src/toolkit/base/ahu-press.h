/* ahu-press.h: what is looked at and can be pressed too, without being a button
 *
 * By finger or pointer, by Enter and Space while it has the focus, and as an action of a screen reader. Not for:
 * choices, which make a move (ahu-choice.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @point: (nullable): where on @widget, %NULL if not by finger or pointer */
typedef void (*AhuPressed) (GtkWidget              *widget,
                            const graphene_point_t *point,
                            gpointer                user_data);

/* Lets @widget be pressed.
 * @pressed: what a press does
 * @user_data: for @pressed */
void ahu_press_add (GtkWidget  *widget,
                    AhuPressed  pressed,
                    gpointer    user_data);

/* Presses it as Enter does.
 * @widget: a widget that can be pressed */
void ahu_press_activate (GtkWidget *widget);

G_END_DECLS
