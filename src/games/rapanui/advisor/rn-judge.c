/* rn-judge.c: what each legal move is worth, estimated at sight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-judge.h"

#include <math.h>
#include <string.h>

const RnWeights rn_weights = {
  .wood = 0.59f,
  .wood_turns = 5.9f,
  .future = 1.1f,
  .purchase = 0.98f,
  .hand = 0.82f,
  .threat = 0.3f,
  .others = 1.0f,
  .moai = 0.36f,
};

/* Cards drawn in a turn, on average of games between computer players. */
#define DRAWS_PER_TURN 1.35f
/* A game that ends now is won or lost now. */
#define END_WORTH 6.0f

typedef struct
{
  const RnWeights *weights;
  const RnPosition *position;
  guint me;
  float turns;                 /* of all players, until the end */
  float own_turns;
  float wood;                  /* what one wood is worth */
  float others;                /* what a point of another counts */
  float value[RN_SACRIFICES];
  float rate[RN_KINDS];        /* how often a scoring is of this kind */
  float score[RN_KINDS];       /* what it would bring now */
  float next_score[RN_KINDS];  /* and what the next player would have of it */
  float in_hand[RN_KINDS];     /* what one card more in hand is worth */
} Judge;

/* Until a column can't be refilled (R8.1). */
static float
count_turns (const RnPosition *position)
{
  guint shortest = RN_COLUMN_CARDS;
  guint shown = 0;

  for (guint c = 0; c < RN_COLUMNS; c++)
    {
      guint length = position->column_length[c];

      shown += length;
      shortest = length > 0 ? MIN (shortest, length) : shortest;
    }

  return ((position->deck > 2 ? position->deck - 2 : 0) + MAX ((float) shortest, shown - 6.0f))
         / DRAWS_PER_TURN;
}

static void
count_rates (Judge *self)
{
  const RnPosition *position = self->position;
  float counts[RN_KINDS];
  float all = 0;

  for (guint k = 0; k < RN_KINDS; k++)
    counts[k] = 0.5f + position->unseen[k];
  for (guint c = 0; c < RN_COLUMNS; c++)
    for (guint i = 0; i < position->column_length[c]; i++)
      counts[position->display[c][i]] += 1;
  for (guint k = 0; k < RN_KINDS; k++)
    all += counts[k];
  for (guint k = 0; k < RN_KINDS; k++)
    self->rate[k] = counts[k] / all;
}

/* What a Sacrifice card of each kind is likely to be worth in the end (R8.3); every card is known by kind. */
static void
find_values (const RnPosition *position,
             float             value[RN_SACRIFICES])
{
  float stone[RN_SACRIFICES];

  rn_judge_count_stone (position, stone);
  rn_judge_estimate_values (stone, rn_judge_count_coming (position, count_turns (position)), value);
}

/* What a scoring gives to a player with so many displayed (R7.4–R7.8). */
static inline float
gain (const Judge *self,
      guint        kind,
      guint        count,
      gboolean     bonus)
{
  if (count == 0)
    return 0;

  switch (kind)
    {
    case RN_LUMBERJACK:
      return (float) (count + bonus) * self->wood;
    case RN_PRIEST:
    case RN_MOAI:
      return (float) (count + bonus);
    default:
      return (float) (1 + bonus) * self->value[kind - RN_FISH];
    }
}

/* What a scoring of @kind is worth for @who if it displays @count of it. */
static float
score_worth (const Judge *self,
             guint        who,
             guint        kind,
             guint        count)
{
  const RnPosition *position = self->position;
  guint best = count, second = 0;
  float others = 0;

  for (guint p = 0; p < position->n_players; p++)
    {
      guint shown = position->area[p][kind];

      if (p == who)
        continue;
      if (shown > best)
        {
          second = best;
          best = shown;
        }
      else
        second = MAX (second, shown);
    }
  for (guint p = 0; p < position->n_players; p++)
    {
      guint shown = position->area[p][kind];

      if (p != who)
        others += gain (self, kind, shown, shown >= 2 && shown == best && second < best);
    }

  return gain (self, kind, count, count >= 2 && count == best && second < best)
         - self->others * others;
}

