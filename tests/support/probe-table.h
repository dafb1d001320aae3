/* probe-table.h: the table page of the second game: a button for each choice
 *
 * Whoever adds is chosen first, then how much: until then the choice is half entered. Or
 * everybody adds a point at once, which is one activation and as many moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-table.h"

G_BEGIN_DECLS

#define PROBE_TYPE_TABLE (probe_table_get_type ())
G_DECLARE_FINAL_TYPE (ProbeTable, probe_table, PROBE, TABLE, AhuTable)

/* What it says, and no other page does. */
#define PROBE_TABLE_WORDS "The table of the probe"
#define PROBE_TABLE_ALL "Everybody adds 1"
/* The least width at which the log stands below the choices, on the same page. */
#define PROBE_TABLE_WIDE 700

/**
 * probe_table_new:
 *
 * Returns: (transfer floating): a page without a game
 */
GtkWidget *probe_table_new (void);

G_END_DECLS
