/* ahu-menu-gesture.c: all the ways in which a menu of what is pointed at is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-menu-gesture.h"

typedef struct
{
  GtkWidget *widget;
  AhuMenuGestureShow show;
  gpointer data;
} MenuGesture;

static void
pressed_cb (MenuGesture *self,
            int          n_press,
            double       x,
            double       y,
            GtkGesture  *gesture)
{
  if (self->show (self->widget, &GRAPHENE_POINT_INIT ((float) x, (float) y), self->data))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
long_pressed_cb (MenuGesture *self,
                 double       x,
                 double       y,
                 GtkGesture  *gesture)
{
  pressed_cb (self, 1, x, y, gesture);
}

static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   user_data)
{
  MenuGesture *self = user_data;

  return self->show (widget, NULL, self->data);
}

void
ahu_menu_gesture_add (GtkWidget          *widget,
                      AhuMenuGestureShow  show,
                      gpointer            data)
{
  MenuGesture *self;
  GtkGesture *click, *press;
  GtkEventController *keys;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (show != NULL);

  self = g_new (MenuGesture, 1);
  *self = (MenuGesture) { .widget = widget, .show = show, .data = data };
  g_object_set_data_full (G_OBJECT (widget), "menu-gesture", self, g_free);

  click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));

  press = gtk_gesture_long_press_new ();
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));

  keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                                                          gtk_callback_action_new (menu_key_cb, self, NULL)));
  gtk_widget_add_controller (widget, keys);
}
