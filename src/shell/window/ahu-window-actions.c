/* ahu-window-actions.c: the actions of the window, and when each is possible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "core/record/ahu-record-counts.h"
#include "shell/history/ahu-record-filters.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/base/ahu-compat.h"

/* Those that do nothing but call one function. */
static const struct
{
  const char *name;
  void (*activate) (AhuWindow *self);
} calls[] = {
  { "win.again", ahu_window_play_again },
  { "win.again-players", ahu_window_ask_again },
  { "win.continue", ahu_window_continue },
  { "win.count-end", ahu_window_count_end },
  { "win.counted-game", ahu_window_show_counted_game },
  { "win.end-game", ahu_window_end_game },
  { "win.history", ahu_window_show_history },
  { "win.keep-game", ahu_window_keep_game },
  { "win.keep-counting", ahu_window_keep_counting },
  { "win.learn", ahu_window_show_learn },
  { "win.mend-deal", ahu_window_mend_deal },
  { "win.mend-players", ahu_window_mend_players },
  { "win.new-game", ahu_window_show_players },
  { "win.play-on", ahu_window_play_on },
  { "win.practise", ahu_window_show_practise },
  { "win.replay", ahu_window_replay_game },
  { "win.save-copy", ahu_window_save_copy },
  { "win.score", ahu_window_show_score },
  { "win.second-screen", ahu_window_show_second_screen },
  { "win.setup-cancel", ahu_window_cancel_misfit },
  { "win.setup-change", ahu_window_change_misfit },
  { "win.setup-keep", ahu_window_keep_before_misfit },
  { "win.show-damaged", ahu_window_show_damaged },
  { "win.start", ahu_window_show_start },
  { "win.start-over", ahu_window_start_over },
  { "win.statistics", ahu_window_show_statistics },
  { "win.undo-begin", ahu_window_undo_begin },
  { "win.unfinished", ahu_window_show_unfinished },
  { "win.what-if", ahu_window_count_what_if },
};

static void
call_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    if (g_str_equal (calls[i].name, name))
      calls[i].activate (AHU_WINDOW (widget));
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ahu_navigator_back (AHU_WINDOW (widget)->navigator);
}

/* Undo and redo: the page may hold an entry that is not complete, or undo several moves as
 * one. */
static void
page_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  g_signal_emit_by_name (ahu_navigator_get_page (AHU_WINDOW (widget)->navigator), name + strlen ("win."));
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
switch_game_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  ahu_window_switch_game (AHU_WINDOW (widget), g_variant_get_string (parameter, NULL));
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
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  g_autoptr (GListModel) filters = ahu_record_filters_new (_("Game records and result sheets"));

  ahu_compat_choose_file_async (GTK_WINDOW (widget), _("Open a record or result sheet"), filters,
                                AHU_WINDOW (widget)->cancellable, chosen_cb, g_object_ref (widget));
}

static void
open_kept_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  AhuWindow *self = AHU_WINDOW (widget);
  const char *name_of_file, *id;
  g_autoptr (GFile) file = NULL;

  g_variant_get (parameter, "(&s&s)", &name_of_file, &id);
  file = g_file_new_build_filename (ahu_store_get_path (ahu_desk_get_store (self->desk)), name_of_file, NULL);
  if (!ahu_window_show_open_game (self, id))
    ahu_window_open (self, file);
}

static void
table_view_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  AhuNavigator *navigator = AHU_WINDOW (widget)->navigator;

  ahu_navigator_set_table_view (navigator, !ahu_navigator_get_table_view (navigator));
}

void
ahu_window_class_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    gtk_widget_class_install_action (widget_class, calls[i].name, NULL, call_action);

  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, page_action);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, page_action);
  gtk_widget_class_install_action (widget_class, "win.show-rule", "s", show_rule_action);
  gtk_widget_class_install_action (widget_class, "win.show-move", "u", show_move_action);
  gtk_widget_class_install_action (widget_class, "win.switch-game", "s", switch_game_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "win.open-kept", "(ss)", open_kept_action);
  ahu_window_install_own_tries (widget_class);
  gtk_widget_class_install_action (widget_class, "win.table-view", NULL, table_view_action);
}

/* The one place that knows when an action is possible. */
void
ahu_window_update_actions (AhuWindow *self)
{
  AhuPage *page = ahu_navigator_get_page (self->navigator);
  AhuSession *session = ahu_desk_get_session (self->desk);
  gboolean on_table = session != NULL && ahu_window_is_on_table (self);
  gboolean on_result = session != NULL && ahu_window_is_on_result (self);
  const AhuGameUi *ui = session != NULL ? ahu_desk_get_ui (self->desk) : NULL;
  gboolean can_count = ui != NULL && ahu_game_ui_offers (ui, AHU_OFFER_SCORE);
  gboolean can_mend = ui == NULL || ui->setup_line != NULL, can_undo, can_redo;

  g_object_get (page, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  const struct
  {
    const char *name;
    gboolean possible;
  } actions[] = {
    { "win.again", ahu_desk_is_over (self->desk) },
    { "win.again-players", ahu_desk_is_over (self->desk) },
    { "win.back", ahu_navigator_can_go_back (self->navigator) },
    { "win.continue", ahu_window_can_continue (self) },
    { "win.count-end", on_table && can_count },
    { "win.counted-game", ahu_window_can_show_counted_game (self) },
    { "win.learn", ahu_window_choose_ui (self, AHU_OFFER_LEARN) != NULL },
    { "win.mend-deal", can_mend },
    { "win.mend-players", can_mend },
    { "win.practise", ahu_window_choose_ui (self, AHU_OFFER_PRACTISE) != NULL },
    { "win.redo", can_redo },
    { "win.replay", on_table || on_result || (ahu_window_is_on_counted (self) && !ahu_record_is_sheet (ahu_session_get_record (session))) },
    { "win.save-copy", ahu_page_can_save (page) },
    { "win.score", ahu_window_choose_ui (self, AHU_OFFER_SCORE) != NULL },
    { "win.second-screen", (on_table || on_result) && ui->second_screen_new != NULL },
    { "win.show-rule", ahu_window_choose_ui (self, AHU_OFFER_RULES) != NULL },
    { "win.start", ahu_navigator_can_go_back (self->navigator) },
    { "win.start-over", ahu_window_can_start_over (self) },
    { "win.statistics", ahu_window_choose_ui (self, AHU_OFFER_STATISTICS) != NULL },
    { "win.table-view", ahu_page_has_table_view (page) },
    { "win.undo", can_undo },
    { "win.what-if", on_result && can_count },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name, actions[i].possible);
}
