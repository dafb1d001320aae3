/* ahu-natural-layout.h: a child whose least height is the one at the width it wants
 *
 * A grid tells the height at its least width, where words are broken, and from GTK 4.18 on rows take that
 * for what is always needed. For what holds a grid and can stand in a row; it is as wide at any height.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_NATURAL_LAYOUT (ahu_natural_layout_get_type ())
G_DECLARE_FINAL_TYPE (AhuNaturalLayout, ahu_natural_layout, AHU, NATURAL_LAYOUT, GtkLayoutManager)

G_END_DECLS
