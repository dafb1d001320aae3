/* ahu-rn-log-menu.c: what can be done with a line of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-log-menu.h"

#include <glib/gi18n.h>

#include "app/ahu-rule-menu.h"
#include "app/rapanui/ahu-rn-log-row.h"
#include "rapanui/rn-citation.h"
#include "rapanui/rn-json.h"

/* The popover belongs to the log, the list has no place for it. */
typedef struct
{
  GtkWidget *log;
  GtkWidget *list;
  GtkWidget *popover; /* NULL until a line asks for it */
  AhuRnLogMenuMake make;
} LogMenu;

GMenuModel *
ahu_rn_log_menu_model (AhuSession   *session,
                       AhuRnLogLine *line,
                       gboolean      can_correct)
{
  AhuHistory *history;
  const char *rules[RN_MAX_CITED];
  guint ply, n;
  GMenu *menu;
  RnMove move;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (AHU_IS_RN_LOG_LINE (line), NULL);

  if (ahu_rn_log_line_get_line_type (line) != AHU_RN_LOG_MOVE)
    return NULL;

  history = ahu_session_get_history (session);
  ply = ahu_rn_log_line_get_ply (line);
  rn_move_from_json (&move, g_ptr_array_index (ahu_history_get_moves (history), ply));
  n = rn_move_rules (ahu_history_get_position (history, ply), &move, rules);
  menu = g_menu_new ();
  for (guint i = 0; i < n; i++)
    ahu_rule_menu_append (menu, rules[i], "win.show-rule");
  if (can_correct)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_("Correct this line"), NULL);

      g_menu_item_set_action_and_target (item, "table.correct", "u", ply);
      g_menu_append_item (menu, item);
    }

  return G_MENU_MODEL (menu);
}

static gboolean
show_menu (LogMenu   *self,
           GtkWidget *widget,
           double     x,
           double     y)
{
  AhuRnLogLine *line = ahu_rn_log_row_find_line (self->list, widget);
  g_autoptr (GMenuModel) model = line != NULL ? self->make (line, self->log) : NULL;
  graphene_point_t point;

  if (model == NULL)
    return FALSE;
  if (self->popover == NULL)
    {
      self->popover = gtk_popover_menu_new_from_model (NULL);
      gtk_widget_set_parent (self->popover, self->log);
    }
  if (gtk_widget_compute_point (self->list, self->log, &GRAPHENE_POINT_INIT ((float) x, (float) y), &point))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &(GdkRectangle) { (int) point.x, (int) point.y, 1, 1 });
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->popover), model);
  gtk_popover_popup (GTK_POPOVER (self->popover));

  return TRUE;
}

static void
pressed_cb (LogMenu    *self,
            int         n_press,
            double      x,
            double      y,
            GtkGesture *gesture)
{
  if (show_menu (self, gtk_widget_pick (self->list, x, y, GTK_PICK_DEFAULT), x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
long_pressed_cb (LogMenu    *self,
                 double      x,
                 double      y,
                 GtkGesture *gesture)
{
  pressed_cb (self, 1, x, y, gesture);
}

static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   user_data)
{
  LogMenu *self = user_data;
  GtkWidget *row = gtk_widget_get_focus_child (self->list);
  double x, y;

  if (row == NULL)
    return FALSE;
  ahu_rn_log_row_get_point (self->list, row, &x, &y);

  return show_menu (self, row, x, y);
}

static void
destroy_cb (LogMenu *self)
{
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

void
ahu_rn_log_menu_add (GtkWidget        *log,
                     GtkWidget        *list,
                     AhuRnLogMenuMake  make)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();
  LogMenu *self = g_new (LogMenu, 1);

  *self = (LogMenu) { .log = log, .list = list, .make = make };
  g_object_set_data_full (G_OBJECT (log), "menu", self, g_free);
  g_signal_connect_swapped (log, "destroy", G_CALLBACK (destroy_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                                                          gtk_callback_action_new (menu_key_cb, self, NULL)));
  gtk_widget_add_controller (list, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (list, GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_controller (list, keys);
}
