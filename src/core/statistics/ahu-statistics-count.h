/* ahu-statistics-count.h: counting games into rows, on any thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/statistics/ahu-statistics.h"

G_BEGIN_DECLS

/**
 * AhuStatisticsCount:
 * @summaries: (element-type AhuSummary): games that are over
 * @game: the game
 * @grouping: whose numbers go together
 * @n_players: only games of so many players, 0 for any
 * @year: only games of this year, 0 for any
 * @n_measures: how many numbers a row has
 * @persons: (element-type utf8 utf8): names that are somebody else's
 * @permille: (atomic): how much is done
 * @rows: (element-type AhuStatisticsRow): the result
 * @years: (element-type guint): of all games, the latest first
 * @n_games: how many games were counted
 *
 * What is to be counted, and what came of it.
 */
typedef struct
{
  GPtrArray *summaries;
  const AhuGame *game;
  AhuGrouping grouping;
  guint n_players;
  guint year;
  guint n_measures;
  GHashTable *persons;
  int permille;

  GPtrArray *rows;
  GArray *years;
  guint n_games;
} AhuStatisticsCount;

/* Returns: (transfer full): a count of nothing */
AhuStatisticsCount *ahu_statistics_count_new (void);

/* @count: (transfer full): a count */
void ahu_statistics_count_free (AhuStatisticsCount *count);

/* @count: what is to be counted
 * Returns: whether it came to the end */
gboolean ahu_statistics_count_run (AhuStatisticsCount *count,
                                   GCancellable       *cancellable);

G_END_DECLS
