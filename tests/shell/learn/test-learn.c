/* test-learn.c: the list of what teaches a game, and tries from there
 *
 * Not for: what stands in the tries that come with the program (test-tries.c), in what two moves differ (test-compare.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/advice/ahu-waiting.h"
#include "games/rapanui/rn-game.h"
#include "shell/learn/ahu-learn-page.h"
#include "toolkit/analysis/ahu-analysis-memory.h"
#include "toolkit/analysis/ahu-best-moves.h"
#include "toolkit/analysis/ahu-own-tries.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-table.h"

#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

static AhuTable *
get_table (TestWindow *fixture)
{
  return AHU_TABLE (test_window_get_page (fixture));
}

static guint
get_ply (TestWindow *fixture)
{
  return ahu_history_get_ply (ahu_session_get_history (ahu_table_get_session (get_table (fixture))));
}

/* Returns: (nullable): the window that compares */
static GtkWidget *
find_comparison (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (AHU_IS_BEST_MOVES (window->data))
      return window->data;

  return NULL;
}

static gboolean
is_compared (gpointer data)
{
  return find_comparison () != NULL && test_ui_find (find_comparison (), GTK_TYPE_BUTTON, "Take it back") != NULL;
}

static gboolean
is_gone (gpointer data)
{
  return find_comparison () == NULL;
}

/* Makes the first move that the rules allow. */
static void
move (TestWindow *fixture)
{
  AhuSession *session = ahu_table_get_session (get_table (fixture));
  g_autoptr (JsonNode) legal = ahu_session_get_game (session)->legal_to_json (ahu_session_get_position (session));

  g_assert_null (ahu_session_play (session, json_array_dup_element (json_node_get_array (legal), 0)));
  test_ui_wait (is_compared, NULL);
}

static void
answer (const char *name)
{
  test_ui_click (find_comparison (), name);
  test_ui_wait (is_gone, NULL);
}

/* Else no row knows that it has the focus, nor where the next one lies. */
static gboolean
is_ready (gpointer window)
{
  return gtk_window_is_active (window) && gtk_widget_get_height (gtk_window_get_focus (window)) > 0;
}

/* By keys alone: the first row has the focus, one key goes from row to row. */
static void
test_keys (TestWindow    *fixture,
           gconstpointer  data)
{
  static const char *const titles[] = { "With the box", "Without the box", "The first card" };

  test_window_activate (fixture, "win.learn");
  test_ui_wait (is_ready, fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

      g_assert_true (ADW_IS_ACTION_ROW (focus));
      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (focus)), ==, titles[i]);
      gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD);
    }
}

static void
begin (TestWindow *fixture,
       const char *title)
{
  GtkWidget *label;

  test_window_activate (fixture, "win.learn");
  test_window_assert_page (fixture, "learn");
  label = test_ui_find (test_window_get_page (fixture), GTK_TYPE_LABEL, title);
  g_assert_nonnull (label);
  g_assert_true (gtk_widget_activate (gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW)));
  g_assert_true (AHU_IS_TABLE (test_window_get_page (fixture)));
}

static void
test_try (TestWindow    *fixture,
          gconstpointer  data)
{
  guint from;

  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "tries-done");
  begin (fixture, "The first card");
  from = get_ply (fixture);
  move (fixture);
  g_assert_cmpuint (get_ply (fixture), ==, from + 1);
  answer ("Take it back");
  g_assert_cmpuint (get_ply (fixture), ==, from);
  move (fixture);
  answer ("Another");
  g_assert_cmpuint (get_ply (fixture), !=, from + 1);
  from = get_ply (fixture);
  move (fixture);
  answer ("Go on");
  g_assert_cmpuint (get_ply (fixture), >, from);
  test_window_activate (fixture, "win.back");
  test_window_assert_page (fixture, "learn");
}

static gboolean
is_told_over (gpointer data)
{
  return find_comparison () != NULL && g_str_equal (gtk_window_get_title (GTK_WINDOW (find_comparison ())), "The try is over");
}

/* The first move that the rules allow again and again, to the end of the turn. */
static void
end_turn (TestWindow *fixture)
{
  AhuSession *session = ahu_table_get_session (get_table (fixture));

  move (fixture);
  answer ("Go on");
  while (find_comparison () == NULL)
    {
      g_autoptr (JsonNode) legal = ahu_session_get_game (session)->legal_to_json (ahu_session_get_position (session));

      g_assert_false (ahu_session_get_asking (session));
      g_assert_null (ahu_session_play (session, json_array_dup_element (json_node_get_array (legal), 0)));
    }
  test_ui_wait (is_told_over, NULL);
}

