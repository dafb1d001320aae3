/* test-rn-table-widgets.c: tests of what stands on Rapa Nui’s table page and
 * beside the result
 *
 * Not for: the page in use (test-rn-table.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-player-panel.h"
#include "games/rapanui/ui/ahu-rn-players.h"
#include "games/rapanui/ui/ahu-rn-rewards.h"
#include "games/rapanui/ui/ahu-rn-stone-ranking.h"
#include "games/rapanui/ui/ahu-rn-stone.h"
#include "games/rapanui/ui/ahu-rn-strip.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/charts/ahu-course-chart.h"
#include "toolkit/charts/ahu-course-panel.h"
#include "toolkit/table/ahu-log-line.h"
#include "toolkit/table/ahu-log-turn.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-prompt.h"
#include "toolkit/table/ahu-taking-chip.h"

#include "rn-widget-utils.h"
#include "support/test-ui.h"

static void
assert_label (gpointer    widget,
              const char *label)
{
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

/* Turn 36 of a game that has ended: what the pictures of the design show. */
static AhuSession *
load_turn_36 (void)
{
  AhuSession *session = test_session_load ("active-without-cards.rapanui");

  test_session_go (session, 123);
  return session;
}

static void
test_players (void)
{
  g_autoptr (AhuSession) session = load_turn_36 ();
  GtkWidget *players = test_hold (ahu_rn_players_new ());
  g_autoptr (GPtrArray) panels = NULL;

  ahu_rn_players_update (AHU_RN_PLAYERS (players), session);
  panels = test_find_all (players, AHU_TYPE_RN_PLAYER_PANEL);
  g_assert_cmpuint (panels->len, ==, 4);
  gtk_test_accessible_assert_role (players, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_role (panels->pdata[0], GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  assert_label (panels->pdata[2],
                "Player 3: 15 wood, 6 glory points, 3 Sacrifice cards; in the display: "
                "Lumberjack 4, sole majority; Priest 2; Moai 2; Fish 1; Mulberry 1; "
                "Sweet Potato 0; Grain 0");
  assert_label (panels->pdata[3],
                "Player 4, to move: 4 wood, 0 glory points, 4 Sacrifice cards; in the display: "
                "Lumberjack 2; Priest 0; Moai 3, sole majority; Fish 2, sole majority; "
                "Mulberry 1; Sweet Potato 0; Grain 1");
  g_assert_false (test_ui_is_now (panels->pdata[2]));
  g_assert_true (test_ui_is_now (panels->pdata[3]));
  ahu_rn_players_set_columns (AHU_RN_PLAYERS (players), 2);
  test_release (players);
}

static void
test_two_players (void)
{
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");
  GtkWidget *players = test_hold (ahu_rn_players_new ());
  GtkWidget *strip = test_hold (g_object_new (AHU_TYPE_RN_STRIP, NULL));
  g_autoptr (GPtrArray) panels = NULL;
  g_autoptr (GPtrArray) cells = NULL;

  ahu_rn_players_update (AHU_RN_PLAYERS (players), session);
  ahu_rn_strip_update (AHU_RN_STRIP (strip), session);
  panels = test_find_all (players, AHU_TYPE_RN_PLAYER_PANEL);
  cells = test_find_all (strip, AHU_TYPE_READABLE);
  g_assert_cmpuint (panels->len, ==, 2);
  g_assert_cmpuint (cells->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *words = ahu_rn_player_describe (session, i);

      assert_label (cells->pdata[i], words);
      g_assert_true (gtk_widget_get_focusable (cells->pdata[i]));
    }
  test_release (players);
  test_release (strip);
}

/* Each player's takings, as the engine tells them; a first turn and the end have none. */
static void
test_takings (void)
{
  g_autoptr (AhuSession) session = load_turn_36 ();
  GtkWidget *prompt = test_hold (ahu_prompt_new ());
  g_autoptr (GPtrArray) chips = NULL;
  g_autoptr (GPtrArray) none = NULL;

  ahu_prompt_update (AHU_PROMPT (prompt), session);
  chips = test_find_all (prompt, AHU_TYPE_TAKING_CHIP);
  g_assert_cmpuint (chips->len, ==, 4);
  assert_label (chips->pdata[0], "Player 3 takes 5 wood: 5.");
  assert_label (chips->pdata[1], "Player 4 takes 2 wood: 1 + 1.");
  g_assert_true (test_shows_text (prompt, "Turn 35"));
  g_assert_true (test_shows_text (prompt, "Lumberjacks"));
  g_assert_true (test_shows_text (prompt, "4 + 1 bonus"));
  test_release (prompt);

  prompt = test_hold (ahu_prompt_new ());
  test_session_go (session, ahu_history_get_moves (ahu_session_get_history (session))->len);
  ahu_prompt_update (AHU_PROMPT (prompt), session);
  none = test_find_all (prompt, AHU_TYPE_TAKING_CHIP);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_true (test_shows_text (prompt, rn_end_sentence ()));
  test_release (prompt);
}

/* The refill that ends the game scores nothing, and what was taken before is done (R8.1), until
 * the end is taken back. */
static void
test_no_takings_at_end (void)
{
  g_autoptr (AhuSession) session = test_session_load ("four-players-untold.rapanui");
  GtkWidget *prompt = test_hold (ahu_prompt_new ());
  g_autoptr (GPtrArray) chips = NULL;
  guint n_ended = 0;

  for (; ((const RnPosition *) ahu_session_get_position (session))->step >= RN_STEP_REVEAL; n_ended++)
    {
      ahu_prompt_update (AHU_PROMPT (prompt), session);
      g_assert_true (test_shows_text (prompt, rn_end_sentence ()));
      test_session_go (session, ahu_history_get_ply (ahu_session_get_history (session)) - 1);
    }
  g_assert_cmpuint (n_ended, >, 1);
  chips = test_find_all (prompt, AHU_TYPE_TAKING_CHIP);
  g_assert_cmpuint (chips->len, ==, 0);
  ahu_prompt_update (AHU_PROMPT (prompt), session);
  g_assert_false (test_shows_text (prompt, rn_end_sentence ()));
  test_release (prompt);
}

static void
test_stone (void)
{
  g_autoptr (AhuSession) session = load_turn_36 ();
  GtkWidget *stone = test_hold (ahu_rn_stone_new ());
  g_autoptr (GPtrArray) parts = NULL;

  ahu_rn_stone_update (AHU_RN_STONE (stone), session);
  parts = test_find_all (stone, AHU_TYPE_READABLE);
  g_assert_cmpuint (parts->len, ==, 2);
  assert_label (parts->pdata[0], "Stone of Sacrifice: 39 cards, Grain on top");
  assert_label (parts->pdata[1], "Draw pile: 6 cards, one refill left");

  /* The top card lies face down: nothing tells its kind. */
  test_session_go (session, 121);
  ahu_rn_stone_update (AHU_RN_STONE (stone), session);
  assert_label (parts->pdata[0], "Stone of Sacrifice: 38 cards, face down on top");

  test_session_go (session, 0);
  ahu_rn_stone_update (AHU_RN_STONE (stone), session);
  assert_label (parts->pdata[0], "Stone of Sacrifice: Nothing on the Stone yet");
  assert_label (parts->pdata[1], "Draw pile: 34 cards, 8 refills left");
  ahu_rn_stone_set_width (AHU_RN_STONE (stone), 0);
  ahu_rn_stone_update (AHU_RN_STONE (stone), session);
  g_assert_true (test_shows_text (stone, "34 to draw"));
  test_release (stone);
}

static void
test_rewards (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  GtkWidget *rewards = test_hold (ahu_rn_rewards_new ());
  g_autoptr (GPtrArray) choices = NULL;
  g_autofree char *move = NULL;
  AhuChoice *choice;

  /* Players 2, 4 and 1 still choose; the row of player 3, who has, stays where it is. */
  test_session_go (session, 98);
  ahu_rn_rewards_update (AHU_RN_REWARDS (rewards), session);
  choices = test_find_choices (rewards);
  g_assert_cmpuint (choices->len, ==, 8);
  choice = test_find_choice (rewards, "Player 4 takes glory points");
  gtk_test_accessible_assert_role (choice, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_cmpstr (ahu_choice_get_key (choice), ==, "⇧3");
  move = test_choice_move (choice);
  g_assert_cmpstr (move, ==, "{\"move\":\"reward\",\"player\":3,\"take\":\"glory\"}");
  g_assert_false (test_choice_is_disabled (choice));
  /* What is taken stands on what takes it. */
  gtk_test_accessible_assert_property (choice, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "2 glory points");
  g_assert_true (test_shows_text (GTK_WIDGET (choice), "2"));
  g_assert_true (test_choice_is_disabled (test_find_choice (rewards, "Player 3 takes wood")));
  test_release (rewards);
}

static char *
get_text (GListModel *model,
          guint       index)
{
  g_autoptr (AhuLogTurn) turn = g_list_model_get_item (model, index);
  GListModel *lines = ahu_log_turn_get_lines (turn);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, i);

      if (ahu_log_line_get_headed (line))
        g_string_append_printf (text, "%s\n", ahu_log_line_get_heading (line));
      g_string_append_printf (text, "%s\n", ahu_log_line_get_text (line));
    }
  return g_string_free (text, FALSE);
}

/* One step at a time gives the same log as the whole game at once; turns that
 * have not changed stay the same objects; no kind laid face down is told. */
static void
test_log (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  GtkWidget *log = test_hold (ahu_log_new ());
  GtkWidget *whole = test_hold (ahu_log_new ());
  GListModel *model = ahu_log_get_model (AHU_LOG (log));
  GListModel *other = ahu_log_get_model (AHU_LOG (whole));
  guint n_moves = ahu_history_get_ply (ahu_session_get_history (session));
  g_autoptr (AhuLogTurn) turn = NULL;
  g_autoptr (AhuLogTurn) same = NULL;
  g_autoptr (AhuLogLine) line = NULL;
  g_autofree char *text = NULL;

  for (guint ply = 0; ply <= n_moves; ply++)
    {
      test_session_go (session, ply);
      ahu_log_update (AHU_LOG (log), session);
    }
  ahu_log_update (AHU_LOG (whole), session);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==,
                    ahu_session_get_game (session)->turn (ahu_session_get_position (session)));
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, g_list_model_get_n_items (other));
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autofree char *one = get_text (model, i);
      g_autofree char *two = get_text (other, i);

      g_assert_cmpstr (one, ==, two);
    }

  turn = g_list_model_get_item (model, 2);
  test_session_go (session, n_moves - 1);
  ahu_log_update (AHU_LOG (log), session);
  same = g_list_model_get_item (model, 2);
  g_assert_true (turn == same);

  test_session_go (session, 121);
  ahu_log_update (AHU_LOG (log), session);
  g_clear_object (&turn);
  turn = g_list_model_get_item (model, 0);
  line = g_list_model_get_item (ahu_log_turn_get_lines (turn), 0);
  g_assert_cmpstr (ahu_log_line_get_colour (line), ==, "red");
  g_assert_cmpstr (ahu_log_line_get_heading (line), ==, "Player 3, turn 35");
  text = get_text (model, 0);
  g_assert_nonnull (strstr (text, "Player 3 lays a card face down"));

  test_session_go (session, 0);
  ahu_log_update (AHU_LOG (log), session);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 0);
  test_release (log);
  test_release (whole);
}

