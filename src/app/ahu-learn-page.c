/* ahu-learn-page.c: the lessons, and the one that is gone through
 *
 * The run knows how far the lesson has come; this page shows it after every change. Where
 * there is little room, list and lesson take turns, and the answers stand in the bar at
 * the bottom, so that nobody has to look for them.
 *
 * Not for: the answers (ahu-learn-answers.h), what is said to them
 * (ahu-learn-feedback.h), which lessons are done (ahu-learn-progress.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-learn-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/ahu-choice.h"
#include "app/ahu-compat.h"
#include "app/ahu-init.h"
#include "app/ahu-learn-answers.h"
#include "app/ahu-learn-feedback.h"
#include "app/ahu-learn-progress.h"
#include "app/ahu-learn-row.h"
#include "app/ahu-menu-button.h"
#include "app/ahu-message-bar.h"
#include "app/ahu-rules-text.h"
#include "app/ahu-widget.h"

#define LIST_WIDTH 250

struct _AhuLearnPage
{
  GtkWidget parent_instance;

  const AhuGameUi *ui;
  AhuLessonList *lessons;
  AhuLessonRun *run;
  guint index;       /* of the lesson */
  gboolean on_list;  /* where list and lesson don't stand side by side */
  guint n_steps_shown;

  GtkWidget *content;
  AdwWindowTitle *title;
  AhuMessageBar *message_bar;
  AhuWidthBin *width_bin;
  GtkWidget *list_scroller;
  GtkListBox *list;
  GtkWidget *separator;
  GtkWidget *lesson;
  GtkScrolledWindow *scroller;
  GtkLabel *heading;
  GtkLabel *text;
  AdwBin *view;
  GtkGrid *upper; /* holds the answers where there is room */
  GtkGrid *lower; /* and where there is none */
  GtkWidget *answers;
  AhuLearnFeedback *feedback;
  GtkWidget *again;
  GtkWidget *rule;
  GtkLabel *place;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (AhuLearnPage, ahu_learn_page, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  UNDO,
  REDO,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static AhuWidthClass
get_room (AhuLearnPage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin);
}

static gboolean
stands_beside (AhuLearnPage *self)
{
  return get_room (self) >= AHU_WIDTH_1024;
}

static gboolean
is_on_lesson (AhuLearnPage *self)
{
  return self->run != NULL && (stands_beside (self) || !self->on_list);
}

static guint
get_n_lessons (AhuLearnPage *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->lessons));
}

static void
update_list (AhuLearnPage *self)
{
  for (guint i = 0; i < get_n_lessons (self); i++)
    {
      g_autoptr (AhuLesson) lesson = g_list_model_get_item (G_LIST_MODEL (self->lessons), i);
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) i);

      ahu_learn_row_set_done (AHU_LEARN_ROW (row), ahu_learn_progress_is_done (lesson));
    }
}

static gboolean
is_narrow (AhuLearnPage *self)
{
  return get_room (self) < AHU_WIDTH_700;
}

/* A button's words, with its key where there is room. */
static void
set_button (AhuLearnPage *self,
            GtkWidget    *button,
            const char   *words,
            const char   *key)
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
place_answers (AhuLearnPage *self)
{
  GtkGrid *place = is_narrow (self) || ahu_width_bin_get_low (self->width_bin) ? self->lower : self->upper;
  GtkWidget *answers = self->answers;

  if (gtk_widget_get_parent (answers) == GTK_WIDGET (place))
    return;
  g_object_ref (answers);
  gtk_grid_remove (GTK_GRID (gtk_widget_get_parent (answers)), answers);
  gtk_grid_attach (place, answers, 0, 0, 1, 1);
  g_object_unref (answers);
}

static void
show_rule (AhuLearnPage *self)
{
  const char *rule = ahu_lesson_run_get_rule (self->run);

  gtk_widget_set_visible (self->rule, rule != NULL);
  if (rule != NULL)
    ahu_rules_button_set_rule (GTK_BUTTON (self->rule), rule);
}

static const char *
get_next_words (AhuLearnPage *self)
{
  if (ahu_lesson_run_get_state (self->run) != AHU_LESSON_DONE)
    return _("Show");
  if (!ahu_lesson_run_is_last (self->run))
    return _("Next");
  if (self->index + 1 < get_n_lessons (self))
    return _("Next lesson");

  return _("Finish");
}

static gboolean
can_go_on (AhuLearnPage *self)
{
  return ahu_lesson_run_get_state (self->run) == AHU_LESSON_DONE ||
         ahu_lesson_run_get_step (self->run)->sort == AHU_LESSON_SHOW;
}

