/* play-in-window.c: the program itself, played by its actions, which tells what it has saved
 *
 * play-in-window FOLDER SCRIPT SEED CHANGES: the application with its window, as main.c
 * starts it, in a home whose games are in FOLDER (which ends in ahu/games). It continues
 * from the start page, or begins a game as the page of a deal does; every move is one
 * activation of the action behind all controls of the table. What it tells is described
 * in tell.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <stdio.h>
#include <stdlib.h>

#include "main/ahu-init.h"
#include "shell/ahu-application.h"
#include "shell/window/ahu-window-private.h"

#include "tell.h"

typedef struct
{
  Player player;
  GApplication *application;
  AhuWindow *window;
  int n_steps;
} Driver;

static AhuWindow *
get_window (Player *player)
{
  return ((Driver *) player->data)->window;
}

static void
activate (GtkWidget  *widget,
          const char *action,
          const char *target)
{
  gboolean done = target != NULL ? gtk_widget_activate_action (widget, action, "s", target)
                                 : gtk_widget_activate_action (widget, action, NULL);

  g_assert_true (done);
}

/* The start page offers the game a moment after it is shown. */
static void
go_on (Player    *player,
       AhuRecord *record)
{
  AhuWindow *window = get_window (player);

  while (ahu_window_get_session (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  activate (GTK_WIDGET (window), "win.continue", NULL);
  g_assert_cmpstr (ahu_window_get_page (window), ==, "table");
  player->session = g_object_ref (ahu_window_get_session (window));
}

/* What the window does when a deal is complete, with a record whose id can be told
 * before. */
static void
begin (Player    *player,
       AhuRecord *record)
{
  AhuWindow *window = get_window (player);

  printf ("goes %s 0\n", ahu_record_get_id (record));
  fflush (stdout);
  player->session = ahu_session_new (record, player->store, NULL);
  ahu_desk_replace_session (window->desk, player->session);
  ahu_window_show_game (window);
  g_assert_cmpstr (ahu_window_get_page (window), ==, "table");
}

static void
play (Player   *player,
      JsonNode *move)
{
  g_autofree char *text = json_to_string (move, FALSE);

  activate (GTK_WIDGET (ahu_navigator_get_page (get_window (player)->navigator)), "table.move", text);
}

static void
undo (Player *player)
{
  activate (GTK_WIDGET (get_window (player)), "win.undo", NULL);
}

static void
leave (Player *player)
{
  AhuWindow *window = get_window (player);

  g_assert_cmpstr (ahu_window_get_page (window), ==, "result");
  activate (GTK_WIDGET (window), "win.back", NULL);
}

static const Playing playing = { go_on, begin, play, undo, leave };

static gboolean
drive_cb (gpointer data)
{
  Driver *driver = data;

  player_run (&driver->player, driver->n_steps);
  player_clear (&driver->player);
  g_action_group_activate_action (G_ACTION_GROUP (driver->application), "quit", NULL);

  return G_SOURCE_REMOVE;
}

static void
activated_cb (Driver *driver)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (driver->application));

  driver->window = AHU_WINDOW (window);
  player_set_store (&driver->player, ahu_desk_get_store (driver->window->desk));
  g_idle_add (drive_cb, driver);
}

static void
set_home (const char *folder)
{
  g_autofree char *ahu = g_path_get_dirname (folder);
  g_autofree char *data = g_path_get_dirname (ahu);

  g_setenv ("XDG_DATA_HOME", data, TRUE);
}

int
main (int    argc,
      char **argv)
{
  Driver driver = { 0 };
  g_autoptr (AhuApplication) application = NULL;
  int status;

  g_assert_cmpint (argc, ==, 5);
  set_home (argv[1]);
  ahu_init ();
  player_init (&driver.player, &playing, argv);
  driver.player.data = &driver;
  driver.n_steps = atoi (argv[4]);

  application = ahu_application_new ();
  driver.application = G_APPLICATION (application);
  g_signal_connect_data (application, "activate", G_CALLBACK (activated_cb), &driver, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  status = g_application_run (driver.application, 1, argv);

  return status;
}
