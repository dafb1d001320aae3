/* rn-check.c: validating a move: the first reason against it, with its rule and numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-rules.h"

static RnReason
accept (void)
{
  return rn_reason (RN_OK, NULL);
}

static RnReason
refuse_numbers (RnReasonCode  code,
                const char   *rule,
                guint         player,
                int           kind,
                guint         need,
                guint         have)
{
  RnReason reason = rn_reason (code, rule);

  reason.player = (int) player;
  reason.kind = kind;
  reason.need = need;
  reason.have = have;

  return reason;
}

static RnReason
refuse_player (RnReasonCode  code,
               const char   *rule,
               guint         player)
{
  return refuse_numbers (code, rule, player, -1, 0, 0);
}

/* -1 stands for nobody at the table. */
static RnReason
refuse_named (RnReasonCode      code,
              const char       *rule,
              const RnPosition *position,
              guint             player)
{
  RnReason reason = rn_reason (code, rule);

  if (player < position->n_players)
    reason.player = (int) player;

  return reason;
}

static RnReason
check_buy (const RnPosition *position,
           const RnMove     *move)
{
  guint8 player = position->active;
  guint price;

  if (move->kind >= RN_SACRIFICES)
    return rn_reason (RN_REASON_NO_SUCH_PILE, "R4.1");
  if (position->supply[move->kind] == 0)
    return refuse_numbers (RN_REASON_PILE_EMPTY, "R4.1", player, move->kind, 0, 0);

  price = rn_position_price (position, player, move->kind);
  if (price > position->wood[player])
    return refuse_numbers (RN_REASON_BUY_PRICE, "R4.3", player, move->kind,
                           price, position->wood[player]);

  return accept ();
}

static RnReason
check_play_price (const RnPosition *position,
                  const RnMove     *move)
{
  guint8 player = position->active;
  guint wood = position->wood[player];
  guint price = rn_play_price (move->kind, move->count);
  RnReason reason;

  if (price <= wood)
    return accept ();

  reason = move->kind == RN_MOAI
           ? refuse_numbers (RN_REASON_MOAI_PRICE, "R5.3", player, RN_MOAI, price, wood)
           : refuse_numbers (RN_REASON_PLAY_PRICE, "R5.4", player, move->kind, price, wood);
  reason.count = move->count;

  return reason;
}

static RnReason
check_play (const RnPosition *position,
            const RnMove     *move)
{
  guint8 player = position->active;
  guint possible, held;

  if (move->kind >= RN_KINDS)
    return rn_reason (RN_REASON_NO_SUCH_CARD, "R5.8");
  if (move->count < 1 || move->count > RN_HAND_CARDS)
    return rn_reason (RN_REASON_COUNT_RANGE, "R5.5");
  if (move->count > 1 && !rn_kind_is_gatherer (move->kind))
    return refuse_numbers (RN_REASON_COUNT_ONE, "R5.5", player, move->kind, 0, 0);

  held = position->hand[player][move->kind] + position->hand[player][RN_HAND_UNKNOWN];
  possible = rn_position_in_hand (position, player, move->kind);
  if (move->count > held)
    return refuse_numbers (RN_REASON_NOT_IN_HAND, "R5.8", player, move->kind, move->count, held);
  if (move->count > possible)
    return refuse_numbers (RN_REASON_HAND_NONE_LEFT, "R5.8", player, move->kind, move->count, possible);

  return check_play_price (position, move);
}

static RnReason
check_return_moai (const RnPosition *position)
{
  guint8 player = position->active;
  guint moai = rn_position_in_hand (position, player, RN_MOAI);

  if (moai < RN_HAND_CARDS)
    return refuse_numbers (RN_REASON_RETURN_HAND, "R5.6", player, RN_MOAI, RN_HAND_CARDS, moai);
  if (position->wood[player] >= RN_MOAI_PRICE)
    return refuse_numbers (RN_REASON_RETURN_WOOD, "R5.6", player, RN_MOAI,
                           RN_MOAI_PRICE, position->wood[player]);

  return accept ();
}

