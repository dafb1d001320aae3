/* test-listen.h: what a page announces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/base/ahu-compat.h"

static inline void
test_announced_cb (GtkWidget  *announcer,
                   GParamSpec *pspec,
                   GPtrArray  *said)
{
  if (gtk_widget_get_visible (announcer))
    g_ptr_array_add (said, g_strdup (gtk_label_get_text (GTK_LABEL (announcer))));
}

/* Shows @child in @window, as the window has it beside what announces, and adds to @said each message as it comes. */
static inline void
test_ui_listen (GtkWidget *window,
                GtkWidget *child,
                GPtrArray *said)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *announcer = ahu_compat_announcer_new ();

  g_object_ref (child);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), child);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), announcer);
  g_object_unref (child);
  g_signal_connect (announcer, "notify::visible", G_CALLBACK (test_announced_cb), said);
}
