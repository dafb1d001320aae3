/* ahu-tp-table-private.h: what the parts of Tapati's table page have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-boards.h"
#include "games/tapati/ui/ahu-tp-table.h"
#include "games/tapati/ui/ahu-tp-tabs.h"

G_BEGIN_DECLS

/**
 * AhuTpStand:
 * @AHU_TP_STAND_TABS: the centre or one board
 * @AHU_TP_STAND_OPEN: the centre and one board
 * @AHU_TP_STAND_GRID: the centre and all boards, two side by side
 * @AHU_TP_STAND_WIDE: the same with the log beside them
 * @AHU_TP_STAND_WIDEST: with five or six players three boards side by side
 * @AHU_TP_STAND_ALL: with them the log beside them, too
 *
 * How centre and boards stand.
 */
typedef enum
{
  AHU_TP_STAND_TABS,
  AHU_TP_STAND_OPEN,
  AHU_TP_STAND_GRID,
  AHU_TP_STAND_WIDE,
  AHU_TP_STAND_WIDEST,
  AHU_TP_STAND_ALL
} AhuTpStand;

/**
 * AhuTpLayout:
 * @room: the least
 * @stand: how centre and boards stand
 * @size: of what lies in the centre
 * @centre: its width, 0 for all there is
 * @height: how much there is
 *
 * How the page is laid out from a size on.
 */
typedef struct
{
  AhuTableLayout room;
  AhuTpStand stand;
  AhuTpSize size;
  int centre;
  AhuTpHeight height;
} AhuTpLayout;

struct _AhuTpTable
{
  AhuTable parent_instance;

  GtkWidget *body;
  GtkWidget *shore;     /* below it, to the edges of the page */
  int shore_height;     /* there is room for; 0 for none */
  double room[2];       /* width and height of the page */
  GtkWidget *scroller;
  GtkWidget *tabs_room; /* for the tabs above the centre, and maybe the answers below them */
  GtkWidget *row;       /* centre, boards, log */
  GtkWidget *centre_room; /* no wider than the layout wants it */
  GtkWidget *centre;
  GtkWidget *side;      /* the boards, maybe with the tabs above them, or the answers below */
  GtkWidget *tabs;
  GtkWidget *boards_zoom;
  GtkWidget *boards;
  GtkWidget *log_room;
  GtkWidget *all_room;  /* a page of its own */
  GtkWidget *all;       /* the boards on it, NULL until they are looked at */
  AdwViewStackPage *all_page;
  GtkWidget *answers;

  const AhuTpLayout *layout;
  guint n_players; /* for whom it is arranged */
  guint open;      /* whose tab, or AHU_TP_CENTRE_SEAT */
  guint seat;      /* on whose board something was entered last */
  guint ply;       /* as it is shown */
  guint step[4];   /* which began last: round, cards taken, step, whose Moai are scored */
  GArray *travels; /* while the page changes, NULL where nothing is seen to move (ahu-tp-table-motion.c) */
};

/* Returns: (transfer none): the present position */
static inline const TpPosition *
ahu_tp_table_get_position (AhuTpTable *self)
{
  return ahu_session_get_position (ahu_table_get_session (AHU_TABLE (self)));
}

/* Shows the present position on those that are seen. */
void ahu_tp_table_show_boards (AhuTpTable *self);

/* Shows what has been scored, where there is room for it. */
void ahu_tp_table_show_shore (AhuTpTable *self);

/* Looks anew whether there is room for it. */
void ahu_tp_table_fit_shore (AhuTpTable *self);

/* Stands centre, boards and log as the layout, the players and the open tab want it. */
void ahu_tp_table_arrange (AhuTpTable *self);

/* Returns: on whose board the next entry is expected: where the last one was, until that player is done, then the
 *   next one clockwise; against computers, on one's own */
guint ahu_tp_table_get_seat (AhuTpTable *self);

/* Opens the tab where the decision lies if a step has begun. */
void ahu_tp_table_follow_step (AhuTpTable *self);

/* Opens that tab, where there are tabs.
 * @seat: whose board, or `AHU_TP_CENTRE_SEAT` */
void ahu_tp_table_open (AhuTpTable *self,
                        guint       seat);

/* Returns: (transfer none) (nullable): the position in which the running fact was chosen; what was placed since can
 *   be taken back. %NULL between facts */
const TpPosition *ahu_tp_table_find_before (AhuTpTable *self);

/* Makes the moves that are chosen on it, and takes back what is tapped to be. */
void ahu_tp_table_listen_to_board (AhuTpTable *self,
                                   AhuTpBoard *board);

/* @table_class: the class of the page */
void ahu_tp_table_class_init_entry (AhuTableClass *table_class);

/* @table_class: the class of the page */
void ahu_tp_table_class_init_focus (AhuTableClass *table_class);

/* @table_class: the class of the page */
void ahu_tp_table_class_init_layout (AhuTableClass *table_class);

/* @table_class: the class of the page */
void ahu_tp_table_class_init_motion (AhuTableClass *table_class);

/* Adds the action that leads to a board, with its keys.
 * @widget_class: the class of the page */
void ahu_tp_table_install_board (GtkWidgetClass *widget_class);

G_END_DECLS
