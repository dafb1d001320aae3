/* pages.c: which pages pictures are written of, and how people come to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "pages.h"

#include "app/ahu-choice.h"
#include "app/ahu-players-page.h"
#include "app/ahu-preferences.h"
#include "app/ahu-replay-page.h"
#include "app/ahu-result-page.h"
#include "app/ahu-shortcuts.h"
#include "app/ahu-story.h"
#include "app/rapanui/ahu-rn-correction.h"
#include "app/rapanui/ahu-rn-cover.h"
#include "app/rapanui/ahu-rn-palette.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"

/* Which position shows a page. */

static gboolean
is_buy (const RnPosition *position)
{
  return position->step == RN_STEP_BUY;
}

static gboolean
is_draw (const RnPosition *position)
{
  return position->step == RN_STEP_DRAW;
}

static gboolean
is_refill (const RnPosition *position)
{
  return position->step == RN_STEP_REFILL;
}

static gboolean
is_reward (const RnPosition *position)
{
  return position->step == RN_STEP_REWARD;
}

static gboolean
is_sacrifice (const RnPosition *position)
{
  return position->step == RN_STEP_SACRIFICE && position->actor != position->active;
}

static gboolean
is_covered (const RnPosition *position)
{
  return position->step == RN_STEP_SACRIFICE && position->actor == position->active;
}

static gboolean
is_add (const RnPosition *position)
{
  return position->step == RN_STEP_ADD;
}

static gboolean
is_substitute (const RnPosition *position)
{
  return position->step == RN_STEP_SUBSTITUTE;
}

static gboolean
is_reveal (const RnPosition *position)
{
  return position->step == RN_STEP_REVEAL;
}

static gboolean
is_over (const RnPosition *position)
{
  return position->step == RN_STEP_OVER;
}

/* What people did before the picture. */

static void
activate (AhuWindow  *window,
          const char *action)
{
  if (!gtk_widget_activate_action (GTK_WIDGET (window), action, NULL))
    fail ("there is no action “%s”", action);
}

static void
go_back (AhuWindow *window)
{
  activate (window, "win.back");
}

static void
begin_game (AhuWindow *window)
{
  activate (window, "win.new-game");
}

static void
enter_cards (AhuWindow *window,
             guint      n)
{
  GtkWidget *page = test_find_type (GTK_WIDGET (window),
                                    g_type_from_name (g_str_equal (ahu_window_get_page (window), "deal")
                                                        ? "AhuRnDealPage" : "AhuRnTablePage"));
  GtkWidget *palette = test_find_type (page, AHU_TYPE_RN_PALETTE);
  g_autoptr (GPtrArray) choices = NULL;

  choices = test_find_choices (palette);
  for (guint i = 3; n > 0; i += 3)
    {
      AhuChoice *choice = choices->pdata[i % choices->len];

      if (ahu_choice_get_reason (choice) != NULL)
        continue;
      gtk_widget_activate (GTK_WIDGET (choice));
      n--;
    }
}

static void
deal (AhuWindow *window)
{
  begin_game (window);
  if (!ahu_players_page_deal (AHU_PLAYERS_PAGE (test_find_type (GTK_WIDGET (window),
                                                                AHU_TYPE_PLAYERS_PAGE))))
    fail ("the players remembered can't be dealt to");
  enter_cards (window, 7);
}

/* Into a game that has begun on the table. */
static void
join (AhuWindow *window)
{
  begin_game (window);
  if (!gtk_widget_activate_action (test_find_type (GTK_WIDGET (window), AHU_TYPE_PLAYERS_PAGE), "players.join", NULL))
    fail ("no running game can be entered");
}

static void
enter_two (AhuWindow *window)
{
  enter_cards (window, 2);
}

static void
open_cover (AhuWindow *window)
{
  ahu_rn_cover_open (AHU_RN_COVER (test_find_type (GTK_WIDGET (window), AHU_TYPE_RN_COVER)));
}

static void
count_table (AhuWindow *window)
{
  GtkWidget *page = test_find_type (GTK_WIDGET (window), g_type_from_name ("AhuRnTablePage"));

  if (!gtk_widget_activate_action (page, "table.count", NULL))
    fail ("the table can't be counted");
}

/* The first player looks at the own Sacrifice cards. */
static void
peek (AhuWindow *window)
{
  GtkWidget *page = test_find_type (GTK_WIDGET (window), g_type_from_name ("AhuRnTablePage"));

  if (!gtk_widget_activate_action (page, "table.peek", "u", 0))
    fail ("nobody can look at the own cards");
  open_cover (window);
}

static void
show_view (AhuWindow  *window,
           const char *name)
{
  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (test_find_type (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK)), name);
}

static void
show_table_view (AhuWindow *window)
{
  activate (window, "win.table-view");
}

static void
show_scores (AhuWindow *window)
{
  activate (window, "win.scores");
}

static void
begin_score (AhuWindow *window)
{
  activate (window, "win.score");
}

static void
count_end (AhuWindow *window)
{
  activate (window, "win.count-end");
}

