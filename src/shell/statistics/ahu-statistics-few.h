/* ahu-statistics-few.h: what stands in place of charts where there are few games: who has won, and the last game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/statistics/ahu-statistics.h"

G_BEGIN_DECLS

/* @statistics: statistics in which rows win
 * Returns: (transfer floating): who has won how often, with the record of each */
GtkWidget *ahu_statistics_podium_new (AhuStatistics *statistics,
                                      GListModel    *rows);

/* @games: all games, the newest first
 * @rows: what was counted of them
 * Returns: (transfer floating) (nullable): the places of the newest game that is counted */
GtkWidget *ahu_statistics_last_game_new (GListModel *games,
                                         GListModel *rows);

G_END_DECLS
