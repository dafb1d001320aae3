/* ahu-title.h: titles in header bars that take a second line rather than be cut off
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets the title of its first header bar take two lines where one has too little room for large text.
 * @page: a page with a header bar, or anything else */
void ahu_title_wrap (GtkWidget *page);

G_END_DECLS
