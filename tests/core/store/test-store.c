/* test-store.c: files of games: written in order, tried again, found again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <utime.h>

#include "store-fixture.h"
#include "support/toy-game.h"

static void
assert_content (StoreFixture *fixture,
                const char   *name,
                const char   *content)
{
  g_autofree char *found = store_fixture_read (fixture, name);

  g_assert_cmpstr (found, ==, content);
}

/* But the one that is only there to be locked. */
static guint
count_files (StoreFixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  guint n_files = 0;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n_files += !g_str_equal (name, ".lock");

  return n_files;
}

static void
test_save (StoreFixture  *fixture,
           gconstpointer  data)
{
  g_assert_cmpstr (ahu_store_get_path (fixture->store), ==, fixture->path);
  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));

  store_fixture_save (fixture, "an-id", "one");
  g_assert_true (ahu_store_flush (fixture->store));
  assert_content (fixture, "an-id.rapanui", "one");

  store_fixture_save (fixture, "an-id", "two");
  store_fixture_save (fixture, "other", "three");
  g_assert_true (ahu_store_flush (fixture->store));
  assert_content (fixture, "an-id.rapanui", "two");
  assert_content (fixture, "other.rapanui", "three");

  /* No temporary file is left. */
  g_assert_cmpuint (count_files (fixture), ==, 2);
  g_assert_cmpuint (fixture->reports->len, ==, 0);
}

