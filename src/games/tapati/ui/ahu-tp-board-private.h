/* ahu-tp-board-private.h: what the parts of a board have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-board.h"

G_BEGIN_DECLS

/* How many floors have a letter. */
#define AHU_TP_LETTERS TP_FLOORS

struct _AhuTpBoard
{
  GtkWidget parent_instance;

  char **names;
  char **colours;
  gboolean has_head;
  gboolean is_far; /* read from two metres */
  gboolean is_new; /* the head shows nothing of its player yet */
  TpPosition position; /* a copy, which the view points to */
  TpMoai before[TP_SITES];
  AhuTpView view;      /* without a position until something is shown */
  TpOffer offer;
  char *words;

  GtkWidget *ground;
  GtkWidget *head;
  GtkWidget *letters[AHU_TP_LETTERS];
  GtkWidget *sites[TP_SITES];
  GtkWidget *fill;
  GtkWidget *done;
  GtkWidget *cost; /* on the second line of the latter */
  GtkWidget *note; /* at the foot */

  GtkGesture *click;
  gboolean was_held; /* the tap that ends was a long one */
  AhuTpBoard *large; /* the same for a finger, in a popover; NULL while it is closed */
};

/* Lets it listen to pointer, finger and keys.
 * @self: a board whose children are there */
void ahu_tp_board_init_entry (AhuTpBoard *self);

/* Chooses what is meant by a tap there.
 * @x: a place on it
 * @y: a place on it
 * @touch: whether with a finger
 * Returns: whether something is there */
gboolean ahu_tp_board_tap (AhuTpBoard *self,
                           double      x,
                           double      y,
                           gboolean    touch);

/* @cell: one of its cells
 * @space: a space of it, from 0; -1 for the cell as a whole: all that fit */
void ahu_tp_board_choose (AhuTpBoard *self,
                          AhuTpCell  *cell,
                          int         space);

/* Returns: (transfer none) (nullable): the first cell that can be activated, else the first at all */
AhuTpCell *ahu_tp_board_find_live (AhuTpBoard *self);

/* Returns: (transfer none) (nullable): the cell that has the focus */
AhuTpCell *ahu_tp_board_get_focus_cell (AhuTpBoard *self);

/* @self: a board that is a form
 * @cell: one of its cells
 * @space: a space of it, from 0; -1 for the cell as a whole */
void ahu_tp_board_choose_entry (AhuTpBoard *self,
                                AhuTpCell  *cell,
                                int         space);

/* @self: a board that is a form
 * @cell: one of its cells
 * @count: how many pieces shall be there */
void ahu_tp_board_enter_count (AhuTpBoard *self,
                               AhuTpCell  *cell,
                               guint       count);

/* Lays the quarry there, or says why it can't lie there.
 * @self: a board that is a form
 * @cell: one of its cells, a free site or the place of the next tile
 * @circles: of a quarry
 * Returns: whether a quarry could be meant */
gboolean ahu_tp_board_enter_tile (AhuTpBoard *self,
                                  AhuTpCell  *cell,
                                  guint       circles);

/* @self: a board that is a form
 * @site: where the top shall go */
void ahu_tp_board_remove_top (AhuTpBoard *self,
                              guint       site);

/* Opens the same board for a finger, as large as on a telephone.
 * @cell: the cell that has the focus then */
void ahu_tp_board_open_large (AhuTpBoard *self,
                              AhuTpCell  *cell);

/* Lets the large one follow, or closes it if nothing is left to place.
 * @self: a board that shows something new */
void ahu_tp_board_show_large (AhuTpBoard *self);

G_END_DECLS
