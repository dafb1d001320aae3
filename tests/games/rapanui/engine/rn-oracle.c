/* rn-oracle.c: what moves do, written down as plainly as the rules page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-oracle.h"

#include <string.h>

static const int deck_of_50[RN_KINDS] = { 12, 9, 9, 5, 5, 5, 5 };

static void
remember (RnOracle          *oracle,
          int                player,
          RnOracleEventType  type,
          int                kind)
{
  RnOracleStory *story = &oracle->story[player];

  g_assert_cmpint (story->n, <, RN_ORACLE_EVENTS);
  story->events[story->n].type = type;
  story->events[story->n].kind = kind;
  story->n++;
}

static void
get_card (RnOracle *oracle,
          int       player,
          int       kind)
{
  g_assert_cmpint (oracle->supply[kind], >, 0);
  oracle->supply[kind]--;
  oracle->own[player][kind]++;
  remember (oracle, player, RN_ORACLE_GOT, kind);
}

static gboolean
all_piles_empty (const RnOracle *oracle)
{
  return !oracle->supply[0] && !oracle->supply[1] && !oracle->supply[2] && !oracle->supply[3];
}

int
rn_oracle_sum (const int *numbers,
               int        n)
{
  return n ? numbers[0] + rn_oracle_sum (numbers + 1, n - 1) : 0;
}

static int
left_of (const RnOracle *oracle,
         int             player)
{
  return player + 1 == oracle->n_players ? 0 : player + 1;
}

int
rn_oracle_cards_owned (const RnOracle *oracle,
                       int             player)
{
  return rn_oracle_sum (oracle->own[player], RN_SACRIFICES) - oracle->untold[player];
}

void
rn_oracle_set_up (RnOracle     *oracle,
                  const RnDeal *deal)
{
  int i;
  int j;

  memset (oracle, 0, sizeof *oracle);
  oracle->n_players = deal->n_players;
  oracle->turn = 1;
  oracle->step = RN_STEP_BUY;
  oracle->top = RN_SACRIFICE_NONE;
  for (i = 0; i < RN_KINDS; i++)
    oracle->unseen[i] = deck_of_50[i];
  for (i = 0; i < RN_SACRIFICES; i++)
    oracle->supply[i] = 25;
  for (i = 0; i < RN_COLUMNS; i++)
    for (j = 0; j < RN_COLUMN_CARDS; j++)
      {
        oracle->display[i][j] = deal->display[i][j];
        oracle->unseen[deal->display[i][j]]--;
        oracle->length[i]++;
      }
  for (i = 0; i < oracle->n_players; i++)
    {
      for (j = 0; j < RN_HAND_CARDS; j++)
        oracle->hand[i][deal->hands[i][j]]++;
      oracle->area[i][RN_LUMBERJACK] = 1;
      oracle->wood[i] = 2 + i;
      for (j = 0; j < RN_SACRIFICES; j++)
        get_card (oracle, i, j);
    }
}

void
rn_oracle_begin (RnOracle         *oracle,
                 const RnPosition *position)
{
  int i;
  int j;

  g_assert_cmpint (position->step, ==, RN_STEP_BUY);
  g_assert_cmpint (position->n_hidden, ==, 0);
  memset (oracle, 0, sizeof *oracle);
  oracle->n_players = position->n_players;
  oracle->ply = position->ply;
  oracle->turn = position->turn;
  oracle->active = position->active;
  oracle->step = RN_STEP_BUY;
  oracle->top = position->top;
  for (i = 0; i < RN_KINDS; i++)
    oracle->unseen[i] = position->unseen[i];
  for (i = 0; i < RN_SACRIFICES; i++)
    {
      oracle->supply[i] = position->supply[i];
      oracle->open[i] = position->stone_open[i];
    }
  for (i = 0; i < RN_COLUMNS; i++)
    for (j = 0; j < position->column_length[i]; j++)
      oracle->display[i][oracle->length[i]++] = position->display[i][j];
  for (i = 0; i < oracle->n_players; i++)
    {
      for (j = 0; j < RN_KINDS; j++)
        {
          oracle->hand[i][j] = position->hand[i][j];
          oracle->area[i][j] = position->area[i][j];
        }
      oracle->wood[i] = position->wood[i];
      oracle->glory[i] = position->glory[i];
      for (j = 0; j < RN_SACRIFICES; j++)
        for (oracle->supply[j] += position->sacrifice[i][j];
             oracle->own[i][j] < position->sacrifice[i][j];)
          get_card (oracle, i, j);
    }
}

static void
drop_first (RnOracle *oracle)
{
  int i;

  oracle->n_queue--;
  for (i = 0; i < oracle->n_queue; i++)
    oracle->queue[i] = oracle->queue[i + 1];
}

static void
begin_turn (RnOracle *oracle)
{
  oracle->turn++;
  oracle->active = left_of (oracle, oracle->active);
  oracle->step = RN_STEP_BUY;
}

/* The sacrifice round goes to the next one who owns a card. */
static void
go_round (RnOracle *oracle)
{
  while (oracle->n_queue && rn_oracle_cards_owned (oracle, oracle->queue[0]) == 0)
    drop_first (oracle);
  if (oracle->n_queue)
    oracle->step = RN_STEP_SACRIFICE;
  else
    oracle->step = all_piles_empty (oracle) ? RN_STEP_DRAW : RN_STEP_ADD;
}

