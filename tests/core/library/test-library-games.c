/* test-library-games.c: what is done with games of the library: other titles, copies, deleting, bringing back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <dlfcn.h>
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "core/session/ahu-session.h"
#include "library-fixture.h"
#include "support/toy-game.h"

static gint days_ahead;

/* In place of GLib's: a clock that can be set. */
gint64
g_get_real_time (void)
{
  static gint64 (*real) (void);

  if (real == NULL)
    *(void **) &real = dlsym (RTLD_NEXT, "g_get_real_time");

  return real () + g_atomic_int_get (&days_ahead) * G_TIME_SPAN_DAY;
}

static JsonObject *
read_json (LibraryFixture *fixture,
           const char     *id)
{
  g_autofree char *path = library_fixture_get_path (fixture, id);
  g_autoptr (GBytes) bytes = ahu_document_read (path, NULL);

  g_assert_nonnull (bytes);
  return ahu_document_parse (bytes, NULL);
}

static void
test_rename (LibraryFixture *fixture,
             gconstpointer   data)
{
  g_autoptr (JsonObject) titled = NULL;
  g_autoptr (JsonObject) untitled = NULL;

  library_fixture_place (fixture, "a", "2026-11-01T10:00:00Z", "22");
  library_fixture_load (fixture);

  library_fixture_rename (fixture, "a", "Über’s Meer");
  titled = read_json (fixture, "a");
  g_assert_cmpstr (json_object_get_string_member (titled, "title"), ==, "Über’s Meer");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (titled, "mood")), ==, 2);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (titled, "moves")), ==, 2);

  library_fixture_rename (fixture, "a", NULL);
  untitled = read_json (fixture, "a");
  g_assert_false (json_object_has_member (untitled, "title"));
}

static gboolean
renaming_cb (AhuLibrary *library,
             const char *id,
             const char *title,
             char      **told)
{
  *told = g_strdup_printf ("%s: %s", id, title);

  return TRUE;
}

/* Who has the game open writes the title; the library leaves the file alone. */
static void
test_rename_open_game (LibraryFixture *fixture,
                       gconstpointer   data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (JsonObject) document = NULL;
  g_autofree char *told = NULL;

  library_fixture_place (fixture, "a", "2026-11-01T10:00:00Z", "22");
  library_fixture_load (fixture);
  g_signal_connect (fixture->library, "renaming", G_CALLBACK (renaming_cb), &told);
  ahu_library_rename_async (fixture->library, library_fixture_find (fixture, "a"), "New",
                            library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  g_assert_true (ahu_library_rename_finish (fixture->library, result, NULL));
  g_assert_cmpstr (told, ==, "a: New");
  document = read_json (fixture, "a");
  g_assert_false (json_object_has_member (document, "title"));
}

static char *
duplicate_one (LibraryFixture  *fixture,
               GAsyncResult   **result)
{
  char *id;

  library_fixture_place (fixture, "a", "2026-11-01T10:00:00Z", "22");
  library_fixture_load (fixture);
  ahu_library_duplicate_async (fixture->library, library_fixture_find (fixture, "a"),
                               library_fixture_done_cb, result);
  library_fixture_wait_for (result);
  id = ahu_library_duplicate_finish (fixture->library, *result, NULL);
  g_assert_nonnull (id);

  return id;
}

static void
test_duplicate (LibraryFixture *fixture,
                gconstpointer   data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *id = duplicate_one (fixture, &result);

  while (library_fixture_find (fixture, id) == NULL)
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpuint (library_fixture_count_moves (fixture, id), ==, 2);
  g_assert_cmpstr (ahu_summary_get_title (library_fixture_find (fixture, id)), ==, "Copy");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, 2);
}

