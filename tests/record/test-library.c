/* test-library.c: the list of all games: index, changes in the folder, order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "core/ahu-library.h"
#include "core/ahu-session.h"
#include "store-fixture.h"
#include "toy-game.h"

typedef struct
{
  StoreFixture store;
  char *cache;
  AhuLibrary *library;
} Fixture;

static void
wait_until_loaded (Fixture *fixture)
{
  while (ahu_library_get_loading (fixture->library))
    g_main_context_iteration (NULL, TRUE);
}

static void
open_library (Fixture *fixture)
{
  g_clear_object (&fixture->library);
  fixture->library = ahu_library_new (fixture->store.store, fixture->cache);
}

static void
load_library (Fixture *fixture)
{
  open_library (fixture);
  wait_until_loaded (fixture);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  ahu_game_register (toy_game_get ());
  store_fixture_set_up (&fixture->store, NULL);
  fixture->cache = g_build_filename (fixture->store.parent, "cache", NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->library);
  g_free (fixture->cache);
  store_fixture_tear_down (&fixture->store, NULL);
}

/* A game of A and B that stands at the sum of adds, a list of single digits. */
static char *
make_text (const char *id,
           const char *created,
           const char *adds)
{
  g_autoptr (GString) moves = g_string_new (NULL);

  for (const char *p = adds; *p != '\0'; p++)
    g_string_append_printf (moves, "%s{\"add\":%c}", p == adds ? "" : ",", *p);

  return g_strdup_printf ("{\"format\":\"ahu-record\",\"version\":1,\"game\":\"toy\",\"id\":\"%s\","
                          "\"created\":\"%s\",\"players\":[{\"name\":\"A\",\"colour\":\"red\"},"
                          "{\"name\":\"B\",\"colour\":\"blue\"}],\"mood\":[1,null],"
                          "\"setup\":{\"limit\":9},\"moves\":[%s]}",
                          id, created, moves->str);
}

/* Returns: the ids in their order, with commas */
static char *
list_ids (Fixture *fixture)
{
  GString *ids = g_string_new (NULL);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (fixture->library));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (fixture->library), i);

      g_string_append_printf (ids, "%s%s", i == 0 ? "" : ",", ahu_summary_get_id (summary));
    }

  return g_string_free (ids, FALSE);
}

