/* test-kills.c: a program killed at random instants loses nothing that it has told
 *
 * The program (play-and-tell.c, or with the window play-in-window.c) is killed with
 * SIGKILL, some time after one of its lines. Then every file in the folder has to be a
 * whole record, the game that was played has to stand where it was told to be saved or
 * at a change that was announced since, and the next run has to go on from there. The
 * seed is printed; --seed repeats it. AHU_KILLS tells how often it is killed, instead of
 * the number compiled in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <glib/gstdio.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/history/ahu-history.h"
#include "games/rapanui/rn-game.h"

/* Each run is killed after at most so many lines, and so much later. The build says
 * PLAYER, N_KILLS and MAX_MICROSECONDS. */
#define MAX_LINES 24

#define ENOUGH_CHANGES "1000000"

typedef struct
{
  char *home;
  char *folder;      /* of the games, in the home */
  char *script;
  char *id;          /* of the game that is played, NULL before there is one */
  int n_moves;       /* of the whole game */
  GArray *possible;  /* plies where it may stand: the one saved, and later ones */
  guint n_saved;
  guint n_half;      /* files that were half written when a kill came */
  guint n_found;
} World;

static char *
read_line (int fd)
{
  g_autoptr (GString) line = g_string_new (NULL);
  char c;
  ssize_t n;

  while ((n = read (fd, &c, 1)) == 1 || (n < 0 && errno == EINTR))
    {
      if (n == 1 && c == '\n')
        return g_string_free (g_steal_pointer (&line), FALSE);
      if (n == 1)
        g_string_append_c (line, c);
    }

  /* A line that was cut off was not told. */
  return NULL;
}

static void
set_game (World      *world,
          const char *id)
{
  if (g_strcmp0 (world->id, id) == 0)
    return;

  g_free (world->id);
  world->id = g_strdup (id);
  g_array_set_size (world->possible, 0);
}

static gboolean
is_possible (World *world,
             int    ply)
{
  for (guint i = 0; i < world->possible->len; i++)
    {
      if (g_array_index (world->possible, int, i) == ply)
        return TRUE;
    }

  return FALSE;
}

static void
note_found (World      *world,
            const char *id,
            int         ply)
{
  g_assert_cmpstr (id, ==, world->id);
  g_assert_true (is_possible (world, ply));
  g_array_set_size (world->possible, 0);
  g_array_append_val (world->possible, ply);
  world->n_found++;
}

static void
note_line (World      *world,
           const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  int ply;

  if (g_str_equal (words[0], "none"))
    {
      /* Not begun, or over. */
      g_assert_true (world->id == NULL || is_possible (world, -1) || is_possible (world, world->n_moves));
      return;
    }

  g_assert_cmpuint (g_strv_length (words), ==, 3);
  ply = atoi (words[2]);
  if (g_str_equal (words[0], "found"))
    {
      note_found (world, words[1], ply);
      return;
    }

  set_game (world, words[1]);
  if (g_str_equal (words[0], "saved"))
    {
      g_assert_true (is_possible (world, ply));
      g_array_set_size (world->possible, 0);
      world->n_saved++;
    }
  else
    {
      g_assert_cmpstr (words[0], ==, "goes");
      /* A game that isn't there yet may not be. */
      if (world->possible->len == 0)
        {
          int none = -1;

          g_array_append_val (world->possible, none);
        }
    }
  g_array_append_val (world->possible, ply);
}

/* How many moves a file has, which all have to be those of the script. */
static int
check_record (World      *world,
              AhuRecord  *script,
              const char *name)
{
  g_autofree char *path = g_build_filename (world->folder, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = ahu_record_load (path, &error);
  GPtrArray *moves;

  g_assert_no_error (error);
  moves = ahu_record_get_moves (record);
  g_assert_cmpuint (moves->len, <=, ahu_record_get_moves (script)->len);
  for (guint i = 0; i < moves->len; i++)
    g_assert_true (json_node_equal (g_ptr_array_index (moves, i),
                                    g_ptr_array_index (ahu_record_get_moves (script), i)));

  return (int) moves->len;
}

static void
check_folder (World     *world,
              AhuRecord *script)
{
  g_autofree char *played = world->id != NULL ? g_strconcat (world->id, ".rapanui", NULL) : NULL;
  g_autoptr (GDir) dir = g_dir_open (world->folder, 0, NULL);
  const char *name;
  gboolean is_there = FALSE;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      int n_moves;

      world->n_half += strstr (name, ".rapanui.") != NULL;
      if (!g_str_has_suffix (name, ".rapanui"))
        continue;

      n_moves = check_record (world, script, name);
      if (g_strcmp0 (name, played) == 0)
        {
          g_assert_true (is_possible (world, n_moves));
          is_there = TRUE;
        }
      else
        g_assert_cmpint (n_moves, ==, ahu_record_get_moves (script)->len);
    }

  g_assert_true (played == NULL || is_there || is_possible (world, -1));
}

