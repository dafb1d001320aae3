/* ahu-statistics-csv.h: the numbers over many games for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/statistics/ahu-statistics.h"

G_BEGIN_DECLS

/**
 * AhuRowLabelFunc:
 * @row: a row
 * @data: what was given with the function
 *
 * Returns: (transfer full): what people call the row
 */
typedef char *(*AhuRowLabelFunc) (AhuStatisticsRow *row,
                                  gpointer          data);

/* One line for each row below a line of headings in the user's language. Numbers are as programs read them, with a
 * point and up to three decimals; lines and quotes as in RFC 4180. What is not known is empty.
 * @self: statistics
 * @rows: (nullable): its rows in the order to write them, %NULL for their own
 * @heading: what the rows are, such as “Player”
 * @label: how they are called
 * @data: for @label
 * Returns: (transfer full): the table, UTF-8 */
char *ahu_statistics_to_csv (AhuStatistics   *self,
                             GListModel      *rows,
                             const char      *heading,
                             AhuRowLabelFunc  label,
                             gpointer         data);

G_END_DECLS
