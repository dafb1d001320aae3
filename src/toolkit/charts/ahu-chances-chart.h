/* ahu-chances-chart.h: the players' chances to win after each move, as a chart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/charts/ahu-chart.h"

G_BEGIN_DECLS

#define AHU_TYPE_CHANCES_CHART (ahu_chances_chart_get_type ())
G_DECLARE_FINAL_TYPE (AhuChancesChart, ahu_chances_chart, AHU, CHANCES_CHART, AhuChart)

/* Moves whose chances are known are read as the moments of any chart.
 * @colours: (array zero-terminated=1): the players' colours as in records, by seat
 * @turns: (array length=n_moves): in which turn each move was made
 * @n_moves: how many moves the game has, at least 1
 * Returns: (transfer floating): a chart without a line */
GtkWidget *ahu_chances_chart_new (const char *const *colours,
                                  const guint       *turns,
                                  guint              n_moves);

/* @self: a chart with less than all moves
 * @chances: (array): by seat, the chance to win after the next move, 0–1 */
void ahu_chances_chart_append (AhuChancesChart *self,
                               const double    *chances);

G_END_DECLS