static GPid
start (World      *world,
       const char *changes,
       int        *out)
{
  g_autofree char *seed = g_strdup_printf ("%u", (guint) g_test_rand_int ());
  char *argv[] = { (char *) PLAYER, world->folder, world->script, seed, (char *) changes, NULL };
  g_autoptr (GError) error = NULL;
  GPid pid;

  g_spawn_async_with_pipes (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid,
                            NULL, out, NULL, &error);
  g_assert_no_error (error);

  return pid;
}

static void
wait_for_instant (int microseconds)
{
  struct timespec time = { .tv_nsec = microseconds * 1000 };

  ppoll (NULL, 0, &time, NULL);
}

static void
run_and_kill (World *world)
{
  int n_lines = g_test_rand_int_range (0, MAX_LINES);
  int microseconds = g_test_rand_int_range (0, MAX_MICROSECONDS);
  char *line;
  int out, status;
  GPid pid = start (world, ENOUGH_CHANGES, &out);

  for (int i = 0; i < n_lines && (line = read_line (out)) != NULL; i++)
    {
      note_line (world, line);
      g_free (line);
    }

  wait_for_instant (microseconds);
  kill (pid, SIGKILL);

  /* What it said before it died counts as well. */
  while ((line = read_line (out)) != NULL)
    {
      note_line (world, line);
      g_free (line);
    }
  close (out);

  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  g_spawn_close_pid (pid);
}

/* Left to itself for a while it removes what was half written. */
static void
run_to_the_end (World *world)
{
  char *line;
  int out, status;
  GPid pid = start (world, "3", &out);

  while ((line = read_line (out)) != NULL)
    {
      note_line (world, line);
      g_free (line);
    }
  close (out);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
  g_spawn_close_pid (pid);
}

/* Such letters, rare by chance, are taken for a name that somebody chose. */
static gboolean
is_word (const char *letters)
{
  return strspn (letters, "abcdefghijklmnopqrstuvwxyz") == strlen (letters);
}

static void
assert_nothing_half_written (World *world)
{
  g_autoptr (GDir) dir = g_dir_open (world->folder, 0, NULL);
  g_autofree char *prefix = g_strconcat (world->id, ".rapanui.", NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_false (g_str_has_prefix (name, prefix) && !is_word (name + strlen (prefix)));
}

/* Returns: how many games were below it */
static guint
remove_below (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n_games = g_str_has_suffix (path, ".rapanui");
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      n_games += remove_below (child);
    }
  g_assert_cmpint (g_remove (path), ==, 0);

  return n_games;
}

static int
get_n_kills (void)
{
  const char *wanted = g_getenv ("AHU_KILLS");

  return wanted != NULL ? atoi (wanted) : N_KILLS;
}

static void
test_kills (void)
{
  World world = { 0 };
  g_autoptr (AhuRecord) script = NULL;
  int n_kills = get_n_kills ();

  world.home = g_dir_make_tmp ("ahu-kills-XXXXXX", NULL);
  world.folder = g_build_filename (world.home, "ahu", "games", NULL);
  world.script = g_build_filename (g_getenv ("AHU_TEST_DATA"), "whole-game.rapanui", NULL);
  world.possible = g_array_new (FALSE, FALSE, sizeof (int));
  script = ahu_record_load (world.script, NULL);
  g_assert_nonnull (script);
  world.n_moves = (int) ahu_record_get_moves (script)->len;

  for (int i = 0; i < n_kills; i++)
    {
      run_and_kill (&world);
      check_folder (&world, script);
    }
  run_to_the_end (&world);
  check_folder (&world, script);
  assert_nothing_half_written (&world);

  g_test_message ("%d kills, %u times saved, %u times gone on after a kill, %u files half written",
                  n_kills, world.n_saved, world.n_found, world.n_half);
  g_assert_cmpuint (world.n_found, >, 0);
  g_test_message ("%u games", remove_below (world.home));
  g_array_unref (world.possible);
  g_free (world.id);
  g_free (world.home);
  g_free (world.folder);
  g_free (world.script);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());

  g_test_add_func ("/store/kills", test_kills);

  return g_test_run ();
}
