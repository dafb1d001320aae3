/* rn-look-utils.h: all that a page tells, to the eye and to a screen reader, as a text
 *
 * Not for: what is drawn (tests/screenshots).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Types, states, style classes, names, descriptions, tips and texts of @widget and all
 * that is visible in it, a line for each widget. */
char *test_describe (GtkWidget *widget);

/* Fails at the first line in which two descriptions differ, telling @ply. */
void test_assert_same_look (const char *one,
                            const char *other,
                            guint       ply);

G_END_DECLS
