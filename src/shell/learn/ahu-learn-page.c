/* ahu-learn-page.c: the lessons, and the one that is gone through
 *
 * Where there is little room, list and lesson take turns.
 *
 * Not for: what is shown of a lesson (ahu-learn-lesson.h), which are done
 * (ahu-learn-progress.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/learn/ahu-learn-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "shell/learn/ahu-learn-lesson.h"
#include "shell/learn/ahu-learn-progress.h"
#include "shell/learn/ahu-learn-row.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/messages/ahu-message-bar.h"
#include "toolkit/paper/ahu-paper-aid.h"
#include "toolkit/paper/ahu-paper-print.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-choice.h"

#define LIST_WIDTH 250

/* A lower page has no room for a bar with answers beside what they are about. */
#define BAR_HEIGHT 560

struct _AhuLearnPage
{
  AhuPage parent_instance;

  const AhuGameUi *ui;
  AhuLessonList *lessons;
  AhuLessonRun *run;
  guint index;       /* of the lesson */
  gboolean on_list;  /* where list and lesson don't stand side by side */

  GtkWidget *content;
  AdwWindowTitle *title;
  AhuMessageBar *message_bar;
  AhuWidthBin *width_bin;
  GtkWidget *side;
  GtkListBox *list;
  GtkWidget *separator;
  AhuLearnLesson *lesson;
};

G_DEFINE_FINAL_TYPE (AhuLearnPage, ahu_learn_page, AHU_TYPE_PAGE)

enum
{
  PROP_0,
  PROP_CHOOSES_GAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static AhuWidthClass
get_room (AhuLearnPage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin);
}

static gboolean
is_narrow (AhuLearnPage *self)
{
  return get_room (self) < AHU_WIDTH_700;
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
      guint step = ahu_learn_progress_get_place (lesson);
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) i);
      g_autofree char *place = step > 0 ? ahu_learn_lesson_tell_place (lesson, step) : NULL;

      ahu_learn_row_set_progress (AHU_LEARN_ROW (row), ahu_learn_progress_is_done (lesson), place);
    }
}

/* What has no room at the foot of a narrow page stands below its title. */
static void
show_title (AhuLearnPage *self)
{
  /* Translators: %1$u is the number of a lesson, %2$u how many there are. */
  g_autofree char *place = g_strdup_printf (_("Lesson %1$u of %2$u"), self->index + 1, get_n_lessons (self));
  g_autofree char *step = ahu_learn_lesson_dup_place (self->lesson);

  adw_window_title_set_subtitle (self->title, !is_on_lesson (self) ? "" : is_narrow (self) ? step : place);
}

static void
update_actions (AhuLearnPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "learn.next",
                                 is_on_lesson (self) && ahu_lesson_run_can_go_on (self->run));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "learn.again",
                                 is_on_lesson (self) && ahu_lesson_run_can_go_back (self->run));
  ahu_page_update_undo (AHU_PAGE (self));
}

/* Which lesson it is of how many; more may come while a folder is read. */
static void
update_place (AhuLearnPage *self)
{
  ahu_learn_lesson_set_last (self->lesson, ahu_learn_progress_find_next (self->lessons, self->index) < 0);
  show_title (self);
}

static gboolean
is_at_end (AhuLearnPage *self)
{
  return ahu_lesson_run_is_last (self->run) && ahu_lesson_run_can_go_on (self->run);
}

/* A lesson that was seen to its end is done, however it is left then. */
static void
keep_place (AhuLearnPage *self)
{
  AhuLesson *lesson = ahu_lesson_run_get_lesson (self->run);
  guint step = ahu_lesson_run_get_index (self->run);

  if (is_at_end (self))
    ahu_learn_progress_set_done (lesson);
  else if (ahu_learn_progress_get_place (lesson) != step)
    ahu_learn_progress_set_place (lesson, step);
  else
    return;
  update_list (self);
}

static void
show_run (AhuLearnPage *self)
{
  update_actions (self);
  update_place (self);
}

static void
changed_cb (AhuLearnPage *self)
{
  keep_place (self);
  show_run (self);
}

static void
resized_cb (AhuLearnPage *self)
{
  int width, height;

  ahu_width_bin_get_room (self->width_bin, &width, &height);
  ahu_learn_lesson_set_room (self->lesson, get_room (self),
                             is_narrow (self) && height >= ahu_text_scaled (BAR_HEIGHT));
}

