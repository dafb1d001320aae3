/* layout.h: whether what a window says is there as a whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @names: (element-type utf8 utf8): a set of players' names, which may end in dots
 * Returns: (transfer full) (nullable): what is cut, squeezed or lies on something else, in words */
char *layout_find_problem (GtkWidget  *window,
                           GHashTable *names);

G_END_DECLS
