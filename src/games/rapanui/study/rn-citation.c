/* rn-citation.c: which rule a prompt and a line of the log follow from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-citation.h"

const char *
rn_prompt_rule (const RnPosition *position)
{
  g_return_val_if_fail (position, NULL);

  switch ((RnStep) position->step)
    {
    case RN_STEP_BUY:
    case RN_STEP_PLAY:
      return rn_must_return_moai (position) ? "R5.6" : "R3.2";
    case RN_STEP_SACRIFICE:
      return position->actor == position->active ? "R6.2" : "R6.1";
    case RN_STEP_ADD:
      return "R6.3";
    case RN_STEP_DRAW:
      return "R7.1";
    case RN_STEP_REFILL:
      return "R7.2";
    case RN_STEP_REWARD:
      return "R7.6";
    case RN_STEP_SUBSTITUTE:
      return "R7.9";
    case RN_STEP_REVEAL:
      return "R8.2";
    case RN_STEP_OVER:
    default:
      return "R8.1";
    }
}

static const char *
play_rule (guint kind)
{
  switch ((RnKind) kind)
    {
    case RN_LUMBERJACK:
      return "R5.1";
    case RN_PRIEST:
      return "R5.2";
    case RN_MOAI:
      return "R5.3";
    case RN_FISH:
    case RN_MULBERRY:
    case RN_POTATO:
    case RN_GRAIN:
    case RN_KINDS:
    default:
      return "R5.4";
    }
}

const char *
rn_scoring_rule (guint kind)
{
  switch ((RnKind) kind)
    {
    case RN_LUMBERJACK:
      return "R7.4";
    case RN_PRIEST:
      return "R7.5";
    case RN_MOAI:
      return "R7.6";
    case RN_FISH:
    case RN_MULBERRY:
    case RN_POTATO:
    case RN_GRAIN:
    case RN_KINDS:
    default:
      return "R7.8";
    }
}

static const char *
move_rule (const RnPosition *before,
           const RnMove     *move)
{
  switch ((RnMoveType) move->type)
    {
    case RN_MOVE_BUY:
      return "R4.2";
    case RN_MOVE_PLAY:
      return play_rule (move->kind);
    case RN_MOVE_RETURN_MOAI:
      return "R5.6";
    case RN_MOVE_SACRIFICE:
      return move->player == before->active ? "R6.2" : "R6.1";
    case RN_MOVE_ADD:
      return "R6.3";
    case RN_MOVE_DRAW:
      return "R7.1";
    case RN_MOVE_REFILL:
      return "R7.2";
    case RN_MOVE_REWARD:
      return "R7.6";
    case RN_MOVE_SUBSTITUTE:
      return "R7.9";
    case RN_MOVE_REVEAL:
    case RN_MOVES:
    default:
      return "R8.2";
    }
}

/* Where most are tied, or have one card each, no bonus is to be explained (R7.7). */
static gboolean
gives_bonus (const RnScoring *scoring)
{
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    if (scoring->bonus[p] > 0)
      return TRUE;

  return FALSE;
}

guint
rn_move_rules (const RnPosition *before,
               const RnMove     *move,
               const char       *rules[RN_MAX_CITED])
{
  RnPosition after;
  RnScoring scoring;
  guint n = 0;

  g_return_val_if_fail (before, 0);
  g_return_val_if_fail (move, 0);

  after = *before;
  rn_apply (&after, move, &scoring);
  rules[n++] = move_rule (before, move);
  /* That of Hunters & Gatherers is in their own rule. */
  if (scoring.kind != RN_INVALID && !rn_kind_is_gatherer (scoring.kind) && gives_bonus (&scoring))
    rules[n++] = "R7.7";
  if (scoring.kind != RN_INVALID)
    rules[n++] = rn_scoring_rule (scoring.kind);
  if (before->step < RN_STEP_REVEAL && after.step >= RN_STEP_REVEAL)
    rules[n++] = "R8.1";

  return n;
}

/* Where it is always the same; others follow from the move. */
static const char *
get_slip_rule (guint type)
{
  static const char *const rules[RN_SLIP_TYPES] = {
    [RN_SLIP_NOT_BOUGHT] = "R4.1",
    [RN_SLIP_BOUGHT] = "R4.1",
    [RN_SLIP_BOUGHT_OTHER] = "R4.1",
    [RN_SLIP_BOUGHT_TWICE] = "R4.3",
    [RN_SLIP_PAID_FULL] = "R4.2",
    [RN_SLIP_BONUS_FORGOTTEN] = "R7.7",
    [RN_SLIP_BONUS_WRONG] = "R7.7",
    [RN_SLIP_ADDED_OWN] = "R6.3",
    [RN_SLIP_NOT_REFILLED] = "R7.2",
    [RN_SLIP_OTHER_DRAW] = "R7.3",
    [RN_SLIP_OTHER_REFILL] = "R7.3",
    [RN_SLIP_OTHER_PLAY] = "R7.3",
  };

  return rules[type];
}

/* Whether it is about what a scoring gives, not about the move that led to it. */
static gboolean
is_of_scoring (guint type)
{
  return type == RN_SLIP_NOT_TAKEN || type == RN_SLIP_TAKEN_BY_OTHER || type == RN_SLIP_TAKEN_TWICE ||
         type == RN_SLIP_NOBODY_TOOK || type == RN_SLIP_OTHER_TOKENS;
}

const char *
rn_slip_rule (const RnSlip     *slip,
              const RnPosition *before,
              const RnMove     *move)
{
  const char *rules[RN_MAX_CITED];
  guint n;

  g_return_val_if_fail (slip && slip->type < RN_SLIP_TYPES, NULL);
  g_return_val_if_fail (before, NULL);

  if (move == NULL)
    return rn_prompt_rule (before);
  if ((slip->type == RN_SLIP_BONUS_FORGOTTEN || slip->type == RN_SLIP_BONUS_WRONG) && rn_kind_is_gatherer (slip->kind))
    return "R7.8";
  if (get_slip_rule (slip->type) != NULL)
    return get_slip_rule (slip->type);
  n = rn_move_rules (before, move, rules);

  return rules[is_of_scoring (slip->type) ? n - 1 : 0];
}
