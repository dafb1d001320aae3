/* rn-judge-stone.c: what Sacrifice cards are likely to be worth in the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-judge-stone.h"

#include <math.h>
#include <string.h>

/* How many of the Moai that are left will be built. */
#define MOAI_BUILT 0.7f

static guint
count_moai_left (const RnPosition *position)
{
  guint n = position->unseen[RN_MOAI];

  for (guint c = 0; c < RN_COLUMNS; c++)
    for (guint i = 0; i < position->column_length[c]; i++)
      n += position->display[c][i] == RN_MOAI;
  for (guint p = 0; p < position->n_players; p++)
    n += position->hand[p][RN_MOAI];

  return n;
}

void
rn_judge_count_stone (const RnPosition *position,
                      float             stone[RN_SACRIFICES])
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    stone[k] = position->stone_open[k];
  for (guint i = 0; i < position->n_hidden; i++)
    if (position->hidden[i].kind < RN_SACRIFICES)
      stone[position->hidden[i].kind] += 1;
}

float
rn_judge_count_coming (const RnPosition *position,
                       float             turns)
{
  return MOAI_BUILT * (float) count_moai_left (position) * (float) (position->n_players + 1)
         * MIN (1.0f, turns / 8.0f);
}

void
rn_judge_estimate_values (const float stone[RN_SACRIFICES],
                          float       coming,
                          float       value[RN_SACRIFICES])
{
  float scale = 0.2f + 0.5f * sqrtf (coming);
  float all = stone[0] + stone[1] + stone[2] + stone[3] + coming;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      value[k] = 3.0f;
      for (guint other = 0; other < RN_SACRIFICES; other++)
        {
          float lead = stone[other] - stone[k];

          if (other == k)
            continue;
          value[k] -= lead == 0 ? 0.42f * scale / (scale + 0.4f)
                                : 0.5f + 0.5f * lead / (fabsf (lead) + scale);
        }
      value[k] *= MIN (1.0f, all);
    }
}

float
rn_judge_stone_worth (const RnJudgeStone *self,
                      guint               kind,
                      gboolean            own)
{
  float count[RN_SACRIFICES];
  float value[RN_SACRIFICES];
  float worth;

  memcpy (count, self->count, sizeof count);
  count[kind] += 1;
  rn_judge_estimate_values (count, self->coming, value);
  worth = own ? -value[kind] : 0;
  for (guint k = 0; k < RN_SACRIFICES; k++)
    worth += self->weight[k] * value[k];

  return worth;
}
