/* ahu-statistics-chart.h: rows of statistics as bars, each number a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/ahu-statistics-csv.h"

G_BEGIN_DECLS

/**
 * AhuStatisticsChart:
 * @title: what the chart shows
 * @n_parts: how many parts a bar has
 * @labels: (nullable): what the parts are, %NULL if there is only one
 * @part: how long a part is, NaN if it is not known
 * @text: (transfer full): what stands behind the bar
 * @measure: which number that is, and whose games it leads to
 * @number: the same, as it is called
 * @mark: (nullable): where a line stands, NaN for none
 * @mark_label: (nullable): what that line is
 * @data: for the functions
 *
 * What a chart is made of.
 */
typedef struct
{
  const char *title;
  guint n_parts;
  const char *const *labels;
  double (*part) (AhuStatisticsRow *row,
                  guint             part,
                  gpointer          data);
  char *(*text)  (AhuStatisticsRow *row,
                  gpointer          data);
  guint measure;
  const AhuMeasure *number;
  double (*mark) (AhuStatisticsRow *row);
  const char *mark_label;
  gpointer data;
} AhuStatisticsChart;

/**
 * AhuRowActivateFunc:
 * @row: a row
 * @measure: which of its numbers
 * @data: the user's
 *
 * Somebody wants to see the games of a number.
 */
typedef void (*AhuRowActivateFunc) (AhuStatisticsRow *row,
                                    guint             measure,
                                    gpointer          data);

/* More rows would be no chart any more. */
#define AHU_STATISTICS_CHART_ROWS 12

/**
 * ahu_statistics_chart_new:
 * @chart: what it is made of
 * @rows: statistics; the first rows are shown
 * @label: how rows are called
 * @activate: shows the games of a number
 * @data: for @label and @activate; lives at least as long as the chart
 *
 * Returns: (transfer floating): the chart under its title
 */
GtkWidget *ahu_statistics_chart_new (const AhuStatisticsChart *chart,
                                     GListModel               *rows,
                                     AhuRowLabelFunc           label,
                                     AhuRowActivateFunc        activate,
                                     gpointer                  data);

G_END_DECLS
