/* ahu-tp-table.h: the page of a running game of Tapati
 *
 * Centre, boards and log, by the room there is. Not for: what any table does (ahu-table.h), nor
 * anything that one of the widgets on it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-table.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_TABLE (ahu_tp_table_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpTable, ahu_tp_table, AHU, TP_TABLE, AhuTable)

/* An undo first takes back a tile of a draw that isn't complete. Action of the page: `table.board` with a seat, or
 * `AHU_TP_CENTRE_SEAT`, leads there.
 * Returns: (transfer floating): a page without a game */
GtkWidget *ahu_tp_table_new (void);

/* A page for a session that is read-only, see [method@Table.set_replay].
 * Returns: (transfer floating): a page without a game */
GtkWidget *ahu_tp_table_new_replay (void);

G_END_DECLS
