/* test-rn-counted.c: games whose end was counted: kept, listed, ended, opened again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <string.h>

#include "core/library/ahu-library.h"
#include "core/record/ahu-record-counts.h"
#include "games/rapanui/study/rn-facts.h"
#include "shell/score/ahu-score-page.h"
#include "toolkit/entry/ahu-count-field.h"

#include "rn-score-utils.h"
#include "support/test-folder.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

#define COUNTS "\"tiles\": 12, \"moai\": 3, \"wood\": 14, \"sacrifice\": {\"fish\": 3, \"mulberry\": 1, \"potato\": 1, \"grain\": 2}"
#define SHEET(more) \
  "{\"format\": \"ahu-result\", \"version\": 1, \"game\": \"rapa-nui\", " more \
  "\"stone\": {\"fish\": 2, \"mulberry\": 4, \"potato\": 1, \"grain\": 4}, " \
  "\"players\": [{\"name\": \"Al\", \"colour\": \"red\", " COUNTS "}, {\"name\": \"Bo\", \"colour\": \"blue\", " COUNTS "}]}"

static gboolean
has_n_games (gpointer data)
{
  gpointer *wanted = data;
  TestWindow *test = wanted[0];
  g_autoptr (AhuLibrary) library = ahu_library_ref_for_store (test->store);

  return !ahu_library_get_loading (library) &&
         g_list_model_get_n_items (G_LIST_MODEL (library)) == GPOINTER_TO_UINT (wanted[1]);
}

/* Returns: (transfer full): the game begun last, once there are @n */
static AhuSummary *
wait_for_games (TestWindow *test,
                guint       n)
{
  g_autoptr (AhuLibrary) library = ahu_library_ref_for_store (test->store);
  gpointer wanted[] = { test, GUINT_TO_POINTER (n) };

  test_ui_wait (has_n_games, wanted);

  return n > 0 ? g_list_model_get_item (G_LIST_MODEL (library), 0) : NULL;
}

static GtkWidget *
get_page (TestWindow *test)
{
  return test_window_get_page (test);
}

static void
press (TestWindow *test,
       const char *label)
{
  test_ui_click (get_page (test), label);
}

static gboolean
offers (TestWindow *test,
        const char *label)
{
  return test_ui_find (get_page (test), GTK_TYPE_BUTTON, label) != NULL;
}

/* Counts a whole game of two at the table. */
static void
count_all (TestWindow *test)
{
  test_window_activate (test, "win.score");
  test_score_type (get_page (test), "Fish on the Stone", "2");
  test_score_type (get_page (test), "Player 1: Tiles", "9");
  test_score_type (get_page (test), "Player 2: Tiles", "5");
  test_score_count_rest (get_page (test));
}

static void
assert_over (AhuSummary *summary,
             gint64      first,
             gint64      second)
{
  g_assert_cmpint (ahu_summary_get_state (summary), ==, AHU_SUMMARY_OVER);
  g_assert_true (ahu_summary_get_counted (summary));
  g_assert_cmpint (ahu_summary_get_total (summary, 0), ==, first);
  g_assert_cmpint (ahu_summary_get_total (summary, 1), ==, second);
  g_assert_cmpuint (ahu_summary_get_place (summary, 0), ==, first >= second ? 1 : 2);
  g_assert_cmpuint (ahu_summary_get_place (summary, 1), ==, second >= first ? 1 : 2);
}

/* With the last count it is a game, of which is known what the counts tell. */
static void
test_full (TestWindow    *test,
           gconstpointer  data)
{
  g_autoptr (AhuSummary) summary = NULL;
  g_autoptr (AhuSummary) corrected = NULL;

  g_assert_null (wait_for_games (test, 0));
  count_all (test);
  summary = wait_for_games (test, 1);
  assert_over (summary, 9, 5);
  g_assert_cmpuint (ahu_summary_get_n_turns (summary), ==, 0);
  g_assert_cmpint (ahu_summary_get_fact (summary, 0, RN_FACT_TILES), ==, 9);
  g_assert_cmpint (ahu_summary_get_fact (summary, 0, RN_FACT_BONUSES), ==, AHU_FACT_UNKNOWN);
  g_assert_cmpstr (ahu_summary_get_name (summary, 1), ==, "Player 2");

  /* What is corrected is that game. */
  test_score_type (get_page (test), "Player 2: Tiles", "11");
  g_assert_true (ahu_store_flush (test->store));
  test_ui_wait_for_frames (get_page (test), 2);
  while (corrected == NULL || ahu_summary_get_total (corrected, 1) != 11)
    {
      g_clear_object (&corrected);
      g_main_context_iteration (NULL, FALSE);
      corrected = wait_for_games (test, 1);
    }
  assert_over (corrected, 9, 11);
  g_assert_cmpstr (ahu_summary_get_id (summary), ==, ahu_summary_get_id (corrected));
}

