/* test-disk.c: games on a file system of 64 KiB, and on one that can't be written
 *
 * The file system is mounted in a namespace of the test's own. Where that is not
 * allowed the tests are skipped, and say why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <linux/capability.h>
#include <sched.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/rn-game.h"

#define SIZE "64k"

/* More games than the file system has room for. */
#define MAX_GAMES 64

typedef struct
{
  char *mount;
  char *path;
  AhuStore *store;
  AhuRecord *script;
  char *problem; /* NULL while there is none */
  guint n_problems;
} Disk;

/* Why nothing can be mounted, NULL if it can. */
static char *skip_reason;

static gboolean
write_file (const char *path,
            const char *content)
{
  int fd = g_open (path, O_WRONLY | O_CLOEXEC, 0);
  gboolean done = fd >= 0 && write (fd, content, strlen (content)) == (ssize_t) strlen (content);

  if (fd >= 0)
    close (fd);

  return done;
}

/* Else nothing could be forbidden to root. */
static void
obey_permissions (void)
{
  struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
  struct __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3];

  if (syscall (SYS_capget, &header, data) != 0)
    return;

  data[0].effective &= ~((1u << CAP_DAC_OVERRIDE) | (1u << CAP_DAC_READ_SEARCH));
  syscall (SYS_capset, &header, data);
}

/* Before there are threads. Whoever is nobody outside is root in a namespace. */
static void
enter_namespace (void)
{
  g_autofree char *user = g_strdup_printf ("0 %u 1", (guint) getuid ());
  g_autofree char *group = g_strdup_printf ("0 %u 1", (guint) getgid ());

  if (getuid () == 0 && unshare (CLONE_NEWNS) == 0)
    ;
  else if (unshare (CLONE_NEWUSER | CLONE_NEWNS) != 0)
    skip_reason = g_strdup_printf ("no namespace for a mount: %s", g_strerror (errno));
  else if (!write_file ("/proc/self/setgroups", "deny") ||
           !write_file ("/proc/self/uid_map", user) || !write_file ("/proc/self/gid_map", group))
    skip_reason = g_strdup_printf ("no user of a namespace: %s", g_strerror (errno));

  if (skip_reason == NULL && mount ("none", "/", "none", MS_REC | MS_PRIVATE, NULL) != 0)
    skip_reason = g_strdup_printf ("no mount of one’s own: %s", g_strerror (errno));
}

static void
problem_cb (Disk       *disk,
            const char *message)
{
  g_free (disk->problem);
  disk->problem = g_strdup (message);
  disk->n_problems++;
}

static void
recovered_cb (Disk *disk)
{
  g_clear_pointer (&disk->problem, g_free);
}

static void
set_up (Disk          *disk,
        gconstpointer  data)
{
  g_autofree char *script = g_build_filename (g_getenv ("AHU_TEST_DATA"), "whole-game.rapanui", NULL);

  if (skip_reason != NULL)
    return;

  disk->mount = g_dir_make_tmp ("ahu-disk-XXXXXX", NULL);
  if (mount ("none", disk->mount, "tmpfs", 0, "size=" SIZE) != 0)
    {
      skip_reason = g_strdup_printf ("no file system of " SIZE ": %s", g_strerror (errno));
      g_rmdir (disk->mount);
      return;
    }

  disk->path = g_build_filename (disk->mount, "ahu", "games", NULL);
  disk->store = ahu_store_new (disk->path);
  disk->script = ahu_record_load (script, NULL);
  g_assert_nonnull (disk->script);
  g_signal_connect_swapped (disk->store, "problem", G_CALLBACK (problem_cb), disk);
  g_signal_connect_swapped (disk->store, "recovered", G_CALLBACK (recovered_cb), disk);
}

static void
tear_down (Disk          *disk,
           gconstpointer  data)
{
  g_clear_object (&disk->store);
  g_clear_object (&disk->script);
  if (disk->path != NULL)
    {
      g_assert_cmpint (umount2 (disk->mount, MNT_DETACH), ==, 0);
      g_rmdir (disk->mount);
    }
  g_free (disk->problem);
  g_free (disk->path);
  g_free (disk->mount);
}

static AhuSession *
begin (Disk *disk)
{
  JsonNode *setup = json_node_init_object (json_node_alloc (), ahu_record_get_setup (disk->script));
  g_autoptr (AhuRecord) record = ahu_record_new (ahu_record_get_game (disk->script),
                                                 ahu_record_get_names (disk->script),
                                                 ahu_record_get_colours (disk->script), setup);

  return ahu_session_new (record, disk->store, NULL);
}

