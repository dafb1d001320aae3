/* ahu-statistics-charts.h: the charts of the statistics
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/statistics/ahu-statistics.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/* With fewer games a bar would say more than is known. */
#define AHU_STATISTICS_CHART_GAMES 5

/* More rows would be no chart any more. */
#define AHU_STATISTICS_CHART_ROWS 12

/* Of all players of a game together one always wins; there it is how many they were.
 * @ui: the game, which knows its drawings and colours
 * @rows: its rows in the order to show them
 * @narrow: whether it stands on a telephone
 * Returns: (transfer floating): how often each wins, under its title */
GtkWidget *ahu_statistics_wins_new (const AhuGameUi *ui,
                                    AhuStatistics   *statistics,
                                    GListModel      *rows,
                                    gboolean         narrow);

/* @ui: the game, which knows its drawings and colours
 * @rows: its rows in the order to show them
 * @narrow: whether it stands on a telephone
 * Returns: (transfer floating): where the points come from, under its title */
GtkWidget *ahu_statistics_sources_new (const AhuGameUi *ui,
                                       AhuStatistics   *statistics,
                                       GListModel      *rows,
                                       gboolean         narrow);

G_END_DECLS
