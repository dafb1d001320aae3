/* rn-oracle.c: the rules once more, written down as plainly as the rules page
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

static int
sum (const int *numbers,
     int        n)
{
  return n ? numbers[0] + sum (numbers + 1, n - 1) : 0;
}

static int
left_of (const RnOracle *oracle,
         int             player)
{
  return player + 1 == oracle->n_players ? 0 : player + 1;
}

static int
cards_owned (const RnOracle *oracle,
             int             player)
{
  return sum (oracle->own[player], RN_SACRIFICES) - oracle->untold[player];
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

/* Untold cards: every assignment is tried */

static gboolean
some_story (const RnOracleStory *story,
            int                  at,
            int                 *owned,
            int                  wanted)
{
  const RnOracleEvent *event = &story->events[at];
  gboolean found = FALSE;
  int kind;

  if (at == story->n)
    return owned[wanted] > 0;
  if (event->type == RN_ORACLE_GOT)
    {
      owned[event->kind]++;
      found = some_story (story, at + 1, owned, wanted);
      owned[event->kind]--;
      return found;
    }
  for (kind = 0; kind < RN_SACRIFICES && !found; kind++)
    {
      if (owned[kind] == 0 || (event->type == RN_ORACLE_LAID && kind != event->kind))
        continue;
      owned[kind]--;
      found = some_story (story, at + 1, owned, wanted);
      owned[kind]++;
    }
  return found;
}

gboolean
rn_oracle_could_own (const RnOracle *oracle,
                     int             player,
                     int             kind)
{
  int owned[RN_SACRIFICES] = { 0 };

  if (!oracle->untold[player])
    return oracle->own[player][kind] > 0;
  return some_story (&oracle->story[player], 0, owned, kind);
}

gboolean
rn_oracle_reveal_possible (const RnOracle *oracle,
                           int             player,
                           const guint8   *kinds,
                           int             n_kinds)
{
  const RnOracleStory *story = &oracle->story[player];
  int owned[RN_SACRIFICES] = { 0 };
  int i;

  if (n_kinds != oracle->untold[player])
    return FALSE;
  for (i = 0; i < story->n; i++)
    {
      int kind = story->events[i].kind;

      if (story->events[i].type == RN_ORACLE_UNTOLD)
        kind = *kinds++;
      if (kind >= RN_SACRIFICES)
        return FALSE;
      owned[kind] += story->events[i].type == RN_ORACLE_GOT ? 1 : -1;
      if (owned[kind] < 0)
        return FALSE;
    }
  return TRUE;
}

static gboolean
random_story (const RnOracleStory *story,
              int                  at,
              int                 *owned,
              GRand               *rand,
              guint8              *kinds)
{
  const RnOracleEvent *event = &story->events[at];
  int first = g_rand_int_range (rand, 0, RN_SACRIFICES);
  int i;

  if (at == story->n)
    return TRUE;
  if (event->type == RN_ORACLE_GOT)
    {
      gboolean found;

      owned[event->kind]++;
      found = random_story (story, at + 1, owned, rand, kinds);
      owned[event->kind]--;
      return found;
    }
  for (i = 0; i < RN_SACRIFICES; i++)
    {
      int kind = (first + i) % RN_SACRIFICES;
      gboolean found;

      if (owned[kind] == 0 || (event->type == RN_ORACLE_LAID && kind != event->kind))
        continue;
      owned[kind]--;
      if (event->type == RN_ORACLE_UNTOLD)
        kinds[0] = kind;
      found = random_story (story, at + 1, owned, rand,
                            kinds + (event->type == RN_ORACLE_UNTOLD));
      owned[kind]++;
      if (found)
        return TRUE;
    }
  return FALSE;
}

int
rn_oracle_random_reveal (const RnOracle *oracle,
                         int             player,
                         GRand          *rand,
                         guint8          kinds[RN_MAX_HIDDEN])
{
  int owned[RN_SACRIFICES] = { 0 };

  g_assert_true (random_story (&oracle->story[player], 0, owned, rand, kinds));
  return oracle->untold[player];
}

/* Legality, line by line after the table of refusals */

int
rn_oracle_price (const RnOracle *oracle,
                 int             player,
                 int             kind)
{
  int price = 5;
  int i;

  for (i = 0; i < oracle->area[player][RN_FISH + kind]; i++)
    if (price > 0)
      price--;
  return price;
}

static const char *
refuse_buy (const RnOracle *oracle,
            const RnMove   *move)
{
  if (oracle->step != RN_STEP_BUY)
    return "R4.3";
  if (move->kind >= RN_SACRIFICES || oracle->supply[move->kind] == 0)
    return "R4.1";
  if (rn_oracle_price (oracle, oracle->active, move->kind) > oracle->wood[oracle->active])
    return "R4.3";
  return NULL;
}

static const char *
refuse_play (const RnOracle *oracle,
             const RnMove   *move)
{
  int wood = oracle->wood[oracle->active];

  if (oracle->step != RN_STEP_BUY && oracle->step != RN_STEP_PLAY)
    return "R3.2";
  if (move->kind >= RN_KINDS)
    return "R5.8";
  if (move->count != 1 && !(move->kind >= RN_FISH && (move->count == 2 || move->count == 3)))
    return "R5.5";
  if (oracle->hand[oracle->active][move->kind] < move->count)
    return "R5.8";
  if (move->kind == RN_MOAI && wood < 7)
    return "R5.3";
  if (move->kind >= RN_FISH && wood < move->count - 1)
    return "R5.4";
  return NULL;
}

