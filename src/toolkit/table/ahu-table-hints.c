/* ahu-table-hints.c: the hint of one choice, below the prompt
 *
 * Of the choice with the focus while the focus is seen, so for those who go about
 * with the keyboard; and of a choice that a finger rests on. A pointer gets the
 * same words as a tooltip. What was paid or taken is explained in the same way, also
 * where no hints are wanted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-hints.h"
#include "toolkit/table/ahu-table-private.h"
#include "toolkit/table/ahu-taking-chip.h"

/* Of a choice, if hints are wanted; or of what was paid or taken. */
static const char *
get_words (AhuTable  *self,
           GtkWidget *widget)
{
  AhuSession *session = ahu_table_get_private (self)->session;

  if (AHU_IS_TAKING_CHIP (widget))
    return ahu_taking_chip_get_explanation (AHU_TAKING_CHIP (widget));

  return AHU_IS_CHOICE (widget) && session != NULL && ahu_hints_are_on (session) ? ahu_choice_get_hint (AHU_CHOICE (widget)) : NULL;
}

static const char *
find_hint (AhuTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_window_get_focus_visible (GTK_WINDOW (root)) ||
      !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return NULL;

  return get_words (self, focus);
}

/* Who goes to the rules that the hint names still needs it. */
static void
focus_cb (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (priv->session != NULL && !ahu_notice_is_followed (AHU_NOTICE (priv->notice)))
    ahu_table_show_hint (self);
}

/* A press of the pointer makes the focus unseen, maybe on its way to a link. */
static void
focus_visible_cb (AhuTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    focus_cb (self);
}

/* The finger then makes no move. */
static void
long_pressed_cb (AhuTable   *self,
                 double      x,
                 double      y,
                 GtkGesture *gesture)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *choice = picked != NULL ? gtk_widget_get_ancestor (picked, AHU_TYPE_CHOICE) : NULL;
  GtkWidget *chip = picked != NULL ? gtk_widget_get_ancestor (picked, AHU_TYPE_TAKING_CHIP) : NULL;
  const char *hint = choice != NULL ? get_words (self, choice) : chip != NULL ? get_words (self, chip) : NULL;

  if (hint == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  ahu_notice_set_hint (AHU_NOTICE (ahu_table_get_private (self)->notice), hint);
}

void
ahu_table_init_hints (AhuTable *self)
{
  GtkGesture *gesture = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (gesture), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (gesture, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

void
ahu_table_show_hint (AhuTable *self)
{
  ahu_notice_set_hint (AHU_NOTICE (ahu_table_get_private (self)->notice), find_hint (self));
}

void
ahu_table_follow_focus (AhuTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!GTK_IS_WINDOW (root))
    return;
  g_signal_handlers_disconnect_by_func (root, focus_cb, self);
  g_signal_handlers_disconnect_by_func (root, focus_visible_cb, self);
  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (root, "notify::focus-visible", G_CALLBACK (focus_visible_cb), self, G_CONNECT_SWAPPED);
}
