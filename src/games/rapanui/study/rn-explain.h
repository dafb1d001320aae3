/* rn-explain.h: the final ranking explained, step by step
 *
 * Everything that tells how a game ended tells it from these steps: the result
 * page, the result on paper, the clipboard and the command line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-ranking.h"
#include "games/rapanui/engine/rn-final.h"

G_BEGIN_DECLS

/* The steps there are, in the order in which they are told. */

/* How many cards of each kind lie on the Stone (R8.2). Once; about all kinds. */
#define RN_EXPLAIN_STONE_COUNT "stone-count"
/* That the Stone is empty (R8.5). In place of the next two. */
#define RN_EXPLAIN_STONE_EMPTY "stone-empty"
/* Kinds that lie there in equal numbers, or one by itself, and what they are
 * worth (R8.3). From the most cards to the fewest; about these kinds. */
#define RN_EXPLAIN_STONE_GROUP "stone-group"
/* The kinds that nobody sacrificed, and what they are worth all the same (R8.4,
 * D5). At most once; about these kinds. */
#define RN_EXPLAIN_STONE_UNSACRIFICED "stone-unsacrificed"
/* What a player has, by source (R8.6). From the last place to the first; about
 * one seat. */
#define RN_EXPLAIN_PLAYER AHU_RANKING_PLAYER
/* How players level on glory points are told apart, or not (R8.7). From the
 * last places to the first; about these seats. */
#define RN_EXPLAIN_TIE_BREAK AHU_RANKING_TIE
/* Who comes where (R8.7). Once; about all. */
#define RN_EXPLAIN_PLACES AHU_RANKING_PLACES

/* What all players have from one source (R8.6). Only where the end is told for all
 * together; about one RnSource. */
#define RN_EXPLAIN_SOURCE AHU_RANKING_SOURCE

/* Tells how the places came about: the Stone, each player's points, ties, places (R8.2–R8.7). In `about` a kind of
 * Sacrifice cards or a seat has the bit of its number.
 * @ranking: the ranking to put the steps into
 * @final: the final scoring
 * @names: (array zero-terminated=1): the players' names by seat */
void rn_explain (AhuRanking        *ranking,
                 const RnFinal     *final,
                 const char *const *names);

/* Only the steps about the Stone (R8.2–R8.5).
 * @ranking: the ranking to put the steps into
 * @final: the final scoring */
void rn_explain_stone (AhuRanking    *ranking,
                       const RnFinal *final);

/* Only the steps about players who are level on glory points, if there are any (R8.7).
 * @ranking: the ranking to put the steps into
 * @final: the final scoring
 * @names: (array zero-terminated=1): the players' names by seat */
void rn_explain_ties (AhuRanking        *ranking,
                      const RnFinal     *final,
                      const char *const *names);

/* Tells the same for all players at once: the Stone, then tiles, Moai, wood and the kinds of Sacrifice cards, the
 * most valued last, then the places with the ties. What brings nobody anything is left out.
 * @ranking: a ranking without steps
 * @final: the final scoring
 * @names: (array zero-terminated=1): the players' names by seat */
void rn_explain_together (AhuRanking        *ranking,
                          const RnFinal     *final,
                          const char *const *names);

/* The sentences of the steps about the Stone, for beside a drawing of it that shows the counts.
 * @final: the final scoring
 * Returns: (transfer full) (array zero-terminated=1): why each Sacrifice value is what it is */
char **rn_stone_explanation (const RnFinal *final);

G_END_DECLS
