/* layout.h: whether what a window says is there as a whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns: (transfer full) (nullable): what is cut, squeezed or lies on something else, in words */
char *layout_find_problem (GtkWidget *window);

G_END_DECLS
