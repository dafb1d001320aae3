/* ahu-ready.h: tells a program that waits for it which page can be seen
 *
 * For scripts that take a picture of the window, or act in it: a window is on the screen
 * before its page is. Not for people, nor for pages to wait for each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuReadyGetPage:
 * @window: a window that is watched
 *
 * Returns: (nullable): the name by which @window knows the page that it shows
 */
typedef const char *(*AhuReadyGetPage) (GtkWindow *window);

/* Where the environment has `AHU_READY_FD`, the number of an open file: writes a line “ready PAGE” there each time
 * that another page of @window is painted whole, with the name that @get_page gives. Elsewhere it does nothing.
 * @get_page: tells its page */
void ahu_ready_watch (GtkWindow       *window,
                      AhuReadyGetPage  get_page);

/* Something is still to come that belongs to the page that is shown, or to one that is about to be: a file that is
 * being read, a part that is made with a later frame. Each call needs one of ahu_ready_release(). */
void ahu_ready_hold (void);

/* It has come, or won't. */
void ahu_ready_release (void);

G_END_DECLS
