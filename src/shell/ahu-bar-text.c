/* ahu-bar-text.c: how large the names in bars become
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/ahu-bar-text.h"

#include "toolkit/base/ahu-text-scale.h"

/* Of the size at 100 %. */
#define LARGEST_TITLE 1.25
#define LARGEST_VIEW 1.1
/* How much smaller the platform shows the second line of a title. */
#define SUBTITLE 1.2

static void
append_rule (GString    *css,
             const char *selector,
             double      size)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (css, "%s { font-size: %sem; }", selector, g_ascii_formatd (text, sizeof text, "%.3f", size));
}

/* In parts of the system's text, which all of it grows with. */
static void
follow_cb (GtkCssProvider *provider)
{
  double scale = ahu_text_scale ();
  g_autoptr (GString) css = g_string_new (NULL);

  if (scale > LARGEST_TITLE)
    {
      append_rule (css, "headerbar .title, windowtitle .title", LARGEST_TITLE / scale);
      append_rule (css, "headerbar .subtitle, windowtitle .subtitle", LARGEST_TITLE / scale / SUBTITLE);
    }
  if (scale > LARGEST_VIEW)
    append_rule (css, "viewswitcherbar label, .score-groups label", LARGEST_VIEW / scale);
  gtk_css_provider_load_from_data (provider, css->str, -1);
}

void
ahu_bar_text_follow (GdkDisplay *display)
{
  GtkCssProvider *provider;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  provider = gtk_css_provider_new ();
  follow_cb (provider);
  ahu_text_scale_follow (provider, G_CALLBACK (follow_cb));
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (provider);
}
