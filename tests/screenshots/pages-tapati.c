/* pages-tapati.c: which pages of Tapati pictures are written of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "shell/replay/ahu-replay-page.h"
#include "support/test-ui-find.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-correction-window.h"

#include "pages.h"
#include "people.h"

#define EARLY_ROUND 3
#define ENTERED 3

/* Which position shows a page. */

static gboolean
is_of_market (gconstpointer position)
{
  return ((const TpPosition *) position)->draw == TP_DRAW_MARKET;
}

static gboolean
is_one_used (gconstpointer position)
{
  return ((const TpPosition *) position)->n_used > 0;
}

/* Several players at once. */
static gboolean
are_several (gconstpointer data)
{
  const TpPosition *position = data;
  guint8 players[TP_MAX_PLAYERS];

  return tp_position_pending (position, players) > 2;
}

/* Somebody has placed, others are still to. */
static gboolean
is_placing_on (gconstpointer data)
{
  const TpPosition *position = data;

  return are_several (data) && position->fact == TP_MANUTARA && !tp_position_is_pending (position, position->active);
}

static gboolean
is_placing_alone (gconstpointer data)
{
  const TpPosition *position = data;
  guint8 players[TP_MAX_PLAYERS];

  return position->fact == TP_TAPATI && tp_position_pending (position, players) == 1;
}

static gboolean
is_enough (gconstpointer data)
{
  const TpPosition *position = data;

  return are_several (data) && position->fact == TP_AHU;
}

/* Tiles, each on a tower that bears it or on a free site. */
static gboolean
are_tiles (gconstpointer data)
{
  const TpPosition *position = data;

  return are_several (data) && position->fact == TP_RANO_RARAKU;
}

static gboolean
is_end_noted (gconstpointer position)
{
  return ((const TpPosition *) position)->end != TP_END_NONE;
}

/* Of the one who practises. */
static gboolean
is_own_fact (gconstpointer data)
{
  const TpPosition *position = data;

  return position->actor == 0;
}

/* So early that the analysis of all moves before is soon done. */
static gboolean
is_early (gconstpointer data)
{
  const TpPosition *position = data;

  return position->round < EARLY_ROUND;
}

/* What people did before the picture. */

/* The first tiles that were drawn. */
static void
enter_tiles (AhuWindow *window)
{
  g_autoptr (GPtrArray) choices = test_find_all (find_shown_page (window), AHU_TYPE_CHOICE);

  for (guint i = 0, n = 0; n < ENTERED && i < choices->len; i++)
    if (gtk_widget_has_css_class (choices->pdata[i], "tp-tile") && ahu_choice_get_reason (choices->pdata[i]) == NULL &&
        gtk_widget_is_drawable (choices->pdata[i]))
      {
        gtk_widget_activate (choices->pdata[i]);
        n++;
      }
}

static void
compare_no_more (GSettings *settings)
{
  g_settings_reset (settings, "box-compared");
}

/* Another game of people who have compared the numbers with their box. */
static void
begin_with_known_box (AhuWindow *window)
{
  GSettings *settings = ahu_settings_get_game (tp_game_get ());

  g_settings_set_boolean (settings, "box-compared", TRUE);
  g_signal_connect_object (window, "destroy", G_CALLBACK (compare_no_more), settings, G_CONNECT_SWAPPED);
  begin_game (window);
}

static GtkWidget *
find_tapatis (GtkWidget *page)
{
  g_autoptr (GPtrArray) labels = test_find_all (page, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (labels->pdata[i]), _("The Tapatis, which decide ties")))
      return labels->pdata[i];

  return NULL;
}

static void
scroll_to_tapatis (AhuWindow *window)
{
  scroll_result_behind (window, find_tapatis);
}

/* The first that has no place in the step. */
static void
refuse (AhuWindow *window)
{
  g_autoptr (GPtrArray) choices = test_find_all (find_shown_page (window), AHU_TYPE_CHOICE);

  for (guint i = 0; i < choices->len; i++)
    if (ahu_choice_get_reason (choices->pdata[i]) != NULL && gtk_widget_is_drawable (choices->pdata[i]))
      {
        gtk_widget_activate (choices->pdata[i]);
        return;
      }
  fail ("nothing is refused");
}

static void
show_boards (AhuWindow *window)
{
  show_view (window, "boards");
}

/* What was taken is to be put back. */
static void
undo (AhuWindow *window)
{
  if (!gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL))
    fail ("nothing can be undone");
}

/* Those of the other game are seen first. */
static void
show_own_statistics (AhuWindow *window)
{
  show_statistics (window);
  if (!gtk_widget_activate_action (GTK_WIDGET (window), "win.switch-game", "s", tp_game_get ()->id))
    fail ("the statistics of Tapati can’t be chosen");
  await_statistics (window);
}

