/* ahu-hold-button.c: a button that does something only as long as it is held
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/base/ahu-hold-button.h"

struct _AhuHoldButton
{
  GtkBox parent_instance;

  GtkWindow *window; /* while mapped; not owned */
  gboolean held;
};

static guint held_signal;

G_DEFINE_FINAL_TYPE (AhuHoldButton, ahu_hold_button, GTK_TYPE_BOX)

static void
pressed_cb (AhuHoldButton *self,
            int            n_press,
            double         x,
            double         y,
            GtkGesture    *gesture)
{
  /* A finger that moves a little scrolls nothing. */
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  ahu_hold_button_set_held (self, TRUE);
}

static void
let_go (AhuHoldButton *self)
{
  ahu_hold_button_set_held (self, FALSE);
}

/* Whoever turns to another window may turn the screen as well. */
static void
active_cb (AhuHoldButton *self)
{
  if (!gtk_window_is_active (self->window))
    let_go (self);
}

static void
ahu_hold_button_map (GtkWidget *widget)
{
  AhuHoldButton *self = AHU_HOLD_BUTTON (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  GTK_WIDGET_CLASS (ahu_hold_button_parent_class)->map (widget);
  if (!GTK_IS_WINDOW (root))
    return;
  self->window = GTK_WINDOW (root);
  g_signal_connect_object (self->window, "notify::is-active", G_CALLBACK (active_cb), self, G_CONNECT_SWAPPED);
}

static void
ahu_hold_button_unmap (GtkWidget *widget)
{
  AhuHoldButton *self = AHU_HOLD_BUTTON (widget);

  let_go (self);
  if (self->window != NULL)
    g_signal_handlers_disconnect_by_func (self->window, active_cb, self);
  self->window = NULL;
  GTK_WIDGET_CLASS (ahu_hold_button_parent_class)->unmap (widget);
}

static void
ahu_hold_button_class_init (AhuHoldButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = ahu_hold_button_map;
  widget_class->unmap = ahu_hold_button_unmap;
  gtk_widget_class_set_css_name (widget_class, "button");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  held_signal = g_signal_new ("held", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                              0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_hold_button_init (AhuHoldButton *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  /* However it ends. */
  g_signal_connect_swapped (click, "end", G_CALLBACK (let_go), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
ahu_hold_button_set_held (AhuHoldButton *self,
                          gboolean       held)
{
  g_return_if_fail (AHU_IS_HOLD_BUTTON (self));

  held = held && gtk_widget_get_mapped (GTK_WIDGET (self));
  if (held == self->held)
    return;

  self->held = held;
  if (held)
    gtk_widget_set_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_CHECKED, FALSE);
  else
    gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_CHECKED);
  g_signal_emit (self, held_signal, 0);
}

gboolean
ahu_hold_button_get_held (AhuHoldButton *self)
{
  g_return_val_if_fail (AHU_IS_HOLD_BUTTON (self), FALSE);

  return self->held;
}
