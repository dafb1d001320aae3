/* rn-judge.h: what each legal move is worth, estimated at sight
 *
 * Looks one turn ahead, in glory points, for the player who acts: what scorings give
 * now and may give until the end, minus what others get; prices; Moai; the Stone.
 * Fast enough to play games out with. Not for: searching (rn-search.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/advisor/rn-judge-stone.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/**
 * RnWeights:
 * @wood: what wood is worth beyond its fifth of a point while there are turns to spend it
 * @wood_turns: for how many own turns it keeps that worth
 * @future: which part of what scorings to come may give is counted
 * @purchase: which part of the own turns to come is used for a cheap purchase
 * @hand: what a card in hand is worth, of what playing it is worth
 * @threat: how much of the next player's best scoring is counted
 * @others: how much of what others get is counted in all
 * @moai: what building is worth beyond its points and price
 *
 * What the estimate is made with. Found by playing (docs/advisor.md).
 */
typedef struct
{
  float wood;
  float wood_turns;
  float future;
  float purchase;
  float hand;
  float threat;
  float others;
  float moai;
} RnWeights;

extern const RnWeights rn_weights;

/* Estimates moves. The order of the draw pile is not looked at.
 * @weights: what the estimate is made with
 * @position: a position in which every card is known by kind
 * @moves: (array length=n_moves): the legal moves of one player
 * @n_moves: how many, 1–19
 * @worth: (out caller-allocates) (array length=n_moves): glory points that each is worth; only their differences
 *   mean anything */
void rn_judge_moves (const RnWeights  *weights,
                     const RnPosition *position,
                     const RnMove     *moves,
                     guint             n_moves,
                     float            *worth);

/* @weights: what the estimate is made with
 * @position: a position in which every card is known by kind
 * @moves: (array length=n_moves): the legal moves of one player
 * @n_moves: how many, 1–19
 * Returns: the index of the move that is worth most */
guint rn_judge_best (const RnWeights  *weights,
                     const RnPosition *position,
                     const RnMove     *moves,
                     guint             n_moves);

/* For who knows more of untold cards than the position tells.
 * @weights: what the estimate is made with
 * @position: a position; untold cards are on no kind's count, and their owner's still
 * @player: who would lay a card on the Stone
 * @stone: (out caller-allocates): what @player looks at */
void rn_judge_weigh_stone (const RnWeights  *weights,
                           const RnPosition *position,
                           guint             player,
                           RnJudgeStone     *stone);

G_END_DECLS
