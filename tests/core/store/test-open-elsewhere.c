/* test-open-elsewhere.c: one game in several sessions, of one store and of two
 *
 * Two stores on one folder exclude each other as two processes do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/session/ahu-session.h"
#include "core/store/ahu-store-lock.h"
#include "support/test-folder.h"
#include "support/toy-game.h"
#include "store-fixture.h"

static const char *
id_of (AhuSession *session)
{
  return ahu_record_get_id (ahu_session_get_record (session));
}

static int
sum_of (AhuSession *session)
{
  return toy_sum (ahu_session_get_position (session));
}

static void
play (AhuSession *session,
      int         value)
{
  g_assert_null (ahu_session_play (session, toy_move (value)));
}

static AhuSession *
open_game (AhuStore   *store,
           const char *id)
{
  g_autoptr (AhuRecord) record = ahu_store_load (store, id, NULL);

  g_assert_nonnull (record);
  return ahu_session_new (record, store, NULL);
}

static void
wait_for_sum (AhuSession *session,
              int         sum)
{
  while (sum_of (session) != sum)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_claim (AhuSession *session)
{
  while (ahu_session_get_read_only (session))
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_watches (AhuSession *session)
{
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuRefusal) other = NULL;
  g_autoptr (AhuCorrection) correction = NULL;
  int sum = sum_of (session);

  g_assert_true (ahu_session_get_read_only (session));
  refusal = ahu_session_play (session, toy_move (1));
  g_assert_nonnull (refusal);
  g_assert_null (refusal->rule);
  g_assert_true (g_str_has_suffix (refusal->message, "."));
  g_assert_false (ahu_session_undo (session));
  g_assert_false (ahu_session_redo (session));
  g_assert_false (ahu_session_can_undo (session));
  correction = ahu_history_try_remove (ahu_session_get_history (session), 0);
  other = ahu_session_accept (session, g_steal_pointer (&correction));
  g_assert_cmpstr (other->message, ==, refusal->message);
  g_assert_cmpint (sum_of (session), ==, sum);
}

/* The one that came later follows the other, and takes over when it is gone. */
static void
follow (AhuStore *first_store,
        AhuStore *second_store)
{
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) first = ahu_session_new (record, first_store, NULL);
  g_autoptr (AhuSession) second = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;

  play (first, 3);
  g_assert_true (ahu_store_flush (first_store));
  g_assert_true (ahu_store_is_open (second_store, id_of (first)));

  second = open_game (second_store, id_of (first));
  assert_watches (second);
  play (first, 4);
  g_assert_true (ahu_store_flush (first_store));
  wait_for_sum (second, 7);
  assert_watches (second);

  ahu_session_undo (first);
  play (first, 2);
  ahu_session_close (first);
  wait_for_claim (second);
  g_assert_cmpint (sum_of (second), ==, 5);
  g_assert_true (ahu_session_can_undo (second));
  play (second, 1);
  refusal = ahu_session_refuse_change (first);
  g_assert_nonnull (refusal);
  ahu_session_close (second);
  g_assert_true (ahu_store_flush (second_store));
  g_assert_false (ahu_store_is_open (first_store, id_of (first)));
}

static void
test_one_store (StoreFixture  *fixture,
                gconstpointer  data)
{
  follow (fixture->store, fixture->store);
}

static void
test_two_stores (StoreFixture  *fixture,
                 gconstpointer  data)
{
  g_autoptr (AhuStore) other = ahu_store_new (fixture->path);

  follow (fixture->store, other);
}

/* An attempt that is under way may still fail for a reason that is gone by now. */
static void
wait_until_written (AhuStore *store)
{
  while (!ahu_store_flush (store))
    g_thread_yield ();
}

