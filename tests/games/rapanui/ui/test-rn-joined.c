/* test-rn-joined.c: a game that was joined with unknown hands, from there to its end
 *
 * Its moves are those of the example two-players, so all that comes of it is the same.
 * Not for: entering the position (test-rn-join.c), what is possible (tests/games/rapanui/engine).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "core/library/ahu-summary.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-count-check.h"
#include "games/rapanui/ui/ahu-rn-count-check.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/words/rn-sentences.h"
#include "shell/replay/ahu-replay-page.h"
#include "shell/result/ahu-result-page.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/entry/ahu-count-field.h"
#include "rn-table-utils.h"
#include "rn-widget-utils.h"

#define JOINED "../joined-unknown-hands.rapanui"
#define TRACKED "two-players.rapanui"
#define OF_UNKNOWN "Play a card of this hand that is not known"

/* A card that nobody told has no button of its own. */
static void
play_from_hand (TestTable    *table,
                const RnMove *move,
                guint        *n_told)
{
  const RnPosition *position = test_table_get_position (table);
  g_autofree char *name = NULL;
  AhuChoice *choice;

  if (move->count <= position->hand[position->active][move->kind])
    {
      test_table_enter (table, move);
      return;
    }

  name = move->count == 1 ? g_strdup_printf ("Play %s", rn_kind_name (move->kind))
                          : g_strdup_printf ("Play %u %s", move->count, rn_kind_name (move->kind));
  test_table_choose (table, OF_UNKNOWN);
  choice = test_find_choice (table->page, name);
  g_assert_nonnull (choice);
  g_assert_null (ahu_choice_get_reason (choice));
  g_signal_emit_by_name (choice, "clicked");
  (*n_told)++;
}

/* On a phone and on a laptop, by what people see: the result is the same. */
static void
test_to_the_end (gconstpointer data)
{
  g_autoptr (AhuSession) tracked = test_session_load (TRACKED);
  g_autoptr (GPtrArray) moves = NULL;
  const RnPosition *wanted = ahu_session_get_position (tracked);
  const RnPosition *position;
  guint n_told = 0;
  TestTable table;

  test_table_open (&table, JOINED, GPOINTER_TO_INT (data), 800);
  moves = g_ptr_array_copy (ahu_history_get_moves (ahu_session_get_history (table.session)),
                            (GCopyFunc) json_node_ref, NULL);
  g_assert_nonnull (test_table_find (&table, OF_UNKNOWN));
  for (guint i = 0; i < moves->len; i++)
    {
      RnMove move;

      rn_move_from_json (&move, moves->pdata[i]);
      if (move.type == RN_MOVE_PLAY)
        play_from_hand (&table, &move, &n_told);
      else
        test_table_enter (&table, &move);
      g_assert_cmpuint (test_table_get_ply (&table), ==, i + 1);
    }
  g_assert_cmpuint (n_told, >=, 4);
  position = test_table_get_position (&table);
  g_assert_cmpint (position->step, ==, RN_STEP_OVER);
  g_assert_cmpmem (position->area, sizeof position->area, wanted->area, sizeof wanted->area);
  g_assert_cmpmem (position->glory, sizeof position->glory, wanted->glory, sizeof wanted->glory);
  g_assert_cmpmem (position->sacrifice, sizeof position->sacrifice, wanted->sacrifice, sizeof wanted->sacrifice);
  /* No text of the page tells a card that nobody has told. */
  test_session_go (table.session, 0);
  g_assert_null (test_table_find (&table, "Play Fish"));
  g_ptr_array_set_free_func (moves, (GDestroyNotify) json_node_unref);
  test_table_close (&table);
}

static void
show_in_window (GtkWidget *page,
                int        width)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, 800);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (page) == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (window);
}

