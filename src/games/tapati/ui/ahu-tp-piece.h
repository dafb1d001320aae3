/* ahu-tp-piece.h: the drawing of one piece: a figure, a quarry, or a rug with number and spaces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/engine/tp-pieces.h"
#include "toolkit/art/ahu-picture.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_PIECE (ahu_tp_piece_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpPiece, ahu_tp_piece, AHU, TP_PIECE, AhuPicture)

/* Returns: (transfer floating): nothing yet; readers of the screen pass it over, since its neighbours tell the same
 *   in words */
GtkWidget *ahu_tp_piece_new (void);

/* @piece: a [enum@Piece]
 * @spaces: how many a rug has; 0 for one of which only the kind is told
 * @height: CSS pixels at text of 100 % */
void ahu_tp_piece_show (AhuTpPiece *self,
                        guint       piece,
                        guint       spaces,
                        int         height);

/* @piece: a [enum@Piece]
 * @height: CSS pixels
 * Returns: how wide a piece of that height is */
int ahu_tp_piece_width (guint piece,
                        int   height);

G_END_DECLS
