/* ahu-tp-form.h: a Moai as it is entered, piece by piece and both ways
 *
 * Pure functions on a value. Not for: whether a sheet as a whole can be (tp-final.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-state.h"

G_BEGIN_DECLS

/* @moai: (inout): a Moai
 * @cell: the cell that is filled: one with spaces
 * @count: how many pieces shall be there; of palms of the base, on all of it */
void ahu_tp_form_fill (TpMoai               *moai,
                       const AhuTpCellState *cell,
                       guint                 count);

/* @cell: a cell with spaces
 * @space: one of them, from 0
 * Returns: how many pieces a tap on that space stands for: as many as up to there, or one fewer if it is the last
 *   that is filled */
guint ahu_tp_form_tap (const AhuTpCellState *cell,
                       guint                 space);

/* @moai: (inout): a site
 * @box: how many spaces rugs have
 * @piece: a quarry or a rug, which comes on top */
void ahu_tp_form_add (TpMoai      *moai,
                      const TpBox *box,
                      guint        piece);

/* @floor: one of its floors
 * @circles: 1–4
 * Returns: whether the quarry there can have so many without one that would fall (T3.5) */
gboolean ahu_tp_form_allows_circles (const TpMoai *moai,
                                     guint         floor,
                                     guint         circles);

/* @moai: (inout): a Moai
 * @floor: one of its floors
 * @circles: so many that they are allowed; slaves without one are gone */
void ahu_tp_form_set_circles (TpMoai *moai,
                              guint   floor,
                              guint   circles);

/* Takes the rug away, or else the highest floor with what stands on it.
 * @moai: (inout): a Moai */
void ahu_tp_form_remove_top (TpMoai *moai);

G_END_DECLS
