/* rn-belief.c: what untold face-down cards are likely to be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-belief.h"

#include <math.h>
#include <string.h>

#include "games/rapanui/advisor/rn-judge.h"
#include "games/rapanui/engine/rn-deduce.h"

const RnBeliefOptions rn_belief_options = {
  .temperature = 0.5f,
  .blind = 0.1f,
};

/* How many choices of cards from those owned make up a set. */
static float
count_ways (const guint8 owned[RN_SACRIFICES],
            const guint8 laid[RN_SACRIFICES])
{
  float ways = 1;

  /* n over k, one factor after the other. */
  for (guint k = 0; k < RN_SACRIFICES; k++)
    for (guint i = 0; i < laid[k]; i++)
      ways = ways * (float) (owned[k] - i) / (float) (i + 1);

  return ways;
}

static void
level (RnBelief *self,
       guint     player)
{
  float all = 0;

  for (guint s = 0; s < self->n_sets[player]; s++)
    all += self->sets[player][s].weight;
  for (guint s = 0; s < self->n_sets[player]; s++)
    self->sets[player][s].weight /= all;
}

void
rn_belief_begin (RnBelief         *self,
                 const RnPosition *position)
{
  RnUntoldSet found[RN_BELIEF_MAX_SETS];

  memset (self->n_sets, 0, sizeof self->n_sets);
  for (guint player = 0; player < position->n_players; player++)
    {
      RnBeliefSet *sets = self->sets[player];

      if (position->untold[player] == 0)
        continue;
      self->n_sets[player] = (guint16) rn_deduce_sets (position, player, NULL, 0, found, RN_BELIEF_MAX_SETS);
      for (guint s = 0; s < self->n_sets[player]; s++)
        {
          sets[s] = (RnBeliefSet) { .weight = 0 };
          for (guint i = 0; i < position->untold[player]; i++)
            sets[s].laid[found[s].kinds[i]]++;
          sets[s].weight = count_ways (position->sacrifice[player], sets[s].laid);
        }
      level (self, player);
    }
}

/* Others' untold cards count as what they are on average: on the Stone, and no more theirs. */
static void
add_others (const RnBelief   *self,
            const RnPosition *position,
            guint             player,
            RnJudgeStone     *stone)
{
  for (guint other = 0; other < position->n_players; other++)
    {
      if (other == player)
        continue;
      for (guint s = 0; s < self->n_sets[other]; s++)
        for (guint k = 0; k < RN_SACRIFICES; k++)
          {
            float laid = self->sets[other][s].weight * self->sets[other][s].laid[k];

            stone->count[k] += laid;
            stone->weight[k] += stone->others * laid;
          }
    }
}

/* How likely a player who has laid @laid lays a card of each kind next.
 * @owned: the cards there were with those laid */
static void
find_shares (const RnBeliefOptions *options,
             const RnJudgeStone    *before,
             const guint8           owned[RN_SACRIFICES],
             const guint8           laid[RN_SACRIFICES],
             float                  share[RN_SACRIFICES])
{
  RnJudgeStone stone = *before;
  float best = -G_MAXFLOAT, sum = 0, cards = 0;
  float left[RN_SACRIFICES], worth[RN_SACRIFICES];

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      left[k] = (float) MAX (0, owned[k] - laid[k]);
      stone.count[k] += laid[k];
      stone.weight[k] -= laid[k];
      cards += left[k];
    }
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      worth[k] = rn_judge_stone_worth (&stone, k, TRUE);
      if (left[k] > 0)
        best = MAX (best, worth[k]);
    }
  for (guint k = 0; k < RN_SACRIFICES; k++)
    sum += share[k] = left[k] > 0 ? expf ((worth[k] - best) / options->temperature) : 0;
  for (guint k = 0; k < RN_SACRIFICES; k++)
    share[k] = cards > 0 ? (1 - options->blind) * share[k] / sum + options->blind * left[k] / cards : 0;
}

