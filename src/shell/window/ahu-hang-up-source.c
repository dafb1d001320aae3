/* ahu-hang-up-source.c: tells that the other end of a connection is gone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shell/window/ahu-hang-up-source.h"

typedef struct
{
  GSource source;
  int fd;
} HangUpSource;

static gboolean
is_gone (GSource *source)
{
  GPollFD poll = { .fd = ((HangUpSource *) source)->fd };

  /* What is told of without being asked for. */
  return g_poll (&poll, 1, 0) > 0 && (poll.revents & (G_IO_HUP | G_IO_ERR)) != 0;
}

static gboolean
prepare (GSource *source,
         int     *timeout)
{
  *timeout = -1;

  return is_gone (source);
}

static gboolean
dispatch (GSource     *source,
          GSourceFunc  callback,
          gpointer     user_data)
{
  return callback (user_data);
}

static GSourceFuncs functions = { .prepare = prepare, .check = is_gone, .dispatch = dispatch };

GSource *
ahu_hang_up_source_new (int fd)
{
  GSource *source = g_source_new (&functions, sizeof (HangUpSource));

  ((HangUpSource *) source)->fd = fd;
  /* Else nothing would wake up the loop. */
  g_source_add_unix_fd (source, fd, G_IO_HUP | G_IO_ERR);

  return source;
}
