/* tp-entry-utils.h: what on a page of Tapati stands for a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/tapati/engine/tp-move.h"
#include "games/tapati/ui/ahu-tp-board.h"
#include "games/tapati/ui/ahu-tp-cell.h"
#include "toolkit/table/ahu-choice.h"

G_BEGIN_DECLS

/**
 * tp_entry_find_choice:
 * @root: a widget
 * @name: what a choice is called
 *
 * Returns: (transfer none) (nullable): the first one in @root that is seen
 */
AhuChoice *tp_entry_find_choice (GtkWidget  *root,
                                 const char *name);

/**
 * tp_entry_find_cell:
 * @board: a board that is seen
 * @position: what it shows
 * @move: a placing
 *
 * Returns: (transfer none): the cell that stands for @move, or for it and for more pieces
 */
AhuTpCell *tp_entry_find_cell (AhuTpBoard       *board,
                               const TpPosition *position,
                               const TpMove     *move);

/**
 * tp_entry_choose_cell:
 * @board: a board
 * @cell: what [func@entry_find_cell] found on it
 * @move: the placing
 *
 * Makes it.
 */
void tp_entry_choose_cell (AhuTpBoard   *board,
                           AhuTpCell    *cell,
                           const TpMove *move);

/**
 * tp_entry_name_choice:
 * @position: a position
 * @names: the players' names by seat
 * @move: a move that a choice stands for
 *
 * Returns: (transfer full): what that is called
 */
char *tp_entry_name_choice (const TpPosition  *position,
                            const char *const *names,
                            const TpMove      *move);

/**
 * tp_entry_list_moves:
 * @session: a game
 *
 * Returns: (transfer full) (element-type TpMove): its moves, with those that are undone
 */
GArray *tp_entry_list_moves (AhuSession *session);

G_END_DECLS
