/* tp-search.c: a move of Tapati found by playing games to their end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/advisor/tp-search.h"

#include <math.h>
#include <time.h>

#include "games/tapati/advisor/tp-judge.h"
#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/engine/tp-final.h"

/* How many moves are played out: the best ones by rule of thumb. */
#define CANDIDATES 6
/* How much a move that was played little is preferred. */
#define CURIOSITY 0.35
/* A point more than the best of the others counts as much as this part of a win. */
#define POINT 0.01

typedef struct
{
  guint move;
  double worth; /* by rule of thumb */
  double sum;   /* of what games brought */
  guint games;
} Candidate;

/* The time of this thread alone, where other work on the machine is not to count. */
static gint64
read_clock (const TpLimits *limits)
{
  struct timespec now;

  if (!limits->work_only || clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now) != 0)
    return g_get_monotonic_time ();

  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

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

/* What a game brought: the share of the win, and a little for points. */
static double
value_end (const TpPosition *position,
           guint             player)
{
  TpSheet sheet;
  TpFinal final;
  guint best = 0;
  guint winners = 0;

  tp_sheet_from_position (&sheet, position);
  tp_final (&final, &sheet);
  for (guint p = 0; p < final.n_players; p++)
    {
      winners += final.players[p].place == 1;
      if (p != player)
        best = MAX (best, tp_final_total (&final.players[p]));
    }

  return (final.players[player].place == 1 ? 1.0 / winners : 0) +
         POINT * ((double) tp_final_total (&final.players[player]) - best);
}

static double
play_on (const TpPosition *position,
         guint             player,
         const TpMove     *move,
         AhuRandom        *random)
{
  const TpBot *greedy = tp_bot_find ("greedy");
  const TpBot *bots[TP_MAX_PLAYERS];
  AhuRandom randoms[TP_MAX_PLAYERS];
  TpPosition after = *position;

  for (guint i = 0; i < TP_MAX_PLAYERS; i++)
    {
      bots[i] = greedy;
      randoms[i] = (AhuRandom) { ahu_random_next (random) };
    }
  tp_apply (&after, move, NULL);
  tp_playout (&after, bots, NULL, random, randoms, NULL, NULL);

  return value_end (&after, player);
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

guint
tp_search (const TpPosition *position,
           guint             player,
           const TpMove     *moves,
           guint             n_moves,
           const TpLimits   *limits,
           AhuRandom        *random)
{
  guint milliseconds = limits->milliseconds > 0 ? limits->milliseconds : TP_DEFAULT_MILLISECONDS;
  gint64 end = read_clock (limits) + (gint64) milliseconds * 1000;
  Candidate candidates[CANDIDATES];
  guint n = find_candidates (position, player, moves, n_moves, candidates);
  guint best = 0;

  for (guint games = 0; n > 1; games++)
    {
      Candidate *candidate;

      if (limits->playouts > 0 && games >= limits->playouts)
        break;
      if ((limits->playouts == 0 || limits->milliseconds > 0) && games > 0 && read_clock (limits) >= end)
        break;
      candidate = &candidates[choose_candidate (candidates, n, games)];
      candidate->sum += play_on (position, player, &moves[candidate->move], random);
      candidate->games++;
    }
  for (guint i = 1; i < n; i++)
    if (candidates[i].games > candidates[best].games)
      best = i;

  return candidates[best].move;
}
