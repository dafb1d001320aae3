/* tp-statistics.h: what statistics count of each player of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "games/tapati/engine/tp-moai.h"

G_BEGIN_DECLS

/**
 * TpStatistic:
 *
 * What is counted: the lines of T10, which add up to the total (T12.1), and what was done.
 */
typedef enum
{
  TP_STATISTIC_LINES, /* and those after it: one for each TpLine */
  TP_STATISTIC_SCORED = TP_LINES,
  TP_STATISTIC_ARRIVED,
  TP_STATISTIC_LEFT,
  TP_STATISTIC_QUARRIES,
  TP_STATISTIC_RUGS,
  TP_STATISTIC_EXCHANGES,
  TP_STATISTIC_BACK,
  TP_STATISTICS
} TpStatistic;

/* @facts: (out): what is counted, in the order of [enum@Statistic]
 * Returns: how many there are */
guint tp_statistics (const AhuFact **facts);

/* @history: a game that is over
 * @values: (out caller-allocates): all numbers of the first seat, then those of the next */
void tp_count_statistics (AhuHistory *history,
                          gint64     *values);

/* @document: a result sheet that has a ranking
 * @values: (out caller-allocates): all numbers of the first seat, then those of the next, as far as known */
void tp_sheet_statistics (JsonObject *document,
                          gint64     *values);

G_END_DECLS