static void
place (Fixture    *fixture,
       const char *id,
       const char *created,
       const char *adds)
{
  g_autofree char *text = make_text (id, created, adds);
  g_autofree char *name = g_strdup_printf ("%s.rapanui", id);
  g_autofree char *path = g_build_filename (fixture->store.path, name, NULL);

  g_mkdir_with_parents (fixture->store.path, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
assert_ids (Fixture    *fixture,
            const char *expected)
{
  g_autofree char *ids = list_ids (fixture);

  g_assert_cmpstr (ids, ==, expected);
}

static void
wait_for_ids (Fixture    *fixture,
              const char *expected)
{
  g_autofree char *ids = list_ids (fixture);

  while (!g_str_equal (ids, expected))
    {
      g_main_context_iteration (NULL, TRUE);
      g_free (ids);
      ids = list_ids (fixture);
    }
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  load_library (fixture);
  assert_ids (fixture, "");
  g_assert_cmpfloat (ahu_library_get_progress (fixture->library), ==, 1);
}

static void
test_newest_first (Fixture       *fixture,
                   gconstpointer  data)
{
  place (fixture, "b", "2026-11-02T10:00:00Z", "9");
  place (fixture, "c", "2026-11-01T10:00:00Z", "12");
  place (fixture, "a", "2026-11-03T10:00:00Z", "");

  load_library (fixture);
  assert_ids (fixture, "a,b,c");
}

/* Needs the folder to be there, to be followed at once. */
static void
test_follows_folder (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autofree char *path = NULL;

  place (fixture, "b", "2026-11-02T10:00:00Z", "9");
  load_library (fixture);

  place (fixture, "a", "2026-11-03T10:00:00Z", "");
  wait_for_ids (fixture, "a,b");

  path = ahu_library_dup_path (fixture->library, ahu_library_find (fixture->library, "b"));
  g_remove (path);
  wait_for_ids (fixture, "a");
}

/* The file of the index; there is one only. */
static char *
find_index (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->cache, 0, NULL);
  const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;

  return name != NULL ? g_build_filename (fixture->cache, name, NULL) : NULL;
}

static char *
get_path (Fixture    *fixture,
          const char *id)
{
  g_autofree char *name = g_strdup_printf ("%s.rapanui", id);

  return g_build_filename (fixture->store.path, name, NULL);
}

static guint
count_moves (Fixture    *fixture,
             const char *id)
{
  AhuSummary *summary = ahu_library_find (fixture->library, id);

  g_assert_nonnull (summary);
  return ahu_summary_get_n_moves (summary);
}

/* Same size, same time: only somebody who reads the file sees the difference. */
static void
change_secretly (Fixture    *fixture,
                 const char *id,
                 const char *created,
                 const char *adds)
{
  g_autofree char *path = get_path (fixture, id);
  struct timespec times[2];
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);
  place (fixture, id, created, adds);
  times[0] = info.st_atim;
  times[1] = info.st_mtim;
  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static void
test_index_is_used (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autofree char *index = NULL;

  place (fixture, "a", "2026-11-01T10:00:00Z", "2");
  load_library (fixture);
  g_clear_object (&fixture->library);

  change_secretly (fixture, "a", "2026-11-01T10:00:01Z", "9");
  load_library (fixture);
  g_assert_cmpint (ahu_summary_get_state (ahu_library_find (fixture->library, "a")), ==, AHU_SUMMARY_RUNNING);

  /* It can go at any time. */
  index = find_index (fixture);
  g_assert_nonnull (index);
  g_assert_cmpint (g_remove (index), ==, 0);
  load_library (fixture);
  g_assert_cmpint (ahu_summary_get_state (ahu_library_find (fixture->library, "a")), ==, AHU_SUMMARY_OVER);
  g_assert_true (g_file_test (index, G_FILE_TEST_EXISTS));
}

/* Whatever has become of the index, the list is right. */
static void
test_damaged_index (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autofree char *index = NULL;
  g_autofree char *content = NULL;
  gsize length;

  place (fixture, "a", "2026-11-02T10:00:00Z", "2");
  place (fixture, "b", "2026-11-01T10:00:00Z", "9");
  load_library (fixture);
  index = find_index (fixture);
  g_assert_true (g_file_get_contents (index, &content, &length, NULL));

  for (gsize i = 0; i < length; i += 11)
    {
      content[i] ^= 0x55;
      g_assert_true (g_file_set_contents (index, content, (gssize) length, NULL));
      content[i] ^= 0x55;
      load_library (fixture);
      assert_ids (fixture, "a,b");
      g_assert_cmpstr (ahu_summary_get_name (ahu_library_find (fixture->library, "b"), 1), ==, "B");
    }

  for (gsize cut = 0; cut < length; cut += 97)
    {
      g_assert_true (g_file_set_contents (index, content, (gssize) cut, NULL));
      load_library (fixture);
      assert_ids (fixture, "a,b");
    }
}

static gboolean
is_there (Fixture    *fixture,
          const char *id)
{
  g_autofree char *path = get_path (fixture, id);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
test_changed_file (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *gone = get_path (fixture, "gone");

  place (fixture, "a", "2026-11-01T10:00:00Z", "2");
  place (fixture, "gone", "2026-11-02T10:00:00Z", "2");
  load_library (fixture);
  assert_ids (fixture, "gone,a");
  g_clear_object (&fixture->library);

  place (fixture, "a", "2026-11-01T10:00:00Z", "234");
  g_assert_cmpint (g_remove (gone), ==, 0);
  load_library (fixture);
  assert_ids (fixture, "a");
  g_assert_cmpuint (count_moves (fixture, "a"), ==, 3);
}

static void
test_unreadable (Fixture       *fixture,
                 gconstpointer  data)
{
  AhuSummary *summary;

  store_fixture_place (&fixture->store, "torn.rapanui", "{\"format\":\"ahu-rec", 0);
  store_fixture_place (&fixture->store, "sheet.rapanui",
                       "{\"format\":\"ahu-result\",\"version\":1,\"game\":\"toy\"}", 0);
  store_fixture_place (&fixture->store, "note.txt", "hello", 0);
  place (fixture, "illegal", "2026-11-01T10:00:00Z", "298");
  store_fixture_place (&fixture->store, "cut-off.rapanui",
                       "{\"format\":\"ahu-record\",\"version\":1,\"game\":\"toy\",\"id\":\"cut-off\","
                       "\"created\":\"2026-10-01T10:00:00Z\",\"players\":[],\"setup\":{\"limit\":10},"
                       "\"moves\":[{\"add\":1},{\"add\":2},{\"ad", 0);
  load_library (fixture);
  assert_ids (fixture, "illegal,cut-off,torn");

  summary = ahu_library_find (fixture->library, "torn");
  g_assert_cmpint (ahu_summary_get_state (summary), ==, AHU_SUMMARY_UNREADABLE);
  g_assert_nonnull (ahu_summary_get_problem (summary));
  g_assert_null (ahu_summary_get_game (summary));

  summary = ahu_library_find (fixture->library, "cut-off");
  g_assert_cmpint (ahu_summary_get_state (summary), ==, AHU_SUMMARY_DAMAGED);
  g_assert_cmpuint (ahu_summary_get_n_moves (summary), ==, 2);
  g_assert_nonnull (strstr (ahu_summary_get_problem (summary), "JSON"));

  summary = ahu_library_find (fixture->library, "illegal");
  g_assert_cmpint (ahu_summary_get_state (summary), ==, AHU_SUMMARY_DAMAGED);
  g_assert_cmpuint (ahu_summary_get_n_moves (summary), ==, 1);
  g_assert_nonnull (strstr (ahu_summary_get_problem (summary), "T4"));
}

/* More games than are announced one by one, in an order that has nothing to do with
 * that of the files. */
static void
test_many (Fixture       *fixture,
           gconstpointer  data)
{
  GListModel *model;
  gint64 before = G_MAXINT64;

  for (guint i = 0; i < 500; i++)
    {
      g_autofree char *id = g_strdup_printf ("id-%u", i);
      g_autofree char *created = g_strdup_printf ("2026-11-%02uT%02u:%02u:00Z", 1 + i * 7 % 28, i % 24, i * 11 % 60);

      place (fixture, id, created, "");
    }

  for (guint round = 0; round < 2; round++)
    {
      load_library (fixture);
      model = G_LIST_MODEL (fixture->library);
      g_assert_cmpuint (g_list_model_get_n_items (model), ==, 500);
      before = G_MAXINT64;
      for (guint i = 0; i < 500; i++)
        {
          g_autoptr (AhuSummary) summary = g_list_model_get_item (model, i);

          g_assert_cmpint (ahu_summary_get_created_time (summary), <=, before);
          before = ahu_summary_get_created_time (summary);
        }
    }
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  GAsyncResult **done = user_data;

  *done = g_object_ref (result);
}

static void
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static JsonObject *
read_json (Fixture    *fixture,
           const char *id)
{
  g_autofree char *path = get_path (fixture, id);
  g_autoptr (GBytes) bytes = ahu_document_read (path, NULL);

  g_assert_nonnull (bytes);
  return ahu_document_parse (bytes, NULL);
}

static void
wait_for_title (Fixture    *fixture,
                const char *id,
                const char *title)
{
  while (g_strcmp0 (ahu_summary_get_title (ahu_library_find (fixture->library, id)), title) != 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
rename_game (Fixture    *fixture,
             const char *id,
             const char *title)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  ahu_library_rename_async (fixture->library, ahu_library_find (fixture->library, id), title, done_cb, &result);
  wait_for (&result);
  g_assert_true (ahu_library_rename_finish (fixture->library, result, &error));
  g_assert_no_error (error);
  wait_for_title (fixture, id, title);
}

static void
test_rename (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (JsonObject) titled = NULL;
  g_autoptr (JsonObject) untitled = NULL;

  place (fixture, "a", "2026-11-01T10:00:00Z", "22");
  load_library (fixture);

  rename_game (fixture, "a", "Über’s Meer");
  titled = read_json (fixture, "a");
  g_assert_cmpstr (json_object_get_string_member (titled, "title"), ==, "Über’s Meer");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (titled, "mood")), ==, 2);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (titled, "moves")), ==, 2);

  rename_game (fixture, "a", NULL);
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
test_rename_open_game (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (JsonObject) document = NULL;
  g_autofree char *told = NULL;

  place (fixture, "a", "2026-11-01T10:00:00Z", "22");
  load_library (fixture);
  g_signal_connect (fixture->library, "renaming", G_CALLBACK (renaming_cb), &told);
  ahu_library_rename_async (fixture->library, ahu_library_find (fixture->library, "a"), "New", done_cb, &result);
  wait_for (&result);
  g_assert_true (ahu_library_rename_finish (fixture->library, result, NULL));
  g_assert_cmpstr (told, ==, "a: New");
  document = read_json (fixture, "a");
  g_assert_false (json_object_has_member (document, "title"));
}

