/* pages-rapanui.c: which pages of the card game, and of all games, pictures are written of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "pages.h"
#include "people.h"

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-count-check.h"
#include "games/rapanui/ui/ahu-rn-count-check.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "shell/players/ahu-players-page.h"
#include "shell/result/ahu-result-page.h"
#include "toolkit/base/ahu-hold-button.h"
#include "toolkit/entry/ahu-count-pad.h"
#include "toolkit/ranking/ahu-story.h"
#include "toolkit/table/ahu-choice.h"

#include "games/rapanui/ui/rn-table-utils.h"
#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/test-ui-find.h"

#include "support/test-correction.h"

#define EARLY_TURN 4

/* Which position shows a page. */

static gboolean
is_of_another (gconstpointer data)
{
  const RnPosition *position = data;

  return position->actor != position->active;
}

static gboolean
is_covered (gconstpointer data)
{
  const RnPosition *position = data;

  return position->actor == position->active;
}

static gboolean
is_of_two (gconstpointer data)
{
  guint8 pending[RN_MAX_PLAYERS];

  return rn_position_pending (data, pending) == 2;
}

/* So early that the analysis of all moves before is soon done. */
static gboolean
is_early (gconstpointer data)
{
  const RnPosition *position = data;

  return position->turn == EARLY_TURN;
}

/* Of the one who practises. */
static gboolean
is_own_turn (gconstpointer data)
{
  const RnPosition *position = data;

  return position->active == 0;
}

/* What people did before the picture. */

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
  begin_deal (window);
  enter_cards (window, 7);
}

static void
deal_all (AhuWindow *window)
{
  deal (window);
  enter_cards (window, 9);
}

/* Returns: the column that the first card was drawn from */
static guint
find_first_draw (AhuWindow *window)
{
  AhuHistory *history = ahu_session_get_history (ahu_window_get_session (window));
  RnMove move = { 0 };

  for (guint ply = 0; move.type != RN_MOVE_DRAW && ply < ahu_history_get_ply (history); ply++)
    rn_move_from_json (&move, ahu_history_get_move (history, ply));

  return move.column;
}

/* With another front card where the first one was drawn: what was drawn can't lie there. */
static void
mend_deal (AhuWindow *window)
{
  guint place = 4 * find_first_draw (window) + 3;
  g_autoptr (GPtrArray) choices = NULL;
  GtkWidget *misfit;

  mend_set_up (window);
  misfit = test_find_type (find_shown_page (window), g_type_from_name ("AhuMisfit"));
  choices = test_find_choices (find_shown_page (window));
  for (guint kind = 0; kind < 7 && !gtk_widget_get_visible (misfit); kind++)
    {
      AhuChoice *card = choices->pdata[16 + kind];

      gtk_widget_activate (choices->pdata[place]);
      if (ahu_choice_get_reason (card) == NULL)
        gtk_widget_activate (GTK_WIDGET (card));
      if (g_str_equal (ahu_window_get_page (window), "table"))
        mend_set_up (window);
    }
}

static void
list_buttons (GtkWidget *root,
              GPtrArray *buttons)
{
  if (!gtk_widget_get_visible (root))
    return;
  if (GTK_IS_BUTTON (root))
    g_ptr_array_add (buttons, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_buttons (child, buttons);
}

/* What a running game is entered with: of the marks, cards or keys (11 enters a number) one after the other, −1
 * for the button at the top. */
static void
answer (AhuWindow *window,
        const int *answers,
        guint      n)
{
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *page = find_shown_page (window);
      g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

      list_buttons (test_find_type (page, g_type_from_name ("AhuRnJoinInput")), buttons);
      if (answers[i] >= (int) buttons->len)
        fail ("there is nothing to answer with");
      g_signal_emit_by_name (answers[i] < 0 ? test_ui_find_class (page, "big-action") : buttons->pdata[answers[i]], "clicked");
    }
}

/* Into a game that has begun on the table: the cards of the display. */
static void
join (AhuWindow *window)
{
  const int answers[] = { 0, 3, 0, -1, 3, 6, -1, 5, 3 };

  begin_game (window);
  if (!gtk_widget_activate_action (test_find_type (GTK_WIDGET (window), AHU_TYPE_PLAYERS_PAGE), "players.join", NULL))
    fail ("no running game can be entered");
  answer (window, answers, G_N_ELEMENTS (answers));
}

