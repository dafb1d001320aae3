/* rn-legal.c: listing the legal moves, step by step of a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-rules.h"

/* Writes only the members that the move type uses; the list is cleared first. */
static inline RnMove *
add_move (RnMove *moves,
          guint  *n,
          guint   type)
{
  RnMove *move = &moves[(*n)++];

  *move = (RnMove) { .type = (guint8) type };

  return move;
}

/* R4.2: what is displayed makes a kind cheaper, so one may be within reach and another not. */
static void
list_purchases (const RnPosition *position,
                RnMove           *moves,
                guint            *n)
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (position->supply[k] > 0 &&
        rn_position_price (position, position->active, k) <= position->wood[position->active])
      add_move (moves, n, RN_MOVE_BUY)->kind = (guint8) k;
}

static void
list_play (const RnPosition *position,
           guint             kind,
           guint             held,
           RnMove           *moves,
           guint            *n)
{
  guint wood = position->wood[position->active];
  guint most = 1;

  if (kind == RN_MOAI && wood < RN_MOAI_PRICE)
    return;

  /* Each further Hunter & Gatherer costs 1 wood (R5.4). */
  if (kind >= RN_FISH)
    most = MIN (held, wood + 1);

  for (guint count = 1; count <= most; count++)
    {
      RnMove *move = add_move (moves, n, RN_MOVE_PLAY);

      move->kind = (guint8) kind;
      move->count = (guint8) count;
    }
}

static void
list_plays (const RnPosition *position,
            RnMove           *moves,
            guint            *n)
{
  guint player = position->active;
  const guint8 *hand = position->hand[player];
  guint8 possible[RN_KINDS];

  if (G_UNLIKELY (hand[RN_HAND_UNKNOWN] > 0))
    {
      for (guint k = 0; k < RN_KINDS; k++)
        possible[k] = (guint8) rn_position_in_hand (position, player, k);
      hand = possible;
    }

  for (guint k = 0; k < RN_KINDS; k++)
    if (hand[k] > 0)
      list_play (position, k, hand[k], moves, n);

  if (hand[RN_MOAI] == RN_HAND_CARDS && position->wood[player] < RN_MOAI_PRICE)
    add_move (moves, n, RN_MOVE_RETURN_MOAI);
}

static void
list_sacrifices (const RnPosition *position,
                 RnMove           *moves,
                 guint            *n)
{
  guint8 player = position->actor;

  for (guint k = 0; k <= RN_SACRIFICE_NULL; k++)
    {
      RnMove *move;

      if (k == RN_SACRIFICE_NULL
          ? player != position->active
          : !rn_position_could_own (position, player, k))
        continue;

      move = add_move (moves, n, RN_MOVE_SACRIFICE);
      move->player = player;
      move->kind = (guint8) k;
    }
}

/* R6.3: adding is no choice, only the pile is (D11). */
static void
list_additions (const RnPosition *position,
                RnMove           *moves,
                guint            *n)
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (position->supply[k] > 0)
      add_move (moves, n, RN_MOVE_ADD)->kind = (guint8) k;
}

/* R7.1: of each column the front card, so the column says it all. */
static void
list_draws (const RnPosition *position,
            RnMove           *moves,
            guint            *n)
{
  for (guint c = 0; c < RN_COLUMNS; c++)
    if (position->column_length[c] > 0)
      add_move (moves, n, RN_MOVE_DRAW)->column = (guint8) c;
}

static void
list_rewards (const RnPosition *position,
              RnMove           *moves,
              guint            *n)
{
  for (guint p = 0; p < position->n_players; p++)
    for (guint take = RN_REWARD_WOOD; ((position->pending >> p) & 1) && take <= RN_REWARD_GLORY; take++)
      {
        RnMove *move = add_move (moves, n, RN_MOVE_REWARD);

        move->player = (guint8) p;
        move->kind = (guint8) take;
      }
}

static void
list_substitutes (const RnPosition *position,
                  RnMove           *moves,
                  guint            *n)
{
  for (guint k = 0; k <= RN_SACRIFICE_NULL; k++)
    if (k == RN_SACRIFICE_NULL || position->supply[k] > 0)
      {
        RnMove *move = add_move (moves, n, RN_MOVE_SUBSTITUTE);

        move->player = position->actor;
        move->kind = (guint8) k;
      }
}

/* Players may turn up their cards in any order; the kinds are not listed, as nobody chooses them. */
static void
list_reveals (const RnPosition *position,
              RnMove           *moves,
              guint            *n)
{
  for (guint p = 0; p < position->n_players; p++)
    if (position->untold[p] + position->unknown[p] > 0)
      add_move (moves, n, RN_MOVE_REVEAL)->player = (guint8) p;
}

guint
rn_legal_moves (const RnPosition *position,
                RnMove            moves[RN_MAX_LEGAL])
{
  guint n = 0;

  switch ((RnStep) position->step)
    {
    case RN_STEP_BUY:
      list_purchases (position, moves, &n);
      G_GNUC_FALLTHROUGH;
    case RN_STEP_PLAY:
      list_plays (position, moves, &n);
      break;
    case RN_STEP_SACRIFICE:
      list_sacrifices (position, moves, &n);
      break;
    case RN_STEP_ADD:
      list_additions (position, moves, &n);
      break;
    case RN_STEP_DRAW:
      list_draws (position, moves, &n);
      break;
    case RN_STEP_REFILL:
      add_move (moves, &n, RN_MOVE_REFILL);
      break;
    case RN_STEP_REWARD:
      list_rewards (position, moves, &n);
      break;
    case RN_STEP_SUBSTITUTE:
      list_substitutes (position, moves, &n);
      break;
    case RN_STEP_REVEAL:
      list_reveals (position, moves, &n);
      break;
    case RN_STEP_OVER:
    default:
      break;
    }

  return n;
}