/* What can't be saved yet isn't on the disk: nobody else may go on without it. */
static void
test_waits_for_what_is_queued (StoreFixture  *fixture,
                               gconstpointer  data)
{
  g_autoptr (AhuStore) other = ahu_store_new (fixture->path);
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, fixture->store, NULL);
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, id_of (session));
  g_autofree char *aside = g_strconcat (path, ".aside", NULL);
  g_autoptr (AhuSession) again = NULL;

  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_cmpint (g_rename (path, aside), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  play (session, 4);
  g_assert_false (ahu_store_flush (fixture->store));
  ahu_session_close (session);
  g_assert_true (ahu_store_is_open (other, id_of (session)));

  /* Here it is known. */
  again = open_game (fixture->store, id_of (session));
  g_assert_false (ahu_session_get_read_only (again));
  g_assert_cmpint (sum_of (again), ==, 4);
  ahu_session_close (again);

  g_assert_cmpint (g_rmdir (path), ==, 0);
  wait_until_written (fixture->store);
  g_assert_false (ahu_store_is_open (other, id_of (session)));
}

/* A game that is open in another process isn't offered. */
static void
test_is_not_offered (StoreFixture  *fixture,
                     gconstpointer  data)
{
  g_autoptr (AhuStore) other = ahu_store_new (fixture->path);
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, other, NULL);
  g_autoptr (AhuRecord) found = NULL;

  g_assert_true (ahu_store_flush (other));
  g_assert_null (store_fixture_find (fixture));

  ahu_session_close (session);
  found = store_fixture_find (fixture);
  g_assert_cmpstr (ahu_record_get_id (found), ==, id_of (session));
}

/* Whoever writes without a claim doesn't overwrite what is played elsewhere. */
static void
test_no_write_without_claim (StoreFixture  *fixture,
                             gconstpointer  data)
{
  g_autoptr (AhuStore) other = ahu_store_new (fixture->path);
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, other, NULL);
  g_autofree char *name = g_strconcat (id_of (session), ".rapanui", NULL);
  g_autofree char *before = NULL;
  g_autofree char *meanwhile = NULL;
  g_autofree char *after = NULL;

  g_assert_true (ahu_store_flush (other));
  before = store_fixture_read (fixture, name);
  store_fixture_save (fixture, id_of (session), "something else");
  store_fixture_wait_for_reports (fixture, 1);
  meanwhile = store_fixture_read (fixture, name);
  g_assert_cmpstr (meanwhile, ==, before);

  ahu_session_close (session);
  wait_until_written (fixture->store);
  after = store_fixture_read (fixture, name);
  g_assert_cmpstr (after, ==, "something else");
}

/* And what was made from an older state of it never does. */
static void
test_no_write_of_older (StoreFixture  *fixture,
                        gconstpointer  data)
{
  g_autoptr (AhuStore) other = ahu_store_new (fixture->path);
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, other, NULL);
  g_autofree char *name = g_strconcat (id_of (session), ".rapanui", NULL);
  g_autofree char *after = NULL;

  g_assert_true (ahu_store_flush (other));
  store_fixture_save (fixture, id_of (session), "from an older state");
  g_assert_false (ahu_store_flush (fixture->store));

  play (session, 3);
  ahu_session_close (session);
  g_assert_true (ahu_store_flush (other));
  wait_until_written (fixture->store);
  after = store_fixture_read (fixture, name);
  g_assert_nonnull (strstr (after, "{\"add\": 3}"));
  store_fixture_wait_for_reports (fixture, 2);
  g_assert_cmpstr (g_ptr_array_index (fixture->reports, 1), ==, "recovered");
}

/* Somebody else took the game while its folder was gone: what they wrote is kept, also
 * where more was played before this could be saved. */
