/* tp-exchange.c: what can become what in the interchange market (T6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-position.h"

gboolean
tp_position_can_give (const TpPosition *position,
                      guint             player,
                      guint             combination)
{
  const guint8 *tapati = position->players[player].tapati;
  const guint8 *pieces;

  if (combination == TP_COMBINATION_QUARRY)
    return tapati[TP_QUARRY_1] + tapati[TP_QUARRY_2] + tapati[TP_QUARRY_3] + tapati[TP_QUARRY_4] > 0;

  pieces = tp_combination_pieces (combination);

  return tapati[TP_RAPANUI] >= pieces[TP_RAPANUI] && tapati[TP_SLAVE] >= pieces[TP_SLAVE] &&
         tapati[TP_PALM] >= pieces[TP_PALM];
}

guint
tp_position_becomes (const TpPosition *position,
                     guint             given)
{
  guint reached = position->box.arrows[given];
  guint open = reached & ~position->exchange;
  guint followed = 0;

  while (open != 0)
    {
      guint next = (guint) g_bit_nth_lsf (open, -1);

      followed |= 1u << next;
      reached |= position->box.arrows[next];
      open = reached & ~position->exchange & ~followed;
    }

  return reached & position->exchange & ~(1u << given);
}

guint
tp_position_exchange_path (const TpPosition *position,
                           guint             given,
                           guint             taken,
                           guint8            missing[TP_COMBINATIONS])
{
  guint8 queue[TP_COMBINATIONS] = { (guint8) given };
  guint8 before[TP_COMBINATIONS] = { 0, };
  guint met = 1u << given;
  guint n = 1;
  guint steps = 0;

  for (guint i = 0; i < n && !(met >> taken & 1); i++)
    for (guint next = 0; next < TP_COMBINATIONS; next++)
      if (position->box.arrows[queue[i]] >> next & 1 && !(met >> next & 1) &&
          (next == taken || !(position->exchange >> next & 1)))
        {
          met |= 1u << next;
          before[next] = queue[i];
          queue[n++] = (guint8) next;
        }

  if (!(met >> taken & 1) || given == taken)
    return 0;
  for (guint c = before[taken]; c != given; c = before[c])
    steps++;
  for (guint c = before[taken], i = steps; c != given; c = before[c])
    missing[--i] = (guint8) c;

  return steps;
}

gboolean
tp_position_can_exchange (const TpPosition *position,
                          guint             player)
{
  for (guint c = 0; c < TP_COMBINATIONS; c++)
    if (tp_position_can_give (position, player, c) && tp_position_becomes (position, c) != 0)
      return TRUE;

  return FALSE;
}