static void
play (Disk       *disk,
      AhuSession *session)
{
  GPtrArray *moves = ahu_record_get_moves (disk->script);
  guint ply = ahu_history_get_ply (ahu_session_get_history (session));

  g_assert_null (ahu_session_play (session, json_node_ref (g_ptr_array_index (moves, ply))));
}

/* How many moves the file has, as any other program reads it. */
static guint
count_moves (Disk       *disk,
             AhuSession *session)
{
  const char *id = ahu_record_get_id (ahu_session_get_record (session));
  g_autofree char *path = ahu_store_dup_file_path (disk->store, id);
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = ahu_record_load (path, &error);

  if (g_error_matches (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FILE))
    return 0;

  g_assert_no_error (error);
  return ahu_record_get_moves (record)->len;
}

static guint
get_ply (AhuSession *session)
{
  return ahu_history_get_ply (ahu_session_get_history (session));
}

static void
wait_for_problem (Disk *disk)
{
  while (disk->problem == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_recovery (Disk *disk)
{
  while (disk->problem != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Fills what is left with another file. */
static char *
fill (Disk *disk)
{
  char *path = g_build_filename (disk->mount, "ballast", NULL);
  char block[512] = { 0 };
  int fd = g_open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

  g_assert_cmpint (fd, >=, 0);
  while (write (fd, block, sizeof block) == sizeof block)
    ;
  g_assert_cmpint (errno, ==, ENOSPC);
  close (fd);

  return path;
}

static gboolean
is_skipped (void)
{
  if (skip_reason != NULL)
    g_test_skip (skip_reason);

  return skip_reason != NULL;
}

/* While there is no room the game goes on in memory; once there is some, nobody
 * has to do anything. */
static void
test_full (Disk          *disk,
           gconstpointer  data)
{
  g_autoptr (AhuSession) session = NULL;
  g_autofree char *ballast = NULL;
  guint confirmed;

  if (is_skipped ())
    return;

  session = begin (disk);
  for (int i = 0; i < 20; i++)
    play (disk, session);
  g_assert_true (ahu_store_flush (disk->store));
  confirmed = count_moves (disk, session);
  g_assert_cmpuint (confirmed, ==, 20);

  ballast = fill (disk);
  for (int i = 0; i < 40; i++)
    {
      play (disk, session);
      g_assert_false (ahu_store_flush (disk->store));
      g_assert_cmpuint (count_moves (disk, session), ==, confirmed);
    }
  wait_for_problem (disk);
  g_test_message ("%s", disk->problem);
  g_assert_nonnull (strstr (disk->problem, g_strerror (ENOSPC)));
  g_assert_cmpuint (get_ply (session), ==, 60);
  g_assert_cmpuint (disk->n_problems, ==, 1);

  g_assert_cmpint (g_unlink (ballast), ==, 0);
  wait_for_recovery (disk);
  g_assert_cmpuint (count_moves (disk, session), ==, 60);
}

/* Game after game until there is no more room: what was saved stays as it was. */
static void
test_many_games (Disk          *disk,
                 gconstpointer  data)
{
  AhuSession *sessions[MAX_GAMES] = { NULL };
  guint n_moves, n_games;
  gboolean good = TRUE;

  if (is_skipped ())
    return;

  n_moves = ahu_record_get_moves (disk->script)->len;
  for (n_games = 0; n_games < MAX_GAMES && good; n_games++)
    {
      sessions[n_games] = begin (disk);
      for (guint i = 0; i < n_moves && good; i++)
        {
          play (disk, sessions[n_games]);
          good = ahu_store_flush (disk->store);
        }
    }

  g_test_message ("the file system is full in game %u", n_games);
  g_assert_false (good);
  g_assert_cmpuint (n_games, >, 3);
  wait_for_problem (disk);
  for (guint i = 0; i + 1 < n_games; i++)
    {
      g_assert_cmpuint (count_moves (disk, sessions[i]), ==, n_moves);
      g_clear_object (&sessions[i]);
    }

  /* All but the change that was not told to be saved. */
  g_assert_cmpuint (count_moves (disk, sessions[n_games - 1]) + 1, ==, get_ply (sessions[n_games - 1]));
  g_clear_object (&sessions[n_games - 1]);
}

/* Damage is kept, even if that has to wait for room; and only once. */
static void
test_damage_on_full (Disk          *disk,
                     gconstpointer  data)
{
  g_autoptr (AhuSession) session = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autofree char *id = NULL;
  g_autofree char *path = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *second = NULL;
  g_autofree char *ballast = NULL;
  g_autofree char *damaged = NULL;
  g_autofree char *content = NULL;

  if (is_skipped ())
    return;

  session = begin (disk);
  for (int i = 0; i < 5; i++)
    play (disk, session);
  id = g_strdup (ahu_record_get_id (ahu_session_get_record (session)));
  path = ahu_store_dup_file_path (disk->store, id);
  kept = g_strconcat (path, ".damaged", NULL);
  second = g_strconcat (path, ".damaged-2", NULL);
  ahu_session_close (session);
  g_clear_object (&session);
  g_assert_true (ahu_store_flush (disk->store));

  g_assert_true (g_file_get_contents (path, &damaged, NULL, NULL));
  damaged[strlen (damaged) - 12] = '\0';
  g_assert_true (g_file_set_contents (path, damaged, -1, NULL));
  record = ahu_store_load (disk->store, id, NULL);
  g_assert_nonnull (ahu_record_get_damage (record));
  session = ahu_session_new (record, disk->store, NULL);
  g_assert_cmpuint (get_ply (session), ==, 4);

  ballast = fill (disk);
  play (disk, session);
  for (int i = 0; i < 5; i++)
    g_assert_false (ahu_store_flush (disk->store));
  g_assert_cmpint (g_unlink (ballast), ==, 0);
  g_assert_true (ahu_store_flush (disk->store));
  g_assert_cmpuint (count_moves (disk, session), ==, 5);
  g_assert_true (g_file_get_contents (kept, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, damaged);
  g_assert_false (g_file_test (second, G_FILE_TEST_EXISTS));
}

static AhuSession *
open_elsewhere (AhuStore   *store,
                AhuSession *session)
{
  const char *id = ahu_record_get_id (ahu_session_get_record (session));
  g_autoptr (AhuRecord) record = ahu_store_load (store, id, NULL);

  return ahu_session_new (record, store, NULL);
}

static void
test_read_only (Disk          *disk,
                gconstpointer  data)
{
  g_autoptr (AhuSession) session = NULL;
  g_autoptr (AhuSession) again = NULL;
  g_autoptr (AhuStore) other = NULL;

  if (is_skipped ())
    return;

  session = begin (disk);
  play (disk, session);
  g_assert_true (ahu_store_flush (disk->store));

  g_assert_cmpint (g_chmod (disk->path, 0500), ==, 0);
  play (disk, session);
  wait_for_problem (disk);
  g_test_message ("%s", disk->problem);
  g_assert_nonnull (strstr (disk->problem, g_strerror (EACCES)));
  play (disk, session);
  g_assert_cmpuint (get_ply (session), ==, 3);
  g_assert_cmpuint (count_moves (disk, session), ==, 1);
  other = ahu_store_new (disk->path);
  again = open_elsewhere (other, session);
  g_assert_true (ahu_session_get_read_only (again));

  g_assert_cmpint (g_chmod (disk->path, 0700), ==, 0);
  wait_for_recovery (disk);
  g_assert_cmpuint (count_moves (disk, session), ==, 3);
}

/* Where nothing can be locked the game can still be opened and played. */
static void
test_read_only_from_the_start (Disk          *disk,
                               gconstpointer  data)
{
  g_autoptr (AhuSession) session = NULL;
  g_autoptr (AhuStore) other = NULL;
  g_autoptr (AhuSession) again = NULL;
  g_autofree char *lock = NULL;

  if (is_skipped ())
    return;

  session = begin (disk);
  play (disk, session);
  ahu_session_close (session);
  g_assert_true (ahu_store_flush (disk->store));
  lock = g_build_filename (disk->path, ".lock", NULL);
  g_assert_cmpint (g_unlink (lock), ==, 0);
  g_assert_cmpint (g_chmod (disk->path, 0500), ==, 0);

  other = ahu_store_new (disk->path);
  again = open_elsewhere (other, session);
  g_assert_false (ahu_session_get_read_only (again));
  play (disk, again);
  g_assert_cmpuint (get_ply (again), ==, 2);
  g_assert_false (ahu_store_flush (other));

  g_assert_cmpint (g_chmod (disk->path, 0700), ==, 0);
  g_assert_true (ahu_store_flush (other));
  g_assert_cmpuint (count_moves (disk, again), ==, 2);
}

static void
add (const char *path,
     void      (*test) (Disk *, gconstpointer))
{
  g_test_add (path, Disk, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  enter_namespace ();
  obey_permissions ();
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());

  add ("/disk/full", test_full);
  add ("/disk/many-games", test_many_games);
  add ("/disk/damage-on-full", test_damage_on_full);
  add ("/disk/read-only", test_read_only);
  add ("/disk/read-only-from-the-start", test_read_only_from_the_start);

  return g_test_run ();
}