static void
tell_player (AhuWindow *window)
{
  tell (window, "story-sums");
}

static void
show_rule (AhuWindow *window)
{
  ahu_window_show_rule (window, "T6.2");
}

/* To where the game has ended. */
static void
replay_end (AhuWindow *window)
{
  replay (window);
  gtk_widget_activate_action (test_find_type (GTK_WIDGET (window), AHU_TYPE_REPLAY_PAGE), "replay.last", NULL);
}

/* What was placed last, as it is changed. */
static void
correct_placing (AhuWindow *window)
{
  AhuSession *session = ahu_window_get_session (window);
  GPtrArray *moves = ahu_history_get_moves (ahu_session_get_history (session));
  guint ply = ahu_history_get_ply (ahu_session_get_history (session));
  g_autoptr (GPtrArray) choices = NULL;
  TpMove move;

  do
    tp_move_from_json (&move, moves->pdata[--ply]);
  while (move.type != TP_MOVE_BUILD && ply > 0);
  ahu_correction_window_present (GTK_WIDGET (window), session, ply);
  choices = test_find_all (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW), AHU_TYPE_CHOICE);
  for (guint i = 0; i < choices->len; i++)
    if (g_strcmp0 (ahu_choice_get_name (choices->pdata[i]), _("Change")) == 0)
      {
        gtk_widget_activate (choices->pdata[i]);
        return;
      }
  fail ("the move can't be changed");
}