static void
test_duplicate (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *id = NULL;

  place (fixture, "a", "2026-11-01T10:00:00Z", "22");
  load_library (fixture);
  ahu_library_duplicate_async (fixture->library, ahu_library_find (fixture->library, "a"), done_cb, &result);
  wait_for (&result);
  id = ahu_library_duplicate_finish (fixture->library, result, NULL);
  g_assert_nonnull (id);
  while (ahu_library_find (fixture->library, id) == NULL)
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpuint (count_moves (fixture, id), ==, 2);
  g_assert_cmpstr (ahu_summary_get_title (ahu_library_find (fixture->library, id)), ==, "Copy");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, 2);
}

static char *
duplicate (Fixture    *fixture,
           const char *id)
{
  g_autoptr (GAsyncResult) result = NULL;
  char *copy;

  ahu_library_duplicate_async (fixture->library, ahu_library_find (fixture->library, id), done_cb, &result);
  wait_for (&result);
  copy = ahu_library_duplicate_finish (fixture->library, result, NULL);
  g_assert_nonnull (copy);
  while (ahu_library_find (fixture->library, copy) == NULL)
    g_main_context_iteration (NULL, TRUE);

  return copy;
}

/* The copy of a copy is one of the first; one that has gone on is a game of its own. */
static void
test_copy_repeats (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *copy = NULL;
  g_autofree char *second = NULL;
  AhuSummary *summary;

  place (fixture, "a", "2026-11-01T10:00:00Z", "333");
  place (fixture, "b", "2026-11-01T10:00:00Z", "333");
  load_library (fixture);
  copy = duplicate (fixture, "a");
  second = duplicate (fixture, copy);
  load_library (fixture);

  for (guint i = 0; i < 2; i++)
    {
      summary = ahu_library_find (fixture->library, i == 0 ? copy : second);
      g_assert_cmpstr (ahu_summary_get_origin (summary), ==, "a");
      g_assert_true (ahu_summary_repeats (summary, ahu_library_find (fixture->library, "a")));
      g_assert_false (ahu_summary_repeats (summary, ahu_library_find (fixture->library, "b")));
    }
  g_assert_null (ahu_summary_get_origin (ahu_library_find (fixture->library, "a")));
}

