/* rn-judge-stone.h: what Sacrifice cards are likely to be worth in the end
 *
 * Private to the estimate (rn-judge.h); what a card for the Stone is worth to who lays it
 * goes to rn-belief.h, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/* What who lays a card looks at. */
typedef struct
{
  float weight[RN_SACRIFICES]; /* what a kind's value counts: own cards less the others' */
  float count[RN_SACRIFICES];  /* cards on the Stone */
  float coming;                /* cards still to come there */
  float others;                /* what a card of one other player counts */
} RnJudgeStone;

/* @self: the Stone as it is judged
 * @kind: an `RnSacrifice`
 * @own: whether it is one of the own cards, not of the supply
 * Returns: what it is worth to lay a card of @kind */
float rn_judge_stone_worth (const RnJudgeStone *self,
                            guint               kind,
                            gboolean            own);

/* @stone: (out caller-allocates) (array fixed-size=4): cards of each kind on the Stone; untold ones are none */
void rn_judge_count_stone (const RnPosition *position,
                           float             stone[RN_SACRIFICES]);

/* @turns: how many turns are left
 * Returns: how many cards are still to come onto the Stone */
float rn_judge_count_coming (const RnPosition *position,
                             float             turns);

/* R8.3, where the order of the kinds may still change: the more cards are to come, the less a lead says.
 * @stone: cards of each kind on the Stone
 * @coming: how many cards are still to come
 * @value: (out caller-allocates) (array fixed-size=4): what a card of each kind is worth */
void rn_judge_estimate_values (const float stone[RN_SACRIFICES],
                               float       coming,
                               float       value[RN_SACRIFICES]);

G_END_DECLS
