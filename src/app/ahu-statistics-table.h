/* ahu-statistics-table.h: statistics as a table that can be sorted, each number a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/ahu-statistics-csv.h"

G_BEGIN_DECLS

#define AHU_TYPE_STATISTICS_TABLE (ahu_statistics_table_get_type ())
G_DECLARE_FINAL_TYPE (AhuStatisticsTable, ahu_statistics_table, AHU, STATISTICS_TABLE, GtkWidget)

/**
 * ahu_statistics_table_new:
 * @statistics: the numbers
 * @label: how rows are called
 * @data: for @label, at least as long as the table
 *
 * Signal: `number-activated (AhuStatisticsRow *row, guint measure)`
 *
 * Returns: (transfer floating): a table that shows no numbers yet
 */
GtkWidget *ahu_statistics_table_new (AhuStatistics   *statistics,
                                     AhuRowLabelFunc  label,
                                     gpointer         data);

/**
 * ahu_statistics_table_set_heading:
 * @self: a table
 * @heading: what its rows are, such as “Player”
 */
void ahu_statistics_table_set_heading (AhuStatisticsTable *self,
                                       const char         *heading);

/**
 * ahu_statistics_table_list_choices:
 * @self: a table
 * @single: whether there is room for a single column of numbers only
 * @usual: (out): the choice to begin with
 *
 * Lists which columns can be shown: groups of them, or single ones of those that apply.
 *
 * Returns: (transfer full): a list of strings
 */
GListModel *ahu_statistics_table_list_choices (AhuStatisticsTable *self,
                                               gboolean            single,
                                               guint              *usual);

/**
 * ahu_statistics_table_choose:
 * @self: a table
 * @choice: one of the list that [method@StatisticsTable.list_choices] gave last
 *
 * Shows these columns; those that don't apply are left out.
 */
void ahu_statistics_table_choose (AhuStatisticsTable *self,
                                  guint               choice);

/**
 * ahu_statistics_table_get_rows:
 * @self: a table
 *
 * Returns: (transfer none): the rows as they are sorted
 */
GListModel *ahu_statistics_table_get_rows (AhuStatisticsTable *self);

G_END_DECLS
