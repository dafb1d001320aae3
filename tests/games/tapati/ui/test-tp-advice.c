/* test-tp-advice.c: best moves and analysis of Tapati, asked for on the table page
 *
 * Not for: which moves are best (tests/games/tapati), what the windows do in any game
 * (tests/games/rapanui/ui).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-json.h"
#include "toolkit/analysis/ahu-analysis.h"
#include "toolkit/analysis/ahu-best-moves.h"
#include "toolkit/charts/ahu-chances-chart.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-notice.h"

#include "tp-table-utils.h"

#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define THREE "three-own-box.rapanui"
#define SIX "six-sensible.rapanui"

static GtkWidget *
ask (Table      *table,
     const char *action,
     GType       type)
{
  gtk_widget_activate_action (GTK_WIDGET (table->page), action, NULL);

  return test_ui_find_window (type);
}

static GtkWidget *
ask_best_moves (Table *table)
{
  return ask (table, "table.best-moves", AHU_TYPE_BEST_MOVES);
}

static void
wait_until_gone (GtkWidget *window)
{
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &window);
}

static gboolean
has_thought (gpointer window)
{
  return test_ui_find (window, AHU_TYPE_CHOICE, NULL) != NULL;
}

static char *
dup_move (AhuChoice *choice)
{
  return g_strdup (g_object_get_data (G_OBJECT (choice), "move"));
}

/* Each in its place, legal, of the one in the title, with a name and chances, and no wider than a telephone. */
static void
check_choices (Table     *table,
               GtkWidget *window,
               guint      seat)
{
  const char *name = ahu_session_get_names (table->session)[seat];
  g_autofree char *title = g_strdup_printf ("Best moves for %s", name);
  g_autoptr (GPtrArray) choices = test_find_all (window, AHU_TYPE_CHOICE);
  int least;

  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, title);
  g_assert_cmpuint (choices->len, >=, 1);
  g_assert_cmpuint (choices->len, <=, AHU_BEST_MOVES_TOLD);
  for (guint i = 0; i < choices->len; i++)
    {
      g_autofree char *text = dup_move (choices->pdata[i]);
      g_autoptr (JsonNode) node = json_from_string (text, NULL);
      g_autofree char *told = NULL;
      TpMove move;

      tp_move_from_json (&move, node);
      g_assert_cmpuint (move.player, ==, seat);
      g_assert_null (ahu_session_check (table->session, node));
      g_assert_cmpstr (ahu_choice_get_name (choices->pdata[i]), !=, "");
      told = gtk_test_accessible_check_property (GTK_ACCESSIBLE (choices->pdata[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\001");
      g_assert_nonnull (strstr (told, "Games won of 100: "));
      /* In what the first differs from the second is told once. */
      if (choices->len > 1 && i != 1)
        g_assert_true (strstr (told, "Compared with “") != NULL || strstr (told, "Nothing differs at once") != NULL);
    }
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

/* In the first position of each step; where tiles are drawn, and at the end, there is nothing to choose. */
static void
test_steps (gconstpointer name)
{
  gboolean seen[TP_STEPS] = { FALSE };
  Table table;
  guint n_moves;

  tp_table_open (&table, name, 1280, 800);
  n_moves = ahu_history_get_moves (ahu_session_get_history (table.session))->len;
  for (guint ply = 0; ply <= n_moves; ply++)
    {
      TpStep step;
      GtkWidget *window;

      tp_table_go (&table, ply);
      step = tp_table_get_position (&table)->step;
      if (seen[step])
        continue;
      seen[step] = TRUE;
      window = ask_best_moves (&table);
      if (step == TP_STEP_REVEAL || step == TP_STEP_OVER)
        {
          g_assert_null (window);
          continue;
        }
      g_assert_nonnull (window);
      test_ui_wait (has_thought, window);
      check_choices (&table, window, tp_table_get_first (tp_table_get_position (&table)));
      wait_until_gone (window);
    }
  g_assert_true (seen[TP_STEP_PLACE] && seen[TP_STEP_OVER] && seen[TP_STEP_REVEAL] && seen[TP_STEP_FACT]);
  tp_table_close (&table);
}

/* Where several place at once those of whoever’s board is open are told; what is chosen is made for them. */
static void
test_several (void)
{
  Table table;
  GtkWidget *window;
  guint8 pending[TP_MAX_PLAYERS];
  g_autoptr (GPtrArray) choices = NULL;
  guint ply;
  TpMove made;

  tp_table_open (&table, SIX, 360, 720);
  tp_table_go_to (&table, tp_table_do_several_place);
  tp_position_pending (tp_table_get_position (&table), pending);
  gtk_widget_activate_action (GTK_WIDGET (table.page), "table.board", "u", (guint) pending[2]);

  window = ask_best_moves (&table);
  test_ui_wait (has_thought, window);
  check_choices (&table, window, pending[2]);
  ply = tp_table_get_ply (&table);
  choices = test_find_all (window, AHU_TYPE_CHOICE);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_signal_emit_by_name (choices->pdata[0], "clicked");
  test_ui_wait (test_ui_is_gone, &window);
  g_assert_cmpuint (tp_table_get_ply (&table), ==, ply + 1);
  tp_move_from_json (&made, ahu_history_get_move (ahu_session_get_history (table.session), ply));
  g_assert_cmpuint (made.player, ==, pending[2]);

  /* Nobody has the common area: those of who is expected next. */
  gtk_widget_activate_action (GTK_WIDGET (table.page), "table.board", "u", AHU_TP_CENTRE_SEAT);
  window = ask_best_moves (&table);
  test_ui_wait (has_thought, window);
  check_choices (&table, window, ahu_tp_table_get_seat (table.page));
  wait_until_gone (window);
  tp_table_close (&table);
}

/* Closed while it thinks, and overtaken by undo or by a move: neither leaves anything behind. */
static void
test_overtaken (void)
{
  Table table;
  GtkWidget *window;

  tp_table_open (&table, SIX, 1280, 800);
  tp_table_go_to (&table, tp_table_do_several_place);

  window = ask_best_moves (&table);
  g_assert_false (has_thought (window));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_assert_true (ahu_session_undo (table.session));
  g_assert_null (test_ui_find_window (AHU_TYPE_BEST_MOVES));
  test_ui_wait (test_ui_is_gone, &window);

  g_assert_true (ahu_session_redo (table.session));
  window = ask_best_moves (&table);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_assert_true (ahu_session_redo (table.session));
  g_assert_null (test_ui_find_window (AHU_TYPE_BEST_MOVES));
  test_ui_wait (test_ui_is_gone, &window);

  g_assert_true (ahu_session_undo (table.session));
  window = ask_best_moves (&table);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &window);
  tp_table_close (&table);
}

static GPtrArray *
rank (AhuSession *session)
{
  const AhuGameAdvisor *advisor = ahu_game_advisor_find (ahu_session_get_game (session));
  AhuLimits limits = { .playouts = 60, .threads = 1 };
  g_autofree char *caveat = NULL;
  guint seat;
  AhuHistory *history = ahu_best_moves_know (session, AHU_NOBODY, &seat);
  GPtrArray *advice = advisor->rank (history, ahu_history_get_ply (history), seat, &limits, NULL, &caveat, NULL);

  g_assert_null (caveat);
  ahu_history_free (history);

  return advice;
}

/* Tiles that are drawn later, as after undo, have no part in what is advised. */
static void
test_stocks (void)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", THREE);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AhuRecord) cut = NULL;
  g_autoptr (AhuSession) alone = NULL;
  g_autoptr (GPtrArray) one = NULL;
  g_autoptr (GPtrArray) other = NULL;

  while (ahu_history_get_ply (ahu_session_get_history (session)) > 4)
    g_assert_true (ahu_session_undo (session));
  while (ahu_best_moves_refuse (session) != NULL)
    g_assert_true (ahu_session_undo (session));
  bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record), ahu_history_get_ply (ahu_session_get_history (session)));
  cut = test_record_read (bytes);
  alone = ahu_session_new (cut, NULL, NULL);

  one = rank (session);
  other = rank (alone);
  g_assert_cmpuint (one->len, >, 1);
  g_assert_cmpuint (one->len, ==, other->len);
  for (guint i = 0; i < one->len; i++)
    {
      const AhuAdvice *a = one->pdata[i];
      const AhuAdvice *b = other->pdata[i];

      g_assert_true (json_node_equal (a->move, b->move));
      g_assert_cmpfloat (a->win, ==, b->win);
    }
}

