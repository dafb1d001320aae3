/* test-import.c: what ahu-cli simulate writes is taken into the history, thousands of games at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/ahu-cli.h"

#include <glib/gstdio.h>
#include <string.h>

#include "games/rapanui/advisor/rn-game-advisor.h"
#include "capture.h"
#include "core/library/ahu-library.h"
#include "core/record/ahu-record-lines.h"
#include "games/rapanui/rn-game.h"
#include "games/tapati/advisor/tp-game-advisor.h"
#include "games/tapati/engine/tp-game.h"

#define GAMES "2000"

typedef struct
{
  char *directory;
  char *folder;
  char *cache;
  char *file;
  Capture capture;
  AhuStore *store;
  AhuLibrary *library;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->directory = g_dir_make_tmp ("ahu-import-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->folder = g_build_filename (fixture->directory, "games", NULL);
  fixture->cache = g_build_filename (fixture->directory, "cache", NULL);
  fixture->file = g_build_filename (fixture->directory, "games.jsonl", NULL);
  capture_init (&fixture->capture);
  fixture->store = ahu_store_new (fixture->folder);
  fixture->library = ahu_library_new (fixture->store, fixture->cache);
  while (ahu_library_get_loading (fixture->library))
    g_main_context_iteration (NULL, TRUE);
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_assert_no_errno (g_remove (path));
    }
  if (dir != NULL)
    g_assert_no_errno (g_rmdir (folder));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->library);
  g_assert_true (ahu_store_flush (fixture->store));
  g_clear_object (&fixture->store);
  capture_clear (&fixture->capture);
  remove_folder (fixture->directory);
  g_free (fixture->file);
  g_free (fixture->cache);
  g_free (fixture->folder);
  g_free (fixture->directory);
}

static char *
simulate (Fixture *fixture)
{
  const char *const arguments[] = { "simulate", "--players", "3", "--games", GAMES, "--seed", "5", "--bot", "greedy",
                                    NULL };
  g_autofree char *errors = NULL;
  char *output = NULL;

  g_assert_cmpint (capture_run (&fixture->capture, arguments, &output, &errors), ==, AHU_CLI_OK);

  return output;
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_set_object ((GAsyncResult **) data, result);
}

/* What goes on is told of, from 0 up to as many as there are. */
static void
progress_cb (guint    n_done,
             guint    n_all,
             gpointer data)
{
  guint *last = data;

  g_assert_cmpuint (n_all, ==, (guint) atoi (GAMES));
  g_assert_cmpuint (n_done, >=, *last);
  g_assert_cmpuint (n_done, <=, n_all);
  *last = n_done;
}

/* @last: for progress_cb (), NULL if it is not followed */
static AhuImport *
import (Fixture *fixture,
        guint   *last)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GAsyncResult) result = NULL;

  g_ptr_array_add (files, g_file_new_for_path (fixture->file));
  ahu_library_import_async (fixture->library, files, NULL, last != NULL ? progress_cb : NULL, last, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return ahu_library_import_finish (fixture->library, result, NULL);
}

/* Each of them comes in, as it was written, and one that is torn is told of. */
static void
test_simulated (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *text = simulate (fixture);
  char *last = strrchr (g_strchomp (text), '\n') + 1;
  g_autoptr (AhuImport) import_done = NULL;
  guint n_done = 0;

  last[strlen (last) / 2] = '\0';
  g_assert_true (g_file_set_contents (fixture->file, text, -1, NULL));
  import_done = import (fixture, &n_done);
  g_assert_cmpuint (n_done, >, 0);
  g_assert_cmpuint (import_done->n_added, ==, (guint) atoi (GAMES) - 1);
  g_assert_cmpuint (import_done->problems->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (import_done->problems, 0), ==,
                   "Line " GAMES " of “games.jsonl” is not imported: There is no whole game in it.");

  while (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)) < (guint) atoi (GAMES) - 1)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < (guint) atoi (GAMES) - 1; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (fixture->library), i);

      g_assert_cmpint (ahu_summary_get_state (summary), ==, AHU_SUMMARY_OVER);
    }
}

/* In the line @n, from 0, @to in the place of @from. */
static void
change_line (GStrv       lines,
             guint       n,
             const char *from,
             const char *to)
{
  g_autofree char *line = lines[n];
  g_auto (GStrv) parts = g_strsplit (line, from, 2);

  g_assert_nonnull (parts[1]);
  lines[n] = g_strjoin (to, parts[0], parts[1], NULL);
}

static void
assert_told (AhuImport  *told,
             guint       at,
             const char *line,
             const char *words)
{
  const char *problem = g_ptr_array_index (told->problems, at);

  g_test_message ("%s", problem);
  g_assert_true (g_str_has_prefix (problem, line));
  g_assert_nonnull (strstr (problem, words));
}

/* Games of Tapati, between which one is of a game that isn't here, one has a box that can't be, and one is
 * torn: each of these is told of with its line and the reason, and the others come in. */
static void
test_tapati (Fixture       *fixture,
             gconstpointer  data)
{
  const char *const arguments[] = { "simulate", "--game", "tapati", "--players", "6", "--games", "5", "--seed", "5",
                                    "--bot", "greedy", NULL };
  g_autofree char *errors = NULL;
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (AhuImport) told = NULL;

  g_assert_cmpint (capture_run (&fixture->capture, arguments, &text, &errors), ==, AHU_CLI_OK);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  change_line (lines, 1, "\"tapati\"", "\"pachisi\"");
  change_line (lines, 2, "\"quarries\":{\"1\":", "\"quarries\":{\"1\":-");
  lines[3][strlen (lines[3]) / 2] = '\0';
  changed = g_strjoinv ("\n", lines);
  g_assert_true (g_file_set_contents (fixture->file, changed, -1, NULL));

  told = import (fixture, NULL);
  g_assert_cmpuint (told->n_added, ==, 2);
  g_assert_cmpuint (told->problems->len, ==, 3);
  assert_told (told, 0, "Line 2 of “games.jsonl” is not imported: ", "pachisi");
  assert_told (told, 1, "Line 3 of “games.jsonl” is not imported: ", "Quarry with 1 circle");
  assert_told (told, 2, "Line 4 of “games.jsonl” is not imported: ", "There is no whole game in it.");
  while (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)) < 2)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  ahu_game_advisor_register (rn_game_advisor_get ());
  ahu_game_register (tp_game_get ());
  ahu_game_advisor_register (tp_game_advisor_get ());
  g_test_add ("/import/tapati", Fixture, NULL, set_up, test_tapati, tear_down);
  g_test_add ("/import/simulated", Fixture, NULL, set_up, test_simulated, tear_down);

  return g_test_run ();
}