static RnReason
check_sacrifice (const RnPosition *position,
                 const RnMove     *move)
{
  guint8 player = position->actor;
  const char *rule = player == position->active ? "R6.2" : "R6.1";

  if (move->player != player)
    return refuse_player (RN_REASON_SACRIFICE_TURN, rule, player);
  if (move->kind == RN_SACRIFICE_NULL)
    return player == position->active
           ? accept ()
           : refuse_player (RN_REASON_SACRIFICE_FACE_UP, rule, player);
  if (move->kind >= RN_SACRIFICES)
    return refuse_player (RN_REASON_SACRIFICE_KIND, rule, player);
  if (rn_position_could_own (position, player, move->kind))
    return accept ();

  return position->sacrifice[player][move->kind] == 0
         ? refuse_numbers (RN_REASON_SACRIFICE_OWNED, rule, player, move->kind, 1, 0)
         : refuse_numbers (RN_REASON_SACRIFICE_UNTOLD, rule, player, move->kind, 0, 0);
}

/* R6.3: any pile will do that has a card, also where it makes a tie or breaks one. */
static RnReason
check_add (const RnPosition *position,
           const RnMove     *move)
{
  if (move->kind >= RN_SACRIFICES)
    return rn_reason (RN_REASON_NO_SUCH_PILE, "R6.3");
  if (position->supply[move->kind] == 0)
    return refuse_numbers (RN_REASON_PILE_EMPTY, "R6.3", position->active, move->kind, 0, 0);

  return accept ();
}

/* R7.1: a column that was drawn empty is none to draw from. */
static RnReason
check_draw (const RnPosition *position,
            const RnMove     *move)
{
  if (move->column >= RN_COLUMNS || position->column_length[move->column] == 0)
    return rn_reason (RN_REASON_NO_SUCH_COLUMN, "R7.1");

  return accept ();
}

static RnReason
check_refill (const RnPosition *position,
              const RnMove     *move)
{
  guint8 counts[RN_KINDS] = { 0, };

  if (move->n_cards != RN_COLUMN_CARDS)
    return rn_reason (RN_REASON_REFILL_SHAPE, "R7.2");
  for (guint i = 0; i < RN_COLUMN_CARDS; i++)
    if (move->cards[i] >= RN_KINDS)
      return rn_reason (RN_REASON_REFILL_SHAPE, "R7.2");

  for (guint i = 0; i < RN_COLUMN_CARDS; i++)
    counts[move->cards[i]]++;
  for (guint k = 0; k < RN_KINDS; k++)
    if (counts[k] > position->unseen[k])
      return refuse_numbers (RN_REASON_REFILL_NONE_LEFT, "R1.2", position->active, (int) k,
                             counts[k], position->unseen[k]);

  return accept ();
}

static RnReason
check_reward (const RnPosition *position,
              const RnMove     *move)
{
  if (move->player >= position->n_players || !((position->pending >> move->player) & 1))
    return refuse_named (move->player < position->n_players && position->area[move->player][RN_MOAI] > 0
                             ? RN_REASON_REWARD_CHOSEN : RN_REASON_REWARD_PLAYER,
                         "R7.6", position, move->player);
  if (move->kind > RN_REWARD_GLORY)
    return refuse_player (RN_REASON_REWARD_CHOICE, "R7.6", move->player);

  return accept ();
}

static RnReason
check_substitute (const RnPosition *position,
                  const RnMove     *move)
{
  if (move->player != position->actor)
    return refuse_player (RN_REASON_SUBSTITUTE_PLAYER, "R7.9", position->actor);
  if (move->kind == RN_SACRIFICE_NULL)
    return accept ();
  if (move->kind >= RN_SACRIFICES)
    return refuse_player (RN_REASON_SUBSTITUTE_KIND, "R7.9", position->actor);
  if (position->supply[move->kind] == 0)
    return refuse_numbers (RN_REASON_PILE_EMPTY, "R7.9", position->actor, move->kind, 0, 0);

  return accept ();
}

/* Who owns cards of unknown kinds counts all that are left. */
static RnReason
check_held (const RnPosition *position,
            const RnMove     *move)
{
  guint8 player = move->player;
  guint owned = rn_position_sacrifice_total (position, player);
  guint held = 0;

  if (!move->held)
    return refuse_numbers (RN_REASON_REVEAL_HELD, "R8.2", player, -1, owned, 0);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      if (move->cards[k] == RN_INVALID)
        return refuse_numbers (RN_REASON_REVEAL_HELD, "R8.2", player, -1, owned, 0);
      held += move->cards[k];
    }
  if (held != owned)
    return refuse_numbers (RN_REASON_REVEAL_HELD, "R8.2", player, -1, owned, held);
  if (!rn_position_held_possible (position, player, move->cards))
    return refuse_player (RN_REASON_REVEAL_HELD_KINDS, "R8.2", player);

  return accept ();
}

