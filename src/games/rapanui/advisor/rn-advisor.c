/* rn-advisor.c: which move a computer player makes, and which moves are best
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-advisor.h"

#include <math.h>
#include <stdlib.h>

#include "games/rapanui/advisor/rn-bot.h"
#include "games/rapanui/advisor/rn-search.h"

gboolean
rn_advisor_can_act (const RnKnowledge *knowledge)
{
  const RnPosition *position = &knowledge->position;
  guint8 players[RN_MAX_PLAYERS];
  guint n_players = rn_position_pending (position, players);

  if (position->step == RN_STEP_REFILL || position->step >= RN_STEP_REVEAL)
    return FALSE;

  for (guint i = 0; i < n_players; i++)
    {
      if (players[i] == knowledge->seat)
        return TRUE;
    }

  return FALSE;
}

/* The legal moves without those that hide a kind from the program.
 * Returns: how many, 0 with @error */
static guint
list_moves (const RnKnowledge  *knowledge,
            RnMove              moves[RN_MAX_LEGAL],
            GError            **error)
{
  guint n_moves = 0;
  guint n_told = 0;

  if (rn_advisor_can_act (knowledge))
    n_moves = rn_bot_own_moves (&knowledge->position, knowledge->seat, moves);
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         "The seat has nothing to choose now.");

  for (guint i = 0; i < n_moves; i++)
    {
      if (!rn_move_is_untold (&moves[i]))
        moves[n_told++] = moves[i];
    }
  if (n_moves > 0 && n_told == 0)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         "Of no card that can be laid the kind is known.");

  return n_told;
}

gboolean
rn_advisor_choose (const char         *bot,
                   const RnKnowledge  *knowledge,
                   const AhuLimits    *limits,
                   GCancellable       *cancellable,
                   RnMove             *move,
                   GError            **error)
{
  AhuLimits settled = ahu_limits_settle (limits);
  AhuRandom random = ahu_random_stream (settled.seed, knowledge->position.ply, knowledge->seat);
  const RnBot *player = rn_bot_find (bot);
  RnKnowledge blind = *knowledge;
  RnMove moves[RN_MAX_LEGAL];
  guint n_moves;

  g_return_val_if_fail (player != NULL, FALSE);

  n_moves = list_moves (knowledge, moves, error);
  if (n_moves == 0)
    return FALSE;

  /* To weigh face-down cards gains them nothing, and so they play everywhere alike. */
  blind.weighs = FALSE;
  *move = moves[player->choose (&blind, moves, n_moves, &settled, &random, cancellable)];

  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

/* By what is told of them, so that nobody reads a list that seems out of order; what is
 * behind a percent is chance. Of moves that nothing is known of nothing is told: last. */
static int
compare_advice (gconstpointer a,
                gconstpointer b)
{
  const RnAdvice *first = a;
  const RnAdvice *second = b;
  double difference = round (second->win * 100) - round (first->win * 100);

  if ((first->playouts == 0) != (second->playouts == 0))
    return first->playouts == 0 ? 1 : -1;
  if (difference == 0)
    difference = second->points - first->points;

  return (difference > 0) - (difference < 0);
}

gboolean
rn_advisor_rank (const RnKnowledge  *knowledge,
                 const AhuLimits    *limits,
                 GCancellable       *cancellable,
                 RnAdvice            advice[RN_MAX_LEGAL],
                 guint              *n_advice,
                 GError            **error)
{
  AhuLimits settled = ahu_limits_settle (limits);
  RnSearchResult results[RN_MAX_LEGAL];
  RnMove moves[RN_MAX_LEGAL];
  guint n_moves;

  *n_advice = 0;
  n_moves = list_moves (knowledge, moves, error);
  if (n_moves == 0)
    return FALSE;

  settled.compare = TRUE;
  rn_search_run (&rn_search_options, knowledge, moves, n_moves, &settled, cancellable,
                 results);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;

  for (guint i = 0; i < n_moves; i++)
    advice[i] = (RnAdvice) {
      .move = moves[i],
      .points = results[i].points[knowledge->seat],
      .win = results[i].win[knowledge->seat],
      .playouts = results[i].playouts,
    };
  qsort (advice, n_moves, sizeof *advice, compare_advice);
  *n_advice = n_moves;

  return TRUE;
}