static void
test_copy_goes_on (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *copy = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuSession) session = NULL;

  place (fixture, "a", "2026-11-01T10:00:00Z", "33");
  load_library (fixture);
  copy = duplicate (fixture, "a");
  record = ahu_store_load (fixture->store.store, copy, NULL);
  g_assert_cmpstr (ahu_record_get_origin (record), ==, "a");
  session = ahu_session_new (record, fixture->store.store, NULL);
  g_assert_null (ahu_session_play (session, json_from_string ("{\"add\":2}", NULL)));
  ahu_session_close (session);

  while (ahu_summary_get_n_moves (ahu_library_find (fixture->library, copy)) != 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (ahu_summary_get_origin (ahu_library_find (fixture->library, copy)));
}

static void
superseded_cb (AhuLibrary *library,
               const char *id,
               GString    *ids)
{
  g_string_append (ids, id);
}

static char **
remove_game (Fixture    *fixture,
             const char *id)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *problem = NULL;
  char **files;

  g_ptr_array_add (games, ahu_library_find (fixture->library, id));
  ahu_library_remove_async (fixture->library, games, done_cb, &result);
  wait_for (&result);
  files = ahu_library_remove_finish (fixture->library, result, &problem);
  g_assert_null (problem);
  g_assert_nonnull (files);

  return files;
}

