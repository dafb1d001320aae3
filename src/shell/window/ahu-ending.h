/* ahu-ending.h: what ends the program from outside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

#include "core/store/ahu-store.h"

G_BEGIN_DECLS

/* Has all that is queued written when somebody ends the program with SIGTERM, SIGHUP or SIGINT, and then calls
 * @leave; and when the display is gone, after which GTK ends the program. A second signal ends it at once.
 * @store: where games are kept
 * @display: what the windows are on
 * @leave: closes all windows, without a question
 * @user_data: for @leave */
void ahu_ending_watch (AhuStore   *store,
                       GdkDisplay *display,
                       void      (*leave) (gpointer user_data),
                       gpointer    user_data);

/* Takes that back. */
void ahu_ending_forget (void);

G_END_DECLS