/* Whoever goes on is asked once more when the turn is over, and computers wait; then nobody is asked again. */
static void
test_over (TestWindow    *fixture,
           gconstpointer  data)
{
  AhuSession *session;
  guint from, turn;

  begin (fixture, "The first card");
  session = ahu_table_get_session (get_table (fixture));
  from = get_ply (fixture);
  turn = ahu_game_get_turn (rn_game_get (), ahu_session_get_position (session));
  end_turn (fixture);
  g_assert_true (ahu_session_get_asking (session));
  g_assert_cmpuint (ahu_game_get_turn (rn_game_get (), ahu_session_get_position (session)), ==, turn + 1);
  answer ("Take it back");
  g_assert_cmpuint (get_ply (fixture), ==, from);
  g_assert_true (ahu_session_get_asking (session));
  end_turn (fixture);
  answer ("Go on");
  g_assert_false (ahu_session_get_asking (session));
  g_assert_null (find_comparison ());
}

/* What it is about stands below the comparison, large enough for a finger, and leads to the rule; before it nothing does. */
static void
test_about (TestWindow    *fixture,
            gconstpointer  data)
{
  GtkWidget *button;

  begin (fixture, "The first card");
  g_assert_null (test_ui_find (GTK_WIDGET (fixture->window), GTK_TYPE_BUTTON, "Rule R5.4: Hunters & Gatherers"));
  move (fixture);
  button = test_ui_find (find_comparison (), GTK_TYPE_BUTTON, "Rule R5.4: Hunters & Gatherers");
  g_assert_nonnull (button);
  test_ui_wait_for_frames (button, 2);
  g_assert_cmpint (gtk_widget_get_height (button), >=, 44);
  g_assert_null (test_find_type (button, GTK_TYPE_POPOVER));
  test_ui_click (find_comparison (), "Rule R5.4: Hunters & Gatherers");
  g_assert_nonnull (test_find_type (button, GTK_TYPE_POPOVER));
  answer ("Take it back");
}

/* Which of the two wins more stands first, where nobody has to scroll for it. */
static void
test_won_first (TestWindow    *fixture,
                gconstpointer  data)
{
  GtkWidget *won, *grid;

  begin (fixture, "The first card");
  move (fixture);
  won = test_ui_find (find_comparison (), GTK_TYPE_LABEL, "Games won of 100");
  g_assert_nonnull (won);
  grid = gtk_widget_get_parent (won);
  g_assert_true (gtk_grid_get_child_at (GTK_GRID (grid), 0, 1) == won);
  g_assert_nonnull (gtk_grid_get_child_at (GTK_GRID (grid), 0, 3));
  answer ("Take it back");
}

/* Nobody is left with a table on which nothing goes on. */
static void
test_closed (TestWindow    *fixture,
             gconstpointer  data)
{
  begin (fixture, "One or several");
  move (fixture);
  gtk_window_close (GTK_WINDOW (find_comparison ()));
  test_ui_wait (is_gone, NULL);
  g_assert_false (ahu_session_get_asking (ahu_table_get_session (get_table (fixture))));
}

static GtkWidget *
find_own (TestWindow *fixture)
{
  return test_ui_find (test_window_get_page (fixture), GTK_TYPE_LABEL, "Another move wins 25 games of 100 more");
}

static gboolean
has_no_own (gpointer fixture)
{
  return find_own (fixture) == NULL;
}

/* A position of a finished game is tried like any other; the game stays as it is. */
static void
test_own (TestWindow    *fixture,
          gconstpointer  data)
{
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");
  AhuRecord *record = ahu_session_get_record (session);
  g_autoptr (AhuRecord) kept = NULL;
  guint missed;

  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "own-tries");
  test_window_keep (fixture, record);
  missed = test_keep_own_try (session, 0, 0.25);
  g_assert_cmpuint (missed, >, 20);
  test_window_activate (fixture, "win.learn");
  g_assert_true (gtk_widget_activate (gtk_widget_get_ancestor (find_own (fixture), ADW_TYPE_ACTION_ROW)));
  g_assert_true (AHU_IS_TABLE (test_window_get_page (fixture)));
  g_assert_cmpuint (get_ply (fixture), ==, missed);
  g_assert_true (ahu_session_get_asking (ahu_table_get_session (get_table (fixture))));
  move (fixture);
  answer ("Another");
  g_assert_cmpuint (get_ply (fixture), ==, missed);
  kept = ahu_store_load (fixture->store, ahu_record_get_id (record), NULL);
  g_assert_cmpuint (ahu_record_get_moves (kept)->len, ==, ahu_record_get_moves (record)->len);
}