static void
test_remove_and_restore (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GString) superseded = g_string_new (NULL);
  g_auto (GStrv) files = NULL;

  place (fixture, "a", "2026-11-02T10:00:00Z", "22");
  place (fixture, "b", "2026-11-01T10:00:00Z", "22");
  load_library (fixture);
  g_signal_connect (fixture->library, "superseded", G_CALLBACK (superseded_cb), superseded);

  files = remove_game (fixture, "a");
  g_assert_cmpuint (g_strv_length (files), ==, 1);
  g_assert_cmpstr (superseded->str, ==, "a");
  wait_for_ids (fixture, "b");
  g_assert_false (is_there (fixture, "a"));

  /* A deleted game is no game for anybody who looks into the folder. */
  load_library (fixture);
  assert_ids (fixture, "b");

  ahu_library_restore_async (fixture->library, (const char *const *) files, done_cb, &result);
  wait_for (&result);
  g_assert_true (ahu_library_restore_finish (fixture->library, result, NULL));
  wait_for_ids (fixture, "a,b");
  g_assert_cmpuint (count_moves (fixture, "a"), ==, 2);
}

/* What somebody goes on with stays; the others of the choice are gone, and can be brought
 * back. */
static void
test_remove_open_game (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuSession) session = NULL;
  g_autofree char *problem = NULL;
  g_auto (GStrv) files = NULL;

  place (fixture, "a", "2026-11-02T10:00:00Z", "22");
  place (fixture, "b", "2026-11-01T10:00:00Z", "22");
  load_library (fixture);
  record = ahu_store_load (fixture->store.store, "a", NULL);
  session = ahu_session_new (record, fixture->store.store, NULL);
  g_ptr_array_add (games, ahu_library_find (fixture->library, "a"));
  g_ptr_array_add (games, ahu_library_find (fixture->library, "b"));

  ahu_library_remove_async (fixture->library, games, done_cb, &result);
  wait_for (&result);
  files = ahu_library_remove_finish (fixture->library, result, &problem);
  g_assert_cmpstr (problem, ==, "The game is open elsewhere.");
  g_assert_cmpuint (g_strv_length (files), ==, 1);
  g_assert_cmpstr (files[0], ==, "b.rapanui");
  wait_for_ids (fixture, "a");

  g_assert_null (ahu_session_play (session, json_from_string ("{\"add\":2}", NULL)));
  ahu_session_close (session);
  while (count_moves (fixture, "a") != 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (is_there (fixture, "b"));
}

/* A file that can't be moved away keeps no other from it. */
static void
test_remove_in_part (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *obstacle = g_build_filename (fixture->store.path, "deleted", "a.rapanui", "x", NULL);
  g_autofree char *problem = NULL;
  g_auto (GStrv) files = NULL;

  place (fixture, "a", "2026-11-02T10:00:00Z", "22");
  place (fixture, "b", "2026-11-01T10:00:00Z", "22");
  load_library (fixture);
  g_assert_cmpint (g_mkdir_with_parents (obstacle, 0700), ==, 0);
  g_ptr_array_add (games, ahu_library_find (fixture->library, "a"));
  g_ptr_array_add (games, ahu_library_find (fixture->library, "b"));

  ahu_library_remove_async (fixture->library, games, done_cb, &result);
  wait_for (&result);
  files = ahu_library_remove_finish (fixture->library, result, &problem);
  g_assert_nonnull (problem);
  g_assert_cmpuint (g_strv_length (files), ==, 1);
  g_assert_cmpstr (files[0], ==, "b.rapanui");
  wait_for_ids (fixture, "a");
  g_assert_true (is_there (fixture, "a"));
}

