/* ahu-window-actions.c: the actions of the window, and when each is possible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "app/ahu-compat.h"
#include "app/ahu-record-filters.h"
#include "app/ahu-window-private.h"
#include "core/ahu-practice.h"

/* The page that undoes and redoes itself, since it may hold an entry that is
 * not complete, or undoes several moves as one. */
static GtkWidget *
get_entry_page (AhuWindow *self)
{
  if (ahu_window_is_on (self, "result") && ahu_practice_is (ahu_session_get_record (self->session)))
    return gtk_stack_get_child_by_name (self->stack, "table");
  if (ahu_window_is_on (self, "deal") || ahu_window_is_on (self, "join") || ahu_window_is_on (self, "table") ||
      ahu_window_is_on (self, "score") || ahu_window_is_on (self, "history") || ahu_window_is_on (self, "learn"))
    return gtk_stack_get_visible_child (self->stack);
  return NULL;
}

/* The deal and the table also take back what is entered in part, so they know
 * themselves; the result shows nothing but the game. */
static gboolean
get_flag (AhuWindow  *self,
          const char *name)
{
  GtkWidget *page = get_entry_page (self);
  gboolean value = FALSE;

  if (page != NULL && g_object_class_find_property (G_OBJECT_GET_CLASS (page), name) != NULL)
    g_object_get (page, name, &value, NULL);
  else if (page == NULL && ahu_window_is_on (self, "result"))
    g_object_get (self->session, name, &value, NULL);

  return value;
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (AhuWindow) self = user_data;
  g_autoptr (GFile) file = ahu_compat_choose_file_finish (result);

  if (file != NULL)
    ahu_window_open (self, file);
}

static void
new_game_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  ahu_window_show_players (AHU_WINDOW (widget));
}

static void
practise_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  ahu_window_show_practise (AHU_WINDOW (widget));
}

static void
guide_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ahu_window_guide (AHU_WINDOW (widget));
}

static void
score_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ahu_window_show_score (AHU_WINDOW (widget));
}

static void
count_game_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ahu_window_count_game (AHU_WINDOW (widget));
}

static void
history_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ahu_window_show_history (AHU_WINDOW (widget));
}

static void
show_damaged_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  ahu_window_show_damaged (AHU_WINDOW (widget));
}

static void
continue_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  ahu_window_show_game (AHU_WINDOW (widget));
}

/* The tracked game as whose counts those of the score page began, if it is shown. */
static char *
dup_counted_game (AhuWindow *self)
{
  char *id = NULL;

  if (ahu_window_is_on (self, "score"))
    g_object_get (gtk_stack_get_visible_child (self->stack), "game-id", &id, NULL);

  return id;
}

/* What is counted for another game than the one on the table belongs to none that
 * one could have come from. */
static gboolean
is_counting_game (AhuWindow *self)
{
  g_autofree char *counted = dup_counted_game (self);

  return counted != NULL && self->session != NULL &&
         g_str_equal (counted, ahu_record_get_id (ahu_session_get_record (self->session)));
}

static void
counted_game_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  AhuWindow *self = AHU_WINDOW (widget);
  g_autofree char *counted = dup_counted_game (self);

  if (counted != NULL)
    ahu_window_show_kept_game (self, counted);
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuWindow *self = AHU_WINDOW (widget);

  if (ahu_window_leave_rules (self) || ahu_window_leave_statistics (self) || ahu_window_leave_learn (self))
    return;
  if (ahu_window_is_on (self, "deal") || ahu_window_is_on (self, "join"))
    ahu_window_show_players (self);
  else if (ahu_window_is_on (self, "replay"))
    ahu_window_leave_replay (self);
  else if (is_counting_game (self))
    ahu_window_show_game (self);
  else if (self->from_history && !ahu_window_is_on (self, "history"))
    ahu_window_show_history (self);
  else
    ahu_window_show_start (self);
}

static void
learn_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ahu_window_show_learn (AHU_WINDOW (widget));
}

static void
statistics_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ahu_window_show_statistics (AHU_WINDOW (widget));
}

static void
show_rule_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ahu_window_show_rule (AHU_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
show_move_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ahu_window_show_move (AHU_WINDOW (widget), g_variant_get_uint32 (parameter));
}

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuWindow *self = AHU_WINDOW (widget);
  GtkWidget *page = get_entry_page (self);

  if (page != NULL)
    g_signal_emit_by_name (page, "undo");
  else
    ahu_session_undo (self->session);
}

/* Of a message that may still be there when another page is: what it takes back are counts,
 * not moves of a game. */
static void
undo_counts_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  if (ahu_window_is_on (AHU_WINDOW (widget), "score"))
    undo_action (widget, name, parameter);
}

