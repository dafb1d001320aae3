/* ahu-text-scale.c: how large the system's text is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-text-scale.h"

#include <math.h>

/* 11 points, the platform's text at 100 %, and a little more by rounding. */
#define TEXT_SIZE 14.7
#define DEFAULT_DPI 96.0

/* Asked for with every drawing that is measured; 0 until it is known. */
static double scale;

static double
find_scale (GtkSettings *settings)
{
  g_autofree char *font = NULL;
  PangoFontDescription *description;
  double size;
  int dpi;

  g_object_get (settings, "gtk-font-name", &font, "gtk-xft-dpi", &dpi, NULL);
  description = pango_font_description_from_string (font != NULL ? font : "");
  size = (double) pango_font_description_get_size (description) / PANGO_SCALE;
  if (!pango_font_description_get_size_is_absolute (description))
    size *= (dpi > 0 ? dpi / 1024.0 : DEFAULT_DPI) / 72;
  pango_font_description_free (description);
  return MAX (1, size / TEXT_SIZE);
}

static void
forget_scale_cb (void)
{
  scale = 0;
}

static GtkSettings *
follow_settings (void)
{
  static GtkSettings *settings;

  if (settings == NULL)
    {
      settings = gtk_settings_get_default ();
      g_signal_connect (settings, "notify::gtk-font-name", G_CALLBACK (forget_scale_cb), NULL);
      g_signal_connect (settings, "notify::gtk-xft-dpi", G_CALLBACK (forget_scale_cb), NULL);
    }
  return settings;
}

double
ahu_text_scale (void)
{
  if (scale == 0)
    scale = find_scale (follow_settings ());
  return scale;
}

int
ahu_text_scaled (int size)
{
  return (int) round (size * ahu_text_scale ());
}

/* Behind the callback that forgets the old size. */
void
ahu_text_scale_follow (gpointer  follower,
                       GCallback changed)
{
  GtkSettings *settings = follow_settings ();

  g_return_if_fail (G_IS_OBJECT (follower));

  g_signal_connect_object (settings, "notify::gtk-font-name", changed, follower, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "notify::gtk-xft-dpi", changed, follower, G_CONNECT_SWAPPED);
}
