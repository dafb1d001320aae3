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
 * ahu_statistics_table_find_choices:
 * @self: a table
 * @room: how wide it may be, in px; 0 for a single column of numbers
 *
 * Finds which columns can be shown together: those of one group, as many of them as
 * there is room for, and only those that apply to the rows.
 *
 * Returns: whether the choices are others than before
 */
gboolean ahu_statistics_table_find_choices (AhuStatisticsTable *self,
                                            int                 room);

/**
 * ahu_statistics_table_list_choices:
 * @self: a table
 * @offered: (out): the choice to begin with
 *
 * Lists what [method@StatisticsTable.find_choices] found.
 *
 * Returns: (transfer full): a list of strings
 */
GListModel *ahu_statistics_table_list_choices (AhuStatisticsTable *self,
                                               guint              *offered);

/**
 * ahu_statistics_table_choose:
 * @self: a table
 * @choice: one of the list that [method@StatisticsTable.list_choices] gave last
 *
 * Shows these columns.
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
