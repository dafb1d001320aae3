/* ahu-appearance.c: the styles of a dark window and of high contrast
 *
 * AdwApplication loads style.css by its name. It would load the others too, but newer
 * versions warn of that and ask for media queries in their place, which GTK
 * knows from 4.20 on only. So they have names of their own, and are loaded here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/ahu-appearance.h"

#include <adwaita.h>

typedef struct
{
  const char *property; /* of the style manager */
  const char *path;
} Style;

/* Each goes before the ones above it. */
static const Style styles[] = {
  { "dark", AHU_RESOURCE_PATH "/dark.css" },
  { "high-contrast", AHU_RESOURCE_PATH "/high-contrast.css" },
};

typedef struct
{
  GdkDisplay *display;
  GtkStyleProvider *provider;
  guint priority;
} Follower;

static void
follower_free (gpointer  data,
               GClosure *closure)
{
  Follower *self = data;

  g_object_unref (self->provider);
  g_free (self);
}

static void
follow_cb (AdwStyleManager *manager,
           GParamSpec      *pspec,
           gpointer         user_data)
{
  Follower *self = user_data;
  gboolean wanted;

  g_object_get (manager, pspec->name, &wanted, NULL);
  if (wanted)
    gtk_style_context_add_provider_for_display (self->display, self->provider, self->priority);
  else
    gtk_style_context_remove_provider_for_display (self->display, self->provider);
}

static void
follow (AdwStyleManager *manager,
        Follower        *self,
        const Style     *style)
{
  g_autofree char *signal = g_strconcat ("notify::", style->property, NULL);

  gtk_css_provider_load_from_resource (GTK_CSS_PROVIDER (self->provider), style->path);
  g_signal_connect_data (manager, signal, G_CALLBACK (follow_cb), self, follower_free, 0);
  follow_cb (manager, g_object_class_find_property (G_OBJECT_GET_CLASS (manager), style->property), self);
}

void
ahu_appearance_follow (GdkDisplay *display)
{
  g_return_if_fail (GDK_IS_DISPLAY (display));

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      Follower *follower = g_new0 (Follower, 1);

      follower->display = display;
      follower->provider = GTK_STYLE_PROVIDER (gtk_css_provider_new ());
      follower->priority = GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1 + i;
      follow (adw_style_manager_get_for_display (display), follower, &styles[i]);
    }
}
