/* window-utils.h: a window with a store in a folder of its own, and the way through its pages
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

/* For a test that sets its window up by itself. */
void test_window_fixture_tear_down (TestWindow    *test,
                                    gconstpointer  data);

/* A test in a window of its own, with an empty folder of games and without an application. */
void test_window_add (const char *path,
                      void        (*test) (TestWindow    *test,
                                           gconstpointer  data));

/* Does what a line of a menu or a key does: an action of the window, with its target if it has
 * one ("win.show-rule('')"). It has to be there. */
void test_window_activate (TestWindow *test,
                           const char *action);

/* What a page before was left with is no part of the next. */
void test_window_forget_drafts (void);

void test_window_assert_page (TestWindow *test,
                              const char *page);

/* Returns: the page that is shown */
GtkWidget *test_window_get_page (TestWindow *test);

/* Returns: (nullable): the game that is open */
AhuSession *test_window_get_session (TestWindow *test);

/* Returns: its record, which has to be there */
AhuRecord *test_window_get_record (TestWindow *test);

/* Returns: the moves that are made in that game */
guint test_window_get_ply (TestWindow *test);

/* Keeps a game in the store, with all its moves. */
void test_window_keep (TestWindow *test,
                       AhuRecord  *record);

/* Opens a game of the store. */
void test_window_open_kept (TestWindow *test,
                            const char *id);

/* Until it is laid out in that size. */
void test_window_set_size (TestWindow *test,
                           int         width,
                           int         height);

/* As if one move of the seat had lost so much in a game that is over, and nothing else. Returns: which one */
guint test_keep_own_try (AhuSession *session,
                         guint       seat,
                         double      loss);

G_END_DECLS
