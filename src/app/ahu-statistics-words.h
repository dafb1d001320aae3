/* ahu-statistics-words.h: what the rows and numbers of statistics are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/ahu-game-ui.h"
#include "core/ahu-statistics.h"

G_BEGIN_DECLS

/**
 * ahu_grouping_name:
 * @grouping: whose numbers are counted together
 *
 * Returns: (transfer none): what the rows are, such as “Seat”
 */
const char *ahu_grouping_name (AhuGrouping grouping);

/**
 * ahu_statistics_row_label:
 * @row: a row
 * @grouping: what the rows are
 * @ui: the game, which knows the names of colours
 *
 * Returns: (transfer full): what people call the row, such as “Seat 1”
 */
char *ahu_statistics_row_label (AhuStatisticsRow *row,
                                AhuGrouping       grouping,
                                const AhuGameUi  *ui);

/**
 * ahu_statistics_name_number:
 * @button: shows the number
 * @measure: what the number is
 * @name: what people call its row
 * @value: the number, as it is shown
 * @leads: whether there are games it was counted in
 *
 * Says to readers of the screen and in the tip what the number is; without games the
 * button can't be pressed.
 */
void ahu_statistics_name_number (GtkWidget        *button,
                                 const AhuMeasure *measure,
                                 const char       *name,
                                 const char       *value,
                                 gboolean          leads);

G_END_DECLS
