/* decoration.h: the round corners and the shadow that a window has where there is a compositor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As far as the shadow can be seen, on each side. */
#define DECORATION_ROOM 48

/* Lets the theme draw @window as one with round corners; before it is presented. */
void decoration_prepare (GtkWidget *window);

/* Draws the shadow, and cuts the corners of what is drawn up to gtk_snapshot_pop (). */
void decoration_begin (GtkWidget   *window,
                       GtkSnapshot *snapshot);

G_END_DECLS
