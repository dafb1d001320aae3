/* rn-oracle-compare.c: a position against the second reading of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-oracle.h"

#define SAME(a, b, what) \
  G_STMT_START { \
    if ((gint64) (a) != (gint64) (b)) \
      g_error ("ply %d, turn %d, step %d: %s is %d, by the rules %d", \
               oracle->ply, oracle->turn, oracle->step, what, (int) (a), (int) (b)); \
  } G_STMT_END

static void
compare_player (const RnOracle   *oracle,
                const RnPosition *position,
                int               player)
{
  int i;

  for (i = 0; i < RN_KINDS; i++)
    {
      SAME (position->hand[player][i], oracle->hand[player][i], "a hand");
      SAME (position->area[player][i], oracle->area[player][i], "a display");
    }
  for (i = 0; i < RN_SACRIFICES; i++)
    SAME (position->sacrifice[player][i], oracle->own[player][i], "a Sacrifice count");
  SAME (position->untold[player], oracle->untold[player], "untold");
  SAME (position->wood[player], oracle->wood[player], "wood");
  SAME (position->glory[player], oracle->glory[player], "glory");
  SAME (position->hand[player][RN_KINDS], 0, "the eighth place of a hand");
  SAME (position->area[player][RN_KINDS], 0, "the eighth place of a display");
  SAME (rn_position_sacrifice_total (position, player), rn_oracle_cards_owned (oracle, player), "a total");
}

static void
compare_table (const RnOracle   *oracle,
               const RnPosition *position)
{
  gboolean ended = oracle->step == RN_STEP_REVEAL || oracle->step == RN_STEP_OVER;
  int i;
  int j;

  SAME (position->deck, ended ? 0 : rn_oracle_sum (oracle->unseen, RN_KINDS), "the draw pile");
  for (i = 0; i < RN_KINDS; i++)
    SAME (position->unseen[i], oracle->unseen[i], "unseen");
  for (i = 0; i < RN_COLUMNS; i++)
    {
      SAME (position->column_length[i], oracle->length[i], "a column’s length");
      for (j = 0; j < oracle->length[i]; j++)
        SAME (position->display[i][j], oracle->display[i][j], "a card displayed");
    }
}

static void
compare_stone (const RnOracle   *oracle,
               const RnPosition *position)
{
  int i;

  for (i = 0; i < RN_SACRIFICES; i++)
    {
      SAME (position->supply[i], oracle->supply[i], "a supply pile");
      SAME (position->stone_open[i], oracle->open[i], "the Stone");
    }
  SAME (position->n_hidden, oracle->n_hidden, "the number laid face down");
  for (i = 0; i < oracle->n_hidden; i++)
    {
      SAME (position->hidden[i].player, oracle->hidden_player[i], "who laid face down");
      SAME (position->hidden[i].kind, oracle->hidden_kind[i], "what lies face down");
    }
  SAME (position->top, oracle->top, "the top of the Stone");
  SAME (rn_position_stone_size (position), rn_oracle_sum (oracle->open, RN_SACRIFICES) + oracle->n_hidden,
        "the size of the Stone");
}

static void
compare_pending (const RnOracle   *oracle,
                 const RnPosition *position)
{
  guint8 players[RN_MAX_PLAYERS];
  int n = rn_position_pending (position, players);
  int i;

  switch (oracle->step)
    {
    case RN_STEP_OVER:
      SAME (n, 0, "the number pending");
      break;
    case RN_STEP_REWARD:
    case RN_STEP_REVEAL:
      SAME (n, oracle->n_queue, "the number pending");
      for (i = 0; i < n; i++)
        SAME (players[i], oracle->queue[i], "who is pending");
      break;
    case RN_STEP_SACRIFICE:
    case RN_STEP_SUBSTITUTE:
      SAME (n, 1, "the number pending");
      SAME (players[0], oracle->queue[0], "who is pending");
      break;
    default:
      SAME (n, 1, "the number pending");
      SAME (players[0], oracle->active, "who is pending");
      break;
    }
}

void
rn_oracle_assert_same (const RnOracle   *oracle,
                       const RnPosition *position)
{
  int player;

  SAME (position->step, oracle->step, "the step");
  SAME (position->ply, oracle->ply, "the ply");
  SAME (position->turn, oracle->turn, "the turn");
  SAME (position->n_players, oracle->n_players, "the number of players");
  SAME (position->active, oracle->active, "the active player");
  for (player = 0; player < oracle->n_players; player++)
    compare_player (oracle, position, player);
  compare_table (oracle, position);
  compare_stone (oracle, position);
  compare_pending (oracle, position);
  if (oracle->step == RN_STEP_REWARD || oracle->step == RN_STEP_SUBSTITUTE)
    SAME (position->scored, oracle->scored, "the kind scored");
}
