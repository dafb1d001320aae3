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

static void
find_uncovered (RnAdvice         *advice,
                const RnPosition *position)
{
  RnPosition after = *position;
  RnScoring scoring;

  rn_apply (&after, &advice->move, &scoring);
  if (scoring.kind == RN_INVALID)
    return;

  advice->reason = RN_ADVICE_UNCOVERS;
  advice->kind = scoring.kind;
  /* Of a pile that runs out not all comes that is owed (R7.9). */
  for (guint p = 0; p < position->n_players; p++)
    advice->amount[p] = scoring.kind >= RN_FISH ? scoring.given[p] : (guint8) (scoring.base[p] + scoring.bonus[p]);
}

static void
find_play (RnAdvice         *advice,
           const RnPosition *position)
{
  guint kind = advice->move.kind;
  RnPosition after = *position;

  rn_apply (&after, &advice->move, NULL);
  advice->kind = (guint8) kind;
  advice->price = (guint8) rn_play_price (kind, advice->move.count);
  for (guint p = 0; p < position->n_players; p++)
    advice->amount[p] = after.area[p][kind];
  if (kind == RN_MOAI)
    advice->reason = RN_ADVICE_BUILDS;
  else if (rn_position_leader (&after, kind) == position->active
           && rn_position_leader (position, kind) != position->active)
    advice->reason = RN_ADVICE_LEADS;
}

static void
find_stone (RnAdvice         *advice,
            const RnPosition *position)
{
  advice->reason = RN_ADVICE_STONE;
  advice->kind = (guint8) (RN_FISH + advice->move.kind);
  for (guint p = 0; p < position->n_players; p++)
    advice->amount[p] = position->sacrifice[p][advice->move.kind];
  /* Of a game joined late the kinds that a player owns may be unknown. */
  if (advice->move.type == RN_MOVE_SACRIFICE && advice->amount[advice->move.player] > 0)
    advice->amount[advice->move.player]--;
}

static void
find_reason (RnAdvice         *advice,
             const RnPosition *position)
{
  advice->kind = RN_INVALID;
  switch ((RnMoveType) advice->move.type)
    {
    case RN_MOVE_BUY:
      advice->reason = RN_ADVICE_PRICE;
      advice->kind = (guint8) (RN_FISH + advice->move.kind);
      advice->price = (guint8) rn_position_price (position, position->active, advice->move.kind);
      break;
    case RN_MOVE_PLAY:
      find_play (advice, position);
      break;
    case RN_MOVE_DRAW:
      find_uncovered (advice, position);
      break;
    case RN_MOVE_SACRIFICE:
    case RN_MOVE_ADD:
      find_stone (advice, position);
      break;
    case RN_MOVE_REWARD:
      advice->reason = RN_ADVICE_REWARD;
      break;
    case RN_MOVE_RETURN_MOAI:
    case RN_MOVE_SUBSTITUTE:
    case RN_MOVE_REFILL:
    case RN_MOVE_REVEAL:
    case RN_MOVES:
    default:
      break;
    }
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
    {
      advice[i] = (RnAdvice) {
        .move = moves[i],
        .points = results[i].points[knowledge->seat],
        .win = results[i].win[knowledge->seat],
        .playouts = results[i].playouts,
      };
      find_reason (&advice[i], &knowledge->position);
    }
  qsort (advice, n_moves, sizeof *advice, compare_advice);
  *n_advice = n_moves;

  return TRUE;
}
