/* ahu-limits.h: what a decision of the computer may cost
 *
 * The same for all games. Not for: how it is kept to (ahu-budget.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a decision may cost where nothing is said. */
#define AHU_DEFAULT_MILLISECONDS 100

/**
 * AhuLimits:
 * @playouts: how many games may be played out in thought; 0 for no such limit
 * @milliseconds: how long it may take; 0 for no such limit
 * @threads: on how many threads; 0 and 1 are one
 * @work_only: whether @milliseconds are those for which the processor works, in the whole
 *   process and for each thread; so that a measurement is the same beside other programs
 * @seed: where random numbers come from
 * @answer_only: whether only the best move matters, not what is thought of the others:
 *   then the rest of the budget is saved as soon as it can't change the answer, or, with
 *   @milliseconds, most probably wouldn't
 * @compare: whether something is to be said of every move: then a quarter of the games is
 *   shared among all alike, however little they promise
 * @gives_way: whether nobody waits for it: then it stands still between two moves as long as somebody waits for
 *   another search
 *
 * What a decision may cost. Without both limits it costs 100 milliseconds. With
 * @playouts alone and one thread the same question has the same answer.
 */
typedef struct
{
  guint playouts;
  guint milliseconds;
  guint threads;
  gboolean work_only;
  guint64 seed;
  gboolean answer_only;
  gboolean compare;
  gboolean gives_way;
} AhuLimits;

/* @limits: (nullable): limits as given
 * Returns: the same, with the usual time where neither limit is set */
AhuLimits ahu_limits_settle (const AhuLimits *limits);

G_END_DECLS
