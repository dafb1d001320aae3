/* rn-belief.h: what untold face-down cards are likely to be
 *
 * Players lay what suits them. So each set of kinds that somebody's untold cards can have is
 * as likely as a player who lays by the estimate (rn-judge.h), more or less, would have laid
 * just these, at the times when they were laid, and what was laid face up beside them. Only
 * what a seat sees goes in. docs/advisor.md says how it was measured. Not for: what is possible
 * at all (rapanui/rn-deduce.h), which it agrees with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/ahu-random.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/* Sets of kinds that one player's untold cards can be: with all nine Moai built, nine cards
 * of four kinds. */
#define RN_BELIEF_MAX_SETS 220

/**
 * RnBeliefSet:
 * @laid: how many of each kind
 * @weight: how likely, of all sets of this player
 *
 * What the untold cards of a player can be.
 */
typedef struct
{
  guint8 laid[RN_SACRIFICES];
  float weight;
} RnBeliefSet;

/**
 * RnBelief:
 * @sets: for each player with untold cards all that they can be
 * @n_sets: how many sets these are; 0 where no card is untold, and where not all kinds of a
 *   player's cards were known before
 *
 * A plain value, copied by assignment.
 */
typedef struct
{
  RnBeliefSet sets[RN_MAX_PLAYERS][RN_BELIEF_MAX_SETS];
  guint16 n_sets[RN_MAX_PLAYERS];
} RnBelief;

/**
 * RnBeliefOptions:
 * @temperature: glory points of difference in the estimate that still count as near
 * @blind: which part of the cards is laid as if drawn blindly, 0–1
 *
 * How much is made of the estimate; found by measuring.
 */
typedef struct
{
  float temperature;
  float blind;
} RnBeliefOptions;

extern const RnBeliefOptions rn_belief_options;

/* Of cards that lay there untold before all choices from those owned are as likely.
 * @self: (out caller-allocates): what is believed
 * @position: a position as a seat sees it */
void rn_belief_begin (RnBelief         *self,
                      const RnPosition *position);

/* Learns from a card that is laid, face up or face down, or added; other moves tell nothing.
 * @self: (inout): what is believed
 * @options: how much is made of the estimate
 * @position: the position before @move, as a seat sees it
 * @move: the next move, as the seat sees it */
void rn_belief_observe (RnBelief              *self,
                        const RnBeliefOptions *options,
                        const RnPosition      *position,
                        const RnMove          *move);

/* @self: what is believed
 * @player: a player with sets
 * @left: (array fixed-size=4): how many cards of each kind the set may have at the most
 * @random: what decides
 * Returns: (transfer none) (nullable): one of the sets, the likelier the more often; %NULL if none has so few */
const RnBeliefSet *rn_belief_draw (const RnBelief *self,
                                   guint           player,
                                   const guint8    left[RN_SACRIFICES],
                                   AhuRandom      *random);

G_END_DECLS
