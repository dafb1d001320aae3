/* tp-moai.c: one Moai on its site: its spaces, when it is complete, what it is worth (T3, T10)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-moai.h"

#include <string.h>

guint
tp_moai_free (const TpMoai *moai,
              guint         piece,
              guint         place)
{
  if (piece == TP_PALM)
    {
      if (place == TP_ON_BASE)
        return moai->n_floors - moai->base; /* T3.8, TD15 */

      return place == TP_ON_TRANSFER ? (guint) TP_SQUARES - moai->transfer : 0;
    }

  if (place >= TP_LEVELS || !tp_moai_has_level (moai, place))
    return 0;

  return piece == TP_SLAVE ? (guint) moai->spaces[place] - moai->slaves[place]
                           : tp_level_rapanuis (place) - moai->rapanuis[place];
}

/* T3.10 */
gboolean
tp_moai_may_transfer (const TpMoai *moai)
{
  return tp_moai_is_begun (moai) && moai->base > 0 &&
         moai->slaves[TP_FLOOR_M] == moai->spaces[TP_FLOOR_M] &&
         moai->rapanuis[TP_FLOOR_M] == tp_level_rapanuis (TP_FLOOR_M);
}

void
tp_moai_value (const TpMoai *moai,
               const TpBox  *box,
               guint         lines[TP_LINES])
{
  memset (lines, 0, TP_LINES * sizeof *lines);

  /* Palm number k on the base belongs to floor k (T3.8). */
  for (guint f = 0; f < MIN (moai->n_floors, moai->base); f++)
    {
      if (moai->rapanuis[f] == tp_level_rapanuis (f))
        lines[TP_LINE_SLAVES] += moai->slaves[f];
      if (moai->slaves[f] == moai->spaces[f])
        lines[TP_LINE_QUARRIES] += f + 1;
    }

  if (moai->transfer > 0)
    lines[TP_LINE_TRANSFER] = box->transfer[moai->transfer - 1];

  if (moai->rug == 0)
    return;
  if (moai->rapanuis[TP_ON_RUG] == tp_level_rapanuis (TP_ON_RUG))
    lines[TP_LINE_RUGS] += moai->slaves[TP_ON_RUG];
  if (moai->slaves[TP_ON_RUG] == moai->spaces[TP_ON_RUG])
    lines[TP_LINE_RUGS] += moai->rug;
}

void
tp_moai_count (const TpMoai *moai,
               guint         pieces[TP_PIECES])
{
  for (guint level = 0; level < TP_LEVELS; level++)
    {
      pieces[TP_RAPANUI] += moai->rapanuis[level];
      pieces[TP_SLAVE] += moai->slaves[level];
    }
  for (guint f = 0; f < moai->n_floors; f++)
    pieces[TP_QUARRY (moai->spaces[f])]++;
  pieces[TP_PALM] += moai->base + moai->transfer;
  if (moai->rug > 0)
    pieces[TP_RUG (moai->rug)]++;
}

void
tp_moai_leave (const TpMoai *moai,
               guint         back[TP_PIECES],
               guint         out[TP_PIECES])
{
  memset (out, 0, TP_PIECES * sizeof *out);
  memset (back, 0, TP_PIECES * sizeof *back);
  tp_moai_count (moai, out);
  back[TP_RAPANUI] = out[TP_RAPANUI] > 0;
  out[TP_RAPANUI] -= back[TP_RAPANUI];
  for (guint piece = TP_QUARRY_1; piece < TP_RUG_2; piece++)
    {
      back[piece] = out[piece];
      out[piece] = 0;
    }
}
