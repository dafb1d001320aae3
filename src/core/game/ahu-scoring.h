/* ahu-scoring.h: what a result sheet comes to, of any game, while it is being entered
 *
 * Made by a game; the page of the final scoring shows it after every change. As long as
 * something is missing it has points and no places: nobody has won yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-ranking.h"

G_BEGIN_DECLS

/**
 * AhuScoringPlayer:
 * @begun: whether anything of the player's is counted
 * @counted: whether nothing of it is missing
 * @points: what it comes to so far
 * @sum: (nullable): what these points are the sum of, in short
 */
typedef struct
{
  gboolean begun;
  gboolean counted;
  gint64 points;
  char *sum;
} AhuScoringPlayer;

/**
 * AhuScoring:
 * @begun: whether anything is counted
 * @n_counts: how many counts the sheet has
 * @n_missing: how many of them nobody has made yet
 * @problems: (array zero-terminated=1): sentences on what can't be
 * @n_players: how many players
 * @players: (array length=n_players): by seat
 * @ranking: (nullable): the result, %NULL as long as anything is missing, or can't be scored
 */
typedef struct
{
  gboolean begun;
  guint n_counts;
  guint n_missing;
  char **problems;
  guint n_players;
  AhuScoringPlayer *players;
  AhuRanking *ranking;
} AhuScoring;

/* @n_players: how many players
 * Returns: (transfer full): one of which nothing is known yet; its members are filled in by hand */
AhuScoring *ahu_scoring_new (guint n_players);

/* Returns: whether a game can have ended so: nothing is missing, and nothing can't be */
gboolean ahu_scoring_is_result (const AhuScoring *self);

/* @self: (transfer full): a scoring, with all that was filled in */
void ahu_scoring_free (AhuScoring *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuScoring, ahu_scoring_free)

G_END_DECLS
