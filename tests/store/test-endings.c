/* test-endings.c: what is shown is on the disk, however the program is ended
 *
 * The program (play-and-wait.c) plays on a disk that takes its time: nothing is written
 * until the test lets it be, after the program was asked to end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/record/ahu-record.h"
#include "games/rapanui/rn-game.h"
#include "support/test-folder.h"

#define N_MOVES 6

typedef struct
{
  char *home;
  char *folder; /* of the games, in the home */
  int gate;     /* locked: the disk doesn't answer */
  GPid pid;
  FILE *out;
  FILE *errors;
} Program;

static void
set_up (Program       *program,
        gconstpointer  data)
{
  g_autofree char *gate = NULL;

  program->home = g_dir_make_tmp ("ahu-endings-XXXXXX", NULL);
  program->folder = g_build_filename (program->home, "ahu", "games", NULL);
  gate = g_build_filename (program->home, "gate", NULL);
  program->gate = g_open (gate, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  g_assert_no_errno (flock (program->gate, LOCK_EX));
  g_setenv ("AHU_GATE", gate, TRUE);
}

static void
tear_down (Program       *program,
           gconstpointer  data)
{
  fclose (program->out);
  fclose (program->errors);
  close (program->gate);
  test_folder_remove (program->home);
  g_free (program->home);
  g_free (program->folder);
}

static char *
read_line (FILE *file)
{
  char line[1000];

  return fgets (line, sizeof line, file) != NULL ? g_strdup (g_strchomp (line)) : NULL;
}

/* Returns: the path of the game, which is shown */
static char *
start (Program    *program,
       const char *how)
{
  g_autofree char *script = g_build_filename (g_getenv ("AHU_TEST_DATA"), "whole-game.rapanui", NULL);
  char *argv[] = { (char *) PLAYER, program->folder, script, (char *) G_STRINGIFY (N_MOVES), (char *) how, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  g_autofree char *name = NULL;
  int out, errors;

  g_spawn_async_with_pipes (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &program->pid,
                            NULL, &out, &errors, &error);
  g_assert_no_error (error);
  program->out = fdopen (out, "r");
  program->errors = fdopen (errors, "r");

  line = read_line (program->out);
  g_assert_nonnull (line);
  g_assert_true (g_str_has_prefix (line, "shown "));
  name = g_strconcat (line + strlen ("shown "), ".rapanui", NULL);

  return g_build_filename (program->folder, name, NULL);
}

static int
wait_for_end (Program *program)
{
  int status;

  while (waitpid (program->pid, &status, 0) < 0)
    g_assert_cmpint (errno, ==, EINTR);
  g_spawn_close_pid (program->pid);

  return status;
}

static guint
count_moves (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = ahu_record_load (path, &error);

  g_assert_no_error (error);
  return ahu_record_get_moves (record)->len;
}

/* Of its own accord, having written all that was shown. */
static void
assert_saves (Program    *program,
              const char *path)
{
  int status;

  g_assert_no_errno (flock (program->gate, LOCK_UN));
  status = wait_for_end (program);

  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
  g_assert_cmpuint (count_moves (path), ==, N_MOVES);
}

static void
test_signal (Program       *program,
             gconstpointer  number)
{
  g_autofree char *path = start (program, NULL);

  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_no_errno (kill (program->pid, GPOINTER_TO_INT (number)));
  assert_saves (program, path);
}

/* In the middle of a game, with one move being written and the others waiting. */
static void
test_quit (Program       *program,
           gconstpointer  data)
{
  g_autofree char *path = start (program, "quit");

  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  assert_saves (program, path);
}

/* Whatever it was started from goes on without it. */
static void
test_display (Program       *program,
              gconstpointer  data)
{
  g_autofree char *path = start (program, "cut");
  g_autofree char *line = read_line (program->errors);

  /* It has noticed, and does not end before it has written. */
  g_assert_cmpstr (line, ==, "The connection to the screen is lost. Ahu saves what it can and closes.");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_no_errno (flock (program->gate, LOCK_UN));
  g_assert_true (WIFEXITED (wait_for_end (program)));
  g_assert_cmpuint (count_moves (path), ==, N_MOVES);
}

/* Not without a word, though nobody can be asked. */
static void
test_cannot_save (Program       *program,
                  gconstpointer  data)
{
  g_autofree char *path = NULL;
  g_autofree char *line = NULL;
  g_autofree char *around = g_path_get_dirname (program->folder);

  g_assert_no_errno (flock (program->gate, LOCK_UN));
  g_assert_true (g_file_set_contents (around, "in the way", -1, NULL));
  path = start (program, NULL);
  g_assert_no_errno (kill (program->pid, SIGTERM));
  line = read_line (program->errors);
  g_assert_cmpstr (line, ==, "Ahu was closed before it could save your games. The last moves are lost.");
  g_assert_true (WIFEXITED (wait_for_end (program)));
}

static void
add (const char    *path,
     gconstpointer  data,
     void         (*test) (Program *, gconstpointer))
{
  g_test_add (path, Program, data, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());

  add ("/endings/term", GINT_TO_POINTER (SIGTERM), test_signal);
  add ("/endings/hup", GINT_TO_POINTER (SIGHUP), test_signal);
  add ("/endings/int", GINT_TO_POINTER (SIGINT), test_signal);
  add ("/endings/quit", NULL, test_quit);
  add ("/endings/display", NULL, test_display);
  add ("/endings/cannot-save", NULL, test_cannot_save);

  return g_test_run ();
}
