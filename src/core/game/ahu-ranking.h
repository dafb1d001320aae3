/* ahu-ranking.h: the final ranking of any game, ready to be shown
 *
 * Places, sums and their sources as columns by player, and how it came to them,
 * step by step. Made by a game; the result page, the result on paper and
 * the command line all tell the same from it.
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

/* What steps explain that have the same picture in every game. */

/* What everybody has from one source; about a row of the ranking, or what the game numbers otherwise. */
#define AHU_RANKING_SOURCE "source"
/* What one player has; about that seat. From the last place to the first. */
#define AHU_RANKING_PLAYER "player"
/* How players with as many points are told apart, or not; about these seats. */
#define AHU_RANKING_TIE "tie-break"
/* Who comes where; about all. */
#define AHU_RANKING_PLACES "places"

/**
 * AhuRankingStep:
 * @id: what it explains, such as %AHU_RANKING_PLAYER; the game says which there are
 * @about: of what exactly, a bit each: the seats of players, or what the game
 *   numbers otherwise; 0 if it is about all
 * @rule: (nullable): the rule it follows, such as `R8.6`; where it matters the
 *   sentences name it themselves
 * @heading: what is found out, without a full stop
 * @sentences: (array zero-terminated=1): how, at least one
 *
 * One step of the explanation, which goes from what lies on the table to the
 * places.
 */
typedef struct
{
  char *id;
  guint about;
  char *rule;
  char *heading;
  char **sentences;
} AhuRankingStep;

/**
 * AhuRanking:
 * @n_players: how many players
 * @order: seats by place
 * @places: by seat, from 1
 * @totals: by seat
 * @notes: by seat: (nullable) how a tie was broken
 * @ties: by seat: (nullable) the same in a word or two, of who is ahead: what decided, and both numbers
 * @extra: (nullable): what else is told of the end in a line
 * @headline: who has won
 * @total_label: what the sums are, such as “Points”
 * @rows: (element-type AhuRankingRow): where the points come from
 * @steps: (element-type AhuRankingStep): the explanation, in the order in which
 *   it is told
 */
typedef struct
{
  guint n_players;
  guint *order;
  guint *places;
  gint64 *totals;
  char **notes;
  char **ties;
  char *extra;
  char *headline;
  char *total_label;
  GPtrArray *rows;
  GPtrArray *steps;
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
 * ahu_ranking_add_step:
 * @ranking: a ranking
 * @id: what the step explains
 * @about: of what exactly, a bit each
 * @rule: (nullable): the rule it follows
 * @heading: (transfer full): what is found out
 *
 * Returns: (transfer none): the new step, without sentences
 */
AhuRankingStep *ahu_ranking_add_step (AhuRanking *ranking,
                                      const char *id,
                                      guint       about,
                                      const char *rule,
                                      char       *heading);

/**
 * ahu_ranking_step_take:
 * @step: a step
 * @sentence: (transfer full): the next sentence
 */
void ahu_ranking_step_take (AhuRankingStep *step,
                            char           *sentence);

/**
 * ahu_ranking_free:
 * @ranking: (transfer full) (nullable): a ranking
 */
void ahu_ranking_free (AhuRanking *ranking);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuRanking, ahu_ranking_free)

G_END_DECLS
