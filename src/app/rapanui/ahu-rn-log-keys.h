/* ahu-rn-log-keys.h: going through the log by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuRnLogComeNear:
 * @log: the log
 * @position: of a line that a key goes to or beyond; `G_MAXINT` for the last of all
 *
 * Sees that there are rows so far.
 */
typedef void (*AhuRnLogComeNear) (gpointer log,
                                  guint    position);

/**
 * ahu_rn_log_keys_add:
 * @list: the list of a log, which has rows for its newest lines only
 * @come_near: makes more
 * @log: the log
 *
 * Lets the keys of the list go on to the oldest line: before the list takes such a key there
 * are rows for it.
 */
void ahu_rn_log_keys_add (GtkWidget        *list,
                          AhuRnLogComeNear  come_near,
                          gpointer          log);

G_END_DECLS
