/* probe-entry.h: what can be chosen in the second game: who adds how much
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What it says of a key that nothing has. */
#define PROBE_ENTRY_DEAD_KEY "The probe has no such key."

/**
 * probe_entry_new:
 *
 * Returns: (transfer floating): an [iface@MoveEntry] with a choice for each number of points of each player,
 *   such as “Anna adds 2”; it hides nothing and has nothing to take back
 */
GtkWidget *probe_entry_new (void);

G_END_DECLS
