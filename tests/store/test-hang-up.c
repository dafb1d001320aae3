/* test-hang-up.c: who waits for the end of a connection hears of it before who uses it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

#include "shell/window/ahu-hang-up-source.h"

typedef struct
{
  GSource source;
  int fd;
  gboolean failed;
} User;

/* As GTK does with its display: it ends the program where that fails. */
static gboolean
prepare (GSource *source,
         int     *timeout)
{
  User *user = (User *) source;

  *timeout = -1;
  user->failed |= send (user->fd, "", 1, MSG_NOSIGNAL) != 1;

  return FALSE;
}

static gboolean
dispatch (GSource     *source,
          GSourceFunc  callback,
          gpointer     user_data)
{
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs user_functions = { .prepare = prepare, .dispatch = dispatch };

static gboolean
gone_cb (gpointer is_gone)
{
  *(gboolean *) is_gone = TRUE;

  return G_SOURCE_REMOVE;
}

static void
test_first (void)
{
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (GSource) user = g_source_new (&user_functions, sizeof (User));
  g_autoptr (GSource) waiting = NULL;
  gboolean is_gone = FALSE;
  int fds[2];

  g_assert_no_errno (socketpair (AF_UNIX, SOCK_STREAM, 0, fds));
  ((User *) user)->fd = fds[0];
  g_source_attach (user, context);
  waiting = ahu_hang_up_source_new (fds[0]);
  g_source_set_priority (waiting, G_PRIORITY_HIGH);
  g_source_set_callback (waiting, gone_cb, &is_gone, NULL);
  g_source_attach (waiting, context);

  /* Whatever the other end says, it is there. */
  g_assert_cmpint (send (fds[1], "x", 1, 0), ==, 1);
  for (guint i = 0; i < 10; i++)
    g_main_context_iteration (context, FALSE);
  g_assert_false (is_gone);

  close (fds[1]);
  while (!is_gone)
    g_main_context_iteration (context, TRUE);
  g_assert_false (((User *) user)->failed);

  g_source_destroy (user);
  close (fds[0]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hang-up/first", test_first);

  return g_test_run ();
}