static void
test_ranking (void)
{
  g_autoptr (AhuSession) session = test_session_load ("decided-by-moai-or-wood.rapanui");
  GtkWidget *ranking = test_hold (ahu_rn_stone_ranking_new (session));

  g_assert_true (test_shows_text (ranking, "6 cards"));
  g_assert_true (test_shows_text (ranking, "no card"));
  g_assert_true (test_shows_text (ranking, "3 each"));
  g_assert_true (test_shows_text (ranking, "1 each"));
  g_assert_true (test_shows_text (ranking, "tie"));
  g_assert_true (test_shows_text (ranking, "laid face down: 1 by A, 1 by C"));
  test_release (ranking);
}

/* With 39 cards and more on the Stone the rows still fit. */
static void
test_ranking_narrow (void)
{
  static const char *const games[] = {
    "active-without-cards.rapanui", "no-moai-built.rapanui", "nobody-sacrificed-three-kinds.rapanui",
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (AhuSession) session = test_session_load (games[i]);
      GtkWidget *ranking = test_hold (ahu_rn_stone_ranking_new (session));
      int minimum;

      gtk_widget_measure (ranking, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 336);
      test_release (ranking);
    }
}

static void
test_course (void)
{
  g_autoptr (AhuSession) session = test_session_load ("decided-by-moai-or-wood.rapanui");
  GtkWidget *panel = test_hold (ahu_course_panel_new (session));
  g_autoptr (GPtrArray) charts = test_find_all (panel, AHU_TYPE_COURSE_CHART);
  GtkWidget *course;
  g_autofree char *mismatch = NULL;

  g_assert_cmpuint (charts->len, ==, 1);
  course = charts->pdata[0];

  gtk_test_accessible_assert_role (course, GTK_ACCESSIBLE_ROLE_IMG);
  assert_label (course, "The game turn by turn");
  mismatch = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (course), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    "A, points so far: 30 after turn 22, 51 at the end.\n"
    "B, points so far: 23 after turn 22, 44 at the end.\n"
    "D, points so far: 23 after turn 22, 44 at the end.\n"
    "C, points so far: 18 after turn 22, 36 at the end.\n"
    "The arrow keys go turn by turn.");
  g_assert_cmpstr (mismatch, ==, NULL);
  g_assert_true (test_shows_text (course, "51"));
  g_assert_true (test_shows_text (course, "60"));
  test_release (panel);
}