static float
purchase_profit (const Judge *self,
                 guint        kind,
                 guint        shown)
{
  float price = shown < RN_SACRIFICE_PRICE ? (float) (RN_SACRIFICE_PRICE - shown) : 0;

  if (self->position->supply[kind] == 0)
    return 0;

  return MAX (0.0f, self->value[kind] - price * self->wood);
}

static float
best_profit (const Judge *self,
             guint        more_kind,
             guint        more)
{
  float best = 0;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      guint shown = self->position->area[self->me][RN_FISH + k];

      best = MAX (best, purchase_profit (self, k, shown + (RN_FISH + k == more_kind ? more : 0)));
    }

  return best;
}

/* What laying cards out is worth for the turns to come, the price not counted. */
static float
play_future (const Judge *self,
             guint        kind,
             guint        count)
{
  guint shown = self->position->area[self->me][kind];
  float more = score_worth (self, self->me, kind, shown + count) - self->score[kind];
  float worth = self->weights->future * self->turns * self->rate[kind] * more;

  if (kind == RN_MOAI)
    return worth + RN_MOAI_POINTS + self->weights->moai;
  if (kind >= RN_FISH)
    worth += self->weights->purchase * self->own_turns
             * (best_profit (self, kind, count) - best_profit (self, RN_KINDS, 0));

  return worth;
}

static void
begin (Judge            *self,
       const RnWeights  *weights,
       const RnPosition *position,
       guint             me)
{
  guint next = me + 1 == position->n_players ? 0 : me + 1;

  self->weights = weights;
  self->position = position;
  self->me = me;
  self->turns = count_turns (position);
  self->own_turns = self->turns / (float) position->n_players;
  self->wood = 0.2f + weights->wood * MIN (1.0f, self->own_turns / weights->wood_turns);
  self->others = weights->others / (float) (position->n_players - 1);
  find_values (position, self->value);
  count_rates (self);
  for (guint k = 0; k < RN_KINDS; k++)
    {
      self->score[k] = score_worth (self, me, k, position->area[me][k]);
      self->next_score[k] = score_worth (self, next, k, position->area[next][k]);
    }
}

static void
judge_hand (Judge *self)
{
  float use = self->weights->hand * MIN (1.0f, self->own_turns);

  for (guint k = 0; k < RN_KINDS; k++)
    {
      float price = k == RN_MOAI ? RN_MOAI_PRICE * self->wood : 0;

      self->in_hand[k] = use * MAX (0.0f, play_future (self, k, 1) - price);
    }
}

/* What a refill uncovers on average. */
static float
unknown_score (const Judge *self)
{
  const RnPosition *position = self->position;
  float sum = 0, all = 0;

  for (guint k = 0; k < RN_KINDS; k++)
    {
      sum += position->unseen[k] * self->score[k];
      all += position->unseen[k];
    }

  return all > 0 ? sum / all : 0;
}

/* The best that the next player can uncover with one card. */
static float
threat (const Judge  *self,
        const guint8 *lengths)
{
  float best = -100;

  for (guint c = 0; c < RN_COLUMNS; c++)
    if (lengths[c] >= 2)
      best = MAX (best, self->next_score[self->position->display[c][lengths[c] - 2]]);

  return best > -100 ? best : 0;
}

/* Points if the game were over, as far as they show. */
static float
points_now (const Judge *self,
            guint        player)
{
  const RnPosition *position = self->position;
  float points = (float) (position->glory[player] + RN_MOAI_POINTS * position->area[player][RN_MOAI]
                          + position->wood[player] / RN_WOOD_PER_POINT);

  for (guint k = 0; k < RN_SACRIFICES; k++)
    points += self->value[k] * position->sacrifice[player][k];

  return points;
}

/* Who draws the last card ends the game: then the lead over the best of the others counts, not what is to come. */
static float
end_worth (const Judge *self)
{
  float lead = 100;

  for (guint p = 0; p < self->position->n_players; p++)
    if (p != self->me)
      lead = MIN (lead, points_now (self, self->me) - points_now (self, p));

  return END_WORTH * lead / (fabsf (lead) + 3.0f);
}

