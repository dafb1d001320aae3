/* ahu-tp-boards.h: the boards of all players, in seating order, or one of them
 *
 * Not for: what is done on a board (ahu-tp-board.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-board.h"
#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

/* Where a seat is asked for: all of them. */
#define AHU_TP_ALL TP_MAX_PLAYERS

#define AHU_TYPE_TP_BOARDS (ahu_tp_boards_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpBoards, ahu_tp_boards, AHU, TP_BOARDS, AhuParent)

/* Returns: (transfer floating): boards of nobody yet */
GtkWidget *ahu_tp_boards_new (void);

/* @n_players: of how many players
 * @columns: how many stand side by side
 * @open: the seat of the only one that is seen, or `AHU_TP_ALL` */
void ahu_tp_boards_arrange (AhuTpBoards *self,
                            guint        n_players,
                            guint        columns,
                            guint        open);

/* @is_far: whether they are read from two metres */
void ahu_tp_boards_set_far (AhuTpBoards *self,
                            gboolean     is_far);

/* Those that are not seen stay as they are until they are.
 * @scene: what is shown
 * @before: (nullable): the position before pieces were placed that can be taken back
 * @seats: whose boards can be played on, bit per seat
 * @keeps_room: whether there is room for buttons on all of them, so that nothing moves when they come */
void ahu_tp_boards_update (AhuTpBoards      *self,
                           const AhuTpScene *scene,
                           const TpPosition *before,
                           guint             seats,
                           gboolean          keeps_room);

/* @seat: whose
 * Returns: (transfer none): the board of that seat */
AhuTpBoard *ahu_tp_boards_get_board (AhuTpBoards *self,
                                     guint        seat);

/* Returns: (transfer none): a box in the place of a board that is left over, where there is one */
GtkWidget *ahu_tp_boards_get_room (AhuTpBoards *self);

/* Returns: whether the place of a board is left over */
gboolean ahu_tp_boards_has_room (AhuTpBoards *self);

/**
 * AhuTpFarView:
 * @centre: how wide the centre is
 * @height: how much there is for what lies in it
 * @columns: how many boards stand side by side
 * @factor: how much larger they are than on a page of that width
 *
 * How a screen that is read from two metres is divided.
 */
typedef struct
{
  int centre;
  AhuTpHeight height;
  guint columns;
  double factor;
} AhuTpFarView;

/* Returns: (transfer none): how their screen is divided */
const AhuTpFarView *ahu_tp_boards_far_view (guint n_players);

G_END_DECLS
