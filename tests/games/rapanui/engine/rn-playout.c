/* rn-playout.c: random games with a virtual shuffle, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-playout.h"

#include <string.h>

static void
shuffle (GRand  *rand,
         guint8 *cards,
         guint   n)
{
  guint i;

  for (i = n; i > 1; i--)
    {
      guint other = g_rand_int_range (rand, 0, i);
      guint8 card = cards[i - 1];

      cards[i - 1] = cards[other];
      cards[other] = card;
    }
}

static void
deal_hands (TestPlayout *playout)
{
  guint player;

  for (player = 0; player < playout->deal.n_players; player++)
    {
      guint8 gatherers[] = { RN_FISH, RN_MULBERRY, RN_POTATO, RN_GRAIN };

      shuffle (playout->rand, gatherers, 4);
      memcpy (playout->deal.hands[player], gatherers, RN_HAND_CARDS);
      playout->deal.hand_length[player] = RN_HAND_CARDS;
    }
}

void
test_playout_begin (TestPlayout    *playout,
                    GRand          *rand,
                    guint           n_players,
                    RnPlayoutStyle  style)
{
  static const guint box[RN_KINDS] = { 12, 9, 9, 5, 5, 5, 5 };
  guint kind;
  guint i;
  guint n = 0;

  memset (playout, 0, sizeof *playout);
  playout->rand = rand;
  playout->style = style;
  playout->deal.n_players = playout->deal.n_hands = n_players;
  playout->deal.n_columns = RN_COLUMNS;
  for (kind = 0; kind < RN_KINDS; kind++)
    for (i = 0; i < box[kind]; i++)
      playout->pile[n++] = kind;
  shuffle (rand, playout->pile, n);
  for (i = 0; i < RN_COLUMNS; i++)
    {
      playout->deal.column_length[i] = RN_COLUMN_CARDS;
      memcpy (playout->deal.display[i], playout->pile + playout->n_dealt, RN_COLUMN_CARDS);
      playout->n_dealt += RN_COLUMN_CARDS;
    }
  deal_hands (playout);
  rn_oracle_set_up (&playout->oracle, &playout->deal);
}

static gboolean
really_owned (const TestPlayout *playout,
              const RnPosition  *position,
              guint              player,
              guint              kind)
{
  guint n = position->sacrifice[player][kind];
  guint i;

  for (i = 0; i < playout->n_laid[player]; i++)
    n -= playout->laid[player][i] == kind;
  return n > 0;
}

static guint
real_card (const TestPlayout *playout,
           const RnPosition  *position,
           guint              player)
{
  guint kind;

  do
    kind = g_rand_int_range (playout->rand, 0, RN_SACRIFICES);
  while (!really_owned (playout, position, player, kind));
  return kind;
}

static void
choose_sacrifice (TestPlayout      *playout,
                  const RnPosition *position,
                  RnMove           *move)
{
  guint player = move->player;

  if (playout->style == RN_PLAYOUT_FREE)
    return;
  move->kind = real_card (playout, position, player);
  if (playout->style == RN_PLAYOUT_TRUE && player == position->active
      && g_rand_boolean (playout->rand))
    {
      playout->laid[player][playout->n_laid[player]++] = move->kind;
      move->kind = RN_SACRIFICE_NULL;
    }
}

static void
choose_reveal (TestPlayout *playout,
               RnMove      *move)
{
  if (playout->style == RN_PLAYOUT_FREE)
    {
      move->n_cards = rn_oracle_random_reveal (&playout->oracle, move->player, playout->rand,
                                               move->cards);
      return;
    }
  move->n_cards = playout->n_laid[move->player];
  memcpy (move->cards, playout->laid[move->player], RN_MAX_HIDDEN);
}

static RnMove
choose_listed (TestPlayout      *playout,
               const RnPosition *position)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (position, moves);
  guint i;

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <=, RN_MAX_LEGAL);
  for (i = 0; playout->pious && i < n; i++)
    if (moves[i].type == RN_MOVE_PLAY && moves[i].kind == RN_MOAI)
      return moves[i];
  return moves[g_rand_int_range (playout->rand, 0, n)];
}

RnMove
test_playout_choose (TestPlayout      *playout,
                     const RnPosition *position)
{
  RnMove move = choose_listed (playout, position);

  if (move.type == RN_MOVE_SACRIFICE)
    choose_sacrifice (playout, position, &move);
  if (move.type == RN_MOVE_REVEAL)
    choose_reveal (playout, &move);
  if (move.type == RN_MOVE_REFILL)
    {
      move.n_cards = RN_COLUMN_CARDS;
      memcpy (move.cards, playout->pile + playout->n_dealt, RN_COLUMN_CARDS);
      playout->n_dealt += RN_COLUMN_CARDS;
    }
  return move;
}
