/* ahu-rn-table-page.h: the page of a running game of Rapa Nui
 *
 * Puts the widgets of the table together by width, takes the moves that they
 * send to the session, and shows the position that comes of it. Not for:
 * anything that one of those widgets does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_TABLE_PAGE (ahu_rn_table_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnTablePage, ahu_rn_table_page, AHU, RN_TABLE_PAGE, AhuPage)

/**
 * ahu_rn_table_page_new:
 *
 * Actions: `table.move` with a move as JSON. For the window's undo and redo the
 * properties `can-undo` and `can-redo` and the action signals `undo` and `redo`:
 * an undo first takes back a card of a refill or a reveal that is not complete.
 *
 * Returns: (transfer floating): a page without a game
 */
GtkWidget *ahu_rn_table_page_new (void);

/**
 * ahu_rn_table_page_new_replay:
 *
 * A page for a session that is read-only: without a header bar, with a prompt that
 * tells the last move, and never asking for the focus.
 *
 * Returns: (transfer floating): a page without a game
 */
GtkWidget *ahu_rn_table_page_new_replay (void);

/**
 * ahu_rn_table_page_get_pages:
 * @page: (type AhuRnTablePage): a page
 *
 * Returns: (transfer none) (type AdwViewStack): the table, the players and the log, as
 *   far as they are pages of their own
 */
GtkWidget *ahu_rn_table_page_get_pages (GtkWidget *page);

/**
 * ahu_rn_table_page_set_session:
 * @self: a page
 * @session: (nullable): the game to show
 */
void ahu_rn_table_page_set_session (AhuRnTablePage *self,
                                    AhuSession     *session);

/**
 * ahu_rn_table_page_show_move:
 * @self: a page with a game
 * @ply: a move that was made
 *
 * Shows the line of the log that tells the move, and gives it the focus.
 */
void ahu_rn_table_page_show_move (AhuRnTablePage *self,
                                  guint           ply);

G_END_DECLS
