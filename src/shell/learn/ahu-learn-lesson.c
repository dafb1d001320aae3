/* ahu-learn-lesson.c: one step of a lesson: what is told or asked, the table, what to do next
 *
 * The run knows how far the lesson has come; this shows it after every change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/learn/ahu-learn-lesson.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "shell/learn/ahu-learn-answers.h"
#include "shell/learn/ahu-learn-feedback.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-choice.h"

/* Of a lesson, with the margins at its sides. */
#define READ_WIDTH 980
#define MARGIN 24

struct _AhuLearnLesson
{
  GtkWidget parent_instance;

  const AhuGameUi *ui;
  AhuLessonRun *run;
  gboolean is_last; /* of the lessons */
  AhuWidthClass room;
  guint n_steps_shown;

  GtkScrolledWindow *scroller;
  GtkWidget *clamp;
  GtkLabel *heading;
  GtkLabel *text;
  AdwBin *view;
  GtkGrid *upper; /* holds the answers where there is room */
  GtkGrid *lower; /* and where there is none */
  GtkWidget *answers;
  AhuLearnFeedback *feedback;
  GtkWidget *foot;
  GtkWidget *again;
  GtkWidget *rule;
  GtkLabel *place;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (AhuLearnLesson, ahu_learn_lesson, GTK_TYPE_WIDGET)

static gboolean
is_narrow (AhuLearnLesson *self)
{
  return self->room < AHU_WIDTH_700;
}

/* A button's words, with its key where there is room. */
static void
set_button (AhuLearnLesson *self,
            GtkWidget      *button,
            const char     *words,
            const char     *key)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *keycap = ahu_keycap_new (key);

  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (keycap, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (keycap, !is_narrow (self));
  gtk_grid_attach (GTK_GRID (grid), gtk_label_new (words), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), keycap, 1, 0, 1, 1);
  gtk_button_set_child (GTK_BUTTON (button), grid);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Below the table, or in the bar where that would be out of sight. */
static void
place_answers (AhuLearnLesson *self,
               gboolean        bar)
{
  GtkGrid *place = bar ? self->lower : self->upper;
  GtkWidget *answers = self->answers;

  if (gtk_widget_get_parent (answers) == GTK_WIDGET (place))
    return;
  g_object_ref (answers);
  gtk_grid_remove (GTK_GRID (gtk_widget_get_parent (answers)), answers);
  gtk_grid_attach (place, answers, 0, 0, 1, 1);
  g_object_unref (answers);
}

static void
show_rule (AhuLearnLesson *self)
{
  const char *rule = ahu_lesson_run_get_rule (self->run);

  gtk_widget_set_visible (self->rule, rule != NULL);
  if (rule != NULL)
    ahu_rules_button_set_rule (GTK_BUTTON (self->rule), rule);
}

static const char *
get_next_words (AhuLearnLesson *self)
{
  if (ahu_lesson_run_get_state (self->run) != AHU_LESSON_DONE)
    return _("Show");
  if (!ahu_lesson_run_is_last (self->run))
    return _("Next");

  return self->is_last ? _("Finish") : _("Next lesson");
}

static void
show_foot (AhuLearnLesson *self)
{
  g_autofree char *place = ahu_learn_lesson_dup_place (self);

  gtk_label_set_text (self->place, place);
  gtk_widget_set_visible (GTK_WIDGET (self->place), !is_narrow (self));
  gtk_widget_set_visible (self->again, !is_narrow (self));
  gtk_widget_set_visible (self->next, ahu_lesson_run_can_go_on (self->run));
  set_button (self, self->next, get_next_words (self), C_("key", "Enter"));
}

/* As wide as is well read, or as the table needs; what leads on keeps to the same lines. */
static void
clamp_width (AhuLearnLesson *self)
{
  GtkWidget *const clamps[] = { self->clamp, self->foot };
  int least;

  gtk_widget_measure (GTK_WIDGET (self->view), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (clamps); i++)
    {
      int width = MAX (ahu_text_scaled (READ_WIDTH), least + 2 * MARGIN);

      adw_clamp_set_maximum_size (ADW_CLAMP (clamps[i]), width);
      adw_clamp_set_tightening_threshold (ADW_CLAMP (clamps[i]), width);
    }
}

static void
show_view (AhuLearnLesson *self)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (self->run);
  AhuSession *session = ahu_lesson_run_get_session (self->run);

  self->ui->lesson_view_show (adw_bin_get_child (self->view), session, step, self->room);
  clamp_width (self);
}

static void
show_state (AhuLearnLesson *self)
{
  show_view (self);
  ahu_learn_answers_update (AHU_LEARN_ANSWERS (self->answers));
  ahu_learn_feedback_update (self->feedback, self->run);
  show_rule (self);
  show_foot (self);
}

/* To the button that leads on, else to what is asked: whoever presses Enter once too often
 * answers nothing. From there Tab leads to the first choice. */
static gboolean
move_focus (AhuLearnLesson *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;

  if (ahu_lesson_run_can_go_on (self->run))
    return gtk_widget_grab_focus (self->next);
  /* A label takes it from nobody but the window. */
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), GTK_WIDGET (self->text));

  return TRUE;
}