/* Writes a file to be imported; name may have a folder. */
static void
place_outside (Fixture    *fixture,
               const char *name,
               const char *id,
               const char *adds)
{
  g_autofree char *text = make_text (id, "2026-11-01T10:00:00Z", adds);
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
import (Fixture    *fixture,
        const char *name)
{
  g_autofree char *path = g_build_filename (fixture->store.parent, "outside", name, NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GAsyncResult) result = NULL;
  AhuImport *done;

  g_ptr_array_add (files, g_file_new_for_path (path));
  ahu_library_import_async (fixture->library, files, NULL, NULL, NULL, done_cb, &result);
  wait_for (&result);
  done = ahu_library_import_finish (fixture->library, result, NULL);
  g_assert_nonnull (done);

  return done;
}

/* Imports a file of game a and tells what became of it, as four digits: added,
 * continued, copied, known. */
static void
assert_import (Fixture    *fixture,
               const char *adds,
               const char *expected)
{
  g_autoptr (AhuImport) done = NULL;
  g_autofree char *found = NULL;

  place_outside (fixture, "game.rapanui", "a", adds);
  done = import (fixture, "game.rapanui");
  found = g_strdup_printf ("%u%u%u%u", done->n_added, done->n_continued, done->n_copied, done->n_known);
  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpuint (done->problems->len, ==, 0);
}

static void
wait_for_n_games (Fixture *fixture,
                  guint    n)
{
  while (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)) != n)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_import_known (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (GString) superseded = g_string_new (NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  load_library (fixture);
  assert_import (fixture, "22", "1000");
  wait_for_ids (fixture, "a");
  assert_import (fixture, "22", "0001");
  assert_import (fixture, "2", "0001");
  g_assert_cmpuint (count_moves (fixture, "a"), ==, 2);

  rename_game (fixture, "a", "Mine");
  g_signal_connect (fixture->library, "superseded", G_CALLBACK (superseded_cb), superseded);
  assert_import (fixture, "223", "0100");
  while (count_moves (fixture, "a") != 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (superseded->str, ==, "a");
  g_assert_cmpstr (ahu_summary_get_title (ahu_library_find (fixture->library, "a")), ==, "Mine");

  before = store_fixture_read (&fixture->store, "a.rapanui");
  assert_import (fixture, "21", "0010");
  wait_for_n_games (fixture, 2);
  assert_import (fixture, "21", "0001");
  after = store_fixture_read (&fixture->store, "a.rapanui");
  g_assert_cmpstr (before, ==, after);
}

/* A move that was told to one and not to the other is no other course. */
static void
test_import_untold (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->store.parent, "outside", "game.rapanui", NULL);
  g_autofree char *text = make_text ("a", "2026-11-01T10:00:00Z", "22");
  g_autofree char *told = NULL;
  g_autoptr (GString) untold = g_string_new (text);
  g_autoptr (AhuImport) first = NULL;
  g_autoptr (AhuImport) second = NULL;

  g_string_replace (untold, "{\"add\":2},{\"add\":2}", "{\"add\":2,\"kind\":\"x\"}", 1);
  load_library (fixture);
  place_outside (fixture, "game.rapanui", "a", "2");
  g_assert_true (g_file_set_contents (path, untold->str, -1, NULL));
  first = import (fixture, "game.rapanui");
  g_assert_cmpuint (first->n_added, ==, 1);
  wait_for_ids (fixture, "a");

  g_string_replace (untold, "{\"add\":2,\"kind\":\"x\"}", "{\"add\":2,\"kind\":null},{\"add\":4}", 1);
  g_assert_true (g_file_set_contents (path, untold->str, -1, NULL));
  second = import (fixture, "game.rapanui");
  g_assert_cmpuint (second->n_continued, ==, 1);
  told = store_fixture_read (&fixture->store, "a.rapanui");
  g_assert_nonnull (strstr (told, "\"x\""));
}

static void
test_import_folder (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (AhuImport) done = NULL;
  g_autofree char *torn = g_build_filename (fixture->store.parent, "outside", "all", "torn.rapanui", NULL);

  place_outside (fixture, "all/one.rapanui", "a", "1");
  place_outside (fixture, "all/below/two.rapanui", "b", "1");
  place_outside (fixture, "all/below/note.txt", "c", "1");
  g_assert_true (g_file_set_contents (torn, "{", -1, NULL));
  load_library (fixture);

  done = import (fixture, "all");
  g_assert_cmpuint (done->n_added, ==, 2);
  g_assert_cmpuint (done->problems->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (done->problems, 0), "torn.rapanui"));
  wait_for_ids (fixture, "a,b");
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

/* Somebody who stops it keeps what is imported, and is told how much that is. */
static void
test_import_cancelled (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->store.parent, "outside", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (AhuImport) done = NULL;
  Progress progress = { cancellable, 0, 0, 0 };
  const guint n = 600;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%u", i);
      g_autofree char *name = g_strconcat (id, ".rapanui", NULL);

      place_outside (fixture, name, id, "1");
    }
  load_library (fixture);

  g_ptr_array_add (files, g_file_new_for_path (path));
  ahu_library_import_async (fixture->library, files, cancellable, progress_cb, &progress, done_cb, &result);
  g_assert_null (result);
  wait_for (&result);
  done = ahu_library_import_finish (fixture->library, result, NULL);
  g_assert_cmpuint (progress.n_reports, >, 0);
  g_assert_cmpuint (progress.n_all, ==, n);
  g_assert_cmpuint (done->n_added, <, n);
  g_assert_cmpuint (done->problems->len, ==, 0);
  wait_for_n_games (fixture, done->n_added);
}

