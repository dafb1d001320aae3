/* ahu-judging.c: the moves of a game, judged several at a time and told in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/advice/ahu-judging.h"

#include "core/advice/ahu-waiting.h"

typedef struct
{
  const AhuJudging *how;
  guint n;
  guint n_told;
  gboolean gives_way;
  GCancellable *cancellable;
  gpointer user_data;
} Run;

static void
judge_cb (guint    index,
          gpointer user_data)
{
  const Run *run = user_data;

  if (run->gives_way && !ahu_waiting_let_pass (run->cancellable))
    return;
  run->how->judge (index, run->user_data);
}

/* What was being judged when it was cancelled was not thought through.
 * Returns: whether it goes on */
static gboolean
tell_next (Run *run)
{
  if (g_cancellable_is_cancelled (run->cancellable))
    return FALSE;

  run->how->tell (run->n_told++, run->user_data);

  return TRUE;
}

/* A move is told when the chances after it are known, which are those before the next. */
static gboolean
take_cb (guint    index,
         gpointer user_data)
{
  Run *run = user_data;

  if (index > 0)
    {
      run->how->join (index, run->user_data);
      if (!tell_next (run))
        return FALSE;
    }

  return index + 1 < run->n || tell_next (run);
}

gboolean
ahu_judging_run (const AhuJudging  *self,
                 guint              n,
                 const AhuLimits   *limits,
                 GCancellable      *cancellable,
                 gpointer           user_data,
                 GError           **error)
{
  Run run = { self, n, 0, limits->gives_way, cancellable, user_data };

  g_return_val_if_fail (self != NULL, FALSE);

  ahu_parallel_run (n, MAX (1, limits->threads), judge_cb, take_cb, cancellable, &run);

  return run.n_told == n || !g_cancellable_set_error_if_cancelled (cancellable, error);
}
