/* test-library.c: the list of all games: index, changes in the folder, order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <malloc.h>
#include <string.h>
#include <sys/stat.h>

#include "core/library/ahu-library-index.h"
#include "library-fixture.h"

static void
test_empty (LibraryFixture *fixture,
            gconstpointer   data)
{
  library_fixture_load (fixture);
  library_fixture_assert_ids (fixture, "");
  g_assert_cmpfloat (ahu_library_get_progress (fixture->library), ==, 1);
}

static void
test_newest_first (LibraryFixture *fixture,
                   gconstpointer   data)
{
  library_fixture_place (fixture, "b", "2026-11-02T10:00:00Z", "9");
  library_fixture_place (fixture, "c", "2026-11-01T10:00:00Z", "12");
  library_fixture_place (fixture, "a", "2026-11-03T10:00:00Z", "");

  library_fixture_load (fixture);
  library_fixture_assert_ids (fixture, "a,b,c");
}

/* Needs the folder to be there, to be followed at once. */
static void
test_follows_folder (LibraryFixture *fixture,
                     gconstpointer   data)
{
  g_autofree char *path = NULL;

  library_fixture_place (fixture, "b", "2026-11-02T10:00:00Z", "9");
  library_fixture_load (fixture);

  library_fixture_place (fixture, "a", "2026-11-03T10:00:00Z", "");
  library_fixture_wait_for_ids (fixture, "a,b");

  path = ahu_library_dup_path (fixture->library, ahu_library_find (fixture->library, "b"));
  g_remove (path);
  library_fixture_wait_for_ids (fixture, "a");
}

/* The file of the index; there is one only. */
static char *
find_index (LibraryFixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->cache, 0, NULL);
  const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;

  return name != NULL ? g_build_filename (fixture->cache, name, NULL) : NULL;
}

#ifdef __GLIBC__

/* What it was made of, object by object, was kept for good: more than the games themselves. */
static void
test_index_leaves_nothing (LibraryFixture *fixture,
                           gconstpointer   data)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_library_entry_free);
  g_autofree char *path = g_build_filename (fixture->cache, "index", NULL);
  gsize before, after;

  library_fixture_place (fixture, "a", "2026-11-01T10:00:00Z", "2");
  library_fixture_load (fixture);
  for (guint i = 0; i < 5000; i++)
    {
      AhuLibraryEntry *entry = g_new0 (AhuLibraryEntry, 1);

      entry->summary = g_object_ref (ahu_library_find (fixture->library, "a"));
      g_ptr_array_add (entries, entry);
    }

  before = mallinfo2 ().uordblks;
  ahu_library_index_save (path, entries);
  after = mallinfo2 ().uordblks;
  g_test_message ("%" G_GSIZE_FORMAT " bytes before, %" G_GSIZE_FORMAT " after", before, after);
  g_assert_cmpuint (after, <, before + entries->len * 200);
}

#endif

/* Same size, same time: only somebody who reads the file sees the difference. */
static void
change_secretly (LibraryFixture *fixture,
                 const char     *id,
                 const char     *created,
                 const char     *adds)
{
  g_autofree char *path = library_fixture_get_path (fixture, id);
  struct timespec times[2];
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);
  library_fixture_place (fixture, id, created, adds);
  times[0] = info.st_atim;
  times[1] = info.st_mtim;
  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static void
test_index_is_used (LibraryFixture *fixture,
                    gconstpointer   data)
{
  g_autofree char *index = NULL;

  library_fixture_place (fixture, "a", "2026-11-01T10:00:00Z", "2");
  library_fixture_load (fixture);
  g_clear_object (&fixture->library);

  change_secretly (fixture, "a", "2026-11-01T10:00:01Z", "9");
  library_fixture_load (fixture);
  g_assert_cmpint (ahu_summary_get_state (ahu_library_find (fixture->library, "a")), ==, AHU_SUMMARY_RUNNING);

  /* It can go at any time. */
  index = find_index (fixture);
  g_assert_nonnull (index);
  g_assert_cmpint (g_remove (index), ==, 0);
  library_fixture_load (fixture);
  g_assert_cmpint (ahu_summary_get_state (ahu_library_find (fixture->library, "a")), ==, AHU_SUMMARY_OVER);
  g_assert_true (g_file_test (index, G_FILE_TEST_EXISTS));
}

