/* capture.c: runs ahu-cli in this process and keeps what it says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "capture.h"

#include <unistd.h>

#include "cli/ahu-cli.h"

/* Puts file in the place of fd.
 * Returns: what was there */
static int
divert (int   fd,
        FILE *file)
{
  int saved = dup (fd);

  g_assert_cmpint (ftruncate (fileno (file), 0), ==, 0);
  g_assert_cmpint (lseek (fileno (file), 0, SEEK_SET), ==, 0);
  g_assert_cmpint (dup2 (fileno (file), fd), ==, fd);
  return saved;
}

static void
restore (int fd,
         int saved)
{
  g_assert_cmpint (dup2 (saved, fd), ==, fd);
  g_assert_cmpint (close (saved), ==, 0);
}

/* Through the descriptor, which is where it was written. */
static char *
read_all (FILE *file)
{
  off_t length = lseek (fileno (file), 0, SEEK_END);
  char *text;

  g_assert_cmpint (length, >=, 0);
  text = g_malloc0 ((gsize) length + 1);
  g_assert_cmpint (pread (fileno (file), text, (gsize) length, 0), ==, length);
  return text;
}

void
capture_init (Capture *self)
{
  self->output = tmpfile ();
  self->errors = tmpfile ();
  g_assert_nonnull (self->output);
  g_assert_nonnull (self->errors);
}

void
capture_clear (Capture *self)
{
  fclose (self->output);
  fclose (self->errors);
}

int
capture_run (Capture           *self,
             const char *const *arguments,
             char             **output,
             char             **errors)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  int saved_output, saved_errors;
  GPrintFunc print;
  int status;

  g_ptr_array_add (argv, (gpointer) "ahu-cli");
  for (; *arguments != NULL; arguments++)
    g_ptr_array_add (argv, (gpointer) *arguments);
  g_ptr_array_add (argv, NULL);

  fflush (stdout);
  fflush (stderr);
  saved_output = divert (STDOUT_FILENO, self->output);
  saved_errors = divert (STDERR_FILENO, self->errors);
  /* In a test, newer versions of GLib make comments of what is printed. */
  print = g_set_print_handler (NULL);
  status = ahu_cli_run ((int) argv->len - 1, (char **) argv->pdata);
  g_set_print_handler (print);
  fflush (stdout);
  fflush (stderr);
  restore (STDOUT_FILENO, saved_output);
  restore (STDERR_FILENO, saved_errors);

  *output = read_all (self->output);
  *errors = read_all (self->errors);
  return status;
}
