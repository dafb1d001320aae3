/* tp-search.c: a move of Tapati found by playing games to their end
 *
 * Each thread plays games of its own with a stream of its own; in the end they are added up.
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

const TpSearchOptions tp_search_options = {
  .candidates = 16,
  .curiosity = 0.7f,
  .point = 0.01f,
};

/* Where moves are compared, they share one game in so many alike. */
#define COMPARED 4
#define MAX_THREADS 64
#define MAX_CANDIDATES AHU_BUDGET_MAX_MOVES

typedef struct
{
  guint move;
  double worth; /* by rule of thumb */
  double sum;   /* of what games brought */
  double win[TP_MAX_PLAYERS]; /* of the shares in the win, by seat */
  double points;
  guint games;
} Candidate;

/* What one thread does. */
typedef struct
{
  const TpSearchOptions *options;
  const TpPosition *position;
  guint player;
  const TpMove *moves; /* NULL: played on from the position itself */
  Candidate candidates[MAX_CANDIDATES];
  guint n;
  gboolean compare;
  guint playouts; /* G_MAXUINT for no limit */
  AhuRandom random;
  GCancellable *cancellable;
  AhuBudget *budget; /* of all threads */
} Search;

/* The best moves by rule of thumb. */
static void
find_candidates (Search *self,
                 guint   n_moves)
{
  Candidate *candidates = self->candidates;
  guint most = MIN (self->options->candidates, MAX_CANDIDATES);

  for (guint i = 0; i < n_moves; i++)
    {
      TpPosition after = *self->position;
      Candidate candidate = { .move = i };
      guint at;

      tp_apply (&after, &self->moves[i], NULL);
      candidate.worth = tp_judge (&after, self->player);
      for (at = MIN (self->n, most - 1); at > 0 && candidates[at - 1].worth < candidate.worth; at--)
        candidates[at] = candidates[at - 1];
      if (self->n < most || at < most - 1 || candidates[at].worth < candidate.worth)
        candidates[at] = candidate;
      self->n = MIN (self->n + 1, most);
    }
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
add_end (const Search     *self,
         Candidate        *candidate,
         const TpPosition *position)
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
      if (p != self->player)
        best = MAX (best, tp_final_total (&final.players[p]));
    }

  points = tp_final_total (&final.players[self->player]);
  candidate->points += points;
  candidate->sum += win[self->player] + self->options->point * (points - best);
  candidate->games++;
}

/* To the end: without a manner everybody greedily. */
static void
play_on (const TpManner *manner,
         TpPosition     *position,
         AhuRandom      *random)
{
  const TpBot *greedy = tp_bot_find ("greedy");
  const TpBot *bots[TP_MAX_PLAYERS];
  AhuRandom randoms[TP_MAX_PLAYERS];

  if (manner != NULL && tp_manner_draw (manner, position->n_players, random))
    {
      tp_manner_play_on (manner, position, random);
      return;
    }

  for (guint i = 0; i < TP_MAX_PLAYERS; i++)
    {
      bots[i] = greedy;
      randoms[i] = (AhuRandom) { ahu_random_next (random) };
    }
  tp_playout (position, bots, NULL, random, randoms, NULL, NULL);
}

/* Every candidate is played once before any is played twice, and now and then for a fair comparison. */
static guint
find_least_played (const Search *self)
{
  guint least = 0;

  for (guint i = 1; i < self->n; i++)
    if (self->candidates[i].games < self->candidates[least].games)
      least = i;

  return least;
}

/* The one that deserves the next game. */
static guint
choose_candidate (const Search *self,
                  guint         games)
{
  guint chosen = find_least_played (self);
  double most = 0;

  if (self->candidates[chosen].games == 0 || (self->compare && games % COMPARED == 0))
    return chosen;

  for (guint i = 0; i < self->n; i++)
    {
      const Candidate *candidate = &self->candidates[i];
      double bound = candidate->sum / candidate->games + self->options->curiosity * sqrt (log (games) / candidate->games);

      if (i == 0 || bound > most)
        {
          most = bound;
          chosen = i;
        }
    }

  return chosen;
}