static void
arrange (AhuLearnPage *self)
{
  gboolean beside = stands_beside (self);

  gtk_widget_set_visible (self->side, beside || self->on_list);
  gtk_widget_set_visible (self->separator, beside);
  gtk_widget_set_visible (GTK_WIDGET (self->lesson), beside || !self->on_list);
  gtk_widget_set_hexpand (self->side, !beside);
  gtk_widget_set_size_request (self->side, beside ? LIST_WIDTH : -1, -1);
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", is_narrow (self));
  resized_cb (self);
  if (self->run != NULL)
    show_run (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOOSES_GAME]);
}

static void
show_list (AhuLearnPage *self)
{
  self->on_list = TRUE;
  arrange (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) self->index)));
}

/* Left in its middle for the list, which had no room beside it. */
static gboolean
was_left (AhuLearnPage *self,
          guint         index)
{
  return index == self->index && self->on_list && !stands_beside (self) && !is_at_end (self);
}

static void
row_activated_cb (AhuLearnPage  *self,
                  GtkListBoxRow *row)
{
  guint index = (guint) gtk_list_box_row_get_index (row);

  if (!was_left (self, index))
    {
      /* The one that is shown already is begun anew. */
      if (index == self->index)
        ahu_learn_progress_set_place (ahu_lesson_run_get_lesson (self->run), 0);
      ahu_learn_page_open (self, index);
      return;
    }
  self->on_list = FALSE;
  arrange (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->lesson));
}

static void
finish (AhuLearnPage *self)
{
  int next;

  next = ahu_learn_progress_find_next (self->lessons, self->index);
  if (next >= 0)
    {
      ahu_learn_page_open (self, (guint) next);
      return;
    }
  show_list (self);
  g_signal_emit_by_name (self, "finished");
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (widget);

  if (is_on_lesson (self) && ahu_lesson_run_can_go_on (self->run) && !ahu_lesson_run_go_on (self->run))
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

/* What the widgets of the table page activate. A lesson asks for one move at a time: of several that
 * one activation stands for, the first counts. */
static void
move_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (widget);
  JsonNode *move = json_from_string (g_variant_get_string (parameter, NULL), NULL);

  if (move != NULL && JSON_NODE_HOLDS_ARRAY (move))
    {
      JsonArray *moves = json_node_get_array (move);
      JsonNode *first = json_array_get_length (moves) > 0 ? json_array_dup_element (moves, 0) : NULL;

      json_node_unref (move);
      move = first;
    }
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
  if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) && ahu_lesson_run_can_go_on (self->run))
    {
      next_action (GTK_WIDGET (self), "learn.next", NULL);
      return GDK_EVENT_STOP;
    }

  return ahu_choice_activate_key (GTK_WIDGET (self->lesson), keyval, state);
}

static gboolean
ahu_learn_page_can_undo (AhuPage *page)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (page);

  return is_on_lesson (self) && ahu_lesson_run_can_go_back (self->run);
}

/* Begins the step again, or goes to the one before. */
static void
ahu_learn_page_undo (AhuPage *page)
{
  again_action (GTK_WIDGET (page), "learn.again", NULL);
}

static char *
ahu_learn_page_dup_rule (AhuPage *page)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (page);

  return is_on_lesson (self) ? g_strdup (ahu_lesson_run_get_rule (self->run)) : NULL;
}

/* In a narrow window, from a lesson to the list of lessons. */
static gboolean
ahu_learn_page_leave (AhuPage *page)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (page);

  if (stands_beside (self) || self->on_list)
    return FALSE;
  show_list (self);

  return TRUE;
}

static gboolean
ahu_learn_page_grab_focus (GtkWidget *widget)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (widget);

  if (!is_on_lesson (self))
    return gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) self->index)));

  return gtk_widget_grab_focus (GTK_WIDGET (self->lesson));
}

