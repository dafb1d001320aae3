/* ahu-tp-board-words.h: what the parts of a board are called, in the user's language
 *
 * For readers of the screen, and for tips. Not for: sentences about moves (tp-sentences.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-state.h"

G_BEGIN_DECLS

/* @cell: a cell that is shown
 * Returns: (transfer full): its name */
char *ahu_tp_cell_words (const AhuTpCellState *cell);

/* @cell: a cell that is shown
 * Returns: (transfer full) (nullable): what to know before it is activated, with the rule */
char *ahu_tp_cell_note (const AhuTpCellState *cell);

/* @view: what the board is about
 * @cell: a cell on it
 * Returns: (transfer full) (nullable): what the Moai is worth if all is placed there that can be, or what follows
 *   when it is scored, where hints are wanted and anything can */
char *ahu_tp_cell_hint (const AhuTpView      *view,
                        const AhuTpCellState *cell);

/* @reason: why something can't be
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (nullable): a sentence with its rule; %NULL for `TP_OK` */
char *ahu_tp_reason_words (const TpReason    *reason,
                           const char *const *names);

/* @cell: the slaves of a row
 * Returns: (transfer full): the name of the row, such as “O, quarry with 4 circles” */
char *ahu_tp_row_words (const AhuTpCellState *cell);

/* Returns: (transfer full): its name */
char *ahu_tp_site_words (const AhuTpSiteState *state);

/* @name: the player's name
 * @seat: whose board
 * @offer: what is offered there
 * Returns: (transfer full): the name of a board */
char *ahu_tp_board_words (const char       *name,
                          const TpPosition *position,
                          guint             seat,
                          const TpOffer    *offer);

/* @tapati: (array fixed-size=9): pieces of a Tapati
 * Returns: (transfer full): what is in it, with its limits */
char *ahu_tp_tapati_words (const guint8 tapati[TP_PIECES]);

/* @offer: what is offered, with something to fill
 * Returns: (transfer full): the short words on the button that does it */
char *ahu_tp_fill_words (const TpOffer *offer);

/* @offer: what is offered
 * Returns: (transfer full) (nullable): what being done costs, in two or three words; %NULL for nothing */
char *ahu_tp_back_words (const TpOffer *offer);

/* @offer: what is offered
 * Returns: (transfer full): what stays and what goes back if the player is done now, a sentence */
char *ahu_tp_done_words (const TpOffer *offer);

/* @position: a position in the middle of a fact
 * @seat: a player who is done with placing
 * @brief: whether that alone is told
 * Returns: (transfer full): that, and how many pieces of the fact's kind are kept */
char *ahu_tp_kept_words (const TpPosition *position,
                         guint             seat,
                         gboolean          brief);

G_END_DECLS
