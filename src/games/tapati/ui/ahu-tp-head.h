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

/**
 * ahu_tp_head_new:
 *
 * Returns: (transfer floating): a head of nobody
 */
GtkWidget *ahu_tp_head_new (void);

/**
 * ahu_tp_head_show:
 * @self: a head
 * @position: the position
 * @seat: whose board
 * @name: the player's name
 * @colour: the player's colour as in records
 * @offer: what is offered on the board
 */
void ahu_tp_head_show (AhuTpHead        *self,
                       const TpPosition *position,
                       guint             seat,
                       const char       *name,
                       const char       *colour,
                       const AhuTpOffer *offer);

/**
 * ahu_tp_head_set_room:
 * @self: a head
 * @one_line: whether all stands in one line
 * @pad: pixels at both ends
 * @reserve: pixels that buttons take at the end
 */
void ahu_tp_head_set_room (AhuTpHead *self,
                           gboolean   one_line,
                           int        pad,
                           int        reserve);

G_END_DECLS