/* What is known of all moves but the last: seat 0 has lost much by one of them. */
static void
keep_almost_all (AhuSession *session)
{
  g_autoptr (AhuRecord) record = ahu_session_dup_public_record (session);
  g_autoptr (AhuHistory) history = ahu_history_new (record, NULL);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_analysis_move_free);

  for (guint ply = 0; ply + 1 < ahu_history_get_ply (history); ply++)
    {
      AhuAnalysisMove *move = g_new0 (AhuAnalysisMove, 1);

      *move = (AhuAnalysisMove) { .ply = ply, .n_players = 2, .player = -1 };
      move->move = json_node_ref (ahu_history_get_move (history, ply));
      move->best = json_node_ref (move->move);
      if (ply == 20)
        {
          move->player = 0;
          move->loss = move->before[0] = 0.25;
          move->games[0] = move->games[1] = 1000;
        }
      g_ptr_array_add (moves, move);
    }
  ahu_analysis_keep (session, history, moves);
}

/* Returns: (transfer full): a game that has just ended by a move, and of which almost all is known */
static AhuSession *
end_game (void)
{
  AhuSession *session = test_session_load ("two-players.rapanui");
  AhuHistory *history = ahu_session_get_history (session);
  g_autoptr (JsonNode) last = json_node_ref (ahu_history_get_move (history, ahu_history_get_moves (history)->len - 1));

  while (ahu_session_redo (session))
    ;
  g_assert_true (ahu_session_undo (session));
  g_assert_null (ahu_session_play (session, json_node_ref (last)));
  keep_almost_all (session);

  return session;
}

static gboolean
has_found (gpointer tries)
{
  return test_ui_find (tries, GTK_TYPE_LABEL, "Another move wins 25 games of 100 more") != NULL;
}

/* It is looked for as soon as it stands in a window, though there is nothing to see yet; nothing comes of it when it is
 * gone before. */
static void
test_found (TestWindow    *fixture,
            gconstpointer  data)
{
  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "own-tries");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (AhuSession) session = end_game ();
      GtkWidget *window = gtk_window_new ();
      GtkWidget *tries = ahu_own_tries_new_for (session);

      gtk_window_set_child (GTK_WINDOW (window), tries);
      if (i == 0)
        gtk_window_set_child (GTK_WINDOW (window), NULL);
      else
        test_ui_wait (has_found, tries);
      gtk_window_destroy (GTK_WINDOW (window));
      test_ui_wait_for_frames (GTK_WIDGET (fixture->window), 5);
    }
}

/* Nobody waits for it: whoever waits for another search comes first. */
static void
test_gives_way (TestWindow    *fixture,
                gconstpointer  data)
{
  g_autoptr (AhuSession) session = end_game ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *tries;
  gint64 until = g_get_monotonic_time () + G_USEC_PER_SEC;

  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "own-tries");
  tries = ahu_own_tries_new_for (session);
  ahu_waiting_begin ();
  gtk_window_set_child (GTK_WINDOW (window), tries);
  while (g_get_monotonic_time () < until)
    {
      test_ui_wait_for_frames (GTK_WIDGET (fixture->window), 1);
      g_assert_false (has_found (tries));
    }
  ahu_waiting_end ();
  test_ui_wait (has_found, tries);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* One of a game that was deleted says so, and is gone. */
static void
test_deleted (TestWindow    *fixture,
              gconstpointer  data)
{
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");

  g_settings_reset (ahu_settings_get_game (rn_game_get ()), "own-tries");
  test_keep_own_try (session, 0, 0.25);
  test_window_activate (fixture, "win.learn");
  g_assert_true (gtk_widget_activate (gtk_widget_get_ancestor (find_own (fixture), ADW_TYPE_ACTION_ROW)));
  test_window_assert_page (fixture, "learn");
  test_ui_wait (has_no_own, fixture);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  test_window_add ("/ui/learn/try", test_try);
  test_window_add ("/ui/learn/over", test_over);
  test_window_add ("/ui/learn/about", test_about);
  test_window_add ("/ui/learn/won-first", test_won_first);
  test_window_add ("/ui/learn/closed", test_closed);
  test_window_add ("/ui/learn/keys", test_keys);
  test_window_add ("/ui/learn/found", test_found);
  test_window_add ("/ui/learn/own", test_own);
  test_window_add ("/ui/learn/gives-way", test_gives_way);
  test_window_add ("/ui/learn/deleted", test_deleted);

  return g_test_run ();
}
