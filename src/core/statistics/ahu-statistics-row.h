/* ahu-statistics-row.h: the numbers of one player, seat, colour or number of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/statistics/ahu-measure.h"

G_BEGIN_DECLS

#define AHU_TYPE_STATISTICS_ROW (ahu_statistics_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuStatisticsRow, ahu_statistics_row, AHU, STATISTICS_ROW, GObject)

/* @key: whose numbers: a name, a colour, or a number as text
 * @summaries: (element-type AhuSummary): all games; never changed again
 * @n_measures: how many numbers the row has
 * Returns: (transfer full): a row without games */
AhuStatisticsRow *ahu_statistics_row_new (const char *key,
                                          GPtrArray  *summaries,
                                          guint       n_measures);

/* Counts what was done in a game.
 * @game: which of the games
 * @seat: whose numbers in it; the seats of one game one after the other */
void ahu_statistics_row_add (AhuStatisticsRow *self,
                             guint             game,
                             guint             seat);

/* Returns: (transfer none): what the row is of, such as a name or a seat */
const char *ahu_statistics_row_get_key (AhuStatisticsRow *self);

/* @measure: which number, an [enum@MeasureId]
 * Returns: the number, NaN if there is nothing to count */
double ahu_statistics_row_get_value (AhuStatisticsRow *self,
                                     guint             measure);

/* Returns: (transfer none) (nullable): the colour that was played last, %NULL without games */
const char *ahu_statistics_row_get_colour (AhuStatisticsRow *self);

/* @measure: which number, an [enum@MeasureId]
 * Returns: whether [method@StatisticsRow.list_games] names any */
gboolean ahu_statistics_row_has_games (AhuStatisticsRow *self,
                                       guint             measure);

/* @measure: which number, an [enum@MeasureId]
 * Returns: (transfer full) (array zero-terminated=1): the ids of the games that the number was counted in */
char **ahu_statistics_row_list_games (AhuStatisticsRow *self,
                                      guint             measure);

/* @other: another row of the same statistics
 * Returns: (transfer full) (array zero-terminated=1): the ids of the games that both took part in */
char **ahu_statistics_row_list_common (AhuStatisticsRow *self,
                                       AhuStatisticsRow *other);

G_END_DECLS