static char *
describe_step (AhuLearnPage *self)
{
  /* Translators: %1$u is the number of a step of a lesson, %2$u how many it has. */
  return g_strdup_printf (_("Step %1$u of %2$u"), ahu_lesson_run_get_index (self->run) + 1,
                          ahu_lesson_get_n_steps (ahu_lesson_run_get_lesson (self->run)));
}

static void
show_foot (AhuLearnPage *self)
{
  g_autofree char *place = describe_step (self);

  gtk_label_set_text (self->place, place);
  gtk_widget_set_visible (GTK_WIDGET (self->place), !is_narrow (self));
  gtk_widget_set_visible (self->again, !is_narrow (self));
  gtk_widget_set_visible (self->next, can_go_on (self));
  set_button (self, self->next, get_next_words (self), C_("key", "Enter"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "learn.next", is_on_lesson (self) && can_go_on (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "learn.again",
                                 is_on_lesson (self) && ahu_lesson_run_can_go_back (self->run));
}

/* What has no room at the foot of a narrow page stands below its title. */
static void
show_title (AhuLearnPage *self)
{
  /* Translators: %1$u is the number of a lesson, %2$u how many there are. */
  g_autofree char *lesson = g_strdup_printf (_("Lesson %1$u of %2$u"), self->index + 1, get_n_lessons (self));
  g_autofree char *step = describe_step (self);

  adw_window_title_set_subtitle (self->title, !is_on_lesson (self) ? "" : is_narrow (self) ? step : lesson);
}

static void
show_view (AhuLearnPage *self)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (self->run);
  AhuSession *session = ahu_lesson_run_get_session (self->run);

  self->ui->lesson_view_show (adw_bin_get_child (self->view), session, step, get_room (self));
}

static void
show_state (AhuLearnPage *self)
{
  show_view (self);
  ahu_learn_answers_update (AHU_LEARN_ANSWERS (self->answers));
  ahu_learn_feedback_update (self->feedback, self->run);
  show_rule (self);
  show_foot (self);
  show_title (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
}

/* To the button that leads on, else to the first thing to choose. */
static void
move_focus (AhuLearnPage *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !is_on_lesson (self))
    return;
  if (can_go_on (self))
    gtk_widget_grab_focus (self->next);
  else if (gtk_widget_get_visible (self->answers))
    gtk_widget_child_focus (self->answers, GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->view), GTK_DIR_TAB_FORWARD);
}

static void
show_step (AhuLearnPage *self)
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
changed_cb (AhuLearnPage *self)
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

static void
arrange (AhuLearnPage *self)
{
  gboolean beside = stands_beside (self);

  gtk_widget_set_visible (self->list_scroller, beside || self->on_list);
  gtk_widget_set_visible (self->separator, beside);
  gtk_widget_set_visible (self->lesson, beside || !self->on_list);
  gtk_widget_set_hexpand (self->list_scroller, !beside);
  gtk_widget_set_size_request (self->list_scroller, beside ? LIST_WIDTH : -1, -1);
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", is_narrow (self));
  set_button (self, self->again, _("Again"), C_("learn key", "Ctrl+Z"));
  place_answers (self);
  if (self->run != NULL)
    show_state (self);
}

static void
show_list (AhuLearnPage *self)
{
  self->on_list = TRUE;
  arrange (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) self->index)));
}

static void
row_activated_cb (AhuLearnPage *self,
                  GtkListBoxRow *row)
{
  ahu_learn_page_open (self, (guint) gtk_list_box_row_get_index (row));
}

static void
finish (AhuLearnPage *self)
{
  ahu_learn_progress_set_done (ahu_lesson_run_get_lesson (self->run));
  update_list (self);
  if (self->index + 1 < get_n_lessons (self))
    ahu_learn_page_open (self, self->index + 1);
  else
    show_list (self);
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (widget);

  if (is_on_lesson (self) && can_go_on (self) && !ahu_lesson_run_go_on (self->run))
    finish (self);
}

static void
again_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (widget);

  if (is_on_lesson (self))
    ahu_lesson_run_go_back (self->run);
}

/* What the widgets of the table page activate. */
static void
move_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (widget);
  JsonNode *move = json_from_string (g_variant_get_string (parameter, NULL), NULL);

  if (move != NULL && self->run != NULL)
    ahu_lesson_run_play (self->run, move);
  else
    g_clear_pointer (&move, json_node_unref);
}

static gboolean
key_cb (AhuLearnPage    *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  if (keyval == GDK_KEY_Escape)
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  if (!is_on_lesson (self))
    return GDK_EVENT_PROPAGATE;
  if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) && can_go_on (self))
    {
      next_action (GTK_WIDGET (self), "learn.next", NULL);
      return GDK_EVENT_STOP;
    }

  return ahu_choice_activate_key (self->lesson, keyval, state);
}

static void
undo_cb (AhuLearnPage *self)
{
  again_action (GTK_WIDGET (self), "learn.again", NULL);
}

