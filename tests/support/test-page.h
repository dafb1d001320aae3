/* test-page.h: a page alone in a window of a size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/layout/ahu-child-layout.h"

#include "test-ui-find.h"

/* As a page that scrolls has it: the window may be lower than @part would be in its least width. */
static inline void
test_page_put (GtkWidget *window,
               GtkWidget *part)
{
  GtkWidget *bin = adw_bin_new ();

  gtk_widget_set_layout_manager (bin, ahu_natural_layout_new ());
  adw_bin_set_child (ADW_BIN (bin), part);
  gtk_window_set_child (GTK_WINDOW (window), bin);
}

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
