/* test-library-share.c: games that come into the library as files, and go out as such
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "library-fixture.h"

/* Writes a file to be imported; name may have a folder. */
static void
place_outside (LibraryFixture *fixture,
               const char     *name,
               const char     *id,
               const char     *adds)
{
  g_autofree char *text = library_fixture_make_text (id, "2026-11-01T10:00:00Z", adds);
  g_autofree char *path = g_build_filename (fixture->store.parent, "outside", name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  FILE *file;

  g_mkdir_with_parents (folder, 0700);
  file = g_fopen (path, "w");
  g_assert_nonnull (file);
  g_assert_cmpint (fputs (text, file), >=, 0);
  fclose (file);
}

static AhuImport *
import (LibraryFixture *fixture,
        const char     *name)
{
  g_autofree char *path = g_build_filename (fixture->store.parent, "outside", name, NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GAsyncResult) result = NULL;
  AhuImport *done;

  g_ptr_array_add (files, g_file_new_for_path (path));
  ahu_library_import_async (fixture->library, files, NULL, NULL, NULL, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  done = ahu_library_import_finish (fixture->library, result, NULL);
  g_assert_nonnull (done);

  return done;
}

/* A pipe that nobody writes into is named, and nothing waits for it. */
static void
test_import_beside_pipe (LibraryFixture *fixture,
                         gconstpointer   data)
{
  g_autofree char *pipe = g_build_filename (fixture->store.parent, "outside", "all", "pipe.rapanui", NULL);
  g_autoptr (AhuImport) done = NULL;

  place_outside (fixture, "all/one.rapanui", "a", "1");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  library_fixture_load (fixture);

  done = import (fixture, "all");
  g_assert_cmpuint (done->n_added, ==, 1);
  g_assert_cmpuint (done->problems->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (done->problems, 0), ==,
                   "“pipe.rapanui” is not imported: This is not an ordinary file.");
}

/* Imports the file outside and tells what became of it, as four digits: added,
 * continued, copied, known. */
static void
assert_imported (LibraryFixture *fixture,
                 const char     *expected)
{
  g_autoptr (AhuImport) done = import (fixture, "game.rapanui");
  g_autofree char *found =
    g_strdup_printf ("%u%u%u%u", done->n_added, done->n_continued, done->n_copied, done->n_known);

  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpuint (done->problems->len, ==, 0);
}

static void
assert_import (LibraryFixture *fixture,
               const char     *adds,
               const char     *expected)
{
  place_outside (fixture, "game.rapanui", "a", adds);
  assert_imported (fixture, expected);
}

static void
wait_for_n_games (LibraryFixture *fixture,
                  guint           n)
{
  while (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)) != n)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_import_known (LibraryFixture *fixture,
                   gconstpointer   data)
{
  g_autoptr (GString) superseded = g_string_new (NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  library_fixture_load (fixture);
  assert_import (fixture, "22", "1000");
  library_fixture_wait_for_ids (fixture, "a");
  assert_import (fixture, "22", "0001");
  assert_import (fixture, "2", "0001");
  g_assert_cmpuint (library_fixture_count_moves (fixture, "a"), ==, 2);

  library_fixture_rename (fixture, "a", "Mine");
  g_signal_connect (fixture->library, "superseded", G_CALLBACK (library_fixture_superseded_cb), superseded);
  assert_import (fixture, "223", "0100");
  while (library_fixture_count_moves (fixture, "a") != 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (superseded->str, ==, "a");
  g_assert_cmpstr (ahu_summary_get_title (library_fixture_find (fixture, "a")), ==, "Mine");

  before = store_fixture_read (&fixture->store, "a.rapanui");
  assert_import (fixture, "21", "0010");
  wait_for_n_games (fixture, 2);
  assert_import (fixture, "21", "0001");
  after = store_fixture_read (&fixture->store, "a.rapanui");
  g_assert_cmpstr (before, ==, after);
}

/* The game as before, with other moves and more in its set-up. */
static void
assert_import_of (LibraryFixture *fixture,
                  const char     *setup,
                  const char     *moves,
                  const char     *expected)
{
  g_autofree char *path = g_build_filename (fixture->store.parent, "outside", "game.rapanui", NULL);
  g_autofree char *text = library_fixture_make_text ("a", "2026-11-01T10:00:00Z", "2");
  g_autoptr (GString) changed = g_string_new (text);

  g_assert_cmpuint (g_string_replace (changed, "{\"add\":2}", moves, 1), ==, 1);
  g_assert_cmpuint (g_string_replace (changed, "{\"limit\"", setup, 1), ==, 1);
  place_outside (fixture, "game.rapanui", "a", "2");
  g_assert_true (g_file_set_contents (path, changed->str, -1, NULL));
  assert_imported (fixture, expected);
}

/* What was told to one and not to the other is no other course, as far as it is what
 * others aren't told; what says nothing in another sense is. */
static void
test_import_untold (LibraryFixture *fixture,
                    gconstpointer   data)
{
  const char *told = "{\"secret\":\"s\",\"limit\"";
  const char *untold = "{\"secret\":null,\"limit\"";
  g_autofree char *after = NULL;

  library_fixture_load (fixture);
  assert_import_of (fixture, told, "{\"add\":2,\"kind\":\"x\"}", "1000");
  library_fixture_wait_for_ids (fixture, "a");

  assert_import_of (fixture, untold, "{\"add\":2,\"kind\":null}", "0001");
  assert_import_of (fixture, untold, "{\"add\":2,\"kind\":null},{\"add\":4,\"more\":\"m\"}", "0100");
  after = store_fixture_read (&fixture->store, "a.rapanui");
  g_assert_nonnull (strstr (after, "\"x\""));
  g_assert_nonnull (strstr (after, "\"s\""));

  assert_import_of (fixture, told, "{\"add\":2,\"kind\":\"y\"}", "0010");
  assert_import_of (fixture, untold, "{\"add\":2,\"kind\":\"x\"},{\"add\":4,\"more\":null}", "0010");
  assert_import_of (fixture, "{\"secret\":\"t\",\"limit\"", "{\"add\":2,\"kind\":\"x\"}", "0010");
}

static void
test_import_folder (LibraryFixture *fixture,
                    gconstpointer   data)
{
  g_autoptr (AhuImport) done = NULL;
  g_autofree char *torn = g_build_filename (fixture->store.parent, "outside", "all", "torn.rapanui", NULL);

  place_outside (fixture, "all/one.rapanui", "a", "1");
  place_outside (fixture, "all/below/two.rapanui", "b", "1");
  place_outside (fixture, "all/below/note.txt", "c", "1");
  g_assert_true (g_file_set_contents (torn, "{", -1, NULL));
  library_fixture_load (fixture);

  done = import (fixture, "all");
  g_assert_cmpuint (done->n_added, ==, 2);
  g_assert_cmpuint (done->problems->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (done->problems, 0), "torn.rapanui"));
  library_fixture_wait_for_ids (fixture, "a,b");
}

/* What a record tells of its time is when it was played, not when it came here. */
static void
test_dates (LibraryFixture *fixture,
            gconstpointer   data)
{
  static const struct
  {
    const char *created;
    const char *day;
  } dates[] = {
    { "2026-11-20", "2026-11-20" },
    { "1970-01-01T00:00:00Z", "1970-01-01" },
    { "2026-11-20T19:30:00", "2026-11-20" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (dates); i++)
    {
      g_autofree char *text = library_fixture_make_text ("a", dates[i].created, "2");
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (JsonObject) document = ahu_document_parse (bytes, NULL);
      g_autoptr (AhuRecord) record = ahu_record_new_from_document (document, NULL);
      g_autoptr (AhuHistory) history = ahu_history_new (record, NULL);
      g_autoptr (AhuSummary) summary = ahu_summary_new (history, NULL);
      g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (ahu_summary_get_created_time (summary));
      g_autofree char *day = g_date_time_format (time, "%Y-%m-%d");

      g_assert_cmpstr (day, ==, dates[i].day);
    }
}

/* Counts that are kept beside the games stay where they are, whatever a game is called. */
static void
test_import_beside_counts (LibraryFixture *fixture,
                           gconstpointer   data)
{
  const char *counts = "{\"format\":\"ahu-result\",\"version\":1,\"game\":\"toy\"}";
  g_autofree char *path = ahu_store_dup_file_path (fixture->store.store, "final-scoring");
  g_autofree char *kept = NULL;

  store_fixture_save (&fixture->store, "final-scoring", counts);
  place_outside (fixture, "game.rapanui", "final-scoring", "2");
  library_fixture_load (fixture);
  assert_imported (fixture, "0010");
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, counts);
}

typedef struct
{
  GCancellable *cancellable;
  guint n_reports;
  guint n_all;
  guint n_most;
} Progress;

static void
progress_cb (guint    n_done,
             guint    n_all,
             gpointer user_data)
{
  Progress *progress = user_data;

  g_assert_cmpuint (n_done, <, n_all);
  g_assert_cmpuint (n_done, >=, progress->n_most);
  progress->n_reports++;
  progress->n_all = n_all;
  progress->n_most = n_done;
  g_cancellable_cancel (progress->cancellable);
}

static void
place_games (LibraryFixture *fixture,
             guint           first,
             guint           n)
{
  for (guint i = first; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%u", i);
      g_autofree char *name = g_strconcat (id, ".rapanui", NULL);

      place_outside (fixture, name, id, "1");
    }
}

/* Stops it as soon as it tells how far it is.
 * Returns: how many were taken in all the same */
static guint
import_and_stop (LibraryFixture *fixture,
                 guint           n)
{
  g_autofree char *path = g_build_filename (fixture->store.parent, "outside", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (AhuImport) done = NULL;
  Progress progress = { cancellable, 0, 0, 0 };

  g_ptr_array_add (files, g_file_new_for_path (path));
  ahu_library_import_async (fixture->library, files, cancellable, progress_cb, &progress,
                            library_fixture_done_cb, &result);
  g_assert_null (result);
  library_fixture_wait_for (&result);
  done = ahu_library_import_finish (fixture->library, result, NULL);
  g_assert_cmpuint (progress.n_reports, >, 0);
  g_assert_cmpuint (progress.n_all, ==, n);
  g_assert_cmpuint (done->problems->len, ==, 0);

  return done->n_added;
}

/* Somebody who stops it keeps what is imported, and is told how much that is. Where the
 * processor serves the import alone it may be done before it can be stopped: then there are
 * more games to import. */
static void
test_import_cancelled (LibraryFixture *fixture,
                       gconstpointer   data)
{
  guint n_placed = 0, n_added = 0;

  library_fixture_load (fixture);
  for (guint n = 600; n_added == n_placed; n *= 3)
    {
      g_assert_cmpuint (n, <, 20000);
      place_games (fixture, n_placed, n);
      n_placed = n;
      n_added += import_and_stop (fixture, n);
    }
  wait_for_n_games (fixture, n_added);
}

static void
test_export_all (LibraryFixture *fixture,
                 gconstpointer   data)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->store.parent);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *second = g_build_filename (fixture->store.parent, "2026-11-01 A, B (2).rapanui", NULL);
  g_autoptr (AhuRecord) record = NULL;

  library_fixture_place (fixture, "a", "2026-11-01T12:00:00Z", "22");
  library_fixture_place (fixture, "b", "2026-11-01T11:00:00Z", "234");
  library_fixture_load (fixture);
  g_ptr_array_add (games, library_fixture_find (fixture, "a"));
  g_ptr_array_add (games, library_fixture_find (fixture, "b"));

  ahu_library_export_all_async (fixture->library, games, folder, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  g_assert_cmpuint (ahu_library_export_finish (fixture->library, result, &error), ==, 2);
  g_assert_no_error (error);
  record = ahu_record_load (second, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (ahu_record_get_id (record), ==, "b");
}

/* A game whose end can't be read may be a running one: others get what everybody may know,
 * not the file as it is. */
static void
test_export_damaged (LibraryFixture *fixture,
                     gconstpointer   data)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->store.parent);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = library_fixture_get_path (fixture, "a");
  g_autofree char *copy = g_build_filename (fixture->store.parent, "2026-11-01 A, B.rapanui", NULL);
  g_autofree char *text = library_fixture_make_text ("a", "2026-11-01T12:00:00Z", "22");
  g_autoptr (AhuRecord) record = NULL;

  library_fixture_place (fixture, "a", "2026-11-01T12:00:00Z", "22");
  g_assert_true (g_file_set_contents (kept, text, (gssize) strlen (text) - 2, NULL));
  library_fixture_load (fixture);
  g_ptr_array_add (games, library_fixture_find (fixture, "a"));
  ahu_library_export_all_async (fixture->library, games, folder, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  g_assert_cmpuint (ahu_library_export_finish (fixture->library, result, &error), ==, 1);
  g_assert_no_error (error);
  record = ahu_record_load (copy, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ahu_record_get_moves (record)->len, ==, 2);
}

static void
test_names_for_files (void)
{
  g_autoptr (AhuSummary) unreadable = ahu_summary_new_unreadable ("x/y:z", "No.");
  g_autofree char *name = ahu_library_propose_name (unreadable);

  g_assert_null (strpbrk (name, "/:"));
  g_assert_true (g_str_has_suffix (name, " x-y-z.rapanui"));
}

#define ADD(path, test) \
  g_test_add ("/library-share/" path, LibraryFixture, NULL, library_fixture_set_up, test, library_fixture_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("import-cancelled", test_import_cancelled);
  ADD ("import-known", test_import_known);
  ADD ("import-untold", test_import_untold);
  ADD ("import-folder", test_import_folder);
  ADD ("dates", test_dates);
  ADD ("import-beside-counts", test_import_beside_counts);
  ADD ("import-beside-pipe", test_import_beside_pipe);
  ADD ("export-all", test_export_all);
  ADD ("export-damaged", test_export_damaged);
  g_test_add_func ("/library-share/names-for-files", test_names_for_files);

  return g_test_run ();
}
