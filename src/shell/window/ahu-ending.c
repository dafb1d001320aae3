/* ahu-ending.c: what ends the program from outside
 *
 * Moves are on the screen before they are on the disk, if only by the time that the disk
 * needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/window/ahu-ending.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

#ifdef HAVE_X11
#include <gdk/x11/gdkx.h>
#endif
#ifdef HAVE_WAYLAND
#include <gdk/wayland/gdkwayland.h>
#include <wayland-client.h>
#endif

#include "shell/window/ahu-hang-up-source.h"

static const int numbers[] = { SIGTERM, SIGHUP, SIGINT };

/* There is one program, and Xlib hands nothing on to who hears that the display is gone. */
static struct
{
  AhuStore *store; /* not owned; NULL while nobody watches */
  void (*leave) (gpointer user_data);
  gpointer user_data;
  guint ids[G_N_ELEMENTS (numbers)];
  GSource *hang_up;
} watch;

static void
save_all (void)
{
  if (watch.store != NULL && !ahu_store_flush (watch.store))
    g_printerr ("%s\n", _("Ahu was closed before it could save your games. The last moves are lost."));
}

static void
forget_signals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_clear_handle_id (&watch.ids[i], g_source_remove);
}

/* A disk that is slow is waited for, unless somebody insists. */
static gboolean
signal_cb (gpointer data)
{
  forget_signals ();
  save_all ();
  watch.leave (watch.user_data);

  return G_SOURCE_REMOVE;
}

#if defined (HAVE_X11) || defined (HAVE_WAYLAND)
static void
save_without_display (void)
{
  g_printerr ("%s\n", _("The connection to the screen is lost. Ahu saves what it can and closes."));
  save_all ();
}
#endif

#ifdef HAVE_X11
static XIOErrorHandler gdk_handler;

static int
io_error_cb (Display *display)
{
  save_without_display ();

  return gdk_handler != NULL ? gdk_handler (display) : 0;
}
#endif

#ifdef HAVE_WAYLAND
static gboolean
hang_up_cb (gpointer data)
{
  save_without_display ();

  return G_SOURCE_REMOVE;
}
#endif

static void
watch_display (GdkDisplay *display)
{
#ifdef HAVE_X11
  if (GDK_IS_X11_DISPLAY (display))
    gdk_handler = XSetIOErrorHandler (io_error_cb);
#endif
#ifdef HAVE_WAYLAND
  if (GDK_IS_WAYLAND_DISPLAY (display))
    {
      struct wl_display *connection = gdk_wayland_display_get_wl_display (display);

      watch.hang_up = ahu_hang_up_source_new (wl_display_get_fd (connection));
      g_source_set_priority (watch.hang_up, G_PRIORITY_HIGH);
      g_source_set_callback (watch.hang_up, hang_up_cb, NULL, NULL);
      g_source_attach (watch.hang_up, NULL);
    }
#endif
}

void
ahu_ending_watch (AhuStore   *store,
                  GdkDisplay *display,
                  void      (*leave) (gpointer user_data),
                  gpointer    user_data)
{
  g_return_if_fail (AHU_IS_STORE (store));
  g_return_if_fail (GDK_IS_DISPLAY (display));
  g_return_if_fail (leave != NULL);
  g_return_if_fail (watch.store == NULL);

  watch.store = store;
  watch.leave = leave;
  watch.user_data = user_data;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    watch.ids[i] = g_unix_signal_add (numbers[i], signal_cb, NULL);
  watch_display (display);
}

void
ahu_ending_forget (void)
{
  forget_signals ();
  if (watch.hang_up != NULL)
    g_source_destroy (watch.hang_up);
  g_clear_pointer (&watch.hang_up, g_source_unref);
  watch.store = NULL;
}
