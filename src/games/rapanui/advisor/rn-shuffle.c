/* rn-shuffle.c: the virtual box: a shuffled deck, the deal and the refills
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-shuffle.h"

#include <string.h>

/* The deck of R1.2, sorted; a test compares it with rn_deck_count(). */
static const guint8 sorted_deck[RN_DECK_CARDS] = {
  RN_LUMBERJACK, RN_LUMBERJACK, RN_LUMBERJACK, RN_LUMBERJACK,
  RN_LUMBERJACK, RN_LUMBERJACK, RN_LUMBERJACK, RN_LUMBERJACK,
  RN_LUMBERJACK, RN_LUMBERJACK, RN_LUMBERJACK, RN_LUMBERJACK,
  RN_PRIEST, RN_PRIEST, RN_PRIEST, RN_PRIEST, RN_PRIEST,
  RN_PRIEST, RN_PRIEST, RN_PRIEST, RN_PRIEST,
  RN_MOAI, RN_MOAI, RN_MOAI, RN_MOAI, RN_MOAI,
  RN_MOAI, RN_MOAI, RN_MOAI, RN_MOAI,
  RN_FISH, RN_FISH, RN_FISH, RN_FISH, RN_FISH,
  RN_MULBERRY, RN_MULBERRY, RN_MULBERRY, RN_MULBERRY, RN_MULBERRY,
  RN_POTATO, RN_POTATO, RN_POTATO, RN_POTATO, RN_POTATO,
  RN_GRAIN, RN_GRAIN, RN_GRAIN, RN_GRAIN, RN_GRAIN,
};

static void
shuffle (RnShuffle *self,
         AhuRandom *random)
{
  memcpy (self->cards, sorted_deck, sizeof sorted_deck);
  self->laid = 0;

  for (guint last = RN_DECK_CARDS - 1; last > 0; last--)
    {
      guint chosen = ahu_random_below (random, last + 1);
      guint8 card = self->cards[chosen];

      self->cards[chosen] = self->cards[last];
      self->cards[last] = card;
    }
}

static void
deal_display (RnShuffle *self,
              RnDeal    *deal)
{
  deal->n_columns = RN_COLUMNS;
  for (guint column = 0; column < RN_COLUMNS; column++)
    {
      deal->column_length[column] = RN_COLUMN_CARDS;
      for (guint card = 0; card < RN_COLUMN_CARDS; card++)
        deal->display[column][card] = self->cards[self->laid++];
    }
}

/* Three of the four kinds of Hunter & Gatherer: one is missing (D10). */
static void
deal_hand (RnDeal    *deal,
           guint      player,
           AhuRandom *random)
{
  guint missing = RN_FISH + ahu_random_below (random, RN_SACRIFICES);
  guint n_cards = 0;

  for (guint kind = RN_FISH; kind <= RN_GRAIN; kind++)
    {
      if (kind != missing)
        deal->hands[player][n_cards++] = (guint8) kind;
    }
  deal->hand_length[player] = n_cards;
}

void
rn_shuffle_deal (RnShuffle *self,
                 RnDeal    *deal,
                 AhuRandom *random,
                 guint      n_players)
{
  g_return_if_fail (n_players >= RN_MIN_PLAYERS && n_players <= RN_MAX_PLAYERS);

  shuffle (self, random);
  *deal = (RnDeal) { .n_players = n_players };
  deal_display (self, deal);
  deal->n_hands = n_players;
  for (guint player = 0; player < n_players; player++)
    deal_hand (deal, player, random);
}

void
rn_shuffle_refill (RnShuffle *self,
                   RnMove    *move)
{
  g_return_if_fail (self->laid + RN_COLUMN_CARDS <= RN_DECK_CARDS);

  memcpy (move->cards, self->cards + self->laid, RN_COLUMN_CARDS);
  move->n_cards = RN_COLUMN_CARDS;
  self->laid += RN_COLUMN_CARDS;
}
