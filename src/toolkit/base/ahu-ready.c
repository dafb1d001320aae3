/* ahu-ready.c: tells a program that waits for it which page can be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-ready.h"

#include <errno.h>
#include <unistd.h>

static guint n_holds;

typedef struct
{
  GtkWindow *window;
  AhuReadyGetPage get_page;
  GdkFrameClock *clock;
  int fd;
  guint tell_id;
  char *told; /* the page */
} Watch;

static void
watch_free (gpointer data)
{
  Watch *watch = data;

  g_clear_handle_id (&watch->tell_id, g_source_remove);
  if (watch->clock != NULL)
    g_signal_handlers_disconnect_by_data (watch->clock, watch);
  g_clear_object (&watch->clock);
  g_free (watch->told);
  g_free (watch);
}

/* Nobody may be reading any more. */
static void
write_line (int         fd,
            const char *page)
{
  g_autofree char *line = g_strdup_printf ("ready %s\n", page);
  gssize written;

  do
    written = write (fd, line, strlen (line));
  while (written < 0 && errno == EINTR);
}

/* Painting goes before this: when it comes, no frame is waiting to be painted. */
static gboolean
tell_cb (gpointer user_data)
{
  Watch *watch = user_data;
  const char *page = watch->get_page (watch->window);

  watch->tell_id = 0;
  if (n_holds > 0 || g_strcmp0 (page, watch->told) == 0)
    return G_SOURCE_REMOVE;

  /* The display has it too, and not only been sent it. */
  gdk_display_sync (gtk_widget_get_display (GTK_WIDGET (watch->window)));
  g_free (watch->told);
  watch->told = g_strdup (page);
  write_line (watch->fd, page);

  return G_SOURCE_REMOVE;
}

static void
painted_cb (Watch *watch)
{
  if (n_holds == 0 && watch->tell_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (watch->window)))
    watch->tell_id = g_idle_add_full (G_PRIORITY_LOW, tell_cb, watch, NULL);
}

static void
realized_cb (Watch *watch)
{
  watch->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (watch->window)));
  g_signal_connect_swapped (watch->clock, "after-paint", G_CALLBACK (painted_cb), watch);
}

void
ahu_ready_watch (GtkWindow       *window,
                 AhuReadyGetPage  get_page)
{
  const char *fd = g_getenv ("AHU_READY_FD");
  Watch *watch;

  g_return_if_fail (GTK_IS_WINDOW (window));

  if (fd == NULL || g_object_get_data (G_OBJECT (window), "ahu-ready") != NULL)
    return;

  watch = g_new0 (Watch, 1);
  watch->window = window;
  watch->get_page = get_page;
  watch->fd = (int) g_ascii_strtoll (fd, NULL, 10);
  g_object_set_data_full (G_OBJECT (window), "ahu-ready", watch, watch_free);
  if (gtk_widget_get_realized (GTK_WIDGET (window)))
    realized_cb (watch);
  else
    g_signal_connect_swapped (window, "realize", G_CALLBACK (realized_cb), watch);
}

void
ahu_ready_hold (void)
{
  n_holds++;
}

void
ahu_ready_release (void)
{
  g_return_if_fail (n_holds > 0);

  n_holds--;
}