const Page tp_pages[] = {
  { "tp-start", "start", "fact", GAME_TP_FOUR, go_back, .fits = is_one_used },
  { "tp-players", "players", NULL, GAME_TP_FOUR, begin_game },
  { "tp-players-known", "players", NULL, GAME_TP_FOUR, begin_with_known_box },
  { "tp-players-first", "players", NULL, GAME_TP_FOUR, begin_first_game },
  { "tp-box", "deal", NULL, GAME_TP_FOUR, begin_deal },
  { "tp-box-first", "deal", NULL, GAME_TP_FOUR, begin_first_deal },
  { "tp-box-mended", "mend-deal", "fact", GAME_TP_FOUR, mend_set_up, .fits = is_one_used },
  { "tp-reveal", "table", "reveal", GAME_TP_FOUR, enter_tiles, .fits = is_of_market },
  { "tp-fact", "table", "fact", GAME_TP_FOUR, .fits = is_one_used },
  { "tp-palms", "table", "palms", GAME_TP_FOUR },
  { "tp-quarries", "table", "quarries", GAME_TP_FOUR },
  { "tp-exchange", "table", "exchange", GAME_TP_FOUR },
  { "tp-award", "table", "award", GAME_TP_FOUR },
  { "tp-place", "table", "place", GAME_TP_FOUR, .fits = are_several },
  { "tp-prestige", "table", "prestige", GAME_TP_FOUR },
  { "tp-placing", "table", "place", GAME_TP_FOUR, .fits = is_placing_on },
  { "tp-placing-alone", "table", "place", GAME_TP_FOUR, .fits = is_placing_alone },
  { "tp-enough", "table", "place", GAME_TP_FOUR, .fits = is_enough },
  { "tp-place-tiles", "table", "place", GAME_TP_FOUR, .fits = are_tiles },
  { "tp-end-noted", "table", "place", GAME_TP_FOUR, .fits = is_end_noted },
  { "tp-refused", "table", "palms", GAME_TP_FOUR, refuse },
  { "tp-first-reveal", "table", "reveal", GAME_TP_FOUR, explain, .fits = is_of_market },
  { "tp-first-fact", "table", "fact", GAME_TP_FOUR, explain, .fits = is_one_used },
  { "tp-first-place", "table", "place", GAME_TP_SIX, explain, .fits = are_several },
  { "tp-first-exchange", "table", "exchange", GAME_TP_FOUR, explain },
  { "tp-first-view", "table", "quarries", GAME_TP_FOUR, explain_in_view },
  { "tp-six-fact", "table", "fact", GAME_TP_SIX, .fits = is_one_used },
  { "tp-six-exchange", "table", "exchange", GAME_TP_SIX },
  { "tp-six-place", "table", "place", GAME_TP_SIX, .fits = are_several },
  { "tp-six-place-tiles", "table", "place", GAME_TP_SIX, .fits = are_tiles },
  { "tp-six-prestige", "table", "prestige", GAME_TP_SIX },
  { "tp-undone", "table", "palms", GAME_TP_FOUR, undo },
  { "tp-boards", "table", "place", GAME_TP_SIX, show_boards, ON_NARROW_SCREENS, .fits = are_several },
  { "tp-log", "table", "fact", GAME_TP_FOUR, show_log, ON_NARROW_SCREENS, .fits = is_one_used },
  { "tp-correction", "table", "fact", GAME_TP_FOUR, correct, ON_ALL_SCREENS, WINDOW_OTHER, .fits = is_one_used },
  { "tp-correction-place", "table", "fact", GAME_TP_FOUR, correct_placing, ON_ALL_SCREENS, WINDOW_OTHER, .fits = is_one_used },
  { "tp-view", "table", "fact", GAME_TP_SIX, show_table_view, .fits = is_one_used },
  { "tp-view-six", "table", "place", GAME_TP_SIX, show_table_view, .fits = are_several },
  { "tp-view-six-quarries", "table", "quarries", GAME_TP_SIX, show_table_view },
  { "tp-view-place", "table", "place", GAME_TP_FOUR, show_table_view, .fits = are_several },
  { "tp-view-reveal", "table", "reveal", GAME_TP_FOUR, show_table_view, .fits = is_of_market },
  { "tp-view-exchange", "table", "exchange", GAME_TP_FOUR, show_table_view },
  { "tp-view-prestige", "table", "prestige", GAME_TP_FOUR, show_table_view },
  { "tp-second-screen", "table", "fact", GAME_TP_FOUR, show_second_screen, ON_ALL_SCREENS, WINDOW_SCREEN, .fits = is_one_used },
  { "tp-second-screen-place", "table", "place", GAME_TP_SIX, show_second_screen, ON_ALL_SCREENS, WINDOW_SCREEN, .fits = are_several },
  { "tp-result", "result", "over", GAME_TP_FOUR },
  { "tp-result-end", "result", "over", GAME_TP_FOUR, scroll_to_tapatis },
  { "tp-result-six", "result", "over", GAME_TP_SIX },
  { "tp-result-ended", "result", "over", GAME_TP_FOUR, end_again },
  { "tp-story-player", "result", "over", GAME_TP_SIX, tell_player },
  { "tp-story-places", "result", "over", GAME_TP_SIX, tell_places },
  { "tp-end-view", "result", "over", GAME_TP_FOUR, view_end },
  { "tp-end-view-places", "result", "over", GAME_TP_SIX, view_places },
  { "tp-score", "score", NULL, GAME_TP_FOUR, begin_score },
  { "tp-score-running", "count-end", "fact", GAME_TP_FOUR, count_end, .fits = is_one_used },
  { "tp-what-if", "what-if", "over", GAME_TP_FOUR, ask_what_if },
  { "tp-best-moves", "table", "fact", GAME_TP_FOUR, ask_best_moves, ON_ALL_SCREENS, WINDOW_OTHER, .fits = is_one_used },
  { "tp-best-moves-place", "table", "place", GAME_TP_FOUR, ask_best_moves, ON_ALL_SCREENS, WINDOW_OTHER, .fits = are_several },
  { "tp-analysis", "table", "fact", GAME_TP_FOUR, analyse, ON_ALL_SCREENS, WINDOW_OTHER, .fits = is_early },
  { "tp-replay", "replay", "fact", GAME_TP_FOUR, replay, .fits = is_one_used },
  { "tp-replay-end", "replay", "over", GAME_TP_FOUR, replay_end },
  { "tp-replay-view", "replay", "fact", GAME_TP_FOUR, replay_in_view, .fits = is_one_used },
  { "tp-learn", "learn", "over", GAME_TP_FOUR, learn },
  { "tp-try", "try", NULL, GAME_TP_FOUR, begin_try },
  { "tp-try-told", "try", NULL, GAME_TP_FOUR, answer_try, ON_ALL_SCREENS, WINDOW_OTHER },
  { "tp-try-over", "try", NULL, GAME_TP_FOUR, end_try, ON_ALL_SCREENS, WINDOW_OTHER },
  { "tp-practise", "practise", NULL, GAME_TP_FOUR, prepare_practice },
  { "tp-practise-table", "table", "fact", GAME_TP_PRACTICE, .fits = is_own_fact },
  { "tp-history", "history", NULL, GAMES_SHELF, show_history },
  { "tp-statistics", "statistics", NULL, GAMES_SHELF, show_own_statistics },
  { "tp-rules", "rules", NULL, GAME_TP_FOUR, show_rules },
  { "tp-rules-rule", "rules", "fact", GAME_TP_FOUR, show_rule, .fits = is_one_used },
  { "tp-preferences", "start", NULL, GAME_TP_FOUR, show_preferences, ON_ALL_SCREENS, WINDOW_OTHER },
  { "tp-shortcuts", "table", "fact", GAME_TP_FOUR, show_shortcuts, ON_ALL_SCREENS, WINDOW_OTHER, .fits = is_one_used },
  { NULL }
};