static void
build_moai (RnOracle *oracle)
{
  int player;

  oracle->wood[oracle->active] -= 7;
  oracle->n_queue = 0;
  for (player = left_of (oracle, oracle->active); player != oracle->active;
       player = left_of (oracle, player))
    oracle->queue[oracle->n_queue++] = player;
  oracle->queue[oracle->n_queue++] = oracle->active;
  go_round (oracle);
}

static void
apply_play (RnOracle     *oracle,
            const RnMove *move)
{
  oracle->hand[oracle->active][move->kind] -= move->count;
  oracle->area[oracle->active][move->kind] += move->count;
  oracle->step = RN_STEP_DRAW;
  if (move->kind == RN_MOAI)
    build_moai (oracle);
  else
    oracle->wood[oracle->active] -= move->count - 1;
}

static void
apply_sacrifice (RnOracle     *oracle,
                 const RnMove *move)
{
  gboolean told = move->kind != RN_SACRIFICE_NULL;

  remember (oracle, move->player, told ? RN_ORACLE_LAID : RN_ORACLE_UNTOLD, move->kind);
  if (told)
    oracle->own[move->player][move->kind]--;
  else
    oracle->untold[move->player]++;
  if (move->player == oracle->active)
    {
      oracle->hidden_player[oracle->n_hidden] = move->player;
      oracle->hidden_kind[oracle->n_hidden++] = move->kind;
      oracle->top = RN_SACRIFICE_HIDDEN;
    }
  else
    {
      oracle->open[move->kind]++;
      oracle->top = move->kind;
    }
  drop_first (oracle);
  go_round (oracle);
}

int
rn_oracle_leader (const RnOracle *oracle,
                  int             kind)
{
  int player;
  int other;

  for (player = 0; player < oracle->n_players; player++)
    {
      gboolean sole = oracle->area[player][kind] >= 2;

      for (other = 0; other < oracle->n_players; other++)
        if (other != player && oracle->area[other][kind] >= oracle->area[player][kind])
          sole = FALSE;
      if (sole)
        return player;
    }
  return -1;
}

static void
give_cards (RnOracle *oracle,
            int       kind)
{
  int player = oracle->active;
  int i;

  do
    {
      int due = oracle->area[player][RN_FISH + kind] > 0;

      due += rn_oracle_leader (oracle, RN_FISH + kind) == player;
      for (i = 0; i < due; i++)
        if (oracle->supply[kind])
          get_card (oracle, player, kind);
        else
          oracle->queue[oracle->n_queue++] = player;
      player = left_of (oracle, player);
    }
  while (player != oracle->active);
  if (oracle->n_queue && !all_piles_empty (oracle))
    oracle->step = RN_STEP_SUBSTITUTE;
  else
    begin_turn (oracle);
}

static int
scored_number (const RnOracle *oracle,
               int             player,
               int             kind)
{
  return oracle->area[player][kind] + (rn_oracle_leader (oracle, kind) == player ? 1 : 0);
}

static void
score (RnOracle *oracle,
       int       kind)
{
  int player = oracle->active;

  oracle->scored = kind;
  oracle->n_queue = 0;
  if (kind >= RN_FISH)
    {
      give_cards (oracle, kind - RN_FISH);
      return;
    }
  do
    {
      if (kind == RN_MOAI && oracle->area[player][kind])
        oracle->queue[oracle->n_queue++] = player;
      if (kind == RN_LUMBERJACK)
        oracle->wood[player] += scored_number (oracle, player, kind);
      if (kind == RN_PRIEST)
        oracle->glory[player] += scored_number (oracle, player, kind);
      player = left_of (oracle, player);
    }
  while (player != oracle->active);
  if (oracle->n_queue)
    oracle->step = RN_STEP_REWARD;
  else
    begin_turn (oracle);
}