static void
join_players (AhuWindow *window)
{
  const int answers[] = { -1, 0, -1, 4, 11, 3, 5, 11, 7, 11, 5, 11, 3, 2 };

  join (window);
  answer (window, answers, G_N_ELEMENTS (answers));
}

/* Without the Lumberjack that everybody begins with. */
static void
join_fault (AhuWindow *window)
{
  const int answers[] = { -1, 0, -1, 4, 11, 3, 5, 11, 7, 11, 5, 11, 0 };

  join (window);
  answer (window, answers, G_N_ELEMENTS (answers));
}

static void
enter_two (AhuWindow *window)
{
  enter_cards (window, 2);
}

static void
hold_cover (AhuWindow *window)
{
  ahu_hold_button_set_held (AHU_HOLD_BUTTON (test_find_type (GTK_WIDGET (window), AHU_TYPE_HOLD_BUTTON)), TRUE);
}

static void
collect_counts (GtkWidget *root,
                GPtrArray *counts)
{
  if (AHU_IS_COUNT_FIELD (root))
    g_ptr_array_add (counts, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_counts (child, counts);
}

/* With a token too many, and wood taken for points. */
static void
count_table (AhuWindow *window)
{
  g_autoptr (GPtrArray) counts = g_ptr_array_new ();
  /* The players come first. */
  guint first = RN_COUNT_PLAYERS;
  const int otherwise[][2] = {
    { (int) (rn_count_cell (0, RN_COUNT_WOOD) - first), 1 }, { (int) (rn_count_cell (3, RN_COUNT_WOOD) - first), 2 },
    { (int) (rn_count_cell (3, RN_COUNT_GLORY) - first), -2 },
  };

  activate_on_table (window, "table.count");
  collect_counts (test_find_type (GTK_WIDGET (window), AHU_TYPE_RN_COUNT_CHECK), counts);
  for (guint i = 0; i < G_N_ELEMENTS (otherwise); i++)
    {
      AhuCountField *count = counts->pdata[otherwise[i][0]];

      g_signal_emit_by_name (count, "clicked");
      g_signal_emit_by_name (test_find_type (GTK_WIDGET (window), AHU_TYPE_COUNT_PAD), "entered",
                             (gint64) (atoi (ahu_count_field_get_text (count)) + otherwise[i][1]));
    }
}

/* The first player looks at the own Sacrifice cards. */
static void
peek (AhuWindow *window)
{
  GtkWidget *page = test_find_type (GTK_WIDGET (window), g_type_from_name ("AhuRnTablePage"));

  if (!gtk_widget_activate_action (page, "table.peek", "u", 0))
    fail ("nobody can look at the own cards");
  hold_cover (window);
}

static void
peek_in_view (AhuWindow *window)
{
  show_table_view (window);
  peek (window);
}

static void
count_in_view (AhuWindow *window)
{
  show_table_view (window);
  count_table (window);
}

/* Pictures are taken without the names that readers of the screen hear. */
static void
tap_key (GtkWidget  *pad,
         const char *key)
{
  if (GTK_IS_BUTTON (pad) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (pad)), key) == 0)
    {
      g_signal_emit_by_name (pad, "clicked");
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (pad); child != NULL; child = gtk_widget_get_next_sibling (child))
    tap_key (child, key);
}

static void
tap_counts (AhuWindow         *window,
            const char *const *keys)
{
  begin_score (window);
  for (guint i = 0; keys[i] != NULL; i++)
    tap_key (test_find_type (GTK_WIDGET (window), AHU_TYPE_COUNT_PAD), keys[i]);
}

static const char *const stone_keys[] = { "3", "5", "0", "6", "2", "9", "4", "0", "4", "6", "8", "1", "0", "3", NULL };

static void
score_half (AhuWindow *window)
{
  tap_counts (window, stone_keys);
}

/* All that is left is the same, so that it does for any number of players. */
static void
score_done (AhuWindow *window)
{
  GtkWidget *pad;

  tap_counts (window, stone_keys);
  pad = test_find_type (GTK_WIDGET (window), AHU_TYPE_COUNT_PAD);
  while (gtk_widget_is_visible (pad))
    tap_key (pad, "0");
}

