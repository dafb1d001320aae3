/* ahu-statistics-words.h: what the rows and numbers of statistics are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/statistics/ahu-statistics.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/* @grouping: whose numbers are counted together
 * Returns: (transfer none): what the rows are, such as “Seat” */
const char *ahu_grouping_name (AhuGrouping grouping);

/* @grouping: what the rows are
 * Returns: (transfer full): what people call the row, such as “Seat 1” */
char *ahu_statistics_row_label (AhuStatisticsRow *row,
                                AhuGrouping       grouping);

/* @grouping: what the rows are
 * Returns: (transfer none) (nullable): the colour of the mark that stands beside its name: what a player had last;
 *   %NULL where it has none */
const char *ahu_statistics_row_get_mark (AhuStatisticsRow *row,
                                         AhuGrouping       grouping);

/* @rows: rows of statistics
 * Returns: whether none of them has games enough for a chart */
gboolean ahu_statistics_are_few (GListModel *rows);

/* @measure: a number of it
 * @id: which, an [enum@MeasureId]
 * @few: whether there are few games, of which a mean that is whole is read like one
 * Returns: (transfer full): the number */
char *ahu_statistics_format (AhuStatisticsRow *row,
                             const AhuMeasure *measure,
                             guint             id,
                             gboolean          few);

/* Returns: (transfer full): its wins of all its games, such as “5 of 11” */
char *ahu_statistics_format_wins (AhuStatisticsRow *row);

/* @ui: the game, which knows its drawings and colours
 * @measure: which number, an [enum@MeasureId]
 * @look: (out caller-allocates): how it is shown
 * Returns: whether the game has a drawing and a colour for it */
gboolean ahu_statistics_look (const AhuGameUi *ui,
                              guint            measure,
                              AhuPartLook     *look);

/* Says to readers of the screen and in the tip what the number is; without games the button can't be pressed.
 * @measure: what the number is
 * @name: what people call its row
 * @value: the number, as it is shown
 * @leads: whether there are games it was counted in */
void ahu_statistics_name_number (GtkWidget        *button,
                                 const AhuMeasure *measure,
                                 const char       *name,
                                 const char       *value,
                                 gboolean          leads);

G_END_DECLS