static void
test_taken_while_gone (StoreFixture  *fixture,
                       gconstpointer  data)
{
  g_autoptr (AhuStore) other = ahu_store_new (fixture->path);
  g_autofree char *aside = g_strconcat (fixture->path, ".aside", NULL);
  g_autofree char *kept = NULL;
  g_autofree char *written = NULL;
  g_autoptr (GBytes) theirs = g_bytes_new_static ("theirs", 6);

  g_assert_true (ahu_store_claim (fixture->store, "an-id", fixture));
  store_fixture_save (fixture, "an-id", "first");
  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_cmpint (g_rename (fixture->path, aside), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  g_assert_true (ahu_store_claim (other, "an-id", other));
  ahu_store_save (other, "an-id", theirs);
  g_assert_true (ahu_store_flush (other));

  store_fixture_save (fixture, "an-id", "second");
  g_assert_false (ahu_store_flush (fixture->store));
  store_fixture_save (fixture, "an-id", "third");
  ahu_store_release (other, "an-id", other);
  wait_until_written (fixture->store);

  written = store_fixture_read (fixture, "an-id.rapanui");
  g_assert_cmpstr (written, ==, "third");
  kept = store_fixture_read (fixture, "an-id.rapanui.damaged");
  g_assert_cmpstr (kept, ==, "theirs");
  ahu_store_release (fixture->store, "an-id", fixture);
  test_folder_remove (aside);
}

/* The kernel takes a killed process's locks away. */
static void
test_killed (StoreFixture  *fixture,
             gconstpointer  data)
{
  int ready[2];
  char byte;
  pid_t child;
  AhuStoreLock *lock;

  g_assert_cmpint (g_mkdir_with_parents (fixture->path, 0700), ==, 0);
  g_assert_cmpint (pipe (ready), ==, 0);
  child = fork ();
  if (child == 0)
    {
      lock = ahu_store_lock_new (fixture->path);
      byte = ahu_store_lock_take (lock, "an-id") ? 'y' : 'n';
      if (write (ready[1], &byte, 1) != 1)
        _exit (1);
      while (TRUE)
        pause ();
    }

  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
  g_assert_cmpint (byte, ==, 'y');
  lock = ahu_store_lock_new (fixture->path);
  g_assert_true (ahu_store_lock_is_elsewhere (lock, "an-id"));
  g_assert_false (ahu_store_lock_is_elsewhere (lock, "another-id"));
  g_assert_false (ahu_store_lock_take (lock, "an-id"));

  kill (child, SIGKILL);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  g_assert_true (ahu_store_lock_take (lock, "an-id"));
  ahu_store_lock_give (lock, "an-id");
  ahu_store_lock_free (lock);
  close (ready[0]);
  close (ready[1]);
}

/* Where there can be no lock the game can be played all the same. */
static void
test_without_locks (StoreFixture  *fixture,
                    gconstpointer  data)
{
  g_autofree char *obstacle = g_build_filename (fixture->path, ".lock", NULL);
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = NULL;

  g_assert_cmpint (g_mkdir_with_parents (obstacle, 0700), ==, 0);
  session = ahu_session_new (record, fixture->store, NULL);
  g_assert_false (ahu_session_get_read_only (session));
  play (session, 3);
  g_assert_true (ahu_store_flush (fixture->store));
}

/* A removed folder is made again while the game goes on, with the game in it. */
static void
test_folder_removed (StoreFixture  *fixture,
                     gconstpointer  data)
{
  g_autoptr (AhuStore) other = ahu_store_new (fixture->path);
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, fixture->store, NULL);
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, id_of (session));
  g_autoptr (AhuRecord) found = NULL;

  play (session, 3);
  g_assert_true (ahu_store_flush (fixture->store));
  while (fixture->saved->len == 0)
    g_main_context_iteration (NULL, TRUE);

  store_fixture_remove_folder (fixture);
  while (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (ahu_store_flush (fixture->store));
  found = ahu_store_load (other, id_of (session), NULL);
  g_assert_cmpuint (ahu_record_get_moves (found)->len, ==, 1);

  /* It is locked again. */
  g_assert_true (ahu_store_is_open (other, id_of (session)));
  g_assert_cmpuint (fixture->reports->len, ==, 0);
}

static gpointer
remove_thread (gpointer path)
{
  test_folder_remove (path);
  return NULL;
}

/* By somebody else, whose every step may be told before the next one: the folder is still
 * there when it is told that its files are gone, and Linux doesn't tell that a folder goes
 * in which somebody has a file open. Several times, because it depends on who is faster. */
static void
test_folder_removed_step_by_step (StoreFixture  *fixture,
                                  gconstpointer  data)
{
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, fixture->store, NULL);

  for (guint i = 0; i < 20; i++)
    {
      guint n_saved = fixture->saved->len;
      GThread *thread;

      play (session, i % 2 == 0 ? 1 : -1);
      while (fixture->saved->len == n_saved)
        g_main_context_iteration (NULL, TRUE);

      n_saved = fixture->saved->len;
      thread = g_thread_new ("remove", remove_thread, fixture->path);
      while (fixture->saved->len == n_saved)
        g_main_context_iteration (NULL, TRUE);
      g_thread_join (thread);
    }
}

