/* ahu-tp-draw.h: entering the tiles that were drawn
 *
 * Places to fill, and buttons with what is left face down. Also for changing a draw of the past.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_DRAW (ahu_tp_draw_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpDraw, ahu_tp_draw, AHU, TP_DRAW, AhuParent)

/* Signals: `chosen (const TpMove *move)` when the last place is filled, `refused (const char *reason)` for a tile
 * that can't be drawn, `entered ()` when one was entered or taken back and the draw isn't complete. Backspace takes
 * the last one back.
 * Returns: (transfer floating): a panel */
GtkWidget *ahu_tp_draw_new (void);

/* @size: how much room it has */
void ahu_tp_draw_set_size (AhuTpDraw *self,
                           AhuTpSize  size);

/* Tiles that were entered stay while it is the same draw.
 * @scene: a position in step reveal */
void ahu_tp_draw_update (AhuTpDraw        *self,
                         const AhuTpScene *scene);

/* Fills the places, without a signal.
 * @self: a panel that shows a draw
 * @move: (nullable): what was drawn, %NULL for nothing yet */
void ahu_tp_draw_set_tiles (AhuTpDraw    *self,
                            const TpMove *move);

/* Fills the places as far as that can be drawn and is not the whole draw, without a signal.
 * @self: a panel that shows a draw
 * @move: what was entered when it was shown before, or anything else */
void ahu_tp_draw_try_tiles (AhuTpDraw    *self,
                            const TpMove *move);

/* @self: a panel that shows a draw
 * Returns: the move as far as it is entered */
TpMove ahu_tp_draw_get_tiles (AhuTpDraw *self);

/* Returns: whether a tile was entered that can be taken back */
gboolean ahu_tp_draw_can_take_back (AhuTpDraw *self);

/* Takes back the tile that was entered last.
 * Returns: whether there was one */
gboolean ahu_tp_draw_take_back (AhuTpDraw *self);

/* @self: a panel that shows a draw
 * @place: which, the rug behind the quarries
 * Returns: (transfer none) (nullable): where that tile was entered */
GtkWidget *ahu_tp_draw_get_place (AhuTpDraw *self,
                                  guint      place);

G_END_DECLS
