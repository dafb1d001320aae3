/* rn-move.h: a move of Rapa Nui, as a small tagged value
 *
 * Not for: whether it is legal (rn-rules.h), its JSON form (rn-json.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-cards.h"

G_BEGIN_DECLS

/* No position has more legal moves: 4 purchases and, from a hand that nobody knows,
 * 3 of each Hunter & Gatherer and one of each other card; the return stands in for a
 * Moai, and 4 players with 2 rewards are fewer. */
#define RN_MAX_LEGAL 19

/**
 * RnMoveType:
 *
 * The moves of the record format, in its order.
 */
typedef enum
{
  RN_MOVE_BUY,
  RN_MOVE_PLAY,
  RN_MOVE_RETURN_MOAI,
  RN_MOVE_SACRIFICE,
  RN_MOVE_ADD,
  RN_MOVE_DRAW,
  RN_MOVE_REFILL,
  RN_MOVE_REWARD,
  RN_MOVE_SUBSTITUTE,
  RN_MOVE_REVEAL,
  RN_MOVES
} RnMoveType;

/**
 * RnReward:
 *
 * What a player takes in a Moai scoring (R7.6).
 */
typedef enum
{
  RN_REWARD_WOOD,
  RN_REWARD_GLORY
} RnReward;

/**
 * RnMove:
 * @type: an [enum@MoveType], or `RN_INVALID`
 * @player: sacrifice, reward, substitute, reveal: whose
 * @kind: buy, sacrifice, add, substitute: an [enum@Sacrifice]; play: an
 *   [enum@Kind]; reward: an [enum@Reward]
 * @count: play: 1–3
 * @column: draw: 0–3
 * @n_cards: refill: 4; reveal: how many kinds; 0 in a list of legal moves,
 *   where one such move stands for all
 * @cards: refill: an [enum@Kind] each, in the order laid; reveal: an
 *   [enum@Sacrifice] each, in the order laid; if @held, how many cards of each
 *   Sacrifice kind, or `RN_INVALID`
 * @held: reveal: whether the cards still held were counted by kind, by a player
 *   whose cards are not all known (a game joined late)
 *
 * Any member may be `RN_INVALID`: then the move is illegal under the rule of
 * that member. Members that the type doesn't use are 0.
 */
typedef struct
{
  guint8 type;
  guint8 player;
  guint8 kind;
  guint8 count;
  guint8 column;
  guint8 n_cards;
  guint8 cards[RN_MAX_HIDDEN];
  guint8 held;
} RnMove;

/* Returns: whether it lays a Sacrifice card whose kind isn't told (R6.2) */
static inline gboolean
rn_move_is_untold (const RnMove *move)
{
  return move->type == RN_MOVE_SACRIFICE && move->kind == RN_SACRIFICE_NULL;
}

/* @type: a move type
 * Returns: (transfer none): the name of @type in records, such as `return-moai` */
const char *rn_move_type_id (guint type);

/* @id: (nullable): a name from a record
 * Returns: the [enum@MoveType], or `RN_INVALID` for an unknown name */
guint rn_move_type_from_id (const char *id);

G_END_DECLS