static void
redo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuWindow *self = AHU_WINDOW (widget);
  GtkWidget *page = get_entry_page (self);

  if (page != NULL)
    g_signal_emit_by_name (page, "redo");
  else
    ahu_session_redo (self->session);
}

static void
replay_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ahu_window_replay_game (AHU_WINDOW (widget));
}

static void
again_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ahu_window_play_again (AHU_WINDOW (widget));
}

static void
return_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ahu_window_return_to_previous (AHU_WINDOW (widget));
}

static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  g_autoptr (GListModel) filters = ahu_record_filters_new (_("Game records and result sheets"));

  ahu_compat_choose_file_async (GTK_WINDOW (widget), _("Open a record or result sheet"), filters,
                                AHU_WINDOW (widget)->cancellable, chosen_cb, g_object_ref (widget));
}

static void
table_view_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  gtk_widget_activate_action (gtk_stack_get_visible_child (AHU_WINDOW (widget)->stack),
                              "table.view", NULL);
}

static void
scores_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ahu_window_show_scores (AHU_WINDOW (widget));
}

static void
save_copy_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ahu_window_save_copy (AHU_WINDOW (widget));
}

void
ahu_window_class_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (widget_class, "win.guide", NULL, guide_action);
  gtk_widget_class_install_action (widget_class, "win.practise", NULL, practise_action);
  gtk_widget_class_install_action (widget_class, "win.score", NULL, score_action);
  gtk_widget_class_install_action (widget_class, "win.count-end", NULL, count_game_action);
  gtk_widget_class_install_action (widget_class, "win.what-if", NULL, count_game_action);
  gtk_widget_class_install_action (widget_class, "win.history", NULL, history_action);
  gtk_widget_class_install_action (widget_class, "win.show-damaged", NULL, show_damaged_action);
  gtk_widget_class_install_action (widget_class, "win.continue", NULL, continue_action);
  gtk_widget_class_install_action (widget_class, "win.learn", NULL, learn_action);
  gtk_widget_class_install_action (widget_class, "win.statistics", NULL, statistics_action);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "win.show-rule", "s", show_rule_action);
  gtk_widget_class_install_action (widget_class, "win.show-move", "u", show_move_action);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "win.undo-counts", NULL, undo_counts_action);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "win.replay", NULL, replay_action);
  gtk_widget_class_install_action (widget_class, "win.again", NULL, again_action);
  gtk_widget_class_install_action (widget_class, "win.return", NULL, return_action);
  gtk_widget_class_install_action (widget_class, "win.save-copy", NULL, save_copy_action);
  gtk_widget_class_install_action (widget_class, "win.counted-game", NULL, counted_game_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "win.table-view", NULL, table_view_action);
  gtk_widget_class_install_action (widget_class, "win.scores", NULL, scores_action);
}

/* The one place that knows when an action is possible. */
void
ahu_window_update_actions (AhuWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *counted = dup_counted_game (self);
  gboolean is_over = self->session != NULL && ahu_session_is_over (self->session);

  gtk_widget_action_set_enabled (widget, "win.continue",
                                 ahu_window_is_on (self, "start") && self->session != NULL && !is_over);
  gtk_widget_action_set_enabled (widget, "win.back", !ahu_window_is_on (self, "start"));
  gtk_widget_action_set_enabled (widget, "win.undo", get_flag (self, "can-undo"));
  gtk_widget_action_set_enabled (widget, "win.redo", get_flag (self, "can-redo"));
  gtk_widget_action_set_enabled (widget, "win.again", is_over);
  gtk_widget_action_set_enabled (widget, "win.save-copy",
                                 ahu_window_is_on (self, "score") ||
                                 (self->session != NULL &&
                                  (ahu_window_is_on (self, "table") || ahu_window_is_on (self, "result"))));
  gtk_widget_action_set_enabled (widget, "win.counted-game", counted != NULL && ahu_window_has_game (self, counted));
  gtk_widget_action_set_enabled (widget, "win.count-end", self->session != NULL && ahu_window_is_on (self, "table"));
  gtk_widget_action_set_enabled (widget, "win.what-if", self->session != NULL && ahu_window_is_on (self, "result"));
  gtk_widget_action_set_enabled (widget, "win.replay",
                                 self->session != NULL &&
                                 (ahu_window_is_on (self, "table") || ahu_window_is_on (self, "result")));
  gtk_widget_action_set_enabled (widget, "win.return", self->previous != NULL);
  gtk_widget_action_set_enabled (widget, "win.table-view", ahu_window_is_on (self, "table"));
  gtk_widget_action_set_enabled (widget, "win.scores",
                                 self->session != NULL && self->ui->scores_view_new != NULL);
}