/* The next one has nothing of it, and begins at the Stone. */
static void
test_next_is_empty (TestWindow    *test,
                    gconstpointer  data)
{
  g_autoptr (AhuSummary) summary = NULL;

  count_all (test);
  test_window_activate (test, "win.back");
  test_window_activate (test, "win.score");
  g_assert_cmpstr (test_score_get_text (get_page (test), "Player 1: Tiles"), ==, "–");
  g_assert_false (test_ui_says (GTK_WIDGET (test->window), "kept"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window)) ==
                 test_score_find (get_page (test), "Fish on the Stone"));
  g_assert_false (offers (test, "Play again, same seats"));

  /* Half of a game is there again, also after a new start, and is no game. */
  test_score_tap (get_page (test), "4");
  test_window_activate (test, "win.back");
  test_window_activate (test, "win.score");
  g_assert_cmpstr (test_score_get_text (get_page (test), "Fish on the Stone"), ==, "4");
  test_window_close (test);
  test_window_open (test);
  summary = wait_for_games (test, 1);
  test_window_activate (test, "win.score");
  g_assert_cmpstr (test_score_get_text (get_page (test), "Fish on the Stone"), ==, "4");

  /* One of the history in between leaves it alone. */
  test_window_open_kept (test, ahu_summary_get_id (summary));
  test_window_assert_page (test, "score");
  g_assert_cmpstr (test_score_get_text (get_page (test), "Player 1: Tiles"), ==, "9");
  test_window_activate (test, "win.start");
  test_window_activate (test, "win.score");
  g_assert_cmpstr (test_score_get_text (get_page (test), "Fish on the Stone"), ==, "4");
  g_assert_cmpstr (test_score_get_text (get_page (test), "Player 1: Tiles"), ==, "–");

  test_window_activate (test, "win.start-over");
  g_assert_cmpstr (test_score_get_text (get_page (test), "Fish on the Stone"), ==, "–");
}

/* Those who were counted sit there again. */
static void
test_again (TestWindow    *test,
            gconstpointer  data)
{
  g_autoptr (GBytes) sheet = g_bytes_new_static (SHEET (""), strlen (SHEET ("")));

  test_open_bytes (test->window, sheet);
  test_window_assert_page (test, "score");
  press (test, "Play again, same seats");
  g_assert_true (test_ui_says (GTK_WIDGET (test->window), "Al"));
  g_assert_true (test_ui_says (GTK_WIDGET (test->window), "Bo"));
  g_assert_cmpstr (ahu_window_get_page (test->window), !=, "score");
}

