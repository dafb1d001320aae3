/* ahu-line.h: stands the children of a grid in a row or in a column
 *
 * For a page that lays its parts side by side where there is room and one below
 * the other where there is none. It's no GtkBox because a horizontal one may ask
 * for a greater least height than natural height where texts can be broken
 * anywhere; a grid measures both for the same widths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Stands the children of @grid, in their order, in one line. Hidden ones keep their place but take no room.
 * @orientation: horizontal for a row, vertical for a column
 * @spacing: pixels between the children */
void ahu_line_arrange (GtkGrid        *grid,
                       GtkOrientation  orientation,
                       int             spacing);

G_END_DECLS
