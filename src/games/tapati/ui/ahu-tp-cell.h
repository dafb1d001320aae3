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

/**
 * ahu_tp_cell_new:
 *
 * Returns: (transfer floating): a cell that shows nothing yet
 */
GtkWidget *ahu_tp_cell_new (void);

/**
 * ahu_tp_cell_show:
 * @self: a cell
 * @state: what it shows; copied
 * @reason: why it can't be activated, or `TP_OK`
 * @names: (array zero-terminated=1): the players' names by seat
 * @mode: what can be done on the board
 *
 * Does nothing where nothing has changed.
 */
void ahu_tp_cell_show (AhuTpCell            *self,
                       const AhuTpCellState *state,
                       const TpReason       *reason,
                       const char *const    *names,
                       AhuTpMode             mode);

/**
 * ahu_tp_cell_set_hint:
 * @self: a cell
 * @hint: (nullable): what follows if it is activated
 *
 * Told with what is to be known before.
 */
void ahu_tp_cell_set_hint (AhuTpCell  *self,
                           const char *hint);

/**
 * ahu_tp_cell_get_state:
 * @self: a cell
 *
 * Returns: (transfer none): what it shows
 */
const AhuTpCellState *ahu_tp_cell_get_state (AhuTpCell *self);

/**
 * ahu_tp_cell_get_reason:
 * @self: a cell
 *
 * Returns: (transfer none): why it can't be activated, or `TP_OK`
 */
const TpReason *ahu_tp_cell_get_reason (AhuTpCell *self);

/**
 * ahu_tp_cell_find_space:
 * @self: a cell
 * @x: a place in it
 * @y: a place in it
 *
 * Returns: the space there, from 0; -1 beside all of them
 */
int ahu_tp_cell_find_space (AhuTpCell *self,
                            double     x,
                            double     y);

G_END_DECLS
