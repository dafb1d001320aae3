/* ahu-wrap-layout.h: lays children out in lines, like words
 *
 * Not for: grids, where children stand one below the other (GtkFlowBox).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_WRAP_LAYOUT (ahu_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (AhuWrapLayout, ahu_wrap_layout, AHU, WRAP_LAYOUT, GtkLayoutManager)

/* @spacing: between children of a line, in pixels, the property `spacing`
 * @line_spacing: between lines, in pixels, the property `line-spacing`
 * Returns: (transfer full): a layout manager */
GtkLayoutManager *ahu_wrap_layout_new (int spacing,
                                       int line_spacing);

/* @spacing: between children of a line, in pixels
 * @line_spacing: between lines, in pixels
 * Returns: (transfer floating): a box that breaks its children into lines */
GtkWidget *ahu_wrap_box_new (int spacing,
                             int line_spacing);

G_END_DECLS