static void
show_rule (AhuWindow *window)
{
  ahu_window_show_rule (window, "R8.3");
}

/* A rule with numbers of the game on the table. */
static void
show_rule_now (AhuWindow *window)
{
  ahu_window_show_rule (window, "R4.2");
}

static void
tell_stone (AhuWindow *window)
{
  tell (window, "tie-bracket");
}

/* The kind that is worth most: there are bars of several sources. */
static void
tell_kind (AhuWindow *window)
{
  GtkWidget *page = test_find_type (GTK_WIDGET (window), AHU_TYPE_RESULT_PAGE);

  tell (window, "story-sums");
  for (guint i = 0; i < 5; i++)
    gtk_widget_activate_action (test_find_type (page, AHU_TYPE_STORY), "story.next", NULL);
}

static void
view_kind (AhuWindow *window)
{
  view_end (window);
  tell_kind (window);
}

/* Another screen shows where the end is told. */
static void
follow_kind (AhuWindow *window)
{
  end_again (window);
  show_second_screen (window);
  tell_kind (window);
}

/* The last purchase was one of another kind: the table has something to put right. */
static void
correct_purchase (AhuWindow *window)
{
  AhuSession *session = ahu_window_get_session (window);
  AhuHistory *history = ahu_session_get_history (session);

  for (guint ply = ahu_history_get_ply (history); ply-- > 0;)
    for (guint kind = 0; kind < RN_SACRIFICES; kind++)
      {
        RnMove old, move = { .type = RN_MOVE_BUY, .kind = (guint8) kind };
        g_autoptr (JsonNode) node = rn_move_to_json (&move);
        AhuCorrection *correction;

        rn_move_from_json (&old, ahu_history_get_move (history, ply));
        if (old.type != RN_MOVE_BUY || old.kind == kind)
          continue;
        correction = test_try_change (history, ply, node);
        if (ahu_correction_get_conflict (correction) == NULL)
          {
            if (ahu_session_accept (session, correction) != NULL)
              fail ("the correction is refused");
            return;
          }
        ahu_correction_free (correction);
      }
  fail ("no purchase can be corrected");
}

static void
show_players (AhuWindow *window)
{
  show_view (window, "players");
}