static gboolean
is_null (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/* All windows look at the same list. */
static void
test_shared (Fixture       *fixture,
             gconstpointer  data)
{
  AhuLibrary *first = ahu_library_ref_for_store (fixture->store.store);
  g_autoptr (AhuLibrary) second = ahu_library_ref_for_store (fixture->store.store);
  gpointer gone = first;

  g_assert_true (first == second);
  g_object_add_weak_pointer (G_OBJECT (first), &gone);
  g_object_unref (first);
  g_clear_object (&second);
  while (!is_null (&gone))
    g_main_context_iteration (NULL, TRUE);
  second = ahu_library_ref_for_store (fixture->store.store);
  g_assert_nonnull (second);
}

static void
test_export_all (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->store.parent);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *second = g_build_filename (fixture->store.parent, "2026-11-01 A, B (2).rapanui", NULL);
  g_autoptr (AhuRecord) record = NULL;

  place (fixture, "a", "2026-11-01T12:00:00Z", "22");
  place (fixture, "b", "2026-11-01T11:00:00Z", "234");
  load_library (fixture);
  g_ptr_array_add (games, ahu_library_find (fixture->library, "a"));
  g_ptr_array_add (games, ahu_library_find (fixture->library, "b"));

  ahu_library_export_all_async (fixture->library, games, folder, done_cb, &result);
  wait_for (&result);
  g_assert_cmpuint (ahu_library_export_finish (fixture->library, result, &error), ==, 2);
  g_assert_no_error (error);
  record = ahu_record_load (second, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (ahu_record_get_id (record), ==, "b");
}

static void
test_names_for_files (void)
{
  g_autoptr (AhuSummary) unreadable = ahu_summary_new_unreadable ("x/y:z", "No.");
  g_autofree char *name = ahu_library_propose_name (unreadable);

  g_assert_null (strpbrk (name, "/:"));
  g_assert_true (g_str_has_suffix (name, " x-y-z.rapanui"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/library/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add ("/library/newest-first", Fixture, NULL, set_up, test_newest_first, tear_down);
  g_test_add ("/library/follows-folder", Fixture, NULL, set_up, test_follows_folder, tear_down);
  g_test_add ("/library/index-is-used", Fixture, NULL, set_up, test_index_is_used, tear_down);
  g_test_add ("/library/damaged-index", Fixture, NULL, set_up, test_damaged_index, tear_down);
  g_test_add ("/library/changed-file", Fixture, NULL, set_up, test_changed_file, tear_down);
  g_test_add ("/library/unreadable", Fixture, NULL, set_up, test_unreadable, tear_down);
  g_test_add ("/library/many", Fixture, NULL, set_up, test_many, tear_down);
  g_test_add ("/library/rename", Fixture, NULL, set_up, test_rename, tear_down);
  g_test_add ("/library/rename-open-game", Fixture, NULL, set_up, test_rename_open_game, tear_down);
  g_test_add ("/library/duplicate", Fixture, NULL, set_up, test_duplicate, tear_down);
  g_test_add ("/library/copy-repeats", Fixture, NULL, set_up, test_copy_repeats, tear_down);
  g_test_add ("/library/copy-goes-on", Fixture, NULL, set_up, test_copy_goes_on, tear_down);
  g_test_add ("/library/remove-open-game", Fixture, NULL, set_up, test_remove_open_game, tear_down);
  g_test_add ("/library/remove-in-part", Fixture, NULL, set_up, test_remove_in_part, tear_down);
  g_test_add ("/library/import-cancelled", Fixture, NULL, set_up, test_import_cancelled, tear_down);
  g_test_add ("/library/shared", Fixture, NULL, set_up, test_shared, tear_down);
  g_test_add ("/library/remove-and-restore", Fixture, NULL, set_up, test_remove_and_restore, tear_down);
  g_test_add ("/library/import-known", Fixture, NULL, set_up, test_import_known, tear_down);
  g_test_add ("/library/import-untold", Fixture, NULL, set_up, test_import_untold, tear_down);
  g_test_add ("/library/import-folder", Fixture, NULL, set_up, test_import_folder, tear_down);
  g_test_add ("/library/export-all", Fixture, NULL, set_up, test_export_all, tear_down);
  g_test_add_func ("/library/names-for-files", test_names_for_files);

  return g_test_run ();
}
