/* texts.h: lists what a window says to people, on the screen and through a screen reader
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A line for each text of @window and of what is in it: the type of the widget, what the
 * text is to it, and the text, with tabs between them and escapes for ends of line. What
 * is hidden counts as well, since a tap may show it. */
char *texts_list (GtkWidget *window);

G_END_DECLS
