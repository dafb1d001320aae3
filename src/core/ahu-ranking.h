/* ahu-ranking.h: the final ranking of any game, ready to be shown
 *
 * Places, sums and their sources as columns by player. Made by a game, shown
 * by the result page and the command line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AhuRankingCell:
 * @how: (nullable): a short reckoning, such as “3 ×”
 * @points: the points from this source
 */
typedef struct
{
  char *how;
  gint64 points;
} AhuRankingCell;

/**
 * AhuRankingRow:
 * @picture: (nullable): name of the drawing beside it
 * @label: what the points come from
 * @detail: (nullable): the rate, such as “4 each”
 * @cells: one for each player, by seat
 */
typedef struct
{
  char *picture;
  char *label;
  char *detail;
  AhuRankingCell *cells;
} AhuRankingRow;

/**
 * AhuRanking:
 * @n_players: how many players
 * @order: seats by place
 * @places: by seat, from 1
 * @totals: by seat
 * @notes: by seat: (nullable) how a tie was broken
 * @headline: who has won
 * @total_label: what the sums are, such as “Glory points”
 * @rows: (element-type AhuRankingRow): where the points come from
 * @explanation: (array zero-terminated=1): further sentences
 */
typedef struct
{
  guint n_players;
  guint *order;
  guint *places;
  gint64 *totals;
  char **notes;
  char *headline;
  char *total_label;
  GPtrArray *rows;
  char **explanation;
} AhuRanking;

/**
 * ahu_ranking_new:
 * @n_players: how many players
 *
 * Returns: (transfer full): a ranking with room for @n_players
 */
AhuRanking *ahu_ranking_new (guint n_players);

/**
 * ahu_ranking_add_row:
 * @ranking: a ranking
 * @picture: (nullable): name of the drawing beside it
 * @label: (transfer full): what the points come from
 * @detail: (transfer full) (nullable): the rate
 *
 * Returns: (transfer none): the new row, its cells empty
 */
AhuRankingRow *ahu_ranking_add_row (AhuRanking *ranking,
                                    const char *picture,
                                    char       *label,
                                    char       *detail);

/**
 * ahu_ranking_free:
 * @ranking: (transfer full) (nullable): a ranking
 */
void ahu_ranking_free (AhuRanking *ranking);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuRanking, ahu_ranking_free)

G_END_DECLS
