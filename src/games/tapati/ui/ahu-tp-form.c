/* ahu-tp-form.c: a Moai as it is entered, piece by piece and both ways
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-form.h"

#include <string.h>

void
ahu_tp_form_fill (TpMoai               *moai,
                  const AhuTpCellState *cell,
                  guint                 count)
{
  g_return_if_fail (moai != NULL && cell != NULL);

  switch ((guint) cell->kind)
    {
    case AHU_TP_CELL_RAPANUIS:
      moai->rapanuis[cell->place] = (guint8) MIN (count, cell->fill.spaces);
      return;
    case AHU_TP_CELL_SLAVES:
      moai->slaves[cell->place] = (guint8) MIN (count, cell->fill.spaces);
      return;
    case AHU_TP_CELL_PALM:
      moai->base = (guint8) MIN (count, moai->n_floors);
      return;
    case AHU_TP_CELL_ROAD:
    default:
      moai->transfer = (guint8) MIN (count, TP_SQUARES);
      return;
    }
}

guint
ahu_tp_form_tap (const AhuTpCellState *cell,
                 guint                 space)
{
  guint filled;

  g_return_val_if_fail (cell != NULL, 0);

  /* The palms of the base fill from below, row after row. */
  if (cell->kind == AHU_TP_CELL_PALM)
    return cell->fill.filled > 0 ? cell->row : cell->row + 1u;

  filled = cell->fill.filled;

  return space + 1 == filled ? space : space + 1;
}

void
ahu_tp_form_add (TpMoai      *moai,
                 const TpBox *box,
                 guint        piece)
{
  g_return_if_fail (moai != NULL && box != NULL);

  if (piece >= TP_RUG_2)
    {
      moai->rug = (guint8) TP_POINTS_OF (piece);
      moai->spaces[TP_ON_RUG] = box->rug_spaces[piece - TP_RUG_2];
      return;
    }
  if (moai->n_floors < TP_FLOORS)
    moai->spaces[moai->n_floors++] = (guint8) TP_CIRCLES_OF (piece);
}

gboolean
ahu_tp_form_allows_circles (const TpMoai *moai,
                            guint         floor,
                            guint         circles)
{
  g_return_val_if_fail (moai != NULL && floor < moai->n_floors, FALSE);

  return (floor == 0 || moai->spaces[floor - 1] <= circles) &&
         (floor + 1 == moai->n_floors || circles <= moai->spaces[floor + 1]);
}

void
ahu_tp_form_set_circles (TpMoai *moai,
                         guint   floor,
                         guint   circles)
{
  g_return_if_fail (ahu_tp_form_allows_circles (moai, floor, circles));

  moai->spaces[floor] = (guint8) circles;
  moai->slaves[floor] = (guint8) MIN (moai->slaves[floor], circles);
}

void
ahu_tp_form_remove_top (TpMoai *moai)
{
  guint level;

  g_return_if_fail (moai != NULL && tp_moai_is_begun (moai));

  level = moai->rug > 0 ? (guint) TP_ON_RUG : moai->n_floors - 1u;
  moai->spaces[level] = moai->rapanuis[level] = moai->slaves[level] = 0;
  if (moai->rug > 0)
    moai->rug = 0;
  else
    moai->n_floors--;
  moai->base = MIN (moai->base, moai->n_floors);
  /* A free site has no road. */
  if (!tp_moai_is_begun (moai))
    moai->transfer = 0;
}
