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

static AhuImport *
import (Fixture *fixture)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GAsyncResult) result = NULL;
  guint last = 0;

  g_ptr_array_add (files, g_file_new_for_path (fixture->file));
  ahu_library_import_async (fixture->library, files, NULL, progress_cb, &last, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (last, >, 0);

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

  last[strlen (last) / 2] = '\0';
  g_assert_true (g_file_set_contents (fixture->file, text, -1, NULL));
  import_done = import (fixture);
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  ahu_game_advisor_register (rn_game_advisor_get ());
  g_test_add ("/import/simulated", Fixture, NULL, set_up, test_simulated, tear_down);

  return g_test_run ();
}
