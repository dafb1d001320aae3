/* test-page.h: a page alone in a window of a size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "test-ui-find.h"

/* Until it is laid out. Nothing of the desktop stands around the page: it is as large as the window.
 * Returns: the window */
static inline GtkWidget *
test_page_show (GtkWidget *page,
                int        width,
                int        height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);

  return window;
}
