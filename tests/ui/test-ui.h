/* test-ui.h: what every test of widgets begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <libintl.h>
#include <locale.h>

#include "app/ahu-init.h"

/* GTK 4.24 on X11 without a compositor says so with the first popover of any program. */
static inline gboolean
test_ui_is_fatal (const char     *domain,
                  GLogLevelFlags  level,
                  const char     *message,
                  gpointer        user_data)
{
  return strstr (message, "gdk_frame_timings_submitted() called on submitted frame") == NULL;
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
  g_test_log_set_fatal_handler (test_ui_is_fatal, NULL);
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
