/* rn-outlook.h: what a decision makes certain, before it is made
 *
 * For hints: everything comes from making the move on a copy of the position,
 * so the engine alone decides. Tells only what everybody at the table may know,
 * and nothing that depends on cards still unseen or on later choices. Not for:
 * which decision is the better one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/**
 * RnDrawResult:
 *
 * What follows from drawing a card.
 */
typedef enum
{
  RN_DRAW_SCORES,  /* the hand is full, the card uncovered is scored (R7.3) */
  RN_DRAW_GOES_ON, /* more cards are to be drawn first (R7.1) */
  RN_DRAW_REFILLS, /* new cards are laid, unknown as yet (R7.2) */
  RN_DRAW_ENDS     /* the game ends, nothing is scored (R8.1) */
} RnDrawResult;

/**
 * RnDrawOutlook:
 * @result: what follows
 * @kind: the card kind that lies in front then, `RN_INVALID` if none is known
 * @lacks: how many cards are to be drawn after this one, 0–2
 * @n_players: how many players there are
 * @amount: scores: wood, glory points or Sacrifice cards of the kind that each
 *   player takes; for a Moai wood or glory points, as each chooses (R7.6)
 * @bonus: scores: how much of @amount is the bonus (R7.7, R7.8)
 * @owed: scores: how many cards of another kind each may take, since the pile
 *   runs out (R7.9)
 *
 * What drawing a card makes certain.
 */
typedef struct
{
  guint8 result;
  guint8 kind;
  guint8 lacks;
  guint8 n_players;
  guint8 amount[RN_MAX_PLAYERS];
  guint8 bonus[RN_MAX_PLAYERS];
  guint8 owed[RN_MAX_PLAYERS];
} RnDrawOutlook;

/**
 * RnPlayOutlook:
 * @price: what the play costs in wood
 * @wood: what wood the player has then
 * @lacks: how many cards are to be drawn then, 1–3
 * @leader_before: who has the sole majority of the kind, -1 for nobody
 * @leader: who has it then
 * @card_price_before: Hunter & Gatherer: the price of a Sacrifice card of the
 *   kind for the player; else 0
 * @card_price: the same afterwards (R4.2)
 * @n_laying: Moai: how many players lay a card onto the Stone, 0–4
 * @laying: those players in their order (R6.1, R6.2); the active player, if
 *   among them, is the last
 * @adds: Moai: whether the active player adds a card (R6.3)
 *
 * What a play, or putting back a Moai, makes certain.
 */
typedef struct
{
  guint8 price;
  guint16 wood;
  guint8 lacks;
  gint8 leader_before;
  gint8 leader;
  guint8 card_price_before;
  guint8 card_price;
  guint8 n_laying;
  guint8 laying[RN_MAX_PLAYERS];
  gboolean adds;
} RnPlayOutlook;

/**
 * RnBuyOutlook:
 * @wood: what wood the player has then
 * @loses_moai: whether a Moai in the hand could be built now, but not after the
 *   purchase (R5.3)
 * @returns_moai: whether a Moai has to be put back into the box then (R5.6)
 *
 * What a purchase makes certain.
 */
typedef struct
{
  guint16 wood;
  gboolean loses_moai;
  gboolean returns_moai;
} RnBuyOutlook;

/* Looks ahead by one card (R7.1–R7.9, R8.1).
 * @position: a position in step draw
 * @column: a column of it with a card, 0–3
 * @outlook: (out caller-allocates): what drawing from it makes certain */
void rn_outlook_draw (const RnPosition *position,
                      guint             column,
                      RnDrawOutlook    *outlook);

/* Looks ahead to the next drawing (R5, R6).
 * @position: a position in step buy or play
 * @move: a legal play of it, or legally putting back a Moai
 * @outlook: (out caller-allocates): what it makes certain */
void rn_outlook_play (const RnPosition *position,
                      const RnMove     *move,
                      RnPlayOutlook    *outlook);

/* Looks ahead to the play of the same turn (R4, R5.3, R5.6).
 * @position: a position in step buy
 * @move: a legal purchase of it
 * @outlook: (out caller-allocates): what it makes certain */
void rn_outlook_buy (const RnPosition *position,
                     const RnMove     *move,
                     RnBuyOutlook     *outlook);

/* Ranks the kinds by the cards that lie face up on the Stone, as if there were no others (R8.3–R8.5). Only for those
 * who play with an open Stone (D3).
 * @added: a Sacrifice kind of which one more card is laid face up, or `RN_SACRIFICE_NULL` for none
 * @values: (out caller-allocates) (array fixed-size=4): what a card of each kind would be worth */
void rn_outlook_values (const RnPosition *position,
                        guint             added,
                        guint8            values[RN_SACRIFICES]);

/* Says what @move makes certain. For a sacrifice, whether it is legal makes no difference: that would tell what a
 * player owns.
 * @move: any move
 * @names: (array zero-terminated=1): the players' names by seat
 * @open_stone: whether the players see all face-up cards on the Stone (D3)
 * Returns: (transfer full) (nullable) (array zero-terminated=1): one sentence each; %NULL if @move is illegal, or
 *   there is nothing to say that everybody may know */
char **rn_outlook_sentences (const RnPosition  *position,
                             const RnMove      *move,
                             const char *const *names,
                             gboolean           open_stone);

/* @position: a position in which somebody plays or lays a card of which not all is told
 * Returns: what stands above the moves, the best first: which of them can be made only who holds the cards knows */
const char *rn_outlook_open_choice (const RnPosition *position);

G_END_DECLS