/* Whatever has become of the index, the list is right. */
static void
test_damaged_index (LibraryFixture *fixture,
                    gconstpointer   data)
{
  g_autofree char *index = NULL;
  g_autofree char *content = NULL;
  gsize length;

  library_fixture_place (fixture, "a", "2026-11-02T10:00:00Z", "2");
  library_fixture_place (fixture, "b", "2026-11-01T10:00:00Z", "9");
  library_fixture_load (fixture);
  index = find_index (fixture);
  g_assert_true (g_file_get_contents (index, &content, &length, NULL));

  for (gsize i = 0; i < length; i += 11)
    {
      content[i] ^= 0x55;
      g_assert_true (g_file_set_contents (index, content, (gssize) length, NULL));
      content[i] ^= 0x55;
      library_fixture_load (fixture);
      library_fixture_assert_ids (fixture, "a,b");
      g_assert_cmpstr (ahu_summary_get_name (ahu_library_find (fixture->library, "b"), 1), ==, "B");
    }

  for (gsize cut = 0; cut < length; cut += 97)
    {
      g_assert_true (g_file_set_contents (index, content, (gssize) cut, NULL));
      library_fixture_load (fixture);
      library_fixture_assert_ids (fixture, "a,b");
    }
}

static void
test_changed_file (LibraryFixture *fixture,
                   gconstpointer   data)
{
  g_autofree char *gone = library_fixture_get_path (fixture, "gone");

  library_fixture_place (fixture, "a", "2026-11-01T10:00:00Z", "2");
  library_fixture_place (fixture, "gone", "2026-11-02T10:00:00Z", "2");
  library_fixture_load (fixture);
  library_fixture_assert_ids (fixture, "gone,a");
  g_clear_object (&fixture->library);

  library_fixture_place (fixture, "a", "2026-11-01T10:00:00Z", "234");
  g_assert_cmpint (g_remove (gone), ==, 0);
  library_fixture_load (fixture);
  library_fixture_assert_ids (fixture, "a");
  g_assert_cmpuint (library_fixture_count_moves (fixture, "a"), ==, 3);
}

static void
test_unreadable (LibraryFixture *fixture,
                 gconstpointer   data)
{
  g_autofree char *pipe = g_build_filename (fixture->store.path, "pipe.rapanui", NULL);
  const struct timespec times[2] = { { 1, 0 }, { 1, 0 } };
  AhuSummary *summary;

  store_fixture_place (&fixture->store, "torn.rapanui", "{\"format\":\"ahu-rec", 0);
  store_fixture_place (&fixture->store, "sheet.rapanui",
                       "{\"format\":\"ahu-result\",\"version\":1,\"game\":\"toy\"}", 0);
  store_fixture_place (&fixture->store, "note.txt", "hello", 0);
  library_fixture_place (fixture, "illegal", "2026-11-01T10:00:00Z", "298");
  store_fixture_place (&fixture->store, "cut-off.rapanui",
                       "{\"format\":\"ahu-record\",\"version\":1,\"game\":\"toy\",\"id\":\"cut-off\","
                       "\"created\":\"2026-10-01T10:00:00Z\",\"players\":[],\"setup\":{\"limit\":10},"
                       "\"moves\":[{\"add\":1},{\"add\":2},{\"ad", 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (utimensat (AT_FDCWD, pipe, times, 0), ==, 0);
  library_fixture_load (fixture);
  library_fixture_assert_ids (fixture, "illegal,cut-off,torn,pipe");

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
test_many (LibraryFixture *fixture,
           gconstpointer   data)
{
  GListModel *model;
  gint64 before = G_MAXINT64;

  for (guint i = 0; i < 500; i++)
    {
      g_autofree char *id = g_strdup_printf ("id-%u", i);
      g_autofree char *created = g_strdup_printf ("2026-11-%02uT%02u:%02u:00Z", 1 + i * 7 % 28, i % 24, i * 11 % 60);

      library_fixture_place (fixture, id, created, "");
    }

  for (guint round = 0; round < 2; round++)
    {
      library_fixture_load (fixture);
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

static gboolean
is_null (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/* All windows look at the same list. */
static void
test_shared (LibraryFixture *fixture,
             gconstpointer   data)
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

#define ADD(path, test) \
  g_test_add ("/library/" path, LibraryFixture, NULL, library_fixture_set_up, test, library_fixture_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("empty", test_empty);
  ADD ("newest-first", test_newest_first);
  ADD ("follows-folder", test_follows_folder);
  ADD ("index-is-used", test_index_is_used);
#ifdef __GLIBC__
  ADD ("index-leaves-nothing", test_index_leaves_nothing);
#endif
  ADD ("damaged-index", test_damaged_index);
  ADD ("changed-file", test_changed_file);
  ADD ("unreadable", test_unreadable);
  ADD ("many", test_many);
  ADD ("shared", test_shared);

  return g_test_run ();
}
