/* window-utils.h: a window with a store in a folder of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/window/ahu-window.h"

G_BEGIN_DECLS

typedef struct
{
  GtkApplication *application; /* may be NULL */
  char *folder;
  AhuStore *store;
  AhuWindow *window;
} TestWindow;

/* Makes the folder, and opens the window on it. */
void test_window_set_up (TestWindow     *test,
                         GtkApplication *application);

/* Opens a window on the folder that is there, as the next start would. */
void test_window_open (TestWindow *test);

/* Closes the window, and waits until all is kept. It must not outlive that: it would
 * keep the game it showed. */
void test_window_close (TestWindow *test);

/* Closes the window and removes the folder. */
void test_window_tear_down (TestWindow *test);

/* The same for g_test_add (), without an application. */
void test_window_fixture_set_up (TestWindow    *test,
                                 gconstpointer  data);
void test_window_fixture_tear_down (TestWindow    *test,
                                    gconstpointer  data);

G_END_DECLS