static gpointer
search_thread (gpointer data)
{
  Search *self = data;

  for (guint games = 0; games < self->playouts; games++)
    {
      TpPosition after = *self->position;
      guint chosen;

      if (g_cancellable_is_cancelled (self->cancellable) || (games > 0 && ahu_budget_is_spent (self->budget)))
        break;
      chosen = choose_candidate (self, games);
      if (self->moves != NULL)
        tp_apply (&after, &self->moves[self->candidates[chosen].move], NULL);
      play_on (self->options->manner, &after, &self->random);
      add_end (self, &self->candidates[chosen], &after);
      ahu_budget_count (self->budget, chosen);
    }

  return NULL;
}

/* Each thread has played its own games of the same candidates. */
static void
add_up (Candidate       *sum,
        const Candidate *part)
{
  sum->sum += part->sum;
  sum->points += part->points;
  sum->games += part->games;
  for (guint p = 0; p < TP_MAX_PLAYERS; p++)
    sum->win[p] += part->win[p];
}

/* The first thread goes on with the stream of who asks, so that one thread alone always chooses alike. */
static void
search (Search          *self,
        const AhuLimits *limits)
{
  AhuLimits settled = ahu_limits_settle (limits);
  guint n_threads = CLAMP (settled.threads, 1, MAX_THREADS);
  g_autofree Search *others = NULL;
  GThread *threads[MAX_THREADS - 1];
  AhuBudget budget;

  if (settled.playouts > 0)
    n_threads = MIN (n_threads, settled.playouts);
  ahu_budget_begin (&budget, &settled, n_threads, self->n);
  self->budget = &budget;
  self->compare = settled.compare;
  self->playouts = settled.playouts > 0 ? (settled.playouts + n_threads - 1) / n_threads : G_MAXUINT;
  if (n_threads > 1)
    others = g_new (Search, n_threads - 1);
  for (guint i = 0; i + 1 < n_threads; i++)
    {
      others[i] = *self;
      others[i].random = (AhuRandom) { ahu_random_next (&self->random) };
      if (settled.playouts > 0)
        others[i].playouts = (settled.playouts + n_threads - 2 - i) / n_threads;
      threads[i] = g_thread_try_new ("ahu-search", search_thread, &others[i], NULL);
    }

  search_thread (self);
  for (guint i = 0; i + 1 < n_threads; i++)
    {
      if (threads[i] != NULL)
        g_thread_join (threads[i]);
      else
        search_thread (&others[i]);
      for (guint c = 0; c < self->n; c++)
        add_up (&self->candidates[c], &others[i].candidates[c]);
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
  result->reward = candidate->sum / games;
  result->points = candidate->points / games;
  for (guint p = 0; p < TP_MAX_PLAYERS; p++)
    result->win[p] = candidate->win[p] / games;
}

void
tp_search_estimate (const TpManner   *manner,
                    const TpPosition *position,
                    const AhuLimits  *limits,
                    AhuRandom        *random,
                    GCancellable     *cancellable,
                    double            win[TP_MAX_PLAYERS])
{
  const TpSearchOptions options = { .manner = manner };
  Search self = { .options = &options, .position = position, .n = 1, .random = *random, .cancellable = cancellable };
  TpSearchResult result;

  search (&self, limits);
  *random = self.random;
  take_result (&self.candidates[0], &result);
  memcpy (win, result.win, sizeof result.win);
}

guint
tp_search_run (const TpSearchOptions *options,
               const TpPosition      *position,
               guint                  player,
               const TpMove          *moves,
               guint                  n_moves,
               const AhuLimits       *limits,
               AhuRandom             *random,
               GCancellable          *cancellable,
               TpSearchResult        *results)
{
  Search self = { .options = options, .position = position, .player = player, .moves = moves, .random = *random,
                  .cancellable = cancellable };

  find_candidates (&self, n_moves);
  search (&self, limits);
  *random = self.random;
  memset (results, 0, n_moves * sizeof *results);
  for (guint i = 0; i < self.n; i++)
    take_result (&self.candidates[i], &results[self.candidates[i].move]);

  return find_most_played (self.candidates, self.n);
}

guint
tp_search (const TpPosition *position,
           guint             player,
           const TpMove     *moves,
           guint             n_moves,
           const AhuLimits  *limits,
           AhuRandom        *random)
{
  AhuLimits own = ahu_limits_settle (limits);
  TpSearchResult results[TP_MAX_LEGAL];

  if (n_moves == 1)
    return 0;

  own.answer_only = TRUE;

  return tp_search_run (&tp_search_options, position, player, moves, n_moves, &own, random, NULL, results);
}