static gboolean
is_done (gpointer window)
{
  return ahu_analysis_is_done (window);
}

/* A line for each player, each move can be read, and no word of the other game. */
static void
check_analysis (GtkWidget *window,
                guint      n_players,
                guint      n_moves)
{
  GtkWidget *chart = test_find_type (window, AHU_TYPE_CHANCES_CHART);
  int least;

  g_assert_true (test_ui_says (window, "Turning points"));
  g_assert_true (test_ui_says (window, "The best move each player missed"));
  g_assert_false (test_ui_says (window, "acrifice"));
  for (guint i = 1; i <= n_moves; i++)
    {
      ahu_chart_read (AHU_CHART (chart), i);
      g_assert_true (test_ui_says (window, "%, "));
      g_assert_false (test_ui_says (window, "Point at the chart"));
    }
  g_assert_cmpuint (n_players, >=, 3);
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

static void
test_analysis (gconstpointer name)
{
  Table table;
  GtkWidget *window;

  tp_table_open (&table, name, 1280, 800);
  tp_table_go (&table, 6);
  window = ask (&table, "table.analysis", AHU_TYPE_ANALYSIS);
  g_assert_nonnull (window);
  test_ui_wait (is_done, window);
  check_analysis (window, tp_table_get_position (&table)->n_players, 6);
  wait_until_gone (window);

  /* Undone while it works, and closed. */
  tp_table_go (&table, 12);
  window = ask (&table, "table.analysis", AHU_TYPE_ANALYSIS);
  g_assert_true (ahu_session_undo (table.session));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &window);

  tp_table_go (&table, 0);
  g_assert_null (ask (&table, "table.analysis", AHU_TYPE_ANALYSIS));
  tp_table_close (&table);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_data_func ("/ui/tp-advice/steps/three", THREE, test_steps);
  g_test_add_data_func ("/ui/tp-advice/steps/six", SIX, test_steps);
  g_test_add_func ("/ui/tp-advice/several", test_several);
  g_test_add_func ("/ui/tp-advice/overtaken", test_overtaken);
  g_test_add_func ("/ui/tp-advice/stocks", test_stocks);
  g_test_add_data_func ("/ui/tp-advice/analysis/three", THREE, test_analysis);
  g_test_add_data_func ("/ui/tp-advice/analysis/six", SIX, test_analysis);

  return g_test_run ();
}
