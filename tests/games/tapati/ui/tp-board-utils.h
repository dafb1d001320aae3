/* tp-board-utils.h: positions that boards are looked at in, and boards in a window
 *
 * Not for: what is right (each test says so itself).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-board-private.h"

G_BEGIN_DECLS

/* A game of four in round 5; nobody places. Seats: Anna, Ben, Chiara, Dario. */
void tp_board_game (TpPosition *position);

/* The same in the middle of a fact: everybody places, except for Dario, who is done. Of captives
 * Ben has 7 for 3 spaces, Chiara has placed 2 and has more for 4; of palms, tiles and Rapanuis each
 * took one. */
void tp_board_place (TpPosition *position,
                     TpFact      fact);

/* What stood on the board of @seat before somebody placed: without the two captives of Chiara. */
void tp_board_before (const TpPosition *position,
                      guint             seat,
                      TpMoai            before[TP_SITES]);

/* A game of six in round 3, several of whom place captives. */
void tp_board_game_of_six (TpPosition *position);

extern const char *const tp_board_names[];
extern const char *const tp_board_colours[];

/* A board that shows @position, in a window of its own that is laid out and as large as asked for. */
AhuTpBoard *tp_board_open (const TpPosition *position,
                           guint             seat,
                           AhuTpMode         mode,
                           int               width,
                           int               height);

/* Shows another position, with what was placed since @before, or nothing of the kind. */
void tp_board_show (AhuTpBoard       *board,
                    const TpPosition *position,
                    guint             seat,
                    AhuTpMode         mode,
                    const TpMoai     *before);

/* The window goes with its board, and nothing is left of either. */
void tp_board_close (AhuTpBoard *board);

AhuTpCell *tp_board_cell (AhuTpBoard *board,
                          guint       site,
                          guint       cell);

/* What stands there, seen or not. */
const AhuTpCellState *tp_board_state (AhuTpBoard *board,
                                      guint       site,
                                      guint       cell);

/* Whether something is to be seen in a cell. */
gboolean tp_board_shows (AhuTpBoard *board,
                         guint       site,
                         guint       cell);

/* A cell of a row: 0 for floor M. */
AhuTpCell *tp_board_row (AhuTpBoard    *board,
                         guint          site,
                         guint          row,
                         AhuTpCellKind  kind);

/* Of all that can be seen of a widget, its edge with it. */
int tp_board_width (GtkWidget *widget);

G_END_DECLS
