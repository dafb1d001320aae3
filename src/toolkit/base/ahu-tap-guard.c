/* ahu-tap-guard.c: a second tap where something else stands by now does nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-tap-guard.h"

#define CLOSED_TIME (400 * G_TIME_SPAN_MILLISECOND)
/* How far two taps that mean one place are apart: less than a control is wide. */
#define SAME_PLACE 32
#define KEY "ahu-tap-guard"

typedef struct
{
  GtkWidget *widget;
  graphene_point_t last;
  gboolean has_last;
  gint64 closed_until;
} TapGuard;

static AhuTapClock now = g_get_monotonic_time;

static void
pressed_cb (TapGuard   *self,
            int         n_press,
            double      x,
            double      y,
            GtkGesture *gesture)
{
  if (!ahu_tap_guard_press (self->widget, x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

void
ahu_tap_guard_add (GtkWidget *widget)
{
  GtkGesture *click;
  TapGuard *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = g_new (TapGuard, 1);
  *self = (TapGuard) { .widget = widget };
  g_object_set_data_full (G_OBJECT (widget), KEY, self, g_free);
  click = gtk_gesture_click_new ();
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

void
ahu_tap_guard_close (GtkWidget *widget)
{
  TapGuard *self = g_object_get_data (G_OBJECT (widget), KEY);

  g_return_if_fail (self != NULL);

  self->closed_until = now () + CLOSED_TIME;
}

gboolean
ahu_tap_guard_press (GtkWidget *widget,
                     double     x,
                     double     y)
{
  TapGuard *self = g_object_get_data (G_OBJECT (widget), KEY);
  graphene_point_t place = GRAPHENE_POINT_INIT ((float) x, (float) y);

  g_return_val_if_fail (self != NULL, TRUE);

  if (self->has_last && now () < self->closed_until &&
      graphene_point_distance (&place, &self->last, NULL, NULL) <= SAME_PLACE)
    return FALSE;
  self->last = place;
  self->has_last = TRUE;

  return TRUE;
}

void
ahu_tap_guard_set_clock (AhuTapClock clock)
{
  now = clock != NULL ? clock : g_get_monotonic_time;
}
