/* rn-search.h: finding the best move by thinking games through
 *
 * Information-set Monte Carlo tree search: each game thought through is dealt anew from
 * what the seat knows; a tree of moves is shared by all of them; beyond it the
 * estimate of rn-judge.h plays for everybody. Why so, and what else was tried:
 * docs/advisor.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/advisor/rn-advisor.h"

G_BEGIN_DECLS

/**
 * RnSearchOptions:
 * @exploration: how much a move is tried for its estimate's sake
 * @temperature: glory points of difference in the estimate that still count as near
 * @chance: how often, of 256, a random move is made beyond the tree
 * @smooth: which part of a result is the lead in points, not the win
 * @depth: how many decisions the tree is deep at most
 * @follow: how often, of 256, others make the estimate's best move in the tree where more
 *   than two play
 *
 * How a search is made; found by measuring.
 */
typedef struct
{
  float exploration;
  float temperature;
  guint chance;
  float smooth;
  guint depth;
  guint follow;
} RnSearchOptions;

extern const RnSearchOptions rn_search_options;

/**
 * RnSearchResult:
 * @playouts: how many games were thought through with this move
 * @reward: what the search has maximised for who acts, 0–1
 * @win: by seat, the chance to win, 0–1
 * @points: by seat, glory points in the end, on average
 *
 * What was found out about one move.
 */
typedef struct
{
  guint playouts;
  double reward;
  double win[RN_MAX_PLAYERS];
  double points[RN_MAX_PLAYERS];
} RnSearchResult;

/* Searches until a limit is reached, or where only the answer is asked for until it is settled: with a limit of
 * playouts no move can come before the one tried most any more, with one of time it is not likely to. The results of
 * a cancelled search are those found so far.
 * @options: how to search
 * @knowledge: what the seat that acts knows
 * @moves: (array length=n_moves): its legal moves, none of them an untold card
 * @n_moves: how many, 1–19
 * @limits: what it may cost; at least one of its limits is set
 * @cancellable: (nullable): to stop early
 * @results: (out caller-allocates) (array length=n_moves): what was found of each */
void rn_search_run (const RnSearchOptions *options,
                    const RnKnowledge     *knowledge,
                    const RnMove          *moves,
                    guint                  n_moves,
                    const AhuLimits       *limits,
                    GCancellable          *cancellable,
                    RnSearchResult        *results);

/* @knowledge: what was thought through
 * @results: (array length=n_moves): what was found
 * @n_moves: how many, at least 1
 * Returns: the index of the move thought through most, the more rewarding of two; of a hand that is not known all
 *   are thought through alike */
guint rn_search_best (const RnKnowledge    *knowledge,
                      const RnSearchResult *results,
                      guint                 n_moves);

G_END_DECLS
