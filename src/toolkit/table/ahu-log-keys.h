/* ahu-log-keys.h: going through the log by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuLogGoOn:
 * @user_data: what it is called with
 * @from: the line that has the focus
 * @step: how many lines from there the focus goes, at most to the first or the last; 0 where
 *   it goes by itself, if there are rows for the lines that follow @from
 */
typedef void (*AhuLogGoOn) (gpointer user_data,
                            guint    from,
                            int      step);

/* Lets keys go on to the oldest line.
 * @list: the list of a log, which has rows for its newest lines only
 * @go_on: called before a key of the list takes effect, or in place of it for a page or the end
 * @user_data: what it is called with */
void ahu_log_keys_add (GtkWidget  *list,
                       AhuLogGoOn  go_on,
                       gpointer    user_data);

G_END_DECLS
