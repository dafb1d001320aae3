/* ahu-zoom-bin.h: a bin that shows its child larger or smaller than it is laid out
 *
 * For what is read from afar: a fixed factor for a part of a page, or whatever
 * factor makes all of the child fill the room there is. The child knows nothing
 * of it: it's measured, drawn and clicked as ever.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_ZOOM_BIN (ahu_zoom_bin_get_type ())
G_DECLARE_FINAL_TYPE (AhuZoomBin, ahu_zoom_bin, AHU, ZOOM_BIN, GtkWidget)

/* Returns: (transfer floating): an empty bin of factor 1 */
GtkWidget *ahu_zoom_bin_new (void);

/* @child: (nullable): its only child */
void ahu_zoom_bin_set_child (AhuZoomBin *self,
                             GtkWidget  *child);

/* Shows the child @factor times as large, and asks for that room.
 * @factor: above 0; 1 for what the child asks for */
void ahu_zoom_bin_set_factor (AhuZoomBin *self,
                              double      factor);

/* Asks for no room at all and shows the child so large that it fills the width that the bin gets, and smaller where
 * it would be too high. While the bin keeps its size the factor grows again only if it can by much, so that nothing
 * jumps to and fro with the words.
 * @width: the width for which the child is made, or 0 for a fixed factor */
void ahu_zoom_bin_set_fit (AhuZoomBin *self,
                           int         width);

/* Returns: how many times as large as it is laid out it is shown by the bins it is in */
double ahu_zoom_bin_find_factor (GtkWidget *widget);

/* @widget: a widget that draws a texture
 * Returns: how many pixels each of its own takes at least, counting the bins it is in; a whole number */
int ahu_zoom_bin_texture_scale (GtkWidget *widget);

G_END_DECLS
