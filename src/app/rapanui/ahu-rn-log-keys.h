/* ahu-rn-log-keys.h: going through the log by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuRnLogGoOn:
 * @log: the log
 * @from: the line that has the focus
 * @to_end: whether the focus goes to the last line; else there have to be rows for those that
 *   follow @from
 */
typedef void (*AhuRnLogGoOn) (gpointer log,
                              guint    from,
                              gboolean to_end);

/**
 * ahu_rn_log_keys_add:
 * @list: the list of a log, which has rows for its newest lines only
 * @go_on: called before a key of the list takes effect, or in place of it for the end
 * @log: the log
 *
 * Lets keys go on to the oldest line.
 */
void ahu_rn_log_keys_add (GtkWidget    *list,
                          AhuRnLogGoOn  go_on,
                          gpointer      log);

G_END_DECLS