static RnReason
check_reveal (const RnPosition *position,
              const RnMove     *move)
{
  guint8 player = move->player;

  if (player >= position->n_players || position->untold[player] + position->unknown[player] == 0)
    return refuse_named (RN_REASON_REVEAL_PLAYER, "R8.2", position, player);
  if (position->unknown[player] > 0)
    return check_held (position, move);
  if (move->n_cards != position->untold[player])
    return refuse_numbers (RN_REASON_REVEAL_COUNT, "R8.2", player, -1,
                           position->untold[player], move->n_cards);
  for (guint i = 0; i < move->n_cards; i++)
    if (move->cards[i] >= RN_SACRIFICES)
      return refuse_player (RN_REASON_REVEAL_KIND, "R8.2", player);
  if (!rn_position_reveal_possible (position, player, move->cards, move->n_cards))
    return refuse_player (RN_REASON_REVEAL_POSSIBLE, "R8.2", player);

  return accept ();
}

/* The step in which a move belongs; buying first is part of none other. */
static gboolean
fits_step (guint type,
           guint step)
{
  static const guint8 steps[RN_MOVES] = {
    [RN_MOVE_BUY] = RN_STEP_BUY,
    [RN_MOVE_PLAY] = RN_STEP_PLAY,
    [RN_MOVE_RETURN_MOAI] = RN_STEP_PLAY,
    [RN_MOVE_SACRIFICE] = RN_STEP_SACRIFICE,
    [RN_MOVE_ADD] = RN_STEP_ADD,
    [RN_MOVE_DRAW] = RN_STEP_DRAW,
    [RN_MOVE_REFILL] = RN_STEP_REFILL,
    [RN_MOVE_REWARD] = RN_STEP_REWARD,
    [RN_MOVE_SUBSTITUTE] = RN_STEP_SUBSTITUTE,
    [RN_MOVE_REVEAL] = RN_STEP_REVEAL,
  };

  return steps[type] == step || (steps[type] == RN_STEP_PLAY && step == RN_STEP_BUY);
}

static RnReason
check_step (const RnPosition *position,
            const RnMove     *move)
{
  guint8 pending[RN_MAX_PLAYERS] = { 0, };
  RnReason reason;

  if (position->step == RN_STEP_OVER)
    return rn_reason (RN_REASON_OVER, "R8.1");
  if (position->step == RN_STEP_REVEAL && move->type != RN_MOVE_REVEAL)
    return rn_reason (RN_REASON_REVEAL_FIRST, "R8.1");
  if (move->type >= RN_MOVES)
    return rn_reason (RN_REASON_UNKNOWN_MOVE, "R3.2");
  if (fits_step (move->type, position->step))
    return accept ();

  rn_position_pending (position, pending);
  reason = move->type == RN_MOVE_BUY
           ? rn_reason (RN_REASON_BUY_LATE, "R4.3")
           : rn_reason (RN_REASON_STEP, "R3.2");
  reason.player = pending[0];
  reason.need = move->type;
  reason.have = position->step;

  return reason;
}

static RnReason
check_values (const RnPosition *position,
              const RnMove     *move)
{
  switch ((RnMoveType) move->type)
    {
    case RN_MOVE_BUY:
      return check_buy (position, move);
    case RN_MOVE_PLAY:
      return check_play (position, move);
    case RN_MOVE_RETURN_MOAI:
      return check_return_moai (position);
    case RN_MOVE_SACRIFICE:
      return check_sacrifice (position, move);
    case RN_MOVE_ADD:
      return check_add (position, move);
    case RN_MOVE_DRAW:
      return check_draw (position, move);
    case RN_MOVE_REFILL:
      return check_refill (position, move);
    case RN_MOVE_REWARD:
      return check_reward (position, move);
    case RN_MOVE_SUBSTITUTE:
      return check_substitute (position, move);
    case RN_MOVE_REVEAL:
      return check_reveal (position, move);
    case RN_MOVES:
    default:
      g_assert_not_reached ();
    }
}

RnReason
rn_check (const RnPosition *position,
          const RnMove     *move)
{
  RnReason reason = check_step (position, move);

  return reason.code == RN_OK ? check_values (position, move) : reason;
}

gboolean
rn_must_return_moai (const RnPosition *position)
{
  RnMove move = { .type = RN_MOVE_RETURN_MOAI };

  g_return_val_if_fail (position != NULL, FALSE);

  return position->hand[position->active][RN_HAND_UNKNOWN] == 0 && rn_check (position, &move).code == RN_OK;
}
