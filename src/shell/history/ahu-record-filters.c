/* ahu-record-filters.c: which files are offered where a record is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/history/ahu-record-filters.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

GListModel *
ahu_record_filters_new (const char *name)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) records = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (records, name);
  gtk_file_filter_add_suffix (records, "rapanui");
  gtk_file_filter_add_suffix (records, "jsonl");
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, records);
  g_list_store_append (filters, all);

  return G_LIST_MODEL (filters);
}
