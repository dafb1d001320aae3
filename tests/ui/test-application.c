/* test-application.c: the program as the desktop starts it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ahu-application.h"
#include "app/ahu-window.h"

#include "test-ui-find.h"
#include "test-ui.h"

/* As the platform runs it, until its window is closed; @test is called once it runs. */
static void
run (GApplicationFlags flags,
     GSourceFunc       test)
{
  GApplication *application = G_APPLICATION (ahu_application_new ());

  g_application_set_flags (application, g_application_get_flags (application) | flags);
  g_idle_add (test, application);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_assert_finalize_object (application);
}

static void
close_windows (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), NULL);
  gtk_window_destroy (window);
}

static void
activate (GApplication *application,
          const char   *action)
{
  g_assert_true (g_action_group_has_action (G_ACTION_GROUP (application), action));
  g_action_group_activate_action (G_ACTION_GROUP (application), action, NULL);
}

static const char *
get_page (GApplication *application)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  g_assert_cmpuint (g_list_length (windows), ==, 1);

  return ahu_window_get_page (AHU_WINDOW (windows->data));
}

static gboolean
use_actions_cb (gpointer application)
{
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (application)));
  activate (application, "new-game");
  g_assert_cmpstr (get_page (application), ==, "players");
  activate (application, "final-scoring");
  g_assert_cmpstr (get_page (application), ==, "score");
  close_windows (application);

  return G_SOURCE_REMOVE;
}

/* From the menu of its icon, before there is a window and when there is one. */
static void
test_actions (void)
{
  run (G_APPLICATION_IS_SERVICE, use_actions_cb);
}

static gboolean
look_cb (gpointer application)
{
  g_assert_cmpstr (get_page (application), ==, "start");
  close_windows (application);

  return G_SOURCE_REMOVE;
}

static void
test_started (void)
{
  run (G_APPLICATION_DEFAULT_FLAGS, look_cb);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/ui/application/started", test_started);
  g_test_add_func ("/ui/application/actions", test_actions);

  return g_test_run ();
}
