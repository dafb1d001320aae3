/* ahu-rn-log-keys.c: going through the log by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-log-keys.h"

#include "app/rapanui/ahu-rn-log-row.h"

typedef struct
{
  AhuRnLogGoOn go_on;
  gpointer log;
} LogKeys;

static guint
find_focus (GtkWidget *list)
{
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  GtkWidget *focus = gtk_widget_get_focus_child (list);
  AhuRnLogLine *line = focus != NULL ? ahu_rn_log_row_find_line (list, focus) : NULL;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AhuRnLogLine) row = g_list_model_get_item (rows, i);

      if (row == line)
        return i;
    }

  return 0;
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        gpointer               user_data)
{
  GtkWidget *list = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  const LogKeys *self = user_data;

  switch (keyval)
    {
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      /* The rest is the list's affair. */
      self->go_on (self->log, find_focus (list), FALSE);
      return FALSE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      self->go_on (self->log, find_focus (list), TRUE);
      return TRUE;
    default:
      return FALSE;
    }
}

void
ahu_rn_log_keys_add (GtkWidget    *list,
                     AhuRnLogGoOn  go_on,
                     gpointer      log)
{
  GtkEventController *controller = gtk_event_controller_key_new ();
  LogKeys *self = g_new (LogKeys, 1);

  *self = (LogKeys) { go_on, log };
  g_object_set_data_full (G_OBJECT (list), "keys", self, g_free);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (list, controller);
}
