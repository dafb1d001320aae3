/* ahu-record-filters.h: which files are offered where a record is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* @name: what records are called there
 * Returns: (transfer full): a list of #GtkFileFilter: records, and all files */
GListModel *ahu_record_filters_new (const char *name);

G_END_DECLS