/* A title given to the game while it is played stays. */
static void
test_title_stays (StoreFixture  *fixture,
                  gconstpointer  data)
{
  g_autoptr (AhuRecord) record = toy_record (10);
  g_autoptr (AhuSession) session = ahu_session_new (record, fixture->store, NULL);
  g_autofree char *name = g_strconcat (id_of (session), ".rapanui", NULL);
  g_autofree char *before = NULL;
  g_autofree char *renamed = NULL;
  g_autofree char *after = NULL;

  play (session, 3);
  g_assert_true (ahu_store_flush (fixture->store));
  before = store_fixture_read (fixture, name);
  renamed = g_strconcat ("{\"title\": \"Tea\",", strchr (before, '{') + 1, NULL);
  g_assert_null (strstr (before, "title"));

  /* Whoever renames it has read it before the last move. */
  play (session, 4);
  g_assert_true (ahu_store_flush (fixture->store));
  store_fixture_save (fixture, id_of (session), renamed);
  do
    {
      g_main_context_iteration (NULL, TRUE);
      g_clear_pointer (&after, g_free);
      after = store_fixture_read (fixture, name);
    }
  while (strstr (after, "Tea") == NULL || strstr (after, "{\"add\": 4}") == NULL);

  play (session, 1);
  g_assert_true (ahu_store_flush (fixture->store));
  g_clear_pointer (&after, g_free);
  after = store_fixture_read (fixture, name);
  g_assert_nonnull (strstr (after, "Tea"));
  g_assert_nonnull (strstr (after, "{\"add\": 1}"));
}

/* An old copy of a game, opened and played on, doesn't replace the game. */
static void
test_copy_keeps_the_game (StoreFixture  *fixture,
                          gconstpointer  data)
{
  g_autoptr (AhuRecord) record = toy_parse (toy_text, -1, NULL);
  g_autoptr (AhuSession) session = ahu_session_new (record, fixture->store, NULL);
  g_autoptr (AhuRecord) copy = toy_parse (toy_text, -1, NULL);
  g_autofree char *played = NULL;
  g_autofree char *kept = NULL;

  play (session, 1);
  play (session, 1);
  ahu_session_close (session);
  g_assert_true (ahu_store_flush (fixture->store));
  played = store_fixture_read (fixture, "an-id.rapanui");

  g_clear_object (&session);
  session = ahu_session_new (copy, fixture->store, NULL);
  g_assert_true (ahu_store_flush (fixture->store));
  play (session, 2);
  g_assert_true (ahu_store_flush (fixture->store));
  kept = store_fixture_read (fixture, "an-id.rapanui.damaged");
  g_assert_cmpstr (kept, ==, played);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (toy_game_get ());

  store_fixture_add ("/open-elsewhere/one-store", test_one_store);
  store_fixture_add ("/open-elsewhere/two-stores", test_two_stores);
  store_fixture_add ("/open-elsewhere/waits-for-what-is-queued", test_waits_for_what_is_queued);
  store_fixture_add ("/open-elsewhere/is-not-offered", test_is_not_offered);
  store_fixture_add ("/open-elsewhere/no-write-without-claim", test_no_write_without_claim);
  store_fixture_add ("/open-elsewhere/no-write-of-older", test_no_write_of_older);
  store_fixture_add ("/open-elsewhere/taken-while-gone", test_taken_while_gone);
  store_fixture_add ("/open-elsewhere/killed", test_killed);
  store_fixture_add ("/open-elsewhere/without-locks", test_without_locks);
  store_fixture_add ("/open-elsewhere/folder-removed", test_folder_removed);
  store_fixture_add ("/open-elsewhere/folder-removed-step-by-step", test_folder_removed_step_by_step);
  store_fixture_add ("/open-elsewhere/title-stays", test_title_stays);
  store_fixture_add ("/open-elsewhere/copy-keeps-the-game", test_copy_keeps_the_game);

  return g_test_run ();
}
