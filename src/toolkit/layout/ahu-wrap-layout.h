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

/**
 * ahu_wrap_layout_new:
 *
 * Properties: `spacing` between children of a line, `line-spacing` between
 * lines, both in pixels.
 *
 * Returns: (transfer full): a layout manager without spacing
 */
GtkLayoutManager *ahu_wrap_layout_new (void);

G_END_DECLS
