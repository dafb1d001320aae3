/* ahu-tp-tile.h: a bare quarry or rug as a small picture, or the place for one
 *
 * Readers of the screen pass over it. Not for: tiles of a tower (ahu-tp-cell.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/engine/tp-box.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_TILE (ahu_tp_tile_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpTile, ahu_tp_tile, AHU, TP_TILE, GtkWidget)

/**
 * ahu_tp_tile_new:
 * @width: CSS pixels at text of 100 %
 * @height: CSS pixels at text of 100 %
 *
 * Returns: (transfer floating): an empty place
 */
GtkWidget *ahu_tp_tile_new (int width,
                            int height);

/**
 * ahu_tp_tile_show:
 * @self: a tile
 * @piece: a quarry or a rug, or `TP_PIECES` for the empty place
 * @box: how many spaces rugs have
 */
void ahu_tp_tile_show (AhuTpTile   *self,
                       guint        piece,
                       const TpBox *box);

G_END_DECLS
