/* ahu-statistics-charts.h: which charts the statistics have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/ahu-statistics-chart.h"

G_BEGIN_DECLS

/**
 * ahu_statistics_charts_fill:
 * @box: where they stand, one below the other; what was there is removed
 * @statistics: the numbers
 * @label: how rows are called
 * @activate: shows the games of a number
 * @data: for @label and @activate; lives at least as long as @box
 *
 * Draws who wins how often, how many points that takes and where points come from, and says
 * what the numbers of the table are.
 */
void ahu_statistics_charts_fill (GtkBox             *box,
                                 AhuStatistics      *statistics,
                                 AhuRowLabelFunc     label,
                                 AhuRowActivateFunc  activate,
                                 gpointer            data);

G_END_DECLS
