/* ahu-appearance.c: the styles that come and go with the desktop's and the user's choices
 *
 * AdwApplication loads style.css by its name. It would load those of dark windows and of high contrast too, but
 * newer versions warn of that and ask for media queries in their place, which GTK knows from 4.20 on only. So they
 * have names of their own, and are loaded here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/ahu-appearance.h"

#include <adwaita.h>

#include "toolkit/base/ahu-settings.h"

enum
{
  DARK = 1,
  CONTRAST = 2
};

/* Each goes before the ones above it. */
static const struct
{
  const char *path;
  guint with;
  guint without;
} styles[] = {
  { AHU_RESOURCE_PATH "/ground.css", 0, CONTRAST },
  { AHU_RESOURCE_PATH "/dark.css", DARK, 0 },
  { AHU_RESOURCE_PATH "/ground-dark.css", DARK, CONTRAST },
  { AHU_RESOURCE_PATH "/high-contrast.css", CONTRAST, 0 },
};

typedef struct
{
  GtkCssProvider *providers[G_N_ELEMENTS (styles)];
} Appearance;

static void
follow_cb (AdwStyleManager *manager,
           GParamSpec      *pspec,
           Appearance      *self)
{
  GdkDisplay *display = adw_style_manager_get_display (manager);
  guint now = (adw_style_manager_get_dark (manager) ? DARK : 0) |
              (adw_style_manager_get_high_contrast (manager) ? CONTRAST : 0);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      GtkStyleProvider *provider = GTK_STYLE_PROVIDER (self->providers[i]);

      gtk_style_context_remove_provider_for_display (display, provider);
      if ((now & styles[i].with) == styles[i].with && !(now & styles[i].without))
        gtk_style_context_add_provider_for_display (display, provider, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1 + i);
    }
}

static void
appearance_free (gpointer  data,
                 GClosure *closure)
{
  Appearance *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    g_object_unref (self->providers[i]);
  g_free (self);
}

void
ahu_appearance_follow (GdkDisplay *display)
{
  AdwStyleManager *manager;
  Appearance *self;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  manager = adw_style_manager_get_for_display (display);
  self = g_new0 (Appearance, 1);
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      self->providers[i] = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (self->providers[i], styles[i].path);
    }
  g_signal_connect_data (manager, "notify::dark", G_CALLBACK (follow_cb), self, appearance_free, 0);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (follow_cb), self);
  follow_cb (manager, NULL, self);
  if (ahu_settings_get () != NULL)
    g_settings_bind (ahu_settings_get (), "color-scheme", manager, "color-scheme", G_SETTINGS_BIND_GET);
}
