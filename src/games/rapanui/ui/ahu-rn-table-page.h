/* ahu-rn-table-page.h: the page of a running game of Rapa Nui
 *
 * Puts the widgets of the table together by width. Not for: what any table does
 * (ahu-table.h), nor anything that one of those widgets does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-table.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_TABLE_PAGE (ahu_rn_table_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnTablePage, ahu_rn_table_page, AHU, RN_TABLE_PAGE, AhuTable)

/* An undo first takes back a card of a refill or a reveal that is not complete.
 * Returns: (transfer floating): a page without a game */
GtkWidget *ahu_rn_table_page_new (void);

/* A page for a session that is read-only: without a header bar, with a prompt that tells the last move, and never
 * asking for the focus.
 * Returns: (transfer floating): a page without a game */
GtkWidget *ahu_rn_table_page_new_replay (void);

G_END_DECLS
