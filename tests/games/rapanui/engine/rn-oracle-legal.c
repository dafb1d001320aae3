/* rn-oracle-legal.c: what is legal, written down as plainly as the table of refusals
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-oracle.h"

#include <string.h>

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