static const char *
refuse_return (const RnOracle *oracle)
{
  if (oracle->step != RN_STEP_BUY && oracle->step != RN_STEP_PLAY)
    return "R3.2";
  if (oracle->hand[oracle->active][RN_MOAI] == 3 && oracle->wood[oracle->active] < 7)
    return NULL;
  return "R5.6";
}

static const char *
refuse_sacrifice (const RnOracle *oracle,
                  const RnMove   *move)
{
  gboolean last;
  gboolean legal;

  if (oracle->step != RN_STEP_SACRIFICE)
    return "R3.2";
  last = oracle->queue[0] == oracle->active;
  legal = move->player == oracle->queue[0];
  if (legal && move->kind == RN_SACRIFICE_NULL)
    legal = last;
  else if (legal)
    legal = move->kind < RN_SACRIFICES && rn_oracle_could_own (oracle, move->player, move->kind);
  return legal ? NULL : last ? "R6.2" : "R6.1";
}

static const char *
refuse_refill (const RnOracle *oracle,
               const RnMove   *move)
{
  int left[RN_KINDS];
  int i;

  if (oracle->step != RN_STEP_REFILL)
    return "R3.2";
  if (move->n_cards != 4)
    return "R7.2";
  for (i = 0; i < 4; i++)
    if (move->cards[i] >= RN_KINDS)
      return "R7.2";
  memcpy (left, oracle->unseen, sizeof left);
  for (i = 0; i < 4; i++)
    if (--left[move->cards[i]] < 0)
      return "R1.2";
  return NULL;
}

static gboolean
in_queue (const RnOracle *oracle,
          int             player)
{
  int i;

  for (i = 0; i < oracle->n_queue; i++)
    if (oracle->queue[i] == player)
      return TRUE;
  return FALSE;
}

static const char *
refuse_reveal (const RnOracle *oracle,
               const RnMove   *move)
{
  if (oracle->step != RN_STEP_REVEAL)
    return "R3.2";
  if (!in_queue (oracle, move->player)
      || !rn_oracle_reveal_possible (oracle, move->player, move->cards, move->n_cards))
    return "R8.2";
  return NULL;
}

static const char *
refuse_substitute (const RnOracle *oracle,
                   const RnMove   *move)
{
  if (oracle->step != RN_STEP_SUBSTITUTE)
    return "R3.2";
  if (move->player != oracle->queue[0])
    return "R7.9";
  if (move->kind == RN_SACRIFICE_NULL)
    return NULL;
  return move->kind < RN_SACRIFICES && oracle->supply[move->kind] ? NULL : "R7.9";
}

static const char *
refuse_other (const RnOracle *oracle,
              const RnMove   *move)
{
  switch (move->type)
    {
    case RN_MOVE_ADD:
      if (oracle->step != RN_STEP_ADD)
        return "R3.2";
      return move->kind < RN_SACRIFICES && oracle->supply[move->kind] ? NULL : "R6.3";
    case RN_MOVE_DRAW:
      if (oracle->step != RN_STEP_DRAW)
        return "R3.2";
      return move->column < RN_COLUMNS && oracle->length[move->column] ? NULL : "R7.1";
    case RN_MOVE_REWARD:
      if (oracle->step != RN_STEP_REWARD)
        return "R3.2";
      return in_queue (oracle, move->player) && move->kind <= RN_REWARD_GLORY ? NULL : "R7.6";
    default:
      return "R3.2";
    }
}

const char *
rn_oracle_refusal (const RnOracle *oracle,
                   const RnMove   *move)
{
  if (oracle->step == RN_STEP_OVER)
    return "R8.1";
  if (oracle->step == RN_STEP_REVEAL && move->type != RN_MOVE_REVEAL)
    return "R8.1";
  switch (move->type)
    {
    case RN_MOVE_BUY: return refuse_buy (oracle, move);
    case RN_MOVE_PLAY: return refuse_play (oracle, move);
    case RN_MOVE_RETURN_MOAI: return refuse_return (oracle);
    case RN_MOVE_SACRIFICE: return refuse_sacrifice (oracle, move);
    case RN_MOVE_REFILL: return refuse_refill (oracle, move);
    case RN_MOVE_SUBSTITUTE: return refuse_substitute (oracle, move);
    case RN_MOVE_REVEAL: return refuse_reveal (oracle, move);
    default: return refuse_other (oracle, move);
    }
}

/* What moves do */

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
  while (oracle->n_queue && cards_owned (oracle, oracle->queue[0]) == 0)
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

  if (sum (oracle->hand[oracle->active], RN_KINDS) < 3)
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
  else if (sum (oracle->unseen, RN_KINDS) >= 4)
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

/* Comparing */

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
  SAME (rn_position_sacrifice_total (position, player), cards_owned (oracle, player), "a total");
}

static void
compare_table (const RnOracle   *oracle,
               const RnPosition *position)
{
  gboolean ended = oracle->step == RN_STEP_REVEAL || oracle->step == RN_STEP_OVER;
  int i;
  int j;

  SAME (position->deck, ended ? 0 : sum (oracle->unseen, RN_KINDS), "the draw pile");
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
  SAME (rn_position_stone_size (position), sum (oracle->open, RN_SACRIFICES) + oracle->n_hidden,
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
