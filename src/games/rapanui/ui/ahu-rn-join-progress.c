/* ahu-rn-join-progress.c: how far a running game is entered, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-join-progress.h"

#include <glib/gi18n.h>

#include "games/rapanui/words/rn-join-words.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"

struct _AhuRnJoinProgress
{
  GtkBox parent_instance;

  GtkWidget *buttons[RN_JOIN_STEPS];
  GtkWidget *signs[RN_JOIN_STEPS];
  GtkWidget *names[RN_JOIN_STEPS];
  gboolean is_done[RN_JOIN_STEPS];
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (AhuRnJoinProgress, ahu_rn_join_progress, GTK_TYPE_BOX)

static guint chosen_signal;

static void
clicked_cb (AhuRnJoinProgress *self,
            GtkWidget      *button)
{
  for (guint i = 0; i < RN_JOIN_STEPS; i++)
    if (self->buttons[i] == button)
      g_signal_emit (self, chosen_signal, 0, i);
}

static void
show_step (AhuRnJoinProgress *self,
           guint           step)
{
  const char *name = rn_join_step_name (step);
  g_autofree char *number = g_strdup_printf ("%u", step + 1);

  gtk_label_set_text (GTK_LABEL (self->signs[step]), self->is_done[step] ? "✓" : number);
  gtk_widget_set_visible (self->names[step], !self->narrow);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[step]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->is_done[step] ? _("entered") : _("not entered yet"),
                                  -1);
}

static void
build_step (AhuRnJoinProgress *self,
            guint              step)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->signs[step] = gtk_label_new (NULL);
  self->names[step] = gtk_label_new (rn_join_step_name (step));
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), self->signs[step]);
  gtk_box_append (GTK_BOX (content), self->names[step]);
  self->buttons[step] = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->buttons[step]), content);
  gtk_widget_add_css_class (self->buttons[step], "flat");
  gtk_widget_add_css_class (self->buttons[step], "join-step");
  gtk_widget_set_tooltip_text (self->buttons[step], rn_join_step_name (step));
  g_signal_connect_swapped (self->buttons[step], "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (self), self->buttons[step]);
  show_step (self, step);
}

static void
ahu_rn_join_progress_class_init (AhuRnJoinProgressClass *klass)
{
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ahu_rn_join_progress_init (AhuRnJoinProgress *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), ahu_wrap_layout_new (4, 4));
  for (guint i = 0; i < RN_JOIN_STEPS; i++)
    build_step (self, i);
}

GtkWidget *
ahu_rn_join_progress_new (void)
{
  return g_object_new (AHU_TYPE_RN_JOIN_PROGRESS, NULL);
}

void
ahu_rn_join_progress_set_narrow (AhuRnJoinProgress *self,
                                 gboolean        narrow)
{
  g_return_if_fail (AHU_IS_RN_JOIN_PROGRESS (self));

  self->narrow = narrow;
  for (guint i = 0; i < RN_JOIN_STEPS; i++)
    show_step (self, i);
}

void
ahu_rn_join_progress_update (AhuRnJoinProgress *self,
                             RnJoinEntry *entry)
{
  guint targets[RN_JOIN_TARGETS];
  guint n, present;

  g_return_if_fail (AHU_IS_RN_JOIN_PROGRESS (self));
  g_return_if_fail (entry != NULL);

  n = rn_join_entry_list (entry, targets);
  present = rn_join_entry_get_present (entry);
  for (guint i = 0; i < RN_JOIN_STEPS; i++)
    self->is_done[i] = TRUE;
  for (guint i = 0; i < n; i++)
    if (rn_join_step (targets[i]) < RN_JOIN_STEPS && rn_join_entry_is_open (entry, targets[i]))
      self->is_done[rn_join_step (targets[i])] = FALSE;
  for (guint i = 0; i < RN_JOIN_STEPS; i++)
    {
      gboolean is_present = present < RN_JOIN_TARGETS && rn_join_step (present) == i;

      show_step (self, i);
      ahu_widget_set_css_class (self->buttons[i], "present", is_present);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_STATE_PRESSED,
                                   is_present ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}
