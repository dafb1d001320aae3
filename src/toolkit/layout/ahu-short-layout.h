/* ahu-short-layout.h: lays children out in one line that is shortened step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_SHORT_LAYOUT (ahu_short_layout_get_type ())
G_DECLARE_FINAL_TYPE (AhuShortLayout, ahu_short_layout, AHU, SHORT_LAYOUT, GtkLayoutManager)

/* No line is shortened in more steps. */
#define AHU_SHORT_STEPS 8

/* Where all doesn't fit, the line goes from step 0 to the first in which it does, and lines in it that have such a
 * layout go with it. It never breaks and never scrolls.
 * @spacing: between two children
 * Returns: (transfer full): the layout */
GtkLayoutManager *ahu_short_layout_new (int spacing);

/* @spacing: between two children */
void ahu_short_layout_set_spacing (AhuShortLayout *self,
                                   int             spacing);

/* Without it a child is always shown.
 * @child: a child of a widget with such a layout
 * @from: the first step in which it is shown
 * @until: the first in which it no longer is */
void ahu_short_layout_set_steps (GtkWidget *child,
                                 guint      from,
                                 guint      until);

/* From step 1 on it takes what the others leave; what follows it stands at the end.
 * @child: a child that can be cut off at its end */
void ahu_short_layout_set_rest (GtkWidget *child);

/* @yields: whether it is left out whole, the last first, where not even the last step has room for all; else what
 *   stands at the end is cut off */
void ahu_short_layout_set_yields (GtkWidget *child,
                                  gboolean   yields);

/* It is shown in any step where all those that yield are left out.
 * @child: a child with steps */
void ahu_short_layout_set_instead (GtkWidget *child);

G_END_DECLS
