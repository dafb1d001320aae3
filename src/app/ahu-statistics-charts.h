/* ahu-statistics-charts.h: which charts the statistics have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/ahu-statistics-csv.h"

G_BEGIN_DECLS

/**
 * ahu_statistics_charts_fill:
 * @box: where they stand, one below the other; what was there is removed
 * @statistics: the numbers
 * @label: how rows are called
 * @data: for @label
 *
 * Draws who wins how often, how many points that takes and where points come from, and says
 * what the numbers of the table are.
 */
void ahu_statistics_charts_fill (GtkBox          *box,
                                 AhuStatistics   *statistics,
                                 AhuRowLabelFunc  label,
                                 gpointer         data);

G_END_DECLS
