/* ahu-learn-feedback.c: what there is to say to the last answer or move in a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/learn/ahu-learn-feedback.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/rules/ahu-rules-text.h"

struct _AhuLearnFeedback
{
  AhuParent parent_instance;

  GtkWidget *grid;
  GtkImage *icon;
  GtkLabel *verdict;
  GtkLabel *message;
  GtkLabel *hint;
};

G_DEFINE_FINAL_TYPE (AhuLearnFeedback, ahu_learn_feedback, AHU_TYPE_PARENT)

static void
ahu_learn_feedback_class_init (AhuLearnFeedbackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "learn-feedback");
}

static GtkLabel *
add_label (AhuLearnFeedback *self,
           int               row)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (GTK_GRID (self->grid), label, 1, row, 1, 1);

  return GTK_LABEL (label);
}

static void
ahu_learn_feedback_init (AhuLearnFeedback *self)
{
  self->grid = gtk_grid_new ();
  self->icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_grid_attach (GTK_GRID (self->grid), GTK_WIDGET (self->icon), 0, 0, 1, 1);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 12);
  self->verdict = add_label (self, 0);
  self->message = add_label (self, 1);
  self->hint = add_label (self, 2);
  gtk_widget_add_css_class (GTK_WIDGET (self->verdict), "section-heading");
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

static const char *
get_verdict (AhuLessonRun *run)
{
  if (ahu_lesson_run_get_step (run)->sort == AHU_LESSON_SHOW)
    return _("What happens");
  if (ahu_lesson_run_get_state (run) == AHU_LESSON_OTHER)
    /* Translators: heading in a lesson: a move that the rules allow, but not the one to be made;
     * which one that is follows. */
    return _("Allowed, but not what we need here");

  return ahu_lesson_run_get_state (run) == AHU_LESSON_DONE ? _("Right") : _("Not right, try again");
}

static void
set_look (AhuLearnFeedback *self,
          const char       *css_class,
          const char       *icon)
{
  const char *classes[] = { css_class, NULL };

  gtk_widget_set_css_classes (GTK_WIDGET (self), classes);
  gtk_image_set_from_icon_name (self->icon, icon);
}

void
ahu_learn_feedback_update (AhuLearnFeedback *self,
                           AhuLessonRun     *run)
{
  const char *message;
  const char *hint;
  g_autofree char *help = NULL;

  g_return_if_fail (AHU_IS_LEARN_FEEDBACK (self));
  g_return_if_fail (AHU_IS_LESSON_RUN (run));

  message = ahu_lesson_run_get_message (run);
  hint = ahu_lesson_run_get_hint (run);
  gtk_widget_set_visible (GTK_WIDGET (self), message != NULL);
  if (message == NULL)
    return;

  if (ahu_lesson_run_get_step (run)->sort == AHU_LESSON_SHOW)
    set_look (self, "shown", "ahu-eye-symbolic");
  else if (ahu_lesson_run_get_state (run) == AHU_LESSON_DONE)
    set_look (self, "right", "object-select-symbolic");
  else if (ahu_lesson_run_get_state (run) == AHU_LESSON_OTHER)
    set_look (self, "allowed", "dialog-information-symbolic");
  else
    set_look (self, "wrong", "action-unavailable-symbolic");
  /* Translators: %s is a sentence that helps. */
  help = hint != NULL ? g_strdup_printf (_("Hint: %s"), hint) : g_strdup ("");
  gtk_label_set_text (self->verdict, get_verdict (run));
  ahu_rules_label_set_text (self->message, message);
  ahu_rules_label_set_text (self->hint, help);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), hint != NULL);
}

void
ahu_learn_feedback_announce (AhuLearnFeedback *self)
{
  g_autofree char *message = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (AHU_IS_LEARN_FEEDBACK (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  /* Translators: told by a screen reader: %1$s is a verdict such as “Right”, %2$s a
   * sentence that gives the reason. */
  message = g_strdup_printf (C_("lesson", "%1$s. %2$s"), gtk_label_get_text (self->verdict),
                             gtk_label_get_text (self->message));
  words = g_strjoin (C_("sentences", " "), message,
                     gtk_widget_get_visible (GTK_WIDGET (self->hint)) ? gtk_label_get_text (self->hint) : NULL, NULL);
  ahu_compat_announce (GTK_WIDGET (self), words);
}