static gboolean
ahu_learn_page_grab_focus (GtkWidget *widget)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (widget);

  if (!is_on_lesson (self))
    return gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) self->index)));
  if (can_go_on (self))
    return gtk_widget_grab_focus (self->next);

  return gtk_widget_child_focus (self->lesson, GTK_DIR_TAB_FORWARD);
}

static void
ahu_learn_page_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, is_on_lesson (self) && ahu_lesson_run_can_go_back (self->run));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, FALSE);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_learn_page_dispose (GObject *object)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (object);

  if (self->run != NULL)
    g_signal_handlers_disconnect_by_data (self->run, self);
  g_clear_object (&self->run);
  g_clear_object (&self->lessons);
  gtk_widget_dispose_template (GTK_WIDGET (self), AHU_TYPE_LEARN_PAGE);

  G_OBJECT_CLASS (ahu_learn_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-learn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, list_scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, list);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, separator);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, lesson);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, heading);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, text);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, view);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, upper);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, lower);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, answers);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, feedback);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, again);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, rule);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, place);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, next);
  gtk_widget_class_bind_template_callback (widget_class, arrange);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
ahu_learn_page_class_init (AhuLearnPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ahu_learn_page_get_property;
  object_class->dispose = ahu_learn_page_dispose;
  widget_class->focus = ahu_compat_focus_child;
  widget_class->grab_focus = ahu_learn_page_grab_focus;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * AhuLearnPage::undo:
   * @self: a page
   *
   * Begins the step again, or goes to the one before.
   */
  signals[UNDO] = g_signal_new_class_handler ("undo", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                                              G_CALLBACK (undo_cb), NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * AhuLearnPage::redo:
   * @self: a page
   *
   * Does nothing: a step is gone through once more.
   */
  signals[REDO] = g_signal_new ("redo", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (AHU_TYPE_LEARN_ANSWERS);
  g_type_ensure (AHU_TYPE_LEARN_FEEDBACK);
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MESSAGE_BAR);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "learn");
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "learn.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "learn.again", NULL, again_action);
  gtk_widget_class_install_action (widget_class, "table.move", "s", move_action);
}

static void
ahu_learn_page_init (AhuLearnPage *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
fill_list (AhuLearnPage *self)
{
  for (guint i = 0; i < get_n_lessons (self); i++)
    {
      g_autoptr (AhuLesson) lesson = g_list_model_get_item (G_LIST_MODEL (self->lessons), i);

      gtk_list_box_append (self->list, ahu_learn_row_new (i + 1, ahu_lesson_get_title (lesson)));
    }
  update_list (self);
}

GtkWidget *
ahu_learn_page_new (const AhuGameUi *ui,
                    AhuLessonList   *lessons)
{
  AhuLearnPage *self;

  g_return_val_if_fail (ui != NULL && ui->lesson_view_new != NULL, NULL);
  g_return_val_if_fail (AHU_IS_LESSON_LIST (lessons), NULL);
  g_return_val_if_fail (g_list_model_get_n_items (G_LIST_MODEL (lessons)) > 0, NULL);

  self = g_object_new (AHU_TYPE_LEARN_PAGE, NULL);
  self->ui = ui;
  self->lessons = g_object_ref (lessons);
  adw_bin_set_child (self->view, ui->lesson_view_new ());
  ahu_message_bar_set_message (self->message_bar, ahu_lesson_list_get_problem (lessons));
  fill_list (self);
  ahu_learn_page_open (self, ahu_learn_progress_find_open (lessons));
  self->on_list = TRUE;
  arrange (self);

  return GTK_WIDGET (self);
}

void
ahu_learn_page_open (AhuLearnPage *self,
                     guint         index)
{
  g_autoptr (AhuLesson) lesson = NULL;

  g_return_if_fail (AHU_IS_LEARN_PAGE (self));
  g_return_if_fail (index < get_n_lessons (self));

  if (self->run != NULL)
    g_signal_handlers_disconnect_by_data (self->run, self);
  g_clear_object (&self->run);
  self->index = index;
  self->on_list = FALSE;
  lesson = g_list_model_get_item (G_LIST_MODEL (self->lessons), index);
  self->run = ahu_lesson_run_new (lesson);
  g_signal_connect_object (self->run, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) index));
  show_step (self);
  arrange (self);
}

gboolean
ahu_learn_page_leave_lesson (AhuLearnPage *self)
{
  g_return_val_if_fail (AHU_IS_LEARN_PAGE (self), FALSE);

  if (stands_beside (self) || self->on_list)
    return FALSE;
  show_list (self);

  return TRUE;
}

AhuLessonRun *
ahu_learn_page_get_run (AhuLearnPage *self)
{
  g_return_val_if_fail (AHU_IS_LEARN_PAGE (self), NULL);

  return self->run;
}