static char *
duplicate (LibraryFixture *fixture,
           const char     *id)
{
  g_autoptr (GAsyncResult) result = NULL;
  char *copy;

  ahu_library_duplicate_async (fixture->library, library_fixture_find (fixture, id),
                               library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  copy = ahu_library_duplicate_finish (fixture->library, result, NULL);
  g_assert_nonnull (copy);
  while (library_fixture_find (fixture, copy) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return copy;
}

/* The copy of a copy is one of the first; one that has gone on is a game of its own. */
static void
test_copy_repeats (LibraryFixture *fixture,
                   gconstpointer   data)
{
  g_autofree char *copy = NULL;
  g_autofree char *second = NULL;
  AhuSummary *summary;

  library_fixture_place (fixture, "a", "2026-11-01T10:00:00Z", "333");
  library_fixture_place (fixture, "b", "2026-11-01T10:00:00Z", "333");
  library_fixture_load (fixture);
  copy = duplicate (fixture, "a");
  second = duplicate (fixture, copy);
  library_fixture_load (fixture);

  for (guint i = 0; i < 2; i++)
    {
      summary = library_fixture_find (fixture, i == 0 ? copy : second);
      g_assert_cmpstr (ahu_summary_get_origin (summary), ==, "a");
      g_assert_true (ahu_summary_repeats (summary, library_fixture_find (fixture, "a")));
      g_assert_false (ahu_summary_repeats (summary, library_fixture_find (fixture, "b")));
    }
  g_assert_null (ahu_summary_get_origin (library_fixture_find (fixture, "a")));
}

static void
test_copy_goes_on (LibraryFixture *fixture,
                   gconstpointer   data)
{
  g_autofree char *copy = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuSession) session = NULL;

  library_fixture_place (fixture, "a", "2026-11-01T10:00:00Z", "33");
  library_fixture_load (fixture);
  copy = duplicate (fixture, "a");
  record = ahu_store_load (fixture->store.store, copy, NULL);
  g_assert_cmpstr (ahu_record_get_origin (record), ==, "a");
  session = ahu_session_new (record, fixture->store.store, NULL);
  g_assert_null (ahu_session_play (session, json_from_string ("{\"add\":2}", NULL)));
  ahu_session_close (session);

  while (ahu_summary_get_n_moves (library_fixture_find (fixture, copy)) != 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (ahu_summary_get_origin (library_fixture_find (fixture, copy)));
}

static char **
remove_game (LibraryFixture *fixture,
             const char     *id)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *problem = NULL;
  char **files;

  g_ptr_array_add (games, library_fixture_find (fixture, id));
  ahu_library_remove_async (fixture->library, games, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  files = ahu_library_remove_finish (fixture->library, result, &problem);
  g_assert_null (problem);
  g_assert_nonnull (files);

  return files;
}

static void
test_remove_and_restore (LibraryFixture *fixture,
                         gconstpointer   data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GString) superseded = g_string_new (NULL);
  g_auto (GStrv) files = NULL;

  library_fixture_place (fixture, "a", "2026-11-02T10:00:00Z", "22");
  library_fixture_place (fixture, "b", "2026-11-01T10:00:00Z", "22");
  library_fixture_load (fixture);
  g_signal_connect (fixture->library, "superseded", G_CALLBACK (library_fixture_superseded_cb), superseded);

  files = remove_game (fixture, "a");
  g_assert_cmpuint (g_strv_length (files), ==, 1);
  g_assert_cmpstr (superseded->str, ==, "a");
  library_fixture_wait_for_ids (fixture, "b");
  g_assert_false (library_fixture_is_there (fixture, "a"));

  /* A deleted game is no game for anybody who looks into the folder. */
  library_fixture_load (fixture);
  library_fixture_assert_ids (fixture, "b");

  ahu_library_restore_async (fixture->library, (const char *const *) files, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  g_assert_true (ahu_library_restore_finish (fixture->library, result, NULL));
  library_fixture_wait_for_ids (fixture, "a,b");
  g_assert_cmpuint (library_fixture_count_moves (fixture, "a"), ==, 2);
}

#define DAYS (24 * 3600)

static void
set_time (const char *path,
          gint64      time)
{
  struct utimbuf times = { time, time };

  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

/* 30 days by the time when it was deleted, whatever the clock says for once. */
static void
test_deleted_waits (LibraryFixture *fixture,
                    gconstpointer   data)
{
  g_autofree char *deleted = g_build_filename (fixture->store.path, "deleted", NULL);
  g_autofree char *a = g_build_filename (deleted, "a.rapanui", NULL);
  g_autofree char *b = g_build_filename (deleted, "b.rapanui", NULL);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  for (const char *id = "abcde"; *id != '\0'; id++)
    library_fixture_place (fixture, (char[]) { *id, '\0' }, "2026-11-02T10:00:00Z", "22");
  library_fixture_load (fixture);
  g_strfreev (remove_game (fixture, "a"));

  /* The clock stands ahead. */
  days_ahead = 31;
  g_strfreev (remove_game (fixture, "b"));
  g_assert_true (g_file_test (a, G_FILE_TEST_EXISTS));

  /* It stood wrong when one was deleted, before it was written. */
  set_time (a, now + 3600);
  set_time (deleted, now + 31 * DAYS);
  g_strfreev (remove_game (fixture, "c"));
  g_assert_true (g_file_test (a, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (b, G_FILE_TEST_EXISTS));

  /* Since then it waits as any other. */
  set_time (deleted, now + 31 * DAYS);
  g_strfreev (remove_game (fixture, "d"));
  g_assert_false (g_file_test (a, G_FILE_TEST_EXISTS));
  days_ahead = 0;
}

/* Neither what was deleted first is lost then, nor what was deleted last; and one that
 * is gone for good keeps no other from coming back. */
static void
test_remove_again (LibraryFixture *fixture,
                   gconstpointer   data)
{
  g_autofree char *kept = g_build_filename (fixture->store.path, "deleted", "a-2.rapanui", NULL);
  const char *files[] = { "gone.rapanui", "a.rapanui", NULL };
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *first = library_fixture_make_text ("a", "2026-11-02T10:00:00Z", "22");
  g_autofree char *content = NULL;

  library_fixture_place (fixture, "a", "2026-11-02T10:00:00Z", "22");
  library_fixture_load (fixture);
  g_strfreev (remove_game (fixture, "a"));
  library_fixture_place (fixture, "a", "2026-11-02T10:00:00Z", "2");
  library_fixture_load (fixture);
  g_strfreev (remove_game (fixture, "a"));

  g_assert_true (g_file_get_contents (kept, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, first);

  ahu_library_restore_async (fixture->library, files, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  g_assert_false (ahu_library_restore_finish (fixture->library, result, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  library_fixture_wait_for_ids (fixture, "a");
  g_assert_cmpuint (library_fixture_count_moves (fixture, "a"), ==, 1);
}

/* What somebody goes on with stays; the others of the choice are gone, and can be brought
 * back. */
static void
test_remove_open_game (LibraryFixture *fixture,
                       gconstpointer   data)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuSession) session = NULL;
  g_autofree char *problem = NULL;
  g_auto (GStrv) files = NULL;

  library_fixture_place (fixture, "a", "2026-11-02T10:00:00Z", "22");
  library_fixture_place (fixture, "b", "2026-11-01T10:00:00Z", "22");
  library_fixture_load (fixture);
  record = ahu_store_load (fixture->store.store, "a", NULL);
  session = ahu_session_new (record, fixture->store.store, NULL);
  g_ptr_array_add (games, library_fixture_find (fixture, "a"));
  g_ptr_array_add (games, library_fixture_find (fixture, "b"));

  ahu_library_remove_async (fixture->library, games, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  files = ahu_library_remove_finish (fixture->library, result, &problem);
  g_assert_cmpstr (problem, ==, "The game is open elsewhere.");
  g_assert_cmpuint (g_strv_length (files), ==, 1);
  g_assert_cmpstr (files[0], ==, "b.rapanui");
  library_fixture_wait_for_ids (fixture, "a");

  g_assert_null (ahu_session_play (session, json_from_string ("{\"add\":2}", NULL)));
  ahu_session_close (session);
  while (library_fixture_count_moves (fixture, "a") != 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (library_fixture_is_there (fixture, "b"));
}

/* A file that can't be moved away keeps no other from it. */
static void
test_remove_in_part (LibraryFixture *fixture,
                     gconstpointer   data)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *obstacle = g_build_filename (fixture->store.path, "deleted", "a.rapanui", "x", NULL);
  g_autofree char *problem = NULL;
  g_auto (GStrv) files = NULL;

  library_fixture_place (fixture, "a", "2026-11-02T10:00:00Z", "22");
  library_fixture_place (fixture, "b", "2026-11-01T10:00:00Z", "22");
  library_fixture_load (fixture);
  g_assert_cmpint (g_mkdir_with_parents (obstacle, 0700), ==, 0);
  g_ptr_array_add (games, library_fixture_find (fixture, "a"));
  g_ptr_array_add (games, library_fixture_find (fixture, "b"));

  ahu_library_remove_async (fixture->library, games, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  files = ahu_library_remove_finish (fixture->library, result, &problem);
  g_assert_nonnull (problem);
  g_assert_cmpuint (g_strv_length (files), ==, 1);
  g_assert_cmpstr (files[0], ==, "b.rapanui");
  library_fixture_wait_for_ids (fixture, "a");
  g_assert_true (library_fixture_is_there (fixture, "a"));
}

/* The thread that has worked may let go of its task last: neither the library nor its store
 * must end there. */
static void
test_lets_go (LibraryFixture *fixture,
              gconstpointer   data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *id = duplicate_one (fixture, &result);

  /* Here it is the result that is kept. */
  g_assert_finalize_object (g_steal_pointer (&fixture->library));
  g_assert_finalize_object (fixture->store.store);
  fixture->store.store = ahu_store_new (fixture->store.path);
}

#define ADD(path, test) \
  g_test_add ("/library-games/" path, LibraryFixture, NULL, library_fixture_set_up, test, library_fixture_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("rename", test_rename);
  ADD ("rename-open-game", test_rename_open_game);
  ADD ("duplicate", test_duplicate);
  ADD ("copy-repeats", test_copy_repeats);
  ADD ("copy-goes-on", test_copy_goes_on);
  ADD ("remove-open-game", test_remove_open_game);
  ADD ("remove-in-part", test_remove_in_part);
  ADD ("remove-and-restore", test_remove_and_restore);
  ADD ("deleted-waits", test_deleted_waits);
  ADD ("remove-again", test_remove_again);
  ADD ("lets-go", test_lets_go);

  return g_test_run ();
}