static void
close_window_of (GtkWidget *page)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (page));

  /* GTK 4.8 leaks a little of a window that goes with actions in it. */
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nothing can be played there, and what is not known yet is said to be so. */
static void
test_replay (void)
{
  g_autoptr (AhuSession) session = test_session_load (JOINED);
  AhuReplay *replay = ahu_replay_new (ahu_session_get_record (session), NULL);
  guint n_moves = ahu_history_get_moves (ahu_session_get_history (session))->len;
  GtkWidget *page = ahu_replay_page_new ();
  GtkWidget *play;

  ahu_replay_page_set_replay (AHU_REPLAY_PAGE (page), ahu_rn_game_ui_get (), replay);
  show_in_window (page, 1024);
  for (guint ply = 0; ply <= n_moves; ply++)
    ahu_replay_go (replay, n_moves - ply);
  play = GTK_WIDGET (test_find_choice (page, OF_UNKNOWN));
  g_assert_true (play == NULL || !gtk_widget_get_mapped (play));
  g_assert_nonnull (test_ui_find (page, GTK_TYPE_BOX, "3 not known"));
  close_window_of (page);
}

static void
test_result (void)
{
  g_autoptr (AhuSession) session = test_session_load (JOINED);
  GtkWidget *page = ahu_result_page_new ();

  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_rn_game_ui_get (), session);
  show_in_window (page, 1280);
  close_window_of (page);
}

/* Hands count by their number, known or not. */
static void
test_count (void)
{
  TestTable table;
  GtkWidget *window;

  test_table_open (&table, JOINED, 1280, 800);
  gtk_widget_activate_action (table.page, "table.count", NULL);
  window = test_find_type (table.page, AHU_TYPE_RN_COUNT_CHECK);
  g_assert_nonnull (window);
  for (guint p = 0; p < 2; p++)
    {
      g_autofree char *name = rn_count_cell_name (rn_count_cell (p, RN_COUNT_HAND), ahu_session_get_names (table.session));
      GtkWidget *count = test_ui_find (window, AHU_TYPE_COUNT_FIELD, name);

      g_assert_nonnull (count);
      g_assert_cmpstr (ahu_count_field_get_text (AHU_COUNT_FIELD (count)), ==, "3");
    }
  test_table_close (&table);
}

/* Lists and statistics have the winners and their points; a copy is the same game. */
static void
test_kept (void)
{
  g_autoptr (AhuSession) joined = test_session_load (JOINED);
  g_autoptr (AhuSession) tracked = test_session_load (TRACKED);
  g_autoptr (AhuSummary) summary = ahu_summary_new (ahu_session_get_history (joined), NULL);
  g_autoptr (AhuSummary) wanted = ahu_summary_new (ahu_session_get_history (tracked), NULL);
  g_autoptr (GError) error = NULL;
  AhuRecord *record = ahu_session_get_record (joined);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record), ahu_record_get_moves (record)->len);
  g_autoptr (AhuRecord) copy = ahu_record_salvage (bytes, &error);
  g_autoptr (AhuHistory) history = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (ahu_summary_get_state (summary), ==, AHU_SUMMARY_OVER);
  for (guint p = 0; p < 2; p++)
    {
      g_assert_cmpuint (ahu_summary_get_place (summary, p), ==, ahu_summary_get_place (wanted, p));
      g_assert_cmpint (ahu_summary_get_total (summary, p), ==, ahu_summary_get_total (wanted, p));
    }
  g_assert_cmpuint (ahu_summary_get_n_turns (summary), ==, ahu_summary_get_n_turns (wanted));
  g_assert_null (ahu_record_get_damage (copy));
  history = ahu_history_new (copy, NULL);
  g_assert_cmpmem (ahu_history_get_position (history, 0), sizeof (RnPosition),
                   ahu_history_get_position (ahu_session_get_history (joined), 0), sizeof (RnPosition));
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_data_func ("/ui/rn-joined/to-the-end/narrow", GINT_TO_POINTER (360), test_to_the_end);
  g_test_add_data_func ("/ui/rn-joined/to-the-end/wide", GINT_TO_POINTER (1280), test_to_the_end);
  g_test_add_func ("/ui/rn-joined/replay", test_replay);
  g_test_add_func ("/ui/rn-joined/result", test_result);
  g_test_add_func ("/ui/rn-joined/count", test_count);
  g_test_add_func ("/ui/rn-joined/kept", test_kept);

  return g_test_run ();
}