static void
add_set (RnBelief          *self,
         guint              player,
         const RnBeliefSet *set)
{
  RnBeliefSet *sets = self->sets[player];
  guint n_sets = self->n_sets[player];

  for (guint s = 0; s < n_sets; s++)
    if (memcmp (sets[s].laid, set->laid, sizeof set->laid) == 0)
      {
        sets[s].weight += set->weight;
        return;
      }

  g_return_if_fail (n_sets < RN_BELIEF_MAX_SETS);
  sets[self->n_sets[player]++] = *set;
}

/* A card that nobody sees: each set becomes up to four. */
static void
lay_untold (RnBelief              *self,
            const RnBeliefOptions *options,
            const RnPosition      *position,
            const RnJudgeStone    *stone,
            guint                  player)
{
  RnBeliefSet before[RN_BELIEF_MAX_SETS] = { { { 0 }, 1 } };
  guint n_before = MAX (1, self->n_sets[player]);

  if (self->n_sets[player] > 0)
    memcpy (before, self->sets[player], n_before * sizeof *before);
  self->n_sets[player] = 0;
  for (guint s = 0; s < n_before; s++)
    {
      float share[RN_SACRIFICES];

      find_shares (options, stone, position->sacrifice[player], before[s].laid, share);
      for (guint k = 0; k < RN_SACRIFICES; k++)
        {
          RnBeliefSet set = before[s];

          if (set.laid[k] >= position->sacrifice[player][k])
            continue;
          set.laid[k]++;
          set.weight *= share[k];
          add_set (self, player, &set);
        }
    }
}

/* A card that all see was there, and not laid before. */
static void
lay_told (RnBelief              *self,
          const RnBeliefOptions *options,
          const RnPosition      *position,
          const RnJudgeStone    *stone,
          guint                  player,
          guint                  kind)
{
  RnBeliefSet *sets = self->sets[player];
  guint n_left = 0;

  for (guint s = 0; s < self->n_sets[player]; s++)
    {
      float share[RN_SACRIFICES];

      if (sets[s].laid[kind] >= position->sacrifice[player][kind])
        continue;
      find_shares (options, stone, position->sacrifice[player], sets[s].laid, share);
      sets[n_left] = sets[s];
      sets[n_left++].weight *= share[kind];
    }
  self->n_sets[player] = (guint16) n_left;
}

void
rn_belief_observe (RnBelief              *self,
                   const RnBeliefOptions *options,
                   const RnPosition      *position,
                   const RnMove          *move)
{
  guint player = move->player;
  RnJudgeStone stone;

  if (move->type != RN_MOVE_SACRIFICE || rn_position_is_untracked (position, player)
      || (self->n_sets[player] == 0 && !rn_move_is_untold (move)))
    return;

  rn_judge_weigh_stone (&rn_weights, position, player, &stone);
  add_others (self, position, player, &stone);
  if (rn_move_is_untold (move))
    lay_untold (self, options, position, &stone, player);
  else
    lay_told (self, options, position, &stone, player, move->kind);
  level (self, player);
}

const RnBeliefSet *
rn_belief_draw (const RnBelief *self,
                guint           player,
                const guint8    left[RN_SACRIFICES],
                AhuRandom      *random)
{
  const RnBeliefSet *sets = self->sets[player];
  const RnBeliefSet *last = NULL;
  float all = 0, chosen;
  gboolean fits[RN_BELIEF_MAX_SETS];

  for (guint s = 0; s < self->n_sets[player]; s++)
    {
      fits[s] = TRUE;
      for (guint k = 0; k < RN_SACRIFICES; k++)
        fits[s] &= sets[s].laid[k] <= left[k];
      if (fits[s])
        all += sets[s].weight;
    }

  chosen = (float) (ahu_random_next (random) >> 40) / (float) (1 << 24) * all;
  for (guint s = 0; s < self->n_sets[player]; s++)
    {
      if (!fits[s])
        continue;
      last = &sets[s];
      if (chosen < sets[s].weight)
        break;
      chosen -= sets[s].weight;
    }

  return last;
}
