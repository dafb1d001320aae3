/* ahu-statistics-order.h: in which order the rows of statistics stand
 *
 * All tables and charts of the page share one. Not for: showing rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/statistics/ahu-statistics-csv.h"

G_BEGIN_DECLS

/* By what the rows are called, in place of a number. */
#define AHU_ORDER_BY_NAME G_MAXUINT

#define AHU_TYPE_STATISTICS_ORDER (ahu_statistics_order_get_type ())
G_DECLARE_FINAL_TYPE (AhuStatisticsOrder, ahu_statistics_order, AHU, STATISTICS_ORDER, GObject)

/* The most wins first, then the most points; numbers of players as they grow.
 * Signal: `changed ()` when somebody chose another order.
 * @data: for @label, at least as long as the order
 * Returns: (transfer full): an order */
AhuStatisticsOrder *ahu_statistics_order_new (AhuStatistics   *statistics,
                                              AhuRowLabelFunc  label,
                                              gpointer         data);

/* Returns: (transfer none): the rows in this order */
GListModel *ahu_statistics_order_get_rows (AhuStatisticsOrder *self);

/* @reversed: (out): whether the order is the other way round than one asks for first
 * Returns: the number that the rows stand in order of, or %AHU_ORDER_BY_NAME */
guint ahu_statistics_order_get_measure (AhuStatisticsOrder *self,
                                        gboolean           *reversed);

/* Puts what is best in this respect first; where it is first already, last.
 * @measure: a number, or %AHU_ORDER_BY_NAME */
void ahu_statistics_order_choose (AhuStatisticsOrder *self,
                                  guint               measure);

G_END_DECLS
