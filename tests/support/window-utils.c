/* window-utils.c: a window with a store in a folder of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-utils.h"

#include "test-folder.h"
#include "test-ui-find.h"

void
test_window_open (TestWindow *test)
{
  test->store = ahu_store_new (test->folder);
  test->window = AHU_WINDOW (ahu_window_new (test->application, test->store));
  gtk_window_present (GTK_WINDOW (test->window));
}

void
test_window_close (TestWindow *test)
{
  AhuWindow *window = test->window;
  AhuStore *store = test->store;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &test->window);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &test->window);

  g_assert_true (ahu_store_flush (store));
  /* A file that is still being read when its window closes is let go of a moment later. */
  g_object_add_weak_pointer (G_OBJECT (store), (gpointer *) &test->store);
  g_object_unref (store);
  test_ui_wait (test_ui_is_gone, &test->store);
}

void
test_window_set_up (TestWindow     *test,
                    GtkApplication *application)
{
  g_autoptr (GError) error = NULL;

  test->application = application;
  test->folder = g_dir_make_tmp ("ahu-window-XXXXXX", &error);
  g_assert_no_error (error);
  test_window_open (test);
}

void
test_window_tear_down (TestWindow *test)
{
  test_window_close (test);
  test_folder_remove (test->folder);
  g_free (test->folder);
}

void
test_window_fixture_set_up (TestWindow    *test,
                            gconstpointer  data)
{
  test_window_set_up (test, NULL);
}

void
test_window_fixture_tear_down (TestWindow    *test,
                               gconstpointer  data)
{
  test_window_tear_down (test);
}
