/* ahu-whole-layout.h: never makes a child narrower than it wants to be
 *
 * For what has to be read whole in a row where something else can be cut off. Not for: what has
 * no room in the narrowest window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_WHOLE_LAYOUT (ahu_whole_layout_get_type ())
G_DECLARE_FINAL_TYPE (AhuWholeLayout, ahu_whole_layout, AHU, WHOLE_LAYOUT, GtkLayoutManager)

G_END_DECLS
