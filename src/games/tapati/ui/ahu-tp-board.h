/* ahu-tp-board.h: the board of one player: head, three sites, what can be placed
 *
 * The same in play, on a telephone, in the form for final scoring and from afar: it lays
 * itself out by its own size. It asks the engine what is possible and tells what was chosen; it
 * changes nothing itself. Not for: where boards stand (the page).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/ui/ahu-tp-site.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_BOARD (ahu_tp_board_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpBoard, ahu_tp_board, AHU, TP_BOARD, GtkWidget)

/* Signal `play (const TpMove *moves, guint n)`: these were chosen, one after the other and all by one activation.
 * Signal `take-back (guint site, guint place, guint piece, guint count)`: so many of the pieces placed last shall go
 * back into the hand. With a tile, @count is how many tiles, from that floor upwards.
 * Signals `refused (const TpReason *reason)` and `tried (const TpMove *move)`: somebody tried what can't be.
 * Signal `entered (guint site, const TpMoai *moai)`: in a form, a site shall be so.
 * Returns: (transfer floating): a board that shows nothing yet */
GtkWidget *ahu_tp_board_new (void);

/* @names: (array zero-terminated=1): the players' names by seat
 * @colours: (array zero-terminated=1): their colours as in records */
void ahu_tp_board_set_players (AhuTpBoard        *self,
                               const char *const *names,
                               const char *const *colours);

/* @is_far: whether it is read from two metres */
void ahu_tp_board_set_far (AhuTpBoard *self,
                           gboolean    is_far);

/* @has_head: whether it says whose it is */
void ahu_tp_board_set_has_head (AhuTpBoard *self,
                                gboolean    has_head);

/* Shows a position. Only what differs from the one before is changed.
 * @self: a board whose players were set
 * @view: what it is about; copied */
void ahu_tp_board_show (AhuTpBoard      *self,
                        const AhuTpView *view);

/* @site: which
 * Returns: (transfer none): the site */
AhuTpSite *ahu_tp_board_get_site (AhuTpBoard *self,
                                  guint       site);

/* @self: a board that shows something
 * Returns: (transfer none): what its player can do beside choosing a place */
const TpOffer *ahu_tp_board_get_offer (AhuTpBoard *self);

/* Returns: (transfer none) (type AhuTpHead): its head */
GtkWidget *ahu_tp_board_get_head (AhuTpBoard *self);

G_END_DECLS
