/* ahu-learn-answers.c: the answers of a question in a lesson
 *
 * Side by side where all their words have room, else one below the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/learn/ahu-learn-answers.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-choice.h"

#define GAP 9

struct _AhuLearnAnswers
{
  GtkWidget parent_instance;

  AhuLessonRun *run;
};

G_DEFINE_FINAL_TYPE (AhuLearnAnswers, ahu_learn_answers, GTK_TYPE_WIDGET)

static GtkWidget *
get_next (GtkWidget *child)
{
  return gtk_widget_get_next_sibling (child);
}

static guint
count_children (AhuLearnAnswers *self)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = get_next (child))
    n++;

  return n;
}

/* The largest child decides, so that all are as large. */
static int
measure_children (AhuLearnAnswers *self,
                  GtkOrientation   orientation,
                  int              for_size,
                  gboolean         natural)
{
  int largest = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = get_next (child))
    {
      int least, best;

      gtk_widget_measure (child, orientation, for_size, &least, &best, NULL, NULL);
      largest = MAX (largest, natural ? best : least);
    }

  return largest;
}

static int
get_line_width (AhuLearnAnswers *self,
                guint            n)
{
  return (int) n * measure_children (self, GTK_ORIENTATION_HORIZONTAL, -1, TRUE) + ((int) n - 1) * GAP;
}

static gboolean
stand_beside (AhuLearnAnswers *self,
              int              width)
{
  guint n = count_children (self);

  return width < 0 || get_line_width (self, n) <= width;
}

static int
get_child_width (AhuLearnAnswers *self,
                 int              width)
{
  int n = (int) count_children (self);

  return n > 0 && stand_beside (self, width) ? (width - (n - 1) * GAP) / n : width;
}

static GtkSizeRequestMode
ahu_learn_answers_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ahu_learn_answers_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  AhuLearnAnswers *self = AHU_LEARN_ANSWERS (widget);
  int n = (int) count_children (self);
  int child;

  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = 0;
  if (n == 0)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_children (self, orientation, -1, FALSE);
      *natural = get_line_width (self, (guint) n);
      return;
    }
  child = measure_children (self, orientation, for_size < 0 ? -1 : get_child_width (self, for_size), FALSE);
  *minimum = *natural = stand_beside (self, for_size) ? child : n * child + (n - 1) * GAP;
}

static void
ahu_learn_answers_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  AhuLearnAnswers *self = AHU_LEARN_ANSWERS (widget);
  int n = (int) count_children (self);
  gboolean beside = n > 0 && stand_beside (self, width);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = get_next (child), i++)
    {
      int child_width = get_child_width (self, width);
      int child_height = beside ? height : (height - (n - 1) * GAP) / n;
      int place = beside ? i * (child_width + GAP) : 0;
      GtkAllocation at = { mirrored ? width - place - child_width : place,
                           beside ? 0 : i * (child_height + GAP), child_width, child_height };

      gtk_widget_size_allocate (child, &at, -1);
    }
}

static void
clear (AhuLearnAnswers *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->run);
}

static void
ahu_learn_answers_dispose (GObject *object)
{
  clear (AHU_LEARN_ANSWERS (object));

  G_OBJECT_CLASS (ahu_learn_answers_parent_class)->dispose (object);
}

static void
ahu_learn_answers_class_init (AhuLearnAnswersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_learn_answers_dispose;
  widget_class->get_request_mode = ahu_learn_answers_get_request_mode;
  widget_class->measure = ahu_learn_answers_measure;
  widget_class->size_allocate = ahu_learn_answers_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "learn-answers");
}

static void
ahu_learn_answers_init (AhuLearnAnswers *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Answers"), -1);
}

static void
chosen_cb (AhuLearnAnswers *self,
           GtkWidget       *choice)
{
  ahu_lesson_run_answer (self->run, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), "answer")));
}

/* The words, and room for the mark of one that was chosen: nothing moves then. */
static GtkWidget *
content_new (const char *words)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *label = gtk_label_new (words);
  GtkWidget *mark = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "opacity", 0.0, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (GTK_GRID (grid), label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), mark, 1, 0, 1, 1);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);

  return grid;
}

static GtkWidget *
answer_new (AhuLearnAnswers       *self,
            const AhuLessonAnswer *answer,
            guint                  index)
{
  const char *words = ahu_lesson_text (answer->text);
  GtkWidget *choice = ahu_choice_new ();
  GtkWidget *content = content_new (words);
  g_autofree char *key = g_strdup_printf ("%u", index + 1);

  ahu_choice_set_content (AHU_CHOICE (choice), content);
  ahu_choice_set_key (AHU_CHOICE (choice), key);
  ahu_choice_set_name (AHU_CHOICE (choice), words, NULL);
  gtk_widget_add_css_class (choice, "learn-answer");
  g_object_set_data (G_OBJECT (choice), "answer", GUINT_TO_POINTER (index));
  g_object_set_data (G_OBJECT (choice), "mark", gtk_widget_get_last_child (content));
  g_signal_connect_object (choice, "clicked", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);

  return choice;
}

static void
show_mark (GtkWidget *choice,
           gboolean   chosen,
           gboolean   right)
{
  GtkWidget *mark = g_object_get_data (G_OBJECT (choice), "mark");

  gtk_image_set_from_icon_name (GTK_IMAGE (mark), right ? "object-select-symbolic" : "action-unavailable-symbolic");
  gtk_widget_set_opacity (mark, chosen ? 1 : 0);
  ahu_widget_set_css_class (choice, "right", chosen && right);
  ahu_widget_set_css_class (choice, "wrong", chosen && !right);
}

void
ahu_learn_answers_set_run (AhuLearnAnswers *self,
                           AhuLessonRun    *run)
{
  const AhuLessonStep *step;

  g_return_if_fail (AHU_IS_LEARN_ANSWERS (self));
  g_return_if_fail (AHU_IS_LESSON_RUN (run));

  clear (self);
  self->run = g_object_ref (run);
  step = ahu_lesson_run_get_step (run);
  for (guint i = 0; i < step->answers->len; i++)
    gtk_widget_set_parent (answer_new (self, g_ptr_array_index (step->answers, i), i), GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), step->answers->len > 0);
}

void
ahu_learn_answers_update (AhuLearnAnswers *self)
{
  const AhuLessonStep *step;
  guint i = 0;

  g_return_if_fail (AHU_IS_LEARN_ANSWERS (self));
  g_return_if_fail (self->run != NULL);

  step = ahu_lesson_run_get_step (self->run);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = get_next (child), i++)
    {
      const AhuLessonAnswer *answer = g_ptr_array_index (step->answers, i);
      gboolean chosen = ahu_lesson_run_was_chosen (self->run, i);

      show_mark (child, chosen, answer->right);
      ahu_choice_set_name (AHU_CHOICE (child), ahu_lesson_text (answer->text),
                           !chosen ? NULL : answer->right ? _("Right") : _("Not right"));
      /* Once it is answered, the others can't be chosen any more. */
      gtk_widget_set_sensitive (child, chosen || ahu_lesson_run_get_state (self->run) != AHU_LESSON_DONE);
    }
}
