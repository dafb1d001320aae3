/* ahu-statistics-table.h: numbers of statistics as a table, each a button
 *
 * Not for: which numbers a page has (ahu-statistics-tables.h), their order
 * (ahu-statistics-order.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/statistics/ahu-statistics-order.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/* Whoever wants to see more rows asks for as many again. */
#define AHU_STATISTICS_ROWS 12

/**
 * AhuTableHeads:
 * @AHU_TABLE_HEADS_LONG: words in full
 * @AHU_TABLE_HEADS_BRIEF: short words
 * @AHU_TABLE_HEADS_PICTURES: drawings where the game has any
 *
 * What heads the columns.
 */
typedef enum
{
  AHU_TABLE_HEADS_LONG,
  AHU_TABLE_HEADS_BRIEF,
  AHU_TABLE_HEADS_PICTURES
} AhuTableHeads;

#define AHU_TYPE_STATISTICS_TABLE (ahu_statistics_table_get_type ())
G_DECLARE_FINAL_TYPE (AhuStatisticsTable, ahu_statistics_table, AHU, STATISTICS_TABLE, GtkWidget)

/* Signal: `number-activated (AhuStatisticsRow *row, guint measure)`
 * @ui: the game, which knows its drawings and colours
 * Returns: (transfer floating): a table without columns */
GtkWidget *ahu_statistics_table_new (const AhuGameUi    *ui,
                                     AhuStatistics      *statistics,
                                     AhuStatisticsOrder *order);

/* @heading: (nullable): what stands above it */
void ahu_statistics_table_set_heading (AhuStatisticsTable *self,
                                       const char         *heading);

/* Shows the numbers as they are now. Where the columns stay as they were, so do all widgets and the focus.
 * @measures: (array length=n): its columns
 * @heads: what stands above them
 * @marks_only: whether rows that have a mark have no name beside it */
void ahu_statistics_table_show (AhuStatisticsTable *self,
                                const guint        *measures,
                                guint               n,
                                AhuTableHeads       heads,
                                gboolean            marks_only);

G_END_DECLS