const Page rn_pages[] = {
  { "start", "start" },
  { "start-continue", "start", "draw", GAME_TOLD, go_back_to_evenings, .evenings = TRUE },
  { "start-others", "start", NULL, GAMES_SHELF, wait_for_others },
  { "players", "players", NULL, GAME_TOLD, begin_game },
  { "players-first", "players", NULL, GAME_TOLD, begin_first_game },
  { "deal", "deal", NULL, GAME_TOLD, deal },
  { "deal-first", "deal", NULL, GAME_TOLD, begin_first_deal },
  { "deal-full", "deal", NULL, GAME_TOLD, deal_all },
  { "deal-mended", "mend-deal", "draw", GAME_TOLD, mend_deal },
  { "players-mended", "mend-players", "draw", GAME_TOLD, mend_players },
  { "join", "join", NULL, GAME_TOLD, join },
  { "join-players", "join", NULL, GAME_TOLD, join_players },
  { "join-fault", "join", NULL, GAME_TOLD, join_fault },
  { "table-buy", "table", "buy" },
  { "table-draw", "table", "draw" },
  { "table-refill", "table", "refill", GAME_TOLD, enter_two },
  { "table-slip", "table", "draw", GAME_TOLD, correct_purchase },
  { "table-sacrifice", "table", "sacrifice", .fits = is_of_another },
  { "table-first-buy", "table", "buy", .prepare = explain },
  { "table-first-sacrifice", "table", "sacrifice", .prepare = explain, .fits = is_of_another },
  { "table-first-view", "table", "draw", .prepare = explain_in_view },
  { "table-cover", "table", "sacrifice", .fits = is_covered },
  { "table-cover-held", "table", "sacrifice", GAME_TOLD, hold_cover, .fits = is_covered },
  { "table-peek", "table", "draw", GAME_TOLD, peek },
  { "table-add", "table", "add" },
  { "table-reward", "table", "reward" },
  { "table-reward-two", "table", "reward", .fits = is_of_two },
  { "table-substitute", "table", "substitute", GAME_UNTOLD },
  { "table-reveal", "table", "reveal", GAME_UNTOLD },
  { "table-view-reveal", "table", "reveal", GAME_UNTOLD, show_table_view },
  { "table-players", "table", "draw", GAME_TOLD, show_players, ON_NARROW_SCREENS },
  { "table-log", "table", "draw", GAME_TOLD, show_log, ON_NARROW_SCREENS },
  { "table-view", "table", "buy", GAME_TOLD, show_table_view },
  { "table-view-draw", "table", "draw", GAME_TOLD, show_table_view },
  { "table-view-peek", "table", "draw", GAME_TOLD, peek_in_view },
  { "table-view-count", "table", "draw", GAME_TOLD, count_in_view },
  { "second-screen", "table", "draw", GAME_TOLD, show_second_screen, ON_ALL_SCREENS, WINDOW_SCREEN },
  { "second-screen-reveal", "table", "reveal", GAME_UNTOLD, show_second_screen, ON_ALL_SCREENS, WINDOW_SCREEN },
  { "second-screen-kind", "result", "over", GAME_TOLD, follow_kind, ON_ALL_SCREENS, WINDOW_SCREEN },
  { "second-screen-places", "result", "over", GAME_TOLD, follow_places, ON_ALL_SCREENS, WINDOW_SCREEN },
  { "correction", "table", "reward", GAME_TOLD, correct, ON_ALL_SCREENS, WINDOW_OTHER },
  { "count", "table", "draw", GAME_TOLD, count_table },
  { "result", "result", "over" },
  { "result-end", "result", "over", GAME_TOLD, scroll_result },
  { "story-stone", "result", "over", GAME_TOLD, tell_stone },
  { "story-kind", "result", "over", GAME_TOLD, tell_kind },
  { "story-places", "result", "over", GAME_TOLD, tell_places },
  { "result-ended", "result", "over", GAME_TOLD, end_again },
  { "end-view", "result", "over", GAME_TOLD, view_end },
  { "end-view-kind", "result", "over", GAME_TOLD, view_kind },
  { "end-view-places", "result", "over", GAME_TOLD, view_places },
  { "score", "score", NULL, GAME_TOLD, begin_score },
  { "score-half", "score", NULL, GAME_TOLD, score_half },
  { "score-done", "score", NULL, GAME_TOLD, score_done },
  { "score-running", "count-end", "draw", GAME_TOLD, count_end },
  { "score-what-if", "what-if", "over", GAME_TOLD, ask_what_if },
  { "best-moves", "table", "draw", GAME_TOLD, ask_best_moves, ON_ALL_SCREENS, WINDOW_OTHER },
  { "analysis", "table", "draw", GAME_TOLD, analyse, ON_ALL_SCREENS, WINDOW_OTHER, .fits = is_early },
  { "replay", "replay", "draw", GAME_TOLD, replay },
  { "replay-view", "replay", "draw", GAME_TOLD, replay_in_view },
  { "learn", "learn", "over", GAME_TOLD, learn },
  { "try", "try", NULL, GAME_TOLD, begin_try },
  { "try-told", "try", NULL, GAME_TOLD, answer_try, ON_ALL_SCREENS, WINDOW_OTHER },
  { "try-over", "try", NULL, GAME_TOLD, end_try, ON_ALL_SCREENS, WINDOW_OTHER },
  { "practise", "practise", NULL, GAME_TOLD, prepare_practice },
  { "practise-table", "table", "buy", GAME_PRACTICE, .fits = is_own_turn },
  { "history", "history", NULL, GAMES_SHELF, show_history },
  { "statistics", "statistics", NULL, GAMES_SHELF, show_statistics },
  { "names", "statistics", NULL, GAMES_SHELF, show_names, ON_ALL_SCREENS, WINDOW_OTHER },
  { "rules", "rules", NULL, GAME_TOLD, show_rules },
  { "rules-rule", "rules", "draw", GAME_TOLD, show_rule },
  { "rules-now", "rules", "draw", GAME_TOLD, show_rule_now },
  { "preferences", "start", NULL, GAME_TOLD, show_preferences, ON_ALL_SCREENS, WINDOW_OTHER },
  { "shortcuts", "table", "draw", GAME_TOLD, show_shortcuts, ON_ALL_SCREENS, WINDOW_OTHER },
  { NULL },
};
