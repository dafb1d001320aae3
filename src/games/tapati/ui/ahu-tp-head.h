/* ahu-tp-head.h: the head of a board: whose it is, points, Tapati, what is to be placed
 *
 * One or two lines, as the room is. Not for: the buttons beside it (ahu-tp-board.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/ui/ahu-tp-state.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_HEAD (ahu_tp_head_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpHead, ahu_tp_head, AHU, TP_HEAD, AhuParent)

/* Returns: (transfer floating): a head of nobody */
GtkWidget *ahu_tp_head_new (void);

/* @seat: whose board
 * @name: the player's name
 * @colour: the player's colour as in records
 * @offer: what is offered on the board */
void ahu_tp_head_show (AhuTpHead        *self,
                       const TpPosition *position,
                       guint             seat,
                       const char       *name,
                       const char       *colour,
                       const TpOffer    *offer);

/* @one_line: whether all stands in one line
 * @pad: pixels at both ends
 * @reserve: pixels that buttons take at the end */
void ahu_tp_head_set_room (AhuTpHead *self,
                           gboolean   one_line,
                           int        pad,
                           int        reserve);

/* Mark and tiles have their new size from the next [method@TpHead.show] on.
 * @is_far: whether it is read from two metres: what is in the Tapati is larger, and its limits are left out */
void ahu_tp_head_set_far (AhuTpHead *self,
                          gboolean   is_far);

/* @player: what its player has, as it is shown
 * @piece: a [enum@Piece]
 * Returns: (transfer none): where such pieces of the player are seen: as just taken, in the Tapati, or the mark
 *   where there is no room for these */
GtkWidget *ahu_tp_head_find_spot (AhuTpHead      *self,
                                  const TpPlayer *player,
                                  guint           piece);

/* Returns: (transfer none): where the points are told */
GtkWidget *ahu_tp_head_get_points (AhuTpHead *self);

/* Returns: (transfer none): the mark of its player, beside which the marker lies */
GtkWidget *ahu_tp_head_get_mark (AhuTpHead *self);

G_END_DECLS
