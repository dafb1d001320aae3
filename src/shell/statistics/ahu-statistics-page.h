/* ahu-statistics-page.h: numbers over all kept games, as tables and charts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/statistics/ahu-statistics.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_STATISTICS_PAGE (ahu_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuStatisticsPage, ahu_statistics_page, AHU, STATISTICS_PAGE, AhuPage)

/* Signal: `show-games (const char *const *ids, const char *heading)` when somebody wants to see the games that a
 * number was counted in.
 * @ui: the game whose numbers are shown
 * @games: a list of [class@Summary]; if it has the properties `loading` and `progress`, the page shows them
 * Returns: (transfer floating): the page */
GtkWidget *ahu_statistics_page_new (const AhuGameUi *ui,
                                    GListModel      *games);

/* Returns: (transfer none): what it shows */
AhuStatistics *ahu_statistics_page_get_statistics (AhuStatisticsPage *self);

/* Returns: (transfer full): all numbers as they are grouped, filtered and sorted, for a spreadsheet */
char *ahu_statistics_page_dup_csv (AhuStatisticsPage *self);

G_END_DECLS
