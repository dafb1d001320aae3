/* ahu-log-keys.c: going through the log by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log-keys.h"

#include "toolkit/table/ahu-log-row.h"

typedef struct
{
  AhuLogGoOn go_on;
  gpointer user_data;
} LogKeys;

static guint
find_focus (GtkWidget *list)
{
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  GtkWidget *focus = gtk_widget_get_focus_child (list);
  AhuLogLine *line = focus != NULL ? ahu_log_row_find_line (list, focus) : NULL;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AhuLogLine) row = g_list_model_get_item (rows, i);

      if (row == line)
        return i;
    }

  return 0;
}

/* How many lines are to be seen whole; where they are many one stays in sight. */
static int
count_page (GtkWidget *list)
{
  float height = gtk_widget_get_height (list);
  int n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (row) && gtk_widget_compute_bounds (row, list, &bounds) && bounds.origin.y >= 0 &&
          bounds.origin.y + bounds.size.height <= height)
        n++;
    }

  return n > 2 ? n - 1 : MAX (n, 1);
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
      /* The rest is the list's affair. */
      self->go_on (self->user_data, find_focus (list), 0);
      return FALSE;
    /* The list would stay where a page ends at a line that can't have the focus. */
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      self->go_on (self->user_data, find_focus (list), count_page (list));
      return TRUE;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      self->go_on (self->user_data, find_focus (list), -count_page (list));
      return TRUE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      self->go_on (self->user_data, find_focus (list), G_MAXINT);
      return TRUE;
    default:
      return FALSE;
    }
}

void
ahu_log_keys_add (GtkWidget  *list,
                  AhuLogGoOn  go_on,
                  gpointer    user_data)
{
  GtkEventController *controller = gtk_event_controller_key_new ();
  LogKeys *self = g_new (LogKeys, 1);

  *self = (LogKeys) { go_on, user_data };
  g_object_set_data_full (G_OBJECT (list), "keys", self, g_free);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (list, controller);
}
