/* rn-rules.h: the rules engine of Rapa Nui: set-up, legal moves, refusals, applying
 *
 * Pure functions on values: no clock, locale, random source, file or display,
 * and no allocation. Not for: the end (rn-final.h), JSON (rn-json.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-move.h"
#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/engine/rn-reason.h"

G_BEGIN_DECLS

/**
 * RnDeal:
 * @n_players: how many players, any number
 * @n_columns: how many columns were given
 * @column_length: how many cards each column was given
 * @display: the columns, back to front; [enum@Kind] or `RN_INVALID`
 * @n_hands: how many hands were given
 * @hand_length: how many cards each hand was given
 * @hands: [enum@Kind] or `RN_INVALID`
 * @surplus_unknown: whether a hand beyond those of the players has a card that
 *   the game does not have
 *
 * A set-up as entered, not yet checked.
 */
typedef struct
{
  guint n_players;
  guint n_columns;
  guint column_length[RN_COLUMNS];
  guint8 display[RN_COLUMNS][RN_COLUMN_CARDS];
  guint n_hands;
  guint hand_length[RN_MAX_PLAYERS];
  guint8 hands[RN_MAX_PLAYERS][RN_HAND_CARDS];
  gboolean surplus_unknown;
} RnDeal;

/**
 * RnScoring:
 * @kind: the card kind scored, or `RN_INVALID` when nothing was
 * @active: the active player of the scoring
 * @count: cards of @kind in each personal display
 * @base: what each player gets for them: wood, glory points or cards
 * @bonus: 1 for the player with the sole majority of at least two (R7.7,
 *   R7.8), else 0
 * @given: Hunter & Gatherer: cards given from the pile at once; the rest of
 *   @base + @bonus was owed or dropped (R7.9)
 *
 * What a scoring does, and why.
 */
typedef struct
{
  guint8 kind;
  guint8 active;
  guint8 count[RN_MAX_PLAYERS];
  guint8 base[RN_MAX_PLAYERS];
  guint8 bonus[RN_MAX_PLAYERS];
  guint8 given[RN_MAX_PLAYERS];
} RnScoring;

/* Checks a set-up against R2.1, R2.3, R1.1, R1.2 and R1.3 (D10), in this order.
 * @deal: a set-up as entered
 * Returns: the reason why it can't be, or one with `RN_OK` */
RnReason rn_deal_check (const RnDeal *deal);

/* @player: a player, the starting one is 0
 * Returns: the wood that @player begins with (R2.5) */
static inline guint
rn_start_wood (guint player)
{
  return 2 + player;
}

/* Lays out the game (R2).
 * @position: (out caller-allocates): the first position
 * @deal: a set-up that [func@deal_check] accepts */
void rn_set_up (RnPosition   *position,
                const RnDeal *deal);

/* Lists what may be done. In step refill one move without cards stands for all possible entries, in step reveal one
 * for each player.
 * @moves: (out caller-allocates) (array fixed-size=19): the legal moves, in a fixed order
 * Returns: the number of legal moves, 0 when the game is over */
guint rn_legal_moves (const RnPosition *position,
                      RnMove            moves[RN_MAX_LEGAL]);

/* Validates @move and changes nothing.
 * @move: any move
 * Returns: the reason why it is refused, or one with `RN_OK` */
RnReason rn_check (const RnPosition *position,
                   const RnMove     *move);

/* Returns: whether all that the active player can do, apart from a purchase, is to put a Moai back into the box
 *   (R5.6). Of a hand that is not known as a whole nobody can say so */
gboolean rn_must_return_moai (const RnPosition *position);

/* Makes @move and everything that the rules decide by themselves after it.
 * @position: (inout): a position
 * @move: a move that [func@check] accepts
 * @scoring: (out caller-allocates) (optional): what was scored by it; its kind is `RN_INVALID` if nothing was */
void rn_apply (RnPosition   *position,
               const RnMove *move,
               RnScoring    *scoring);

/* @kind: a card kind
 * @count: how many of it are played at once, 1–3; more than one only of a Hunter & Gatherer
 * Returns: the price of the whole play in wood (R5.1–R5.4): 7 for a Moai, 0–2 else */
static inline guint
rn_play_price (guint kind,
               guint count)
{
  return kind == RN_MOAI ? RN_MOAI_PRICE : count - 1;
}

/* Counts the personal displays and finds the sole majority (R7.4–R7.8).
 * @kind: a card kind
 * @scoring: (out caller-allocates): what scoring @kind now would do; `given` is left 0 */
void rn_scoring_facts (const RnPosition *position,
                       guint             kind,
                       RnScoring        *scoring);

G_END_DECLS