/* The folder as it was when the program was killed, in another one. */
static void
kill_at_once (TestWindow *test)
{
  g_autofree char *copy = g_dir_make_tmp ("ahu-killed-XXXXXX", NULL);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_assert_true (ahu_store_flush (test->store));
  dir = g_dir_open (test->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *from = g_build_filename (test->folder, name, NULL);
      g_autofree char *to = g_build_filename (copy, name, NULL);
      g_autoptr (GFile) source = g_file_new_for_path (from);
      g_autoptr (GFile) target = g_file_new_for_path (to);

      if (g_file_test (from, G_FILE_TEST_IS_REGULAR))
        g_assert_true (g_file_copy (source, target, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
    }
  test_window_close (test);
  test_folder_remove (test->folder);
  g_free (test->folder);
  test->folder = g_steal_pointer (&copy);
  test_window_open (test);
}

static gboolean
can_continue (gpointer data)
{
  TestWindow *test = data;

  return test_ui_says (get_page (test), "Continue");
}

/* The first that is possible. */
static void
make_move (TestWindow *test)
{
  AhuSession *session = test_window_get_session (test);
  g_autoptr (JsonNode) legal = ahu_session_get_game (session)->legal_to_json (ahu_session_get_position (session));
  JsonArray *moves = json_node_get_array (legal);
  guint ply = test_window_get_ply (test);

  for (guint i = 0; i < json_array_get_length (moves) && test_window_get_ply (test) == ply; i++)
    {
      JsonNode *move = json_array_get_element (moves, i);
      g_autoptr (AhuRefusal) refusal = ahu_session_play (session, json_node_copy (move));
    }
  g_assert_cmpuint (test_window_get_ply (test), ==, ply + 1);
}

static void
count_running (TestWindow *test)
{
  test_window_activate (test, "win.count-end");
  test_window_assert_page (test, "count-end");
  test_ui_wait_for_frames (get_page (test), 2);
}

/* A game that has to stop ends with what is counted: in the history and in the statistics, with its moves. */
static void
test_finish (TestWindow    *test,
             gconstpointer  data)
{
  g_autoptr (AhuSummary) summary = NULL;
  g_autofree char *id = NULL;
  guint ply;

  test_open_data (test->window, "inputs", "running-60.rapanui");
  ply = test_window_get_ply (test);
  make_move (test);
  test_window_assert_page (test, "table");
  count_running (test);
  g_assert_true (test_ui_says (get_page (test), "still missing"));
  g_assert_false (offers (test, "That’s the result"));
  test_score_type (get_page (test), "Änne: Fish", "7");

  /* Half of it is there after a kill. */
  kill_at_once (test);
  test_ui_wait (can_continue, test);
  test_window_activate (test, "win.continue");
  test_wait_for_file (test->window);
  test_window_assert_page (test, "table");
  g_assert_cmpuint (test_window_get_ply (test), ==, ply + 1);
  count_running (test);
  g_assert_cmpstr (test_score_get_text (get_page (test), "Änne: Fish"), ==, "7");

  test_score_count_rest (get_page (test));
  g_assert_false (test_ui_says (get_page (test), "still missing"));
  press (test, "That’s the result");
  g_assert_true (test_ui_says (get_page (test), "Not tracked from turn"));
  g_assert_true (offers (test, "Play again, same seats"));
  id = g_strdup (ahu_record_get_id (test_window_get_record (test)));

  test_window_activate (test, "win.back");
  test_window_assert_page (test, "start");
  g_assert_false (can_continue (test));
  kill_at_once (test);
  summary = wait_for_games (test, 1);
  g_assert_cmpint (ahu_summary_get_state (summary), ==, AHU_SUMMARY_OVER);
  g_assert_true (ahu_summary_get_counted (summary));
  g_assert_cmpuint (ahu_summary_get_n_moves (summary), ==, ply + 1);
  g_assert_cmpuint (ahu_summary_get_n_turns (summary), >, 1);
  g_assert_false (can_continue (test));

  test_window_open_kept (test, id);
  test_window_assert_page (test, "count-end");
  g_assert_true (test_ui_says (get_page (test), "Not tracked from turn"));
  g_assert_cmpstr (test_score_get_text (get_page (test), "Änne: Fish"), ==, "7");
}

/* The finishing is undone like anything else, and nothing of the game is lost. */
static void
test_finish_undone (TestWindow    *test,
                    gconstpointer  data)
{
  guint ply;

  test_open_data (test->window, "inputs", "running-60.rapanui");
  ply = test_window_get_ply (test);
  count_running (test);
  test_score_count_rest (get_page (test));
  press (test, "That’s the result");
  test_window_activate (test, "win.undo");
  test_window_assert_page (test, "count-end");
  g_assert_true (offers (test, "That’s the result"));
  g_assert_false (test_ui_says (get_page (test), "Not tracked"));
  test_window_activate (test, "win.back");
  test_window_assert_page (test, "table");
  g_assert_cmpuint (test_window_get_ply (test), ==, ply);
  make_move (test);

  count_running (test);
  test_score_count_rest (get_page (test));
  press (test, "That’s the result");
  test_window_activate (test, "win.replay");
  test_window_assert_page (test, "replay");
  test_window_activate (test, "win.back");
  test_window_assert_page (test, "count-end");
  press (test, "Go on playing");
  test_window_assert_page (test, "table");
  g_assert_false (ahu_record_is_counted (test_window_get_record (test)));
  g_assert_cmpuint (test_window_get_ply (test), ==, ply + 1);
  test_window_activate (test, "win.back");
  test_window_assert_page (test, "start");
}

/* What others get of a game that goes on has nothing of what was counted in it. */
static void
test_counting_is_private (TestWindow    *test,
                          gconstpointer  data)
{
  g_autoptr (GBytes) bytes = NULL;

  test_open_data (test->window, "inputs", "running-60.rapanui");
  count_running (test);
  test_score_type (get_page (test), "Änne: Fish", "7");
  g_assert_nonnull (ahu_record_get_member (test_window_get_record (test), AHU_RECORD_COUNTING));
  bytes = ahu_session_export (test_window_get_session (test));
  g_assert_null (g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), "\"counting\""));
}

/* Sheets become games, once each; the counts of a game that is known are that game. */
static void
test_import (TestWindow    *test,
             gconstpointer  data)
{
  static const char *const texts[] = {
    SHEET (""),
    SHEET ("\"id\": \"second\", \"created\": \"2026-11-20T19:30:00Z\", "),
    SHEET ("\"uncounted\": [\"stone.fish\"], "),
  };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (AhuSummary) summary = NULL;
      GFile *files[G_N_ELEMENTS (texts)];

      for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
        {
          g_autofree char *name = g_strdup_printf ("sheet-%u.txt", j);
          g_autofree char *path = g_build_filename (test->folder, name, NULL);

          g_assert_true (g_file_set_contents (path, texts[j], -1, NULL));
          files[j] = g_file_new_for_path (path);
        }
      ahu_window_open_files (test->window, files, G_N_ELEMENTS (files));
      for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
        g_object_unref (files[j]);
      summary = wait_for_games (test, 2);
      assert_over (summary, ahu_summary_get_total (summary, 0), ahu_summary_get_total (summary, 0));
      while (!test_ui_says (GTK_WIDGET (test->window), "Something is still missing from this result sheet."))
        g_main_context_iteration (NULL, TRUE);
    }
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  test_window_add ("/ui/rn-counted/full", test_full);
  test_window_add ("/ui/rn-counted/next-is-empty", test_next_is_empty);
  test_window_add ("/ui/rn-counted/again", test_again);
  test_window_add ("/ui/rn-counted/finish", test_finish);
  test_window_add ("/ui/rn-counted/finish-undone", test_finish_undone);
  test_window_add ("/ui/rn-counted/counting-is-private", test_counting_is_private);
  test_window_add ("/ui/rn-counted/import", test_import);

  return g_test_run ();
}
