/* play-and-wait.c: the program itself on a disk that is slow, until something ends it
 *
 * play-and-wait FOLDER SCRIPT MOVES [cut|quit]: the application with its window, in a home whose
 * games are in FOLDER (which ends in ahu/games). It begins a game with the first MOVES of the
 * record SCRIPT, tells “shown ID”, and waits; with “cut” its display is gone then, with “quit”
 * Ctrl+Q is pressed. Nothing gets to the disk as long as somebody else has the file locked that
 * AHU_GATE names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "main/ahu-init.h"
#include "shell/ahu-application.h"
#include "shell/window/ahu-window-private.h"

typedef struct
{
  GApplication *application;
  char **argv;
} Player;

int fsync (int fd);

/* In the place of the C library's, for GLib as well. */
int
fsync (int fd)
{
  int gate = open (g_getenv ("AHU_GATE"), O_RDONLY | O_CLOEXEC);

  g_assert_cmpint (gate, >=, 0);
  while (flock (gate, LOCK_SH) != 0)
    ;
  close (gate);

  return (int) syscall (SYS_fsync, fd);
}

static void
play_all (AhuWindow *window,
          AhuRecord *script,
          int        n_moves)
{
  for (int i = 0; i < n_moves; i++)
    {
      g_autofree char *text = json_to_string (g_ptr_array_index (ahu_record_get_moves (script), i), FALSE);
      GtkWidget *page = GTK_WIDGET (ahu_navigator_get_page (window->navigator));

      g_assert_true (gtk_widget_activate_action (page, "table.move", "s", text));
    }
}

/* As if the server had gone: the next word with it fails. */
static void
cut_display (void)
{
  Display *display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());

  g_assert_cmpint (shutdown (ConnectionNumber (display), SHUT_RDWR), ==, 0);
}

/* What stands behind Ctrl+Q. */
static void
quit (GtkApplication *application)
{
  g_auto (GStrv) actions = gtk_application_get_actions_for_accel (application, "<Control>q");

  g_assert_nonnull (actions[0]);
  g_assert_true (g_str_has_prefix (actions[0], "app."));
  g_action_group_activate_action (G_ACTION_GROUP (application), actions[0] + strlen ("app."), NULL);
}

static gboolean
play_cb (gpointer data)
{
  Player *player = data;
  AhuWindow *window = AHU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (player->application)));
  g_autoptr (AhuRecord) script = ahu_record_load (player->argv[2], NULL);
  JsonNode *setup = json_node_init_object (json_node_alloc (), ahu_record_get_setup (script));
  g_autoptr (AhuRecord) record = ahu_record_new (ahu_record_get_game (script), ahu_record_get_names (script),
                                                 ahu_record_get_colours (script), setup);
  g_autoptr (AhuSession) session = ahu_session_new (record, ahu_desk_get_store (window->desk), NULL);

  ahu_desk_replace_session (window->desk, session);
  ahu_window_show_game (window);
  play_all (window, script, atoi (player->argv[3]));
  g_assert_cmpstr (ahu_window_get_page (window), ==, "table");
  printf ("shown %s\n", ahu_record_get_id (record));
  fflush (stdout);
  if (g_strcmp0 (player->argv[4], "cut") == 0)
    cut_display ();
  else if (player->argv[4] != NULL)
    quit (GTK_APPLICATION (player->application));

  return G_SOURCE_REMOVE;
}

static void
activated_cb (Player *player)
{
  g_idle_add (play_cb, player);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *ahu = NULL;
  g_autofree char *data = NULL;
  g_autoptr (AhuApplication) application = NULL;
  Player player = { .argv = argv };

  g_assert_cmpint (argc, >=, 4);
  ahu = g_path_get_dirname (argv[1]);
  data = g_path_get_dirname (ahu);
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  ahu_init ();

  application = ahu_application_new ();
  player.application = G_APPLICATION (application);
  g_signal_connect_data (application, "activate", G_CALLBACK (activated_cb), &player, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);

  return g_application_run (player.application, 1, argv);
}
