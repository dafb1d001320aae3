/* people.c: what people do to come to a page, in any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "people.h"

#include "shell/ahu-preferences.h"
#include "shell/ahu-shortcuts.h"
#include "shell/history/ahu-history-row.h"
#include "shell/learn/ahu-learn-page.h"
#include "shell/players/ahu-players-page.h"
#include "shell/replay/ahu-replay-page.h"
#include "shell/result/ahu-result-page.h"
#include "shell/statistics/ahu-statistics-page.h"
#include "toolkit/analysis/ahu-analysis.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/ranking/ahu-shore.h"
#include "toolkit/ranking/ahu-story.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-correction-window.h"
#include "toolkit/table/ahu-table.h"

#include "pages.h"
#include "support/test-ui-find.h"
#include "support/window-utils.h"

/* One of the tries of each game. */
#define SHOWN_TRY 5

void
activate (AhuWindow  *window,
          const char *action)
{
  if (!gtk_widget_activate_action (GTK_WIDGET (window), action, NULL))
    fail ("there is no action “%s”", action);
}

void
go_back (AhuWindow *window)
{
  activate (window, "win.back");
}

/* Whose statues stand there is known when all files are read. */
void
go_back_to_evenings (AhuWindow *window)
{
  GtkWidget *shore;

  go_back (window);
  shore = test_find_type (GTK_WIDGET (window), AHU_TYPE_SHORE);
  while (test_find_type (shore, GTK_TYPE_BUTTON) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

void
begin_game (AhuWindow *window)
{
  activate (window, "win.new-game");
}

void
begin_deal (AhuWindow *window)
{
  begin_game (window);
  if (!ahu_players_page_deal (AHU_PLAYERS_PAGE (test_find_type (GTK_WIDGET (window), AHU_TYPE_PLAYERS_PAGE))))
    fail ("the players remembered can't be dealt to");
}

GtkWidget *
find_shown_page (AhuWindow *window)
{
  return gtk_stack_get_visible_child (GTK_STACK (test_find_type (GTK_WIDGET (window), GTK_TYPE_STACK)));
}

void
mend_players (AhuWindow *window)
{
  activate (window, "win.mend-players");
}

void
mend_set_up (AhuWindow *window)
{
  activate (window, "win.mend-deal");
}

void
activate_on_table (AhuWindow  *window,
                   const char *action)
{
  GtkWidget *page = test_find_type (GTK_WIDGET (window), AHU_TYPE_TABLE);

  if (!gtk_widget_activate_action (page, action, NULL))
    fail ("there is no action “%s”", action);
}

/* What the program thinks is waited for: nothing else changes the window. */
void
ask_best_moves (AhuWindow *window)
{
  GtkWidget *other;

  activate_on_table (window, "table.best-moves");
  other = find_other (GTK_WIDGET (window));
  while (test_find_type (other, AHU_TYPE_CHOICE) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

void
analyse (AhuWindow *window)
{
  GtkWidget *other;

  activate_on_table (window, "table.analysis");
  other = find_other (GTK_WIDGET (window));
  while (!ahu_analysis_is_done (AHU_ANALYSIS (other)))
    g_main_context_iteration (NULL, TRUE);
}

void
show_view (AhuWindow  *window,
           const char *name)
{
  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (test_find_type (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK)), name);
}

void
show_table_view (AhuWindow *window)
{
  activate (window, "win.table-view");
}

static void
explain_no_more (GSettings *settings)
{
  g_settings_set_boolean (settings, "guidance", FALSE);
}

static void
explain_game (AhuWindow     *window,
              const AhuGame *game)
{
  GSettings *settings = ahu_settings_get_game (game);

  g_settings_reset (settings, "heard");
  g_settings_set_boolean (settings, "guidance", TRUE);
  g_signal_connect_object (window, "destroy", G_CALLBACK (explain_no_more), settings, G_CONNECT_SWAPPED);
}

void
explain (AhuWindow *window)
{
  explain_game (window, ahu_session_get_game (ahu_table_get_session (AHU_TABLE (find_shown_page (window)))));
}

void
begin_first_game (AhuWindow *window)
{
  begin_game (window);
  explain_game (window, ahu_game_ui_get_last (AHU_OFFER_GAME)->game);
}

/* Whoever goes on is led to what is to be laid out first. */
void
begin_first_deal (AhuWindow *window)
{
  GtkWidget *players;

  begin_first_game (window);
  players = test_find_type (GTK_WIDGET (window), AHU_TYPE_PLAYERS_PAGE);
  if (ahu_players_page_deal (AHU_PLAYERS_PAGE (players)))
    fail ("nobody is led to what is to be laid out");
  ahu_players_page_deal (AHU_PLAYERS_PAGE (players));
}

void
explain_in_view (AhuWindow *window)
{
  show_table_view (window);
  explain (window);
}

void
show_second_screen (AhuWindow *window)
{
  activate (window, "win.second-screen");
}

static gboolean
shows_others (GtkWidget *root)
{
  if (gtk_widget_has_css_class (root, "start-others"))
    return gtk_widget_get_visible (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (shows_others (child))
      return TRUE;

  return FALSE;
}

/* How many they are is known when all files are read. */
void
wait_for_others (AhuWindow *window)
{
  while (!shows_others (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
}

void
replay_in_view (AhuWindow *window)
{
  activate (window, "win.table-view");
  activate (window, "win.replay");
}

void
begin_score (AhuWindow *window)
{
  activate (window, "win.score");
}

void
count_end (AhuWindow *window)
{
  activate (window, "win.count-end");
}

void
ask_what_if (AhuWindow *window)
{
  activate (window, "win.what-if");
}

void
show_rules (AhuWindow *window)
{
  ahu_window_show_rule (window, NULL);
}

void
show_preferences (AhuWindow *window)
{
  ahu_preferences_present (GTK_WINDOW (window));
}

/* Of the page and the game that is shown. */
void
show_shortcuts (AhuWindow *window)
{
  const AhuGame *game = ahu_session_get_game (ahu_window_get_session (window));

  ahu_shortcuts_present (GTK_WINDOW (window), ahu_window_get_page (window), ahu_game_ui_find (game));
}

/* Back to where the last scoring was complete. */
void
replay (AhuWindow *window)
{
  activate (window, "win.replay");
  gtk_widget_activate_action (test_find_type (GTK_WIDGET (window), AHU_TYPE_REPLAY_PAGE),
                              "replay.long-back", NULL);
}

/* With something from a game of one's own. */
void
learn (AhuWindow *window)
{
  test_keep_own_try (ahu_window_get_session (window), 1, 0.24);
  activate (window, "win.learn");
}

void
begin_try (AhuWindow *window)
{
  GtkWidget *page;

  activate (window, "win.learn");
  page = test_find_type (find_shown_page (window), AHU_TYPE_LEARN_PAGE);
  g_signal_emit_by_name (page, "try", SHOWN_TRY);
}

/* With the first move that the rules allow. */
void
answer_try (AhuWindow *window)
{
  AhuSession *session;
  g_autoptr (JsonNode) legal = NULL;
  GtkWidget *other;

  begin_try (window);
  session = ahu_table_get_session (AHU_TABLE (test_find_type (find_shown_page (window), AHU_TYPE_TABLE)));
  legal = ahu_session_get_game (session)->legal_to_json (ahu_session_get_position (session));
  if (ahu_session_play (session, json_array_dup_element (json_node_get_array (legal), 0)) != NULL)
    fail ("the first legal move is none");
  other = find_other (GTK_WIDGET (window));
  while (gtk_window_get_default_widget (GTK_WINDOW (other)) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* With the first moves that the rules allow, to the end of the turn. */
void
end_try (AhuWindow *window)
{
  AhuSession *session;
  GtkWidget *first;

  answer_try (window);
  session = ahu_table_get_session (AHU_TABLE (test_find_type (find_shown_page (window), AHU_TYPE_TABLE)));
  first = find_other (GTK_WIDGET (window));
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (first)), "clicked");
  while (!ahu_session_get_asking (session))
    {
      g_autoptr (JsonNode) legal = ahu_session_get_game (session)->legal_to_json (ahu_session_get_position (session));
      g_autoptr (AhuRefusal) refusal =
        ahu_session_play (session, json_array_dup_element (json_node_get_array (legal), 0));

      /* Cards are dealt by those who play against the person. */
      if (refusal != NULL)
        g_main_context_iteration (NULL, TRUE);
    }
}

/* The rows come after the folder was read. */
void
show_history (AhuWindow *window)
{
  activate (window, "win.history");
  while (test_find_type (GTK_WIDGET (window), AHU_TYPE_HISTORY_ROW) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

void
await_statistics (AhuWindow *window)
{
  GListModel *statistics = G_LIST_MODEL (ahu_statistics_page_get_statistics (
    AHU_STATISTICS_PAGE (test_find_type (find_shown_page (window), AHU_TYPE_STATISTICS_PAGE))));

  while (g_list_model_get_n_items (statistics) == 0 ||
         ahu_statistics_get_counting (AHU_STATISTICS (statistics)))
    g_main_context_iteration (NULL, TRUE);
}

void
show_statistics (AhuWindow *window)
{
  activate (window, "win.statistics");
  await_statistics (window);
}

void
show_names (AhuWindow *window)
{
  show_statistics (window);
  gtk_widget_activate_action (test_find_type (GTK_WIDGET (window), AHU_TYPE_STATISTICS_PAGE),
                              "statistics.names", NULL);
}

void
prepare_practice (AhuWindow *window)
{
  explain_game (window, ahu_game_ui_get_last (AHU_OFFER_PRACTISE)->game);
  activate (window, "win.practise");
}

static gboolean
has_class (GtkWidget  *widget,
           const char *css_class)
{
  if (gtk_widget_has_css_class (widget, css_class))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_class (child, css_class))
      return TRUE;
  return FALSE;
}

/* The end is told up to the first step that has a @part, or to the last. */
void
tell (AhuWindow  *window,
      const char *part)
{
  GtkWidget *page = test_find_type (GTK_WIDGET (window), AHU_TYPE_RESULT_PAGE);
  GtkWidget *story;
  guint step;

  gtk_widget_activate_action (page, "result.story", NULL);
  story = test_find_type (page, AHU_TYPE_STORY);
  if (story == NULL)
    fail ("the end isn't told");
  do
    {
      step = ahu_story_get_step (AHU_STORY (story));
      if (!has_class (story, part))
        gtk_widget_activate_action (story, "story.next", NULL);
    }
  while (ahu_story_get_step (AHU_STORY (story)) > step);
}

void
tell_places (AhuWindow *window)
{
  tell (window, "places");
}

/* What stands at its head when the game has just ended. */
void
end_again (AhuWindow *window)
{
  activate (window, "win.undo");
  activate (window, "win.redo");
}

void
view_end (AhuWindow *window)
{
  end_again (window);
  activate (window, "win.table-view");
}

void
view_places (AhuWindow *window)
{
  view_end (window);
  gtk_widget_activate_action (test_find_type (GTK_WIDGET (window), AHU_TYPE_RESULT_PAGE), "result.places", NULL);
}

void
follow_places (AhuWindow *window)
{
  show_second_screen (window);
  view_places (window);
}

void
scroll_result_behind (AhuWindow  *window,
                      GtkWidget *(*find) (GtkWidget *page))
{
  GtkWidget *page = test_find_type (GTK_WIDGET (window), AHU_TYPE_RESULT_PAGE);
  GtkAdjustment *adjustment;
  GtkWidget *last;

  /* Once all of it is there, and laid out. */
  while ((last = find (page)) == NULL || gtk_widget_get_height (last) == 0)
    g_main_context_iteration (NULL, TRUE);
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (gtk_widget_get_ancestor (last, GTK_TYPE_VIEWPORT)));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static GtkWidget *
find_expander (GtkWidget *page)
{
  return test_find_type (page, ADW_TYPE_EXPANDER_ROW);
}

void
scroll_result (AhuWindow *window)
{
  test_keep_own_try (ahu_window_get_session (window), 1, 0.24);
  scroll_result_behind (window, find_expander);
}

/* A move of two turns ago. */
void
correct (AhuWindow *window)
{
  AhuSession *session = ahu_window_get_session (window);

  ahu_correction_window_present (GTK_WIDGET (window), session,
                                 ahu_history_get_ply (ahu_session_get_history (session)) - 10);
}

void
show_log (AhuWindow *window)
{
  show_view (window, "log");
}