/* Told once what was queued last is on the disk, whatever the id. */
static void
test_saved (StoreFixture  *fixture,
            gconstpointer  data)
{
  g_autofree char *obstacle = g_build_filename (fixture->path, "bad.rapanui", NULL);

  store_fixture_save (fixture, "a/b", "one");
  while (fixture->saved->len < 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (g_ptr_array_index (fixture->saved, 0), ==, "a/b");

  g_assert_cmpint (g_mkdir_with_parents (obstacle, 0700), ==, 0);
  store_fixture_save (fixture, "bad", "two");
  store_fixture_wait_for_reports (fixture, 1);
  g_assert_cmpuint (fixture->saved->len, ==, 1);

  g_assert_cmpint (g_rmdir (obstacle), ==, 0);
  while (fixture->saved->len < 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (g_ptr_array_index (fixture->saved, 1), ==, "bad");
  assert_content (fixture, "bad.rapanui", "two");
}

static void
test_private (StoreFixture  *fixture,
              gconstpointer  data)
{
  g_autofree char *file = g_build_filename (fixture->path, "an-id.rapanui", NULL);
  GStatBuf info;

  store_fixture_save (fixture, "an-id", "one");
  ahu_store_flush (fixture->store);

  g_assert_cmpint (g_stat (fixture->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0700);
  g_assert_cmpint (g_stat (file, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
}

static void
test_last_content_wins (StoreFixture  *fixture,
                        gconstpointer  data)
{
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *content = g_strdup_printf ("%u", i);

      store_fixture_save (fixture, i % 2 == 0 ? "even" : "odd", content);
    }

  g_assert_true (ahu_store_flush (fixture->store));
  assert_content (fixture, "even.rapanui", "198");
  assert_content (fixture, "odd.rapanui", "199");
}

static void
test_end_writes_all (StoreFixture  *fixture,
                     gconstpointer  data)
{
  store_fixture_save (fixture, "one", "1");
  store_fixture_save (fixture, "two", "2");
  store_fixture_restart (fixture);

  assert_content (fixture, "one.rapanui", "1");
  assert_content (fixture, "two.rapanui", "2");
}

static void
test_odd_ids (StoreFixture  *fixture,
              gconstpointer  data)
{
  static const char *const ids[] = {
    "", ".", "..", "../out", "/etc/x", "a b", "é", "a/b", "nul\n", "name.rapanui",
    "0123456789012345678901234567890123456789012345678901234567890123456789",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    store_fixture_save (fixture, ids[i], "x");

  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_cmpuint (count_files (fixture), ==, G_N_ELEMENTS (ids));

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    store_fixture_save (fixture, ids[i], "y");

  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_cmpuint (count_files (fixture), ==, G_N_ELEMENTS (ids));
}

/* A file stands where the folder should be, until somebody takes it away. */
static void
test_problem_and_recovery (StoreFixture  *fixture,
                           gconstpointer  data)
{
  g_autofree char *obstacle = g_build_filename (fixture->parent, "ahu", NULL);

  g_assert_true (g_file_set_contents (obstacle, "", 0, NULL));

  store_fixture_save (fixture, "an-id", "one");
  store_fixture_wait_for_reports (fixture, 1);
  g_assert_true (g_str_has_suffix (g_ptr_array_index (fixture->reports, 0), "."));
  g_assert_false (ahu_store_flush (fixture->store));

  store_fixture_save (fixture, "an-id", "two");
  store_fixture_save (fixture, "other", "three");
  g_assert_false (ahu_store_flush (fixture->store));

  /* Nobody has to ask for it to be tried again. */
  g_assert_cmpint (g_unlink (obstacle), ==, 0);
  store_fixture_wait_for_reports (fixture, 2);
  g_assert_cmpstr (g_ptr_array_index (fixture->reports, 1), ==, "recovered");
  assert_content (fixture, "an-id.rapanui", "two");
  assert_content (fixture, "other.rapanui", "three");
  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_cmpuint (fixture->reports->len, ==, 2);
}

/* A reason that GLib has no code for, and the same once more: told once, without the name
 * of a file that is another one each time. */
static void
test_reason (StoreFixture  *fixture,
             gconstpointer  data)
{
  g_autofree char *content = g_strnfill (10000, 'x');
  struct rlimit before, small;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = (struct rlimit) { 1000, before.rlim_max };
  store_fixture_save (fixture, "an-id", "one");
  g_assert_true (ahu_store_flush (fixture->store));

  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  store_fixture_save (fixture, "an-id", content);
  for (guint i = 0; i < 3; i++)
    g_assert_false (ahu_store_flush (fixture->store));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  g_assert_true (ahu_store_flush (fixture->store));
  store_fixture_wait_for_reports (fixture, 2);
  g_assert_cmpstr (g_ptr_array_index (fixture->reports, 0), ==,
                   "The game can’t be saved: File too large. Ahu keeps trying.");
  g_assert_cmpstr (g_ptr_array_index (fixture->reports, 1), ==, "recovered");
  assert_content (fixture, "an-id.rapanui", content);
}

/* One file that can't be written doesn't stop the others. */
static void
test_one_bad_file (StoreFixture  *fixture,
                   gconstpointer  data)
{
  g_autofree char *obstacle = g_build_filename (fixture->path, "bad.rapanui", NULL);

  g_assert_cmpint (g_mkdir_with_parents (obstacle, 0700), ==, 0);
  store_fixture_save (fixture, "bad", "1");
  store_fixture_save (fixture, "good", "2");
  g_assert_false (ahu_store_flush (fixture->store));
  assert_content (fixture, "good.rapanui", "2");

  g_assert_cmpint (g_rmdir (obstacle), ==, 0);
  g_assert_true (ahu_store_flush (fixture->store));
  assert_content (fixture, "bad.rapanui", "1");
  store_fixture_wait_for_reports (fixture, 2);
  g_assert_cmpstr (g_ptr_array_index (fixture->reports, 1), ==, "recovered");
}

/* Ending a store that can't write doesn't hang, and tells nobody. */
static void
test_end_with_problem (StoreFixture  *fixture,
                       gconstpointer  data)
{
  g_autofree char *obstacle = g_build_filename (fixture->parent, "ahu", NULL);

  g_assert_true (g_file_set_contents (obstacle, "", 0, NULL));
  store_fixture_save (fixture, "an-id", "one");
  store_fixture_restart (fixture);

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (fixture->reports->len, ==, 0);
}

static void
test_keep_original (StoreFixture  *fixture,
                    gconstpointer  data)
{
  store_fixture_place (fixture, "an-id.rapanui", "first", 1);
  ahu_store_keep_original (fixture->store, "an-id");
  store_fixture_save (fixture, "an-id", "second");
  g_assert_true (ahu_store_flush (fixture->store));
  assert_content (fixture, "an-id.rapanui", "second");
  assert_content (fixture, "an-id.rapanui.damaged", "first");

  /* Only once. */
  store_fixture_save (fixture, "an-id", "third");
  g_assert_true (ahu_store_flush (fixture->store));
  assert_content (fixture, "an-id.rapanui.damaged", "first");
  g_assert_cmpuint (count_files (fixture), ==, 2);

  /* The next one doesn't replace it. */
  ahu_store_keep_original (fixture->store, "an-id");
  store_fixture_save (fixture, "an-id", "fourth");
  g_assert_true (ahu_store_flush (fixture->store));
  assert_content (fixture, "an-id.rapanui", "fourth");
  assert_content (fixture, "an-id.rapanui.damaged", "first");
  assert_content (fixture, "an-id.rapanui.damaged-2", "third");
}

static void
test_keep_nothing (StoreFixture  *fixture,
                   gconstpointer  data)
{
  ahu_store_keep_original (fixture->store, "an-id");
  store_fixture_save (fixture, "an-id", "first");
  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

/* A record of the toy game up to that sum; the limit is 10. */
static char *
record_text (const char *id,
             const char *moves)
{
  return g_strdup_printf ("{\"format\":\"ahu-record\",\"version\":1,\"game\":\"toy\","
                          "\"id\":\"%s\",\"created\":\"\",\"players\":[],\"setup\":{\"limit\":10},"
                          "\"moves\":[%s]}", id, moves);
}

static void
place_record (StoreFixture *fixture,
              const char   *name,
              const char   *moves,
              guint         seconds)
{
  g_autofree char *file = g_strconcat (name, ".rapanui", NULL);
  g_autofree char *text = record_text (name, moves);

  store_fixture_place (fixture, file, text, seconds);
}

static void
assert_found (StoreFixture *fixture,
              const char   *id)
{
  g_autoptr (AhuRecord) record = store_fixture_find (fixture);

  g_assert_cmpstr (record != NULL ? ahu_record_get_id (record) : NULL, ==, id);
}

static void
test_find (StoreFixture  *fixture,
           gconstpointer  data)
{
  assert_found (fixture, NULL);

  place_record (fixture, "old", "{\"add\":1}", 1);
  assert_found (fixture, "old");

  place_record (fixture, "new", "{\"add\":2}", 3);
  place_record (fixture, "middle", "{\"add\":3}", 2);
  assert_found (fixture, "new");

  /* Not a record at all. */
  store_fixture_place (fixture, "notes.txt", "x", 9);
  assert_found (fixture, "new");
}

/* Pipes that nobody writes into, and a folder: more than are looked at. */
static void
test_find_beside_pipes (StoreFixture  *fixture,
                        gconstpointer  data)
{
  place_record (fixture, "good", "{\"add\":1}", 1);
  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%u.rapanui", fixture->path, i);

      g_assert_cmpint (i == 0 ? g_mkdir (path, 0700) : mkfifo (path, 0600), ==, 0);
    }
  assert_found (fixture, "good");

  /* Nor is one in the place of a game waited for. */
  ahu_store_keep_original (fixture->store, "1");
  store_fixture_save (fixture, "1", "one");
  g_assert_true (ahu_store_flush (fixture->store));
  assert_content (fixture, "1.rapanui", "one");
}

/* A finished game isn't offered, but doesn't hide one that was set aside. */
static void
test_find_after_the_end (StoreFixture  *fixture,
                         gconstpointer  data)
{
  place_record (fixture, "over", "{\"add\":10}", 2);
  assert_found (fixture, NULL);

  place_record (fixture, "old", "{\"add\":1}", 1);
  assert_found (fixture, "old");
}

static void
test_find_passes_over_damaged (StoreFixture  *fixture,
                               gconstpointer  data)
{
  g_autofree char *bad_set_up = record_text ("bad", "");

  memcpy (strstr (bad_set_up, "10"), "-1", 2);
  place_record (fixture, "old", "{\"add\":1}", 1);
  store_fixture_place (fixture, "empty.rapanui", "", 5);
  store_fixture_place (fixture, "truncated.rapanui", "{\"format\":", 6);
  store_fixture_place (fixture, "bad.rapanui", bad_set_up, 7);
  assert_found (fixture, "old");

  assert_content (fixture, "truncated.rapanui", "{\"format\":");
  assert_content (fixture, "empty.rapanui", "");
}

/* Of a file that was cut off the moves that are whole. */
static void
test_find_cut_off (StoreFixture  *fixture,
                   gconstpointer  data)
{
  g_autofree char *text = record_text ("cut-off", "{\"add\":1},{\"add\":2},{\"add\":3}");
  g_autoptr (AhuRecord) record = NULL;

  *strstr (text, "3}") = '\0';
  store_fixture_place (fixture, "cut-off.rapanui", text, 2);
  place_record (fixture, "old", "{\"add\":1}", 1);
  record = store_fixture_find (fixture);
  g_assert_cmpstr (ahu_record_get_id (record), ==, "cut-off");
  g_assert_cmpuint (ahu_record_get_moves (record)->len, ==, 2);
  g_assert_nonnull (ahu_record_get_damage (record));
}

/* The good part of a game with a bad move goes on. */
static void
test_find_good_part (StoreFixture  *fixture,
                     gconstpointer  data)
{
  place_record (fixture, "bad-end", "{\"add\":1},{\"add\":77},{\"add\":9}", 1);
  assert_found (fixture, "bad-end");
}

static void
test_find_counts_what_is_queued (StoreFixture  *fixture,
                                 gconstpointer  data)
{
  g_autofree char *text = record_text ("queued", "{\"add\":1}");

  place_record (fixture, "over", "{\"add\":10}", 1);
  store_fixture_save (fixture, "queued", text);
  assert_found (fixture, "queued");
}

#define A_CENTURY (100u * 365 * 86400)

/* The clock was set back: what was played before seems to come from the future. */
static void
test_find_after_the_clock_went_back (StoreFixture  *fixture,
                                     gconstpointer  data)
{
  g_autofree char *text = record_text ("now", "{\"add\":1}");
  g_autofree char *text_again = record_text ("again", "{\"add\":1}");

  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *name = g_strdup_printf ("later-%u", i);

      place_record (fixture, name, "{\"add\":2}", A_CENTURY + i);
    }
  assert_found (fixture, "later-19");

  store_fixture_save (fixture, "now", text);
  assert_found (fixture, "now");

  /* However often within one tick of the clock. */
  store_fixture_save (fixture, "again", text_again);
  assert_found (fixture, "again");
  store_fixture_save (fixture, "now", text);
  assert_found (fixture, "now");
}

/* What a killed program was writing goes, unless somebody may still write it. */
static void
test_half_written (StoreFixture  *fixture,
                   gconstpointer  data)
{
  g_autofree char *ours = g_build_filename (fixture->path, "an-id.rapanui.X7aB2c", NULL);
  g_autofree char *theirs = g_build_filename (fixture->path, "other.rapanui.X7aB2c", NULL);
  g_autofree char *old = g_build_filename (fixture->path, "old.rapanui.X7aB2c", NULL);

  g_assert_cmpint (g_mkdir_with_parents (fixture->path, 0700), ==, 0);
  g_assert_true (g_file_set_contents (ours, "{", -1, NULL));
  g_assert_true (g_file_set_contents (theirs, "{", -1, NULL));
  store_fixture_place (fixture, "old.rapanui.X7aB2c", "{", 1);
  store_fixture_place (fixture, "an-id.rapanui.damaged", "{", 1);
  store_fixture_place (fixture, "an-id.rapanui.backup", "{", 1);
  store_fixture_place (fixture, "my.notes", "{", 1);
  store_fixture_save (fixture, "an-id", "one");
  g_assert_true (ahu_store_flush (fixture->store));

  g_assert_false (g_file_test (ours, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (theirs, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  assert_content (fixture, "an-id.rapanui.damaged", "{");
  assert_content (fixture, "an-id.rapanui.backup", "{");
  assert_content (fixture, "my.notes", "{");
  assert_content (fixture, "an-id.rapanui", "one");
}

static void
place_left_over (StoreFixture *fixture,
                 const char   *name,
                 const char   *id,
                 const char   *moves,
                 guint         seconds)
{
  g_autofree char *text = record_text (id, moves);

  store_fixture_place (fixture, name, text, seconds);
}

static void
assert_n_moves (StoreFixture *fixture,
                const char   *id,
                guint         n_moves)
{
  g_autoptr (AhuRecord) record = ahu_store_load (fixture->store, id, NULL);

  g_assert_nonnull (record);
  g_assert_cmpuint (ahu_record_get_moves (record)->len, ==, n_moves);
}

/* What was whole when the program was killed is the game from now on, the newest of all
 * that is left. */
static void
test_left_over (StoreFixture  *fixture,
                gconstpointer  data)
{
  g_autofree char *new_game = g_build_filename (fixture->path, "new.rapanui.aB3dE6", NULL);

  place_record (fixture, "an-id", "{\"add\":1}", 5);
  place_left_over (fixture, "an-id.rapanui.X7aB2c", "an-id", "{\"add\":1},{\"add\":2},{\"add\":3}", 7);
  place_left_over (fixture, "an-id.rapanui.Y7aB2c", "an-id", "{\"add\":1},{\"add\":2}", 6);
  assert_found (fixture, "an-id");
  assert_n_moves (fixture, "an-id", 3);
  g_assert_cmpuint (count_files (fixture), ==, 1);

  /* A game that has no other file yet. */
  place_left_over (fixture, "new.rapanui.aB3dE6", "new", "", 8);
  g_assert_cmpint (g_utime (new_game, NULL), ==, 0);
  assert_found (fixture, "new");
  assert_n_moves (fixture, "new", 0);
}

/* Older, torn, illegal, another course, another game's, somebody's, no file: the game is
 * what it was. */
static void
test_left_over_of_no_use (StoreFixture  *fixture,
                          gconstpointer  data)
{
  g_autofree char *pipe = g_build_filename (fixture->path, "an-id.rapanui.P7aB2c", NULL);
  g_autoptr (AhuStore) other = ahu_store_new (fixture->path);

  place_record (fixture, "an-id", "{\"add\":1},{\"add\":2}", 5);
  place_record (fixture, "open", "{\"add\":1}", 2);
  place_left_over (fixture, "an-id.rapanui.A7aB2c", "an-id", "{\"add\":1},{\"add\":2},{\"add\":3}", 4);
  store_fixture_place (fixture, "an-id.rapanui.B7aB2c", "{\"format\":\"ahu-record\",\"vers", 6);
  place_left_over (fixture, "an-id.rapanui.C7aB2c", "an-id", "{\"add\":1},{\"add\":2},{\"add\":-9}", 6);
  place_left_over (fixture, "an-id.rapanui.D7aB2c", "an-id", "{\"add\":2},{\"add\":2},{\"add\":3}", 6);
  place_left_over (fixture, "an-id.rapanui.E7aB2c", "an-id", "{\"add\":1}", 6);
  place_left_over (fixture, "an-id.rapanui.F7aB2c", "other", "{\"add\":1},{\"add\":2},{\"add\":3}", 6);
  place_left_over (fixture, "open.rapanui.A7aB2c", "open", "{\"add\":1},{\"add\":2}", 6);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_true (ahu_store_claim (other, "open", fixture));

  assert_found (fixture, "an-id");
  assert_n_moves (fixture, "an-id", 2);
  assert_n_moves (fixture, "open", 1);
  assert_content (fixture, "other.rapanui", NULL);
  ahu_store_release (other, "open", fixture);
}

static void
cancelled_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (ahu_store_find_unfinished_finish (AHU_STORE (source), result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) user_data = TRUE;
}

static void
test_find_cancelled (StoreFixture  *fixture,
                     gconstpointer  data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean done = FALSE;

  place_record (fixture, "old", "{\"add\":1}", 1);
  g_cancellable_cancel (cancellable);
  ahu_store_find_unfinished_async (fixture->store, NULL, cancellable, cancelled_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static void
keep_result_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

/* The thread that has looked may let go of its task last: the store must not end there. */
static void
test_find_lets_go (StoreFixture  *fixture,
                   gconstpointer  data)
{
  AhuStore *store = ahu_store_new (fixture->path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (AhuRecord) record = NULL;

  place_record (fixture, "old", "{\"add\":1}", 1);
  ahu_store_find_unfinished_async (store, NULL, NULL, keep_result_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  record = ahu_store_find_unfinished_finish (store, result, NULL);
  g_assert_nonnull (record);
  g_assert_finalize_object (store);
}

static void
test_default_folder (void)
{
  g_autoptr (AhuStore) store = ahu_store_new (NULL);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "ahu", "games", NULL);

  g_assert_cmpstr (ahu_store_get_path (store), ==, path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (toy_game_get ());

  store_fixture_add ("/store/save", test_save);
  store_fixture_add ("/store/saved", test_saved);
  store_fixture_add ("/store/private", test_private);
  store_fixture_add ("/store/last-content-wins", test_last_content_wins);
  store_fixture_add ("/store/end-writes-all", test_end_writes_all);
  store_fixture_add ("/store/odd-ids", test_odd_ids);
  store_fixture_add ("/store/problem-and-recovery", test_problem_and_recovery);
  store_fixture_add ("/store/reason", test_reason);
  store_fixture_add ("/store/one-bad-file", test_one_bad_file);
  store_fixture_add ("/store/end-with-problem", test_end_with_problem);
  store_fixture_add ("/store/keep-original", test_keep_original);
  store_fixture_add ("/store/keep-nothing", test_keep_nothing);
  store_fixture_add ("/store/find", test_find);
  store_fixture_add ("/store/find-beside-pipes", test_find_beside_pipes);
  store_fixture_add ("/store/find-after-the-end", test_find_after_the_end);
  store_fixture_add ("/store/find-passes-over-damaged", test_find_passes_over_damaged);
  store_fixture_add ("/store/find-cut-off", test_find_cut_off);
  store_fixture_add ("/store/find-good-part", test_find_good_part);
  store_fixture_add ("/store/find-counts-what-is-queued", test_find_counts_what_is_queued);
  store_fixture_add ("/store/find-after-the-clock-went-back", test_find_after_the_clock_went_back);
  store_fixture_add ("/store/half-written", test_half_written);
  store_fixture_add ("/store/left-over", test_left_over);
  store_fixture_add ("/store/left-over-of-no-use", test_left_over_of_no_use);
  store_fixture_add ("/store/find-cancelled", test_find_cancelled);
  store_fixture_add ("/store/find-lets-go", test_find_lets_go);
  g_test_add_func ("/store/default-folder", test_default_folder);

  return g_test_run ();
}
