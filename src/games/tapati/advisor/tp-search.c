/* tp-search.c: a move of Tapati found by playing games to their end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/advisor/tp-search.h"

#include <math.h>
#include <string.h>

#include "core/advice/ahu-budget.h"
#include "games/tapati/advisor/tp-judge.h"
#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/engine/tp-final.h"

/* How many moves are played out: the best ones by rule of thumb. */
#define CANDIDATES 6
/* How much a move that was played little is preferred. */
#define CURIOSITY 0.35
/* A point more than the best of the others counts as much as this part of a win. */
#define POINT 0.01

G_STATIC_ASSERT (CANDIDATES <= AHU_BUDGET_MAX_MOVES);

typedef struct
{
  guint move;
  double worth; /* by rule of thumb */
  double sum;   /* of what games brought */
  double win[TP_MAX_PLAYERS]; /* of the shares in the win, by seat */
  double points;
  guint games;
} Candidate;

static guint
find_candidates (const TpPosition *position,
                 guint             player,
                 const TpMove     *moves,
                 guint             n_moves,
                 Candidate         candidates[CANDIDATES])
{
  guint n = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      TpPosition after = *position;
      Candidate candidate = { .move = i };
      guint at;

      tp_apply (&after, &moves[i], NULL);
      candidate.worth = tp_judge (&after, player);
      for (at = MIN (n, CANDIDATES - 1); at > 0 && candidates[at - 1].worth < candidate.worth; at--)
        candidates[at] = candidates[at - 1];
      if (n < CANDIDATES || at < CANDIDATES - 1 || candidates[at].worth < candidate.worth)
        candidates[at] = candidate;
      n = MIN (n + 1, CANDIDATES);
    }

  return n;
}

static void
take_shares (const TpFinal *final,
             double         win[TP_MAX_PLAYERS])
{
  guint winners = 0;

  for (guint p = 0; p < final->n_players; p++)
    winners += final->players[p].place == 1;
  for (guint p = 0; p < TP_MAX_PLAYERS; p++)
    win[p] = p < final->n_players && final->players[p].place == 1 ? 1.0 / winners : 0;
}

static void
rank_end (const TpPosition *position,
          TpFinal          *final)
{
  TpSheet sheet;

  tp_sheet_from_position (&sheet, position);
  tp_final (final, &sheet);
}

void
tp_search_shares (const TpPosition *position,
                  double            win[TP_MAX_PLAYERS])
{
  TpFinal final;

  rank_end (position, &final);
  take_shares (&final, win);
}

/* What a game brought: the share of the win, and a little for points. */
static void
add_end (Candidate        *candidate,
         const TpPosition *position,
         guint             player)
{
  TpFinal final;
  guint best = 0;
  double win[TP_MAX_PLAYERS];
  double points;

  rank_end (position, &final);
  take_shares (&final, win);
  for (guint p = 0; p < final.n_players; p++)
    {
      candidate->win[p] += win[p];
      if (p != player)
        best = MAX (best, tp_final_total (&final.players[p]));
    }

  points = tp_final_total (&final.players[player]);
  candidate->points += points;
  candidate->sum += win[player] + POINT * (points - best);
  candidate->games++;
}

/* To the end, everybody greedily. */
static void
play_on (TpPosition *position,
         AhuRandom  *random)
{
  const TpBot *greedy = tp_bot_find ("greedy");
  const TpBot *bots[TP_MAX_PLAYERS];
  AhuRandom randoms[TP_MAX_PLAYERS];

  for (guint i = 0; i < TP_MAX_PLAYERS; i++)
    {
      bots[i] = greedy;
      randoms[i] = (AhuRandom) { ahu_random_next (random) };
    }
  tp_playout (position, bots, NULL, random, randoms, NULL, NULL);
}

static guint
choose_candidate (const Candidate *candidates,
                  guint            n,
                  guint            games)
{
  double most = 0;
  guint chosen = n;

  for (guint i = 0; i < n; i++)
    {
      double bound;

      if (candidates[i].games == 0)
        return i;
      bound = candidates[i].sum / candidates[i].games + CURIOSITY * sqrt (log (games) / candidates[i].games);
      if (chosen == n || bound > most)
        {
          most = bound;
          chosen = i;
        }
    }

  return chosen;
}

/* Each game with the candidate that deserves it; without @moves from the position itself. */
static void
play_candidates (const TpPosition *position,
                 guint             player,
                 const TpMove     *moves,
                 Candidate        *candidates,
                 guint             n,
                 const AhuLimits  *limits,
                 AhuRandom        *random,
                 GCancellable     *cancellable)
{
  AhuLimits settled = ahu_limits_settle (limits);
  AhuBudget budget;

  ahu_budget_begin (&budget, &settled, 1, n);
  for (guint games = 0; settled.playouts == 0 || games < settled.playouts; games++)
    {
      TpPosition after = *position;
      guint chosen;

      if (g_cancellable_is_cancelled (cancellable) || (games > 0 && ahu_budget_is_spent (&budget)))
        break;
      chosen = choose_candidate (candidates, n, games);
      if (moves != NULL)
        tp_apply (&after, &moves[candidates[chosen].move], NULL);
      play_on (&after, random);
      add_end (&candidates[chosen], &after, player);
      ahu_budget_count (&budget, chosen);
    }
}

static guint
find_most_played (const Candidate *candidates,
                  guint            n)
{
  guint best = 0;

  for (guint i = 1; i < n; i++)
    if (candidates[i].games > candidates[best].games)
      best = i;

  return candidates[best].move;
}

static void
take_result (const Candidate *candidate,
             TpSearchResult  *result)
{
  guint games = MAX (1, candidate->games);

  result->games = candidate->games;
  result->points = candidate->points / games;
  for (guint p = 0; p < TP_MAX_PLAYERS; p++)
    result->win[p] = candidate->win[p] / games;
}

void
tp_search_estimate (const TpPosition *position,
                    const AhuLimits  *limits,
                    AhuRandom        *random,
                    GCancellable     *cancellable,
                    double            win[TP_MAX_PLAYERS])
{
  Candidate candidate = { .move = 0 };
  TpSearchResult result;

  play_candidates (position, 0, NULL, &candidate, 1, limits, random, cancellable);
  take_result (&candidate, &result);
  memcpy (win, result.win, sizeof result.win);
}

guint
tp_search_run (const TpPosition *position,
               guint             player,
               const TpMove     *moves,
               guint             n_moves,
               const AhuLimits  *limits,
               AhuRandom        *random,
               GCancellable     *cancellable,
               TpSearchResult   *results)
{
  Candidate candidates[CANDIDATES];
  guint n = find_candidates (position, player, moves, n_moves, candidates);

  play_candidates (position, player, moves, candidates, n, limits, random, cancellable);
  memset (results, 0, n_moves * sizeof *results);
  for (guint i = 0; i < n; i++)
    take_result (&candidates[i], &results[candidates[i].move]);

  return find_most_played (candidates, n);
}

guint
tp_search (const TpPosition *position,
           guint             player,
           const TpMove     *moves,
           guint             n_moves,
           const AhuLimits  *limits,
           AhuRandom        *random)
{
  Candidate candidates[CANDIDATES];
  guint n = find_candidates (position, player, moves, n_moves, candidates);

  if (n > 1)
    play_candidates (position, player, moves, candidates, n, limits, random, NULL);

  return find_most_played (candidates, n);
}
