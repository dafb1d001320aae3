/* ahu-tp-row.h: cells of a site that stand in one line, for readers of the screen a row
 *
 * A cell is made when there is first something to show in it: most of a board's stay empty for the whole game.
 * Not for: where they stand, which the site says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-cell.h"

G_BEGIN_DECLS

#define AHU_TP_ROW_MOST 6

#define AHU_TYPE_TP_ROW (ahu_tp_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpRow, ahu_tp_row, AHU, TP_ROW, GtkWidget)

/* @n_cells: how many cells it has, at most `AHU_TP_ROW_MOST`
 * Returns: (transfer floating): a row */
GtkWidget *ahu_tp_row_new (guint n_cells);

/* @cell: which, from where reading begins; not there yet
 * Returns: (transfer none): the new cell */
AhuTpCell *ahu_tp_row_add_cell (AhuTpRow *self,
                                guint     cell);

/* @cell: which, from where reading begins
 * Returns: (nullable) (transfer none): the cell, if it was added */
AhuTpCell *ahu_tp_row_get_cell (AhuTpRow *self,
                                guint     cell);

/* @cell: which
 * @area: where it stands, from the upper corner where reading begins */
void ahu_tp_row_place (AhuTpRow           *self,
                       guint               cell,
                       const GdkRectangle *area);

/* Shows it if one of its cells is.
 * @self: a row whose cells were told what to show
 * @words: (nullable) (transfer full): its name, or %NULL to leave it as it is */
void ahu_tp_row_show (AhuTpRow *self,
                      char     *words);

G_END_DECLS