static float draw_best (const Judge *self, guint8 *lengths, guint n_draws);

static float
draw_worth (const Judge *self,
            guint8      *lengths,
            guint        column,
            guint        n_draws)
{
  const guint8 *cards = self->position->display[column];
  guint length = lengths[column] - 1u;
  float worth = self->in_hand[cards[length]];

  if (length == 0)
    return worth + (self->position->deck > RN_COLUMN_CARDS ? unknown_score (self) : end_worth (self));

  lengths[column]--;
  if (n_draws > 1)
    worth += draw_best (self, lengths, n_draws - 1);
  else
    worth += self->score[cards[length - 1]] - self->weights->threat * threat (self, lengths);
  lengths[column]++;

  return worth;
}

static float
draw_best (const Judge *self,
           guint8      *lengths,
           guint        n_draws)
{
  float best = -1000;

  for (guint c = 0; c < RN_COLUMNS; c++)
    if (lengths[c] > 0)
      best = MAX (best, draw_worth (self, lengths, c, n_draws));

  return best;
}

static void
judge_draws (Judge        *self,
             const RnMove *moves,
             guint         n_moves,
             float        *worth)
{
  guint lacking = RN_HAND_CARDS;
  guint8 lengths[RN_COLUMNS];

  for (guint k = 0; k < RN_KINDS; k++)
    lacking -= self->position->hand[self->position->active][k];
  judge_hand (self);
  memcpy (lengths, self->position->column_length, sizeof lengths);
  for (guint i = 0; i < n_moves; i++)
    worth[i] = draw_worth (self, lengths, moves[i].column, lacking);
}

/* A play with the best draw after it. */
static float
play_worth (Judge        *self,
            const RnMove *move)
{
  guint8 lengths[RN_COLUMNS];
  float before, worth;

  memcpy (lengths, self->position->column_length, sizeof lengths);
  if (move->type == RN_MOVE_RETURN_MOAI)
    return draw_best (self, lengths, 1);

  worth = play_future (self, move->kind, move->count)
          - (float) rn_play_price (move->kind, move->count) * self->wood
          - self->in_hand[move->kind];
  before = self->score[move->kind];
  self->score[move->kind] = score_worth (self, self->me, move->kind,
                                         self->position->area[self->me][move->kind] + move->count);
  worth += draw_best (self, lengths, move->count);
  self->score[move->kind] = before;

  return worth;
}

static guint
move_price (const RnPosition *position,
            const RnMove     *move)
{
  switch (move->type)
    {
    case RN_MOVE_BUY:
      return rn_position_price (position, position->active, move->kind);
    case RN_MOVE_PLAY:
      return rn_play_price (move->kind, move->count);
    default:
      return 0;
    }
}

/* The best play that so much wood still pays, or putting back a Moai. */
static float
best_play (Judge        *self,
           const RnMove *moves,
           const float  *worth,
           guint         n_moves,
           guint         wood)
{
  float best = -1000;

  for (guint i = 0; i < n_moves; i++)
    if (moves[i].type != RN_MOVE_BUY && move_price (self->position, &moves[i]) <= wood)
      best = MAX (best, worth[i]);

  return best;
}

static void
judge_plays (Judge        *self,
             const RnMove *moves,
             guint         n_moves,
             float        *worth)
{
  guint wood = self->position->wood[self->me];

  judge_hand (self);
  for (guint i = 0; i < n_moves; i++)
    if (moves[i].type != RN_MOVE_BUY)
      worth[i] = play_worth (self, &moves[i]);

  for (guint i = 0; i < n_moves; i++)
    if (moves[i].type == RN_MOVE_BUY)
      {
        guint price = move_price (self->position, &moves[i]);

        worth[i] = best_play (self, moves, worth, n_moves, wood - price)
                   + self->value[moves[i].kind] - (float) price * self->wood;
      }
}

