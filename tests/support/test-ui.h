/* test-ui.h: what every test of widgets begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <libintl.h>
#include <locale.h>

#include "ahu-config.h"
#include "main/ahu-init.h"

/* GTK 4.24 on X11 without a compositor says so with the first popover of any program. */
#define TEST_UI_KNOWN_FAULT "gdk_frame_timings_submitted() called on submitted frame"

static inline GLogWriterOutput
test_ui_log (GLogLevelFlags   level,
             const GLogField *fields,
             gsize            n_fields,
             gpointer         user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && g_strrstr_len (fields[i].value, fields[i].length, TEST_UI_KNOWN_FAULT))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, user_data);
}

/* Whether it is the turn of whom the widget belongs to: it or its ground is coloured so (owner.css). */
static inline gboolean
test_ui_is_now (GtkWidget *widget)
{
  GtkWidget *ground = gtk_widget_get_first_child (widget);

  return gtk_widget_has_css_class (widget, "now") ||
         (gtk_widget_has_css_class (ground, "ground") && gtk_widget_has_css_class (ground, "now"));
}

/**
 * test_ui_init:
 *
 * In place of g_test_init() and gtk_init(): also libadwaita, the resources, the
 * icons and the style, which AdwApplication would load, and the texts in the
 * language of the environment. Not gtk_test_init(), which asks for American English.
 */
static inline void
test_ui_init (int    *argc,
              char ***argv)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();
  GtkIconTheme *icons;

  setlocale (LC_ALL, "");
  bindtextdomain ("ahu", g_getenv ("AHU_LOCALEDIR"));
  bind_textdomain_codeset ("ahu", "UTF-8");
  textdomain ("ahu");
  gtk_disable_setlocale ();
  g_test_init (argc, argv, NULL);
  g_log_set_writer_func (test_ui_log, NULL, NULL);
  gtk_init ();
  adw_init ();
  ahu_init ();

  gtk_css_provider_load_from_resource (style, AHU_RESOURCE_PATH "/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  icons = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  gtk_icon_theme_add_resource_path (icons, AHU_RESOURCE_PATH "/icons");
}
