/* ahu-application.c: the program: its windows, command line and actions
 *
 * Not for: what happens inside a window (ahu-window.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-application.h"

#include <glib/gi18n.h>

#include "app/ahu-init.h"

struct _AhuApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (AhuApplication, ahu_application, ADW_TYPE_APPLICATION)

static void
ahu_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = g_object_new (ADW_TYPE_APPLICATION_WINDOW,
                           "application", application,
                           "title", _("Ahu"),
                           NULL);

  gtk_window_present (window);
}

static void
ahu_application_class_init (AhuApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = ahu_application_activate;
}

static void
ahu_application_init (AhuApplication *self)
{
}

AhuApplication *
ahu_application_new (void)
{
  return g_object_new (AHU_TYPE_APPLICATION,
                       "application-id", AHU_APPLICATION_ID,
                       "resource-base-path", AHU_RESOURCE_PATH,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