static void
show_step (AhuLearnLesson *self)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (self->run);

  self->n_steps_shown = ahu_lesson_run_get_index (self->run);
  ahu_learn_answers_set_run (AHU_LEARN_ANSWERS (self->answers), self->run);
  gtk_label_set_text (self->heading, ahu_lesson_get_title (ahu_lesson_run_get_lesson (self->run)));
  gtk_label_set_text (self->text, ahu_lesson_text (step->text));
  show_state (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  ahu_compat_announce (GTK_WIDGET (self), ahu_lesson_text (step->text));
  move_focus (self);
}

static void
changed_cb (AhuLearnLesson *self)
{
  if (ahu_lesson_run_get_index (self->run) != self->n_steps_shown ||
      ahu_lesson_run_get_message (self->run) == NULL)
    {
      show_step (self);
      return;
    }
  show_state (self);
  ahu_learn_feedback_announce (self->feedback);
  if (ahu_lesson_run_get_state (self->run) == AHU_LESSON_DONE)
    move_focus (self);
}

static gboolean
ahu_learn_lesson_grab_focus (GtkWidget *widget)
{
  AhuLearnLesson *self = AHU_LEARN_LESSON (widget);

  return (self->run != NULL && move_focus (self)) || gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
forget_run (AhuLearnLesson *self)
{
  if (self->run != NULL)
    g_signal_handlers_disconnect_by_data (self->run, self);
  g_clear_object (&self->run);
}

static void
ahu_learn_lesson_dispose (GObject *object)
{
  forget_run (AHU_LEARN_LESSON (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), AHU_TYPE_LEARN_LESSON);

  G_OBJECT_CLASS (ahu_learn_lesson_parent_class)->dispose (object);
}

static void
ahu_learn_lesson_class_init (AhuLearnLessonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_learn_lesson_dispose;
  widget_class->focus = ahu_compat_focus_child;
  widget_class->grab_focus = ahu_learn_lesson_grab_focus;

  g_type_ensure (AHU_TYPE_LEARN_ANSWERS);
  g_type_ensure (AHU_TYPE_LEARN_FEEDBACK);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "learn-lesson");
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-learn-lesson.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, heading);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, text);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, view);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, upper);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, lower);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, answers);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, feedback);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, foot);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, again);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, rule);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, place);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnLesson, next);
}

static void
ahu_learn_lesson_init (AhuLearnLesson *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
}

void
ahu_learn_lesson_set_ui (AhuLearnLesson  *self,
                         const AhuGameUi *ui)
{
  g_return_if_fail (AHU_IS_LEARN_LESSON (self));
  g_return_if_fail (ui != NULL && ui->lesson_view_new != NULL);

  self->ui = ui;
  adw_bin_set_child (self->view, ui->lesson_view_new ());
}

void
ahu_learn_lesson_set_room (AhuLearnLesson *self,
                           AhuWidthClass   room,
                           gboolean        bar)
{
  g_return_if_fail (AHU_IS_LEARN_LESSON (self));

  place_answers (self, bar);
  if (self->room == room)
    return;
  self->room = room;
  set_button (self, self->again, _("One step back"), C_("learn key", "Ctrl+Z"));
  if (self->run != NULL)
    show_state (self);
}

void
ahu_learn_lesson_set_run (AhuLearnLesson *self,
                          AhuLessonRun   *run)
{
  g_return_if_fail (AHU_IS_LEARN_LESSON (self));
  g_return_if_fail (AHU_IS_LESSON_RUN (run));
  g_return_if_fail (self->ui != NULL);
  g_return_if_fail (ahu_lesson_get_game (ahu_lesson_run_get_lesson (run)) == self->ui->game);

  forget_run (self);
  self->run = g_object_ref (run);
  g_signal_connect_object (run, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show_step (self);
}

void
ahu_learn_lesson_set_last (AhuLearnLesson *self,
                           gboolean        is_last)
{
  g_return_if_fail (AHU_IS_LEARN_LESSON (self));
  g_return_if_fail (self->run != NULL);

  if (self->is_last == is_last)
    return;
  self->is_last = is_last;
  show_foot (self);
}

char *
ahu_learn_lesson_tell_place (AhuLesson *lesson,
                             guint      step)
{
  g_return_val_if_fail (AHU_IS_LESSON (lesson), NULL);

  /* Translators: %1$u is the number of a step of a lesson, %2$u how many it has. */
  return g_strdup_printf (_("Step %1$u of %2$u"), step + 1, ahu_lesson_get_n_steps (lesson));
}

char *
ahu_learn_lesson_dup_place (AhuLearnLesson *self)
{
  g_return_val_if_fail (AHU_IS_LEARN_LESSON (self), NULL);
  g_return_val_if_fail (self->run != NULL, NULL);

  return ahu_learn_lesson_tell_place (ahu_lesson_run_get_lesson (self->run), ahu_lesson_run_get_index (self->run));
}
