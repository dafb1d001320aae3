/* contrast.h: whether what a window says can be read on what it stands on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Reads the painted colours of @window and the colours of its texts: each has 4.5 to its ground,
 * each symbol and each player's mark 3. What can't be used may be weaker. @picture is of @window as it
 * is now. Returns what can't be read, to be freed, or NULL. */
char *contrast_find_problem (GtkWidget  *window,
                             GdkTexture *picture);

G_END_DECLS
