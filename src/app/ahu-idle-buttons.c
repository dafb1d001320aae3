/* ahu-idle-buttons.c: why a button of a header bar can't be activated now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-idle-buttons.h"

#include <glib/gi18n.h>

static const struct
{
  const char *action;
  const char *reason;
} actions[] = {
  { "win.undo", N_("There is nothing to undo.") },
  { "win.redo", N_("There is nothing to redo.") },
};

#define TOOLTIP "ahu-tooltip"

static void
sensitive_cb (GtkWidget  *button,
              GParamSpec *pspec,
              const char *reason)
{
  gboolean idle = !gtk_widget_get_sensitive (button);

  gtk_widget_set_tooltip_text (button, idle ? _(reason) : g_object_get_data (G_OBJECT (button), TOOLTIP));
  if (idle)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _(reason), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
explain (GtkWidget *button)
{
  const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (button));

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      if (g_strcmp0 (action, actions[i].action) != 0)
        continue;
      g_object_set_data_full (G_OBJECT (button), TOOLTIP, g_strdup (gtk_widget_get_tooltip_text (button)), g_free);
      g_signal_connect (button, "notify::sensitive", G_CALLBACK (sensitive_cb), (gpointer) actions[i].reason);
      sensitive_cb (button, NULL, actions[i].reason);
    }
}

void
ahu_idle_buttons_explain (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (GTK_IS_BUTTON (root))
    explain (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    ahu_idle_buttons_explain (child);
}
