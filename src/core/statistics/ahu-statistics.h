/* ahu-statistics.h: numbers over many games: by player, seat, colour or number of players
 *
 * Counts games that are over, from their summaries, on a thread. Not for: what the
 * numbers are (ahu-measure.h), whose they are and in which games (ahu-statistics-row.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/ahu-summary.h"
#include "core/statistics/ahu-aliases.h"
#include "core/statistics/ahu-statistics-row.h"

G_BEGIN_DECLS

/**
 * AhuGrouping:
 *
 * Whose numbers are counted together. Keys of rows are names, seats from 1,
 * colours of records, or numbers of players.
 */
typedef enum
{
  AHU_BY_PLAYER,
  AHU_BY_SEAT,
  AHU_BY_COLOUR,
  AHU_BY_N_PLAYERS
} AhuGrouping;

#define AHU_TYPE_STATISTICS (ahu_statistics_get_type ())
G_DECLARE_FINAL_TYPE (AhuStatistics, ahu_statistics, AHU, STATISTICS, GObject)

/* A `GListModel` of [class@StatisticsRow], players with the most games first, all else in its own order. It begins
 * to count at once, by player, all games.
 * Properties: `counting` (whether the numbers are being counted), `progress` (0 … 1, how much of it). Signal:
 * `counted` when the rows are new.
 * @summaries: (nullable): a list of [class@Summary]; followed
 * @game: of which game the numbers are; others are not counted
 * @aliases: (nullable): which names are one person; followed
 * Returns: (transfer full): statistics */
AhuStatistics *ahu_statistics_new (GListModel    *summaries,
                                   const AhuGame *game,
                                   AhuAliases    *aliases);

/* What is counted from now on, and whenever the list changes.
 * @self: statistics
 * @summaries: (nullable): a list of #AhuSummary */
void ahu_statistics_set_summaries (AhuStatistics *self,
                                   GListModel    *summaries);

/* @self: statistics
 * Returns: what the rows are now; another grouping that was set becomes theirs when it is counted */
AhuGrouping ahu_statistics_get_grouping (AhuStatistics *self);

/* @self: statistics
 * @grouping: what there is a row of */
void ahu_statistics_set_grouping (AhuStatistics *self,
                                  AhuGrouping    grouping);

/* Counts anew.
 * @self: statistics
 * @n_players: only games of so many players, 0 for any
 * @year: only games of this year, 0 for any */
void ahu_statistics_set_filter (AhuStatistics *self,
                                guint          n_players,
                                guint          year);

/* Counts anew.
 * @self: statistics
 * @with_practice: whether games against computers are counted too; at first they are not */
void ahu_statistics_set_with_practice (AhuStatistics *self,
                                       gboolean       with_practice);

/* @self: statistics
 * Returns: (transfer none) (element-type AhuMeasure): what is told, by [enum@MeasureId] */
GArray *ahu_statistics_get_measures (AhuStatistics *self);

/* @self: statistics
 * @measure: which number
 * Returns: whether it says anything of the present rows: of all players of a game together one always wins */
gboolean ahu_statistics_applies (AhuStatistics *self,
                                 guint          measure);

/* @self: statistics
 * Returns: (transfer none) (element-type guint): the years of the games counted without a filter, the latest first */
GArray *ahu_statistics_get_years (AhuStatistics *self);

/* @self: statistics
 * Returns: how many games were counted */
guint ahu_statistics_get_n_games (AhuStatistics *self);

/* @self: statistics
 * Returns: how many games were not counted because they are not over */
guint ahu_statistics_get_n_unfinished (AhuStatistics *self);

/* @self: statistics
 * Returns: how many games against computers are over, whether they are counted or not */
guint ahu_statistics_get_n_practice (AhuStatistics *self);

/* @self: statistics
 * Returns: whether games are being counted and the rows are still those of before */
gboolean ahu_statistics_get_counting (AhuStatistics *self);

/* @self: statistics
 * Returns: how many of the games are counted, 0–1 */
double ahu_statistics_get_progress (AhuStatistics *self);

/* Stops counting, and following the games, until [method@Statistics.count]; the rows stay as they were.
 * @self: statistics */
void ahu_statistics_cancel (AhuStatistics *self);

/* @self: statistics
 * Returns: whether counting was stopped before all games were counted */
gboolean ahu_statistics_get_cancelled (AhuStatistics *self);

/* Counts anew.
 * @self: statistics */
void ahu_statistics_count (AhuStatistics *self);

G_END_DECLS
