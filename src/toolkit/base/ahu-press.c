/* ahu-press.c: what is looked at and can be pressed too, without being a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-press.h"

#define KEY "ahu-press"

typedef struct
{
  GtkWidget *widget;
  AhuPressed pressed;
  gpointer user_data;
} Press;

static void
released_cb (Press      *self,
             int         n_press,
             double      x,
             double      y,
             GtkGesture *gesture)
{
  if (!gtk_widget_contains (self->widget, x, y))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pressed (self->widget, &GRAPHENE_POINT_INIT ((float) x, (float) y), self->user_data);
}

static gboolean
key_cb (GtkWidget *widget,
        GVariant  *arguments,
        gpointer   user_data)
{
  if (!gtk_widget_is_focus (widget))
    return GDK_EVENT_PROPAGATE;
  ahu_press_activate (widget);

  return GDK_EVENT_STOP;
}

/* Screen readers are told of the actions of a widget itself. */
static void
add_action (GtkWidget *widget)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("activate", NULL);

  g_signal_connect_object (action, "activate", G_CALLBACK (ahu_press_activate), widget, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (widget, "press", G_ACTION_GROUP (group));
}

void
ahu_press_add (GtkWidget  *widget,
               AhuPressed  pressed,
               gpointer    user_data)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();
  Press *self = g_new (Press, 1);

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (pressed != NULL);

  *self = (Press) { widget, pressed, user_data };
  g_object_set_data_full (G_OBJECT (widget), KEY, self, g_free);
  gtk_widget_add_css_class (widget, "pressable");
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Return|KP_Enter|space|KP_Space"),
                                                          gtk_callback_action_new (key_cb, NULL, NULL)));
  gtk_event_controller_set_name (keys, KEY);
  gtk_widget_add_controller (widget, keys);
  add_action (widget);
}

void
ahu_press_activate (GtkWidget *widget)
{
  const Press *self = g_object_get_data (G_OBJECT (widget), KEY);

  g_return_if_fail (self != NULL);

  self->pressed (widget, NULL, self->user_data);
}