static void
ahu_learn_page_get_property (GObject    *object,
                             guint       property_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (object);

  if (property_id == PROP_CHOOSES_GAME)
    g_value_set_boolean (value, stands_beside (self) || self->on_list);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
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
print_aid_action (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (widget);
  g_autoptr (AhuPaper) paper = ahu_paper_aid_new (ahu_rules_get_shared (self->ui), self->ui->name);
  g_autoptr (GtkPrintOperation) operation = ahu_paper_print_operation_new (paper);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (GTK_PAPER_NAME_A5);

  gtk_page_setup_set_paper_size (setup, size);
  gtk_paper_size_free (size);
  gtk_print_operation_set_default_page_setup (operation, setup);
  ahu_paper_print_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, self->message_bar);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-learn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, side);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, list);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, separator);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, lesson);
  gtk_widget_class_bind_template_callback (widget_class, arrange);
  gtk_widget_class_bind_template_callback (widget_class, resized_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
ahu_learn_page_class_init (AhuLearnPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);

  object_class->get_property = ahu_learn_page_get_property;
  object_class->dispose = ahu_learn_page_dispose;
  widget_class->grab_focus = ahu_learn_page_grab_focus;

  page_class->leave = ahu_learn_page_leave;
  page_class->can_undo = ahu_learn_page_can_undo;
  page_class->undo = ahu_learn_page_undo;
  page_class->dup_rule = ahu_learn_page_dup_rule;

  /**
   * AhuLearnPage:chooses-game:
   *
   * Whether the list of lessons is in sight. A lesson that stands alone needs all the room,
   * and no other game is chosen in its middle.
   */
  properties[PROP_CHOOSES_GAME] = g_param_spec_boolean ("chooses-game", NULL, NULL, TRUE,
                                                        G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * AhuLearnPage::finished:
   * @self: a page
   *
   * The last lesson is gone through, and none is left to be.
   */
  g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (AHU_TYPE_LEARN_LESSON);
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MESSAGE_BAR);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_css_name (widget_class, "learn");
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "learn.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "learn.again", NULL, again_action);
  gtk_widget_class_install_action (widget_class, "learn.print-aid", NULL, print_aid_action);
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

/* None ever goes. */
static void
lessons_added_cb (AhuLearnPage *self,
                  guint         position,
                  guint         n_removed,
                  guint         n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (AhuLesson) lesson = g_list_model_get_item (G_LIST_MODEL (self->lessons), i);

      gtk_list_box_append (self->list, ahu_learn_row_new (i + 1, ahu_lesson_get_title (lesson)));
    }
  update_list (self);
}

/* Where a game has a page of lessons, its lessons stand there; who wrote one for another
 * would look for it in vain. */
static void
add_homeless (GString   *problem,
              AhuLesson *lesson)
{
  const AhuGame *game = ahu_lesson_get_game (lesson);
  const AhuGameUi *ui = ahu_game_ui_find (game);
  g_autofree char *title = ahu_name_quotable (ahu_lesson_get_title (lesson));

  if (ui != NULL && ahu_game_ui_offers (ui, AHU_OFFER_LESSONS))
    return;
  if (problem->len > 0)
    g_string_append_c (problem, '\n');
  /* Translators: %1$s is the title of a lesson that somebody wrote, %2$s the name of a game. */
  g_string_append_printf (problem, _("The lesson “%1$s” is about %2$s, and Ahu has no lessons for that game yet."),
                          title, ui != NULL ? ui->name : game->id);
}

static void
loading_cb (AhuLearnPage *self)
{
  GPtrArray *others = ahu_lesson_list_get_others (self->lessons);
  g_autoptr (GString) problem = g_string_new (ahu_lesson_list_get_problem (self->lessons));

  for (guint i = 0; i < others->len; i++)
    add_homeless (problem, g_ptr_array_index (others, i));
  ahu_message_bar_set_message (self->message_bar, problem->len > 0 ? problem->str : NULL);
  update_place (self);
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
  ahu_learn_lesson_set_ui (self->lesson, ui);
  lessons_added_cb (self, 0, 0, get_n_lessons (self));
  g_signal_connect_object (lessons, "items-changed", G_CALLBACK (lessons_added_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lessons, "notify::loading", G_CALLBACK (loading_cb), self, G_CONNECT_SWAPPED);
  ahu_learn_page_open (self, ahu_learn_progress_find_open (lessons));
  loading_cb (self);
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
  ahu_lesson_run_skip_to (self->run, ahu_learn_progress_get_place (lesson));
  /* Before the lesson follows the run: what leads on can have the focus then. */
  g_signal_connect_object (self->run, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  update_actions (self);
  ahu_learn_lesson_set_run (self->lesson, self->run);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) index));
  update_list (self);
  arrange (self);
}

AhuLessonRun *
ahu_learn_page_get_run (AhuLearnPage *self)
{
  g_return_val_if_fail (AHU_IS_LEARN_PAGE (self), NULL);

  return self->run;
}
