/* rn-playout.c: whole games that the computer plays by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-playout.h"

/* Who acts first of those that may: rewards and reveals are free in order. */
static guint
next_player (const RnPosition *position)
{
  guint8 players[RN_MAX_PLAYERS];
  guint n_players = rn_position_pending (position, players);

  g_assert (n_players > 0);

  return players[0];
}

void
rn_playout_begin (RnPlayout *self,
                  guint      n_players,
                  AhuRandom *random)
{
  g_return_if_fail (n_players >= RN_MIN_PLAYERS && n_players <= RN_MAX_PLAYERS);

  rn_shuffle_deal (&self->shuffle, &self->deal, random, n_players);
  rn_set_up (&self->position, &self->deal);
}

void
rn_playout_run (RnPlayout          *self,
                const RnBot *const *bots,
                const AhuLimits    *limits,
                AhuRandom          *randoms,
                RnPlayoutMove       move,
                gpointer            data)
{
  RnKnowledge knowledge[RN_MAX_PLAYERS];
  RnMove moves[RN_MAX_LEGAL];

  for (guint seat = 0; seat < self->position.n_players; seat++)
    rn_knowledge_init (&knowledge[seat], &self->position, seat);

  while (self->position.step != RN_STEP_OVER)
    {
      guint player = next_player (&self->position);
      guint n_moves = rn_bot_own_moves (&self->position, player, moves);
      guint chosen = 0;

      if (moves[0].type == RN_MOVE_REFILL)
        rn_shuffle_refill (&self->shuffle, &moves[0]);
      else
        chosen = bots[player]->choose (&knowledge[player], moves, n_moves, limits,
                                       &randoms[player], NULL);

      if (move != NULL)
        move (&moves[chosen], data);
      rn_apply (&self->position, &moves[chosen], NULL);
      for (guint seat = 0; seat < self->position.n_players; seat++)
        rn_knowledge_observe (&knowledge[seat], &moves[chosen]);
    }
}

void
rn_playout_run_random (RnPlayout *self,
                       AhuRandom *random)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n_moves;

  while ((n_moves = rn_legal_moves (&self->position, moves)) > 0)
    {
      guint chosen = 0;

      if (G_UNLIKELY (moves[0].type == RN_MOVE_REFILL))
        rn_shuffle_refill (&self->shuffle, &moves[0]);
      else
        chosen = rn_bot_random_choose (moves, n_moves, random);

      rn_apply (&self->position, &moves[chosen], NULL);
    }
}
