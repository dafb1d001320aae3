/* ahu-budget.c: how long a search goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "advisor/ahu-budget.h"

#include <time.h>

/* By how much the games to come may be faster than those before. */
#define SPEED_MARGIN 1.25

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

/* How many games the budget still allows: by time at the speed of those before, and some
 * more for a machine that may have less else to do from now on. */
static double
games_to_come (const AhuBudget *self,
               gint64           now)
{
  double n_games = g_atomic_int_get (&self->n_games);
  double to_come = G_MAXDOUBLE;

  if (self->playouts < G_MAXUINT)
    to_come = self->playouts - n_games;
  if (self->deadline > 0)
    to_come = MIN (to_come, SPEED_MARGIN * n_games * (double) (self->deadline - now)
                              / (double) MAX (now - self->begun, 1));

  return to_come;
}

/* Whether the move that was tried most stays so even if all games to come try the
 * second: the rest of the budget would not change the answer. */
static gboolean
is_settled (const AhuBudget *self,
            gint64           now)
{
  /* Before the visits: what other threads add meanwhile is then among the games to come. */
  double to_come = games_to_come (self, now);
  gint first = 0, second = 0;

  for (guint i = 0; i < self->n_moves; i++)
    {
      gint visits = g_atomic_int_get (&self->visits[i]);

      second = MAX (second, MIN (visits, first));
      first = MAX (first, visits);
    }

  return first - second > to_come;
}

gboolean
ahu_budget_is_spent (const AhuBudget *self)
{
  gint64 now = self->deadline > 0 ? get_time (self) : 0;

  if (self->deadline > 0 && now >= self->deadline)
    return TRUE;

  return self->answer_only && is_settled (self, now);
}
