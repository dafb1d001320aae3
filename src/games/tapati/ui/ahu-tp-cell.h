/* ahu-tp-cell.h: one group of spaces on a board, a tile to lay, a base or a road
 *
 * A button that paints its state. It can be focused and says why even while it can't be
 * activated; what activating it means is for the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-state.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_CELL (ahu_tp_cell_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpCell, ahu_tp_cell, AHU, TP_CELL, GtkButton)

/* Returns: (transfer floating): a cell that shows nothing yet */
GtkWidget *ahu_tp_cell_new (void);

/* Does nothing where nothing has changed.
 * @state: what it shows; copied
 * @reason: why it can't be activated, or `TP_OK`
 * @names: (array zero-terminated=1): the players' names by seat
 * @mode: what can be done on the board */
void ahu_tp_cell_show (AhuTpCell            *self,
                       const AhuTpCellState *state,
                       const TpReason       *reason,
                       const char *const    *names,
                       AhuTpMode             mode);

/* Told with what is to be known before.
 * @hint: (nullable): what follows if it is activated */
void ahu_tp_cell_set_hint (AhuTpCell  *self,
                           const char *hint);

/* Returns: (transfer none): what it shows */
const AhuTpCellState *ahu_tp_cell_get_state (AhuTpCell *self);

/* Returns: (transfer none): why it can't be activated, or `TP_OK` */
const TpReason *ahu_tp_cell_get_reason (AhuTpCell *self);

/* @x: a place in it
 * @y: a place in it
 * Returns: the space there, from 0; -1 beside all of them */
int ahu_tp_cell_find_space (AhuTpCell *self,
                            double     x,
                            double     y);

G_END_DECLS
