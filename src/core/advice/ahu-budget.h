/* ahu-budget.h: how long a search goes on
 *
 * For the search of any game. One for all its threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-limits.h"

G_BEGIN_DECLS

/* Among so many moves at most a search can choose. */
#define AHU_BUDGET_MAX_MOVES 32

/**
 * AhuBudget:
 *
 * A plain value; its members are private.
 */
typedef struct
{
  guint n_moves;
  gboolean answer_only;
  guint n_workers;  /* that share the processor's time; 0 where the clock counts */
  gint64 begun;
  gint64 deadline;  /* 0 for none */
  guint playouts;   /* G_MAXUINT for no limit */
  gint n_games;     /* atomic, as the next */
  gint visits[AHU_BUDGET_MAX_MOVES];
} AhuBudget;

/* Its time begins now.
 * @self: (out caller-allocates): the budget
 * @limits: what the search may cost
 * @n_threads: on how many threads
 * @n_moves: how many moves there are to choose from, at most 32 */
void ahu_budget_begin (AhuBudget       *self,
                       const AhuLimits *limits,
                       guint            n_threads,
                       guint            n_moves);

/* Counts a game; from any thread.
 * @move: the move that a game was thought through with */
void ahu_budget_count (AhuBudget *self,
                       guint      move);

/* How many playouts there are each thread counts for itself.
 * Returns: whether the time is over or, where only the answer is asked for, the answer is settled */
gboolean ahu_budget_is_spent (const AhuBudget *self);

G_END_DECLS
