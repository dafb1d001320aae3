/* tp-playout.c: whole games of Tapati that the computer plays by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/advisor/tp-playout.h"

#include <string.h>

guint
tp_draw_one (guint8    *left,
             guint      n_kinds,
             AhuRandom *random)
{
  guint total = 0;
  guint kind = 0;
  guint at;

  for (guint i = 0; i < n_kinds; i++)
    total += left[i];
  at = ahu_random_below (random, total);
  while (at >= left[kind])
    at -= left[kind++];
  left[kind]--;

  return kind;
}

guint8
tp_draw_size (const TpPosition *position)
{
  return position->draw == TP_DRAW_MARKET ? position->box.row : 1;
}

void
tp_draw (const TpPosition *position,
         TpMove           *reveal,
         AhuRandom        *random)
{
  guint8 stock[TP_CIRCLES], recycled[TP_CIRCLES], rugs[TP_RUGS];

  memcpy (stock, &position->store[TP_QUARRY_1], sizeof stock);
  memcpy (recycled, position->recycled, sizeof recycled);
  memcpy (rugs, &position->store[TP_RUG_2], sizeof rugs);
  *reveal = (TpMove) { .type = TP_MOVE_REVEAL, .what = position->draw };
  reveal->n_quarries = tp_draw_size (position);

  for (guint i = 0; i < reveal->n_quarries; i++)
    {
      if (stock[0] + stock[1] + stock[2] + stock[3] == 0)
        {
          memcpy (stock, recycled, sizeof stock);
          memset (recycled, 0, sizeof recycled);
        }
      reveal->quarries[i] = (guint8) (1 + tp_draw_one (stock, TP_CIRCLES, random));
    }
  if (position->draw == TP_DRAW_MARKET)
    reveal->rug = (guint8) (2 + tp_draw_one (rugs, TP_RUGS, random));
}

void
tp_choose_random (const TpPosition *position,
                  TpMove           *move,
                  AhuRandom        *random)
{
  TpMove moves[TP_MAX_LEGAL];
  guint n;

  if (position->step == TP_STEP_REVEAL)
    {
      tp_draw (position, move, random);
      return;
    }

  n = tp_legal_moves (position, moves);
  *move = moves[n > 1 ? ahu_random_below (random, n) : 0];
}

void
tp_playout_random (TpPosition    *position,
                   AhuRandom     *random,
                   TpPlayoutMove  told,
                   gpointer       data)
{
  while (position->step != TP_STEP_OVER)
    {
      TpMove move;

      tp_choose_random (position, &move, random);
      if (told != NULL)
        told (&move, data);
      tp_apply (position, &move, NULL);
    }
}

static void
choose (const TpPosition   *position,
        const TpBot *const *bots,
        const AhuLimits    *limits,
        TpMove             *move,
        AhuRandom          *randoms)
{
  TpMove moves[TP_MAX_LEGAL];
  guint8 pending[TP_MAX_PLAYERS];
  guint player, n;

  tp_position_pending (position, pending);
  player = pending[0];
  n = tp_bot_own_moves (position, player, moves);
  *move = moves[bots[player]->choose (position, player, moves, n, limits, &randoms[player])];
}

void
tp_playout (TpPosition         *position,
            const TpBot *const *bots,
            const AhuLimits    *limits,
            AhuRandom          *chance,
            AhuRandom          *randoms,
            TpPlayoutMove       told,
            gpointer            data)
{
  while (position->step != TP_STEP_OVER)
    {
      TpMove move;

      if (position->step == TP_STEP_REVEAL)
        tp_draw (position, &move, chance);
      else
        choose (position, bots, limits, &move, randoms);
      if (told != NULL)
        told (&move, data);
      tp_apply (position, &move, NULL);
    }
}