static void
test_game_ui (void)
{
  const AhuGameUi *ui = ahu_rn_game_ui_get ();
  g_autofree char *one = ui->seats_open ((const char *[]) { "Ben", NULL });
  g_autofree char *three = ui->seats_open ((const char *[]) { "Ben", "Chiara", "Dario", NULL });

  g_assert_cmpstr (ui->game->id, ==, "rapa-nui");
  g_assert_cmpstrv (ui->seat_choices (), ((const char *[]) { "fish", "mulberry", "potato", "grain", NULL }));
  g_assert_cmpstr (one, ==, "For Ben, tap the kind that is missing.");
  g_assert_cmpstr (three, ==, "For Ben, Chiara and Dario, tap the kind that is missing.");
  g_assert_cmpstr (ui->seat_note (3), ==, "starts with 5 wood");
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/rn-table-widgets/players", test_players);
  g_test_add_func ("/ui/rn-table-widgets/two-players", test_two_players);
  g_test_add_func ("/ui/rn-table-widgets/takings", test_takings);
  g_test_add_func ("/ui/rn-table-widgets/no-takings-at-end", test_no_takings_at_end);
  g_test_add_func ("/ui/rn-table-widgets/stone", test_stone);
  g_test_add_func ("/ui/rn-table-widgets/rewards", test_rewards);
  g_test_add_func ("/ui/rn-table-widgets/log", test_log);
  g_test_add_func ("/ui/rn-table-widgets/ranking", test_ranking);
  g_test_add_func ("/ui/rn-table-widgets/ranking-narrow", test_ranking_narrow);
  g_test_add_func ("/ui/rn-table-widgets/course", test_course);
  g_test_add_func ("/ui/rn-table-widgets/game-ui", test_game_ui);

  return g_test_run ();
}
