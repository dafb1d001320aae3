/* ahu-child-layout.h: one child that tells another least size than its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The least height is the one at the width it wants: a grid tells the height at its least width, where words are
 * broken, and from GTK 4.18 on rows take that for what is always needed. It is as wide at any height.
 * Returns: (transfer full): for the widget that holds the child */
GtkLayoutManager *ahu_natural_layout_new (void);

/* Never narrower than it wants to be: for what has to be read whole in a row where something else can be cut off.
 * Not for: what has no room in the narrowest window.
 * Returns: (transfer full): for the widget that holds the child */
GtkLayoutManager *ahu_whole_layout_new (void);

/* It wants no more than its least width, so that other words in it move nothing beside it.
 * Returns: (transfer full): for the widget that holds the child */
GtkLayoutManager *ahu_least_layout_new (void);

/* Costs nothing: the child is seen where the others leave it the room to be seen whole, else left out. Not for:
 * what has to be read.
 * Returns: (transfer full): for the widget that holds the child */
GtkLayoutManager *ahu_spare_layout_new (void);

G_END_DECLS