static void
ask_what_if (AhuWindow *window)
{
  activate (window, "win.what-if");
}

static void
show_rules (AhuWindow *window)
{
  ahu_window_show_rule (window, NULL);
}

static void
show_rule (AhuWindow *window)
{
  ahu_window_show_rule (window, "R8.3");
}

static void
show_preferences (AhuWindow *window)
{
  ahu_preferences_present (GTK_WINDOW (window));
}

static void
show_shortcuts (AhuWindow *window)
{
  ahu_shortcuts_present (GTK_WINDOW (window));
}

/* Back to where the last scoring was complete. */
static void
replay (AhuWindow *window)
{
  activate (window, "win.replay");
  gtk_widget_activate_action (test_find_type (GTK_WIDGET (window), AHU_TYPE_REPLAY_PAGE),
                              "replay.scoring-back", NULL);
}

static void
learn (AhuWindow *window)
{
  activate (window, "win.learn");
}

static void
prepare_practice (AhuWindow *window)
{
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
static void
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

static void
tell_stone (AhuWindow *window)
{
  tell (window, "tie-bracket");
}

static void
tell_player (AhuWindow *window)
{
  tell (window, "story-totals");
}

static void
tell_tie (AhuWindow *window)
{
  tell (window, "story-tie");
}

static void
tell_places (AhuWindow *window)
{
  tell (window, "places");
}

static void
scroll_result (AhuWindow *window)
{
  GtkWidget *page = test_find_type (GTK_WIDGET (window), AHU_TYPE_RESULT_PAGE);
  GtkAdjustment *adjustment;
  GtkWidget *row;

  /* Once all of it is there, and laid out. */
  while ((row = test_find_type (page, ADW_TYPE_EXPANDER_ROW)) == NULL || gtk_widget_get_height (row) == 0)
    g_main_context_iteration (NULL, TRUE);
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT)));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

/* A move of two turns ago. */
static void
correct (AhuWindow *window)
{
  AhuSession *session = ahu_window_get_session (window);

  ahu_rn_correction_present (GTK_WIDGET (window), session,
                             ahu_history_get_ply (ahu_session_get_history (session)) - 10);
}

static void
show_players (AhuWindow *window)
{
  show_view (window, "players");
}

static void
show_log (AhuWindow *window)
{
  show_view (window, "log");
}

const Page pages[] = {
  { "start", "start" },
  { "start-continue", "start", is_draw, FALSE, go_back },
  { "players", "players", NULL, FALSE, begin_game },
  { "deal", "deal", NULL, FALSE, deal },
  { "join", "join", NULL, FALSE, join },
  { "table-buy", "table", is_buy },
  { "table-draw", "table", is_draw },
  { "table-refill", "table", is_refill, FALSE, enter_two },
  { "table-sacrifice", "table", is_sacrifice },
  { "table-cover", "table", is_covered },
  { "table-cover-open", "table", is_covered, FALSE, open_cover },
  { "table-peek", "table", is_draw, FALSE, peek },
  { "table-add", "table", is_add },
  { "table-reward", "table", is_reward },
  { "table-substitute", "table", is_substitute, TRUE },
  { "table-reveal", "table", is_reveal, TRUE },
  { "table-players", "table", is_draw, FALSE, show_players, ON_NARROW_SCREENS },
  { "table-log", "table", is_draw, FALSE, show_log, ON_NARROW_SCREENS },
  { "table-view", "table", is_buy, FALSE, show_table_view },
  { "table-view-draw", "table", is_draw, FALSE, show_table_view },
  { "scores", "table", is_draw, FALSE, show_scores, ON_ALL_SCREENS, WINDOW_SCREEN },
  { "correction", "table", is_reward, FALSE, correct, ON_ALL_SCREENS, WINDOW_OTHER },
  { "count", "table", is_draw, FALSE, count_table, ON_ALL_SCREENS, WINDOW_OTHER },
  { "result", "result", is_over },
  { "result-end", "result", is_over, FALSE, scroll_result },
  { "story-stone", "result", is_over, FALSE, tell_stone },
  { "story-player", "result", is_over, FALSE, tell_player },
  { "story-tie", "result", is_over, FALSE, tell_tie },
  { "story-places", "result", is_over, FALSE, tell_places },
  { "score", "score", NULL, FALSE, begin_score },
  { "score-running", "score", is_draw, FALSE, count_end },
  { "score-what-if", "score", is_over, FALSE, ask_what_if },
  { "replay", "replay", is_draw, FALSE, replay },
  { "learn", "learn", NULL, FALSE, learn },
  { "practise", "practise", NULL, FALSE, prepare_practice },
  { "rules", "rules", NULL, FALSE, show_rules },
  { "rules-rule", "rules", is_draw, FALSE, show_rule },
  { "preferences", "start", NULL, FALSE, show_preferences, ON_ALL_SCREENS, WINDOW_OTHER },
  { "shortcuts", "start", NULL, FALSE, show_shortcuts, ON_ALL_SCREENS, WINDOW_OTHER },
  { NULL },
};
