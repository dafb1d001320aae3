/* rn-shuffle.h: the virtual box: a shuffled deck, the deal and the refills
 *
 * Stands in for the table where the computer plays a game by itself. Not for
 * what players choose (rn-bot.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/ahu-random.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

#define RN_DECK_CARDS 50

/**
 * RnShuffle:
 * @cards: the deck, each an [enum@Kind]
 * @laid: how many of them have been laid out, from the first
 *
 * The deck of a game in the order in which it will be laid out.
 */
typedef struct
{
  guint8 cards[RN_DECK_CARDS];
  guint8 laid;
} RnShuffle;

/* Shuffles the deck, lays out the display, and gives each player start cards of three kinds (R1.3, R2.2, R2.3).
 * @self: (out caller-allocates): the shuffled deck
 * @deal: (out caller-allocates): the set-up, which [func@deal_check] accepts
 * @random: what decides
 * @n_players: 2–4 */
void rn_shuffle_deal (RnShuffle *self,
                      RnDeal    *deal,
                      AhuRandom *random,
                      guint      n_players);

/* Lays the next 4 cards (R7.2).
 * @self: a deck that holds 4 cards more
 * @move: (inout): a refill as [func@legal_moves] lists it */
void rn_shuffle_refill (RnShuffle *self,
                        RnMove    *move);

G_END_DECLS
