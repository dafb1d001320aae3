/* ahu-shuffle.h: the virtual box: a shuffled deck, the deal and the refills
 *
 * Stands in for the table where the computer plays a game by itself. Not for
 * what players choose (ahu-bot.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/ahu-random.h"
#include "rapanui/rn-rules.h"

G_BEGIN_DECLS

#define AHU_DECK_CARDS 50

/**
 * AhuShuffle:
 * @cards: the deck, each an [enum@Kind]
 * @laid: how many of them have been laid out, from the first
 *
 * The deck of a game in the order in which it will be laid out.
 */
typedef struct
{
  guint8 cards[AHU_DECK_CARDS];
  guint8 laid;
} AhuShuffle;

/**
 * ahu_shuffle_deal:
 * @self: (out caller-allocates): the shuffled deck
 * @deal: (out caller-allocates): the set-up, which [func@deal_check] accepts
 * @random: what decides
 * @n_players: 2–4
 *
 * Shuffles the deck, lays out the display, and gives each player start cards
 * of three kinds (R1.3, R2.2, R2.3).
 */
void ahu_shuffle_deal (AhuShuffle *self,
                       RnDeal     *deal,
                       AhuRandom  *random,
                       guint       n_players);

/**
 * ahu_shuffle_refill:
 * @self: a deck that holds 4 cards more
 * @move: (inout): a refill as [func@legal_moves] lists it
 *
 * Lays the next 4 cards (R7.2).
 */
void ahu_shuffle_refill (AhuShuffle *self,
                         RnMove     *move);

G_END_DECLS