/* What a player will have of a kind in the end. */
static float
expected_cards (const Judge *self,
                guint        player,
                guint        kind)
{
  guint shown = self->position->area[player][RN_FISH + kind];

  return self->position->sacrifice[player][kind]
         + (shown > 0 ? self->turns * self->rate[RN_FISH + kind] : 0);
}

static void
weigh_stone (const Judge  *self,
             RnJudgeStone *stone)
{
  *stone = (RnJudgeStone) { .coming = rn_judge_count_coming (self->position, self->turns), .others = self->others };
  for (guint k = 0; k < RN_SACRIFICES; k++)
    for (guint p = 0; p < self->position->n_players; p++)
      stone->weight[k] += expected_cards (self, p, k) * (p == self->me ? 1.0f : -self->others);
  rn_judge_count_stone (self->position, stone->count);
}

static void
judge_stone (Judge        *self,
             const RnMove *moves,
             guint         n_moves,
             float        *worth)
{
  RnJudgeStone stone;

  weigh_stone (self, &stone);
  for (guint i = 0; i < n_moves; i++)
    worth[i] = moves[i].kind < RN_SACRIFICES
                 ? rn_judge_stone_worth (&stone, moves[i].kind, moves[i].type == RN_MOVE_SACRIFICE)
                 : -1000;
}

/* Glory is the unit: as many points as Moai, or as much wood (R7.6). */
static void
judge_rewards (Judge        *self,
               const RnMove *moves,
               guint         n_moves,
               float        *worth)
{
  float count = self->position->area[self->me][RN_MOAI];

  for (guint i = 0; i < n_moves; i++)
    worth[i] = moves[i].kind == RN_REWARD_WOOD ? count * self->wood : count;
}

/* To take no card is a choice too, and worth nothing. */
static void
judge_substitutes (Judge        *self,
                   const RnMove *moves,
                   guint         n_moves,
                   float        *worth)
{
  for (guint i = 0; i < n_moves; i++)
    worth[i] = moves[i].kind < RN_SACRIFICES ? self->value[moves[i].kind] : 0;
}

static guint
who_acts (const RnPosition *position,
          const RnMove     *move)
{
  switch (move->type)
    {
    case RN_MOVE_SACRIFICE:
    case RN_MOVE_REWARD:
    case RN_MOVE_SUBSTITUTE:
      return move->player;
    default:
      return position->active;
    }
}

void
rn_judge_moves (const RnWeights  *weights,
                const RnPosition *position,
                const RnMove     *moves,
                guint             n_moves,
                float            *worth)
{
  Judge self;

  begin (&self, weights, position, who_acts (position, &moves[0]));
  switch ((RnStep) position->step)
    {
    case RN_STEP_BUY:
    case RN_STEP_PLAY:
      judge_plays (&self, moves, n_moves, worth);
      break;
    case RN_STEP_DRAW:
      judge_draws (&self, moves, n_moves, worth);
      break;
    case RN_STEP_SACRIFICE:
    case RN_STEP_ADD:
      judge_stone (&self, moves, n_moves, worth);
      break;
    case RN_STEP_REWARD:
      judge_rewards (&self, moves, n_moves, worth);
      break;
    case RN_STEP_SUBSTITUTE:
      judge_substitutes (&self, moves, n_moves, worth);
      break;
    case RN_STEP_REFILL:
    case RN_STEP_REVEAL:
    case RN_STEP_OVER:
    default:
      memset (worth, 0, n_moves * sizeof *worth);
      break;
    }
}

guint
rn_judge_best (const RnWeights  *weights,
               const RnPosition *position,
               const RnMove     *moves,
               guint             n_moves)
{
  float worth[RN_MAX_LEGAL];
  guint best = 0;

  if (n_moves == 1)
    return 0;

  rn_judge_moves (weights, position, moves, n_moves, worth);
  for (guint i = 1; i < n_moves; i++)
    if (worth[i] > worth[best])
      best = i;

  return best;
}

void
rn_judge_weigh_stone (const RnWeights  *weights,
                      const RnPosition *position,
                      guint             player,
                      RnJudgeStone     *stone)
{
  Judge self;

  begin (&self, weights, position, player);
  weigh_stone (&self, stone);
}
