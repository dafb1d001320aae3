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

gboolean
tp_position_can_exchange (const TpPosition *position,
                          guint             player)
{
  for (guint c = 0; c < TP_COMBINATIONS; c++)
    if (tp_position_can_give (position, player, c) && tp_position_becomes (position, c) != 0)
      return TRUE;

  return FALSE;
}