static void
after_drawing (RnOracle *oracle)
{
  int column = oracle->drawn_from;

  if (rn_oracle_sum (oracle->hand[oracle->active], RN_KINDS) < 3)
    oracle->step = RN_STEP_DRAW;
  else
    score (oracle, oracle->display[column][oracle->length[column] - 1]);
}

static void
end_game (RnOracle *oracle)
{
  int player = oracle->active;

  oracle->n_queue = 0;
  do
    {
      if (oracle->untold[player])
        oracle->queue[oracle->n_queue++] = player;
      player = left_of (oracle, player);
    }
  while (player != oracle->active);
  oracle->step = oracle->n_queue ? RN_STEP_REVEAL : RN_STEP_OVER;
}

static void
apply_draw (RnOracle *oracle,
            int       column)
{
  int card = oracle->display[column][--oracle->length[column]];

  oracle->hand[oracle->active][card]++;
  oracle->drawn_from = column;
  if (oracle->length[column])
    after_drawing (oracle);
  else if (rn_oracle_sum (oracle->unseen, RN_KINDS) > 4)
    oracle->step = RN_STEP_REFILL;
  else
    end_game (oracle);
}

static void
apply_refill (RnOracle     *oracle,
              const RnMove *move)
{
  int i;

  for (i = 0; i < 4; i++)
    {
      oracle->unseen[move->cards[i]]--;
      oracle->display[oracle->drawn_from][i] = move->cards[i];
    }
  oracle->length[oracle->drawn_from] = 4;
  after_drawing (oracle);
}

static void
take_out (RnOracle *oracle,
          int       player)
{
  int i = 0;

  while (oracle->queue[i] != player)
    i++;
  memmove (oracle->queue + i, oracle->queue + i + 1, (oracle->n_queue - i - 1) * sizeof (int));
  oracle->n_queue--;
}

static void
apply_reward (RnOracle     *oracle,
              const RnMove *move)
{
  int number = scored_number (oracle, move->player, RN_MOAI);

  if (move->kind == RN_REWARD_WOOD)
    oracle->wood[move->player] += number;
  else
    oracle->glory[move->player] += number;
  take_out (oracle, move->player);
  if (!oracle->n_queue)
    begin_turn (oracle);
}

static void
apply_substitute (RnOracle     *oracle,
                  const RnMove *move)
{
  if (move->kind != RN_SACRIFICE_NULL)
    get_card (oracle, move->player, move->kind);
  drop_first (oracle);
  if (all_piles_empty (oracle))
    oracle->n_queue = 0;
  if (!oracle->n_queue)
    begin_turn (oracle);
}

static void
apply_reveal (RnOracle     *oracle,
              const RnMove *move)
{
  int i;
  int n = 0;

  for (i = 0; i < oracle->n_hidden; i++)
    if (oracle->hidden_player[i] == move->player && oracle->hidden_kind[i] == RN_SACRIFICE_NULL)
      {
        oracle->own[move->player][move->cards[n]]--;
        oracle->hidden_kind[i] = move->cards[n++];
      }
  oracle->untold[move->player] = 0;
  take_out (oracle, move->player);
  if (!oracle->n_queue)
    oracle->step = RN_STEP_OVER;
}

void
rn_oracle_apply (RnOracle     *oracle,
                 const RnMove *move)
{
  oracle->ply++;
  switch (move->type)
    {
    case RN_MOVE_BUY:
      oracle->wood[oracle->active] -= rn_oracle_price (oracle, oracle->active, move->kind);
      get_card (oracle, oracle->active, move->kind);
      oracle->step = RN_STEP_PLAY;
      break;
    case RN_MOVE_PLAY:
      apply_play (oracle, move);
      break;
    case RN_MOVE_RETURN_MOAI:
      oracle->hand[oracle->active][RN_MOAI]--;
      oracle->box++;
      oracle->step = RN_STEP_DRAW;
      break;
    case RN_MOVE_SACRIFICE:
      apply_sacrifice (oracle, move);
      break;
    case RN_MOVE_ADD:
      oracle->supply[move->kind]--;
      oracle->open[move->kind]++;
      oracle->top = move->kind;
      oracle->step = RN_STEP_DRAW;
      break;
    case RN_MOVE_DRAW:
      apply_draw (oracle, move->column);
      break;
    case RN_MOVE_REFILL:
      apply_refill (oracle, move);
      break;
    case RN_MOVE_REWARD:
      apply_reward (oracle, move);
      break;
    case RN_MOVE_SUBSTITUTE:
      apply_substitute (oracle, move);
      break;
    case RN_MOVE_REVEAL:
      apply_reveal (oracle, move);
      break;
    default:
      g_assert_not_reached ();
    }
}
