/* ahu-budget.c: how long a search goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/advice/ahu-budget.h"

#include <time.h>

/* The part of the games to come by which another move may gain on the first one: a half,
 * if it is tried in three quarters of them. What more would bring: docs/advisor.md. */
#define LIKELY_GAIN 0.5

/* In microseconds, of the clock or of what each thread has worked. */
static gint64
get_time (const AhuBudget *self)
{
  struct timespec worked;

  if (self->n_workers == 0 || clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &worked) != 0)
    return g_get_monotonic_time ();

  return ((gint64) worked.tv_sec * G_USEC_PER_SEC + worked.tv_nsec / 1000) / self->n_workers;
}

void
ahu_budget_begin (AhuBudget       *self,
                  const AhuLimits *limits,
                  guint            n_threads,
                  guint            n_moves)
{
  g_return_if_fail (n_moves <= AHU_BUDGET_MAX_MOVES);

  *self = (AhuBudget) {
    .n_moves = n_moves,
    .answer_only = limits->answer_only,
    .n_workers = limits->work_only ? n_threads : 0,
    .playouts = limits->playouts > 0 ? limits->playouts : G_MAXUINT,
  };
  self->begun = get_time (self);
  if (limits->milliseconds > 0)
    self->deadline = self->begun + (gint64) limits->milliseconds * 1000;
}

void
ahu_budget_count (AhuBudget *self,
                  guint      move)
{
  if (!self->answer_only)
    return;

  g_atomic_int_inc (&self->visits[move]);
  g_atomic_int_inc (&self->n_games);
}

/* By how many games another move may gain on the first one: with a budget of playouts by
 * all to come, with one of time by a part of them, at the speed of those before. */
static double
possible_gain (const AhuBudget *self,
               gint64           now)
{
  double n_games = g_atomic_int_get (&self->n_games);
  double gain = G_MAXDOUBLE;

  if (self->playouts < G_MAXUINT)
    gain = self->playouts - n_games;
  if (self->deadline > 0)
    gain = MIN (gain, LIKELY_GAIN * n_games * (double) (self->deadline - now)
                        / (double) MAX (now - self->begun, 1));

  return gain;
}

/* Whether the move that was tried most stays so: the rest of the budget would not change
 * the answer, or hardly ever. */
static gboolean
is_settled (const AhuBudget *self,
            gint64           now)
{
  /* Before the visits: what other threads add meanwhile is then among the games to come. */
  double gain = possible_gain (self, now);
  gint first = 0, second = 0;

  for (guint i = 0; i < self->n_moves; i++)
    {
      gint visits = g_atomic_int_get (&self->visits[i]);

      second = MAX (second, MIN (visits, first));
      first = MAX (first, visits);
    }

  return first - second > gain;
}

gboolean
ahu_budget_is_spent (const AhuBudget *self)
{
  gint64 now = self->deadline > 0 ? get_time (self) : 0;

  if (self->deadline > 0 && now >= self->deadline)
    return TRUE;

  return self->answer_only && is_settled (self, now);
}
