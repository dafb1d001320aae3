/* ahu-rn-join-number.h: a number of a running game: entered, left empty, or derived
 *
 * An empty field is unknown; what follows from the other fields stands in it
 * faintly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ahu_rn_join_number_new:
 *
 * Its signal `changed` is emitted at each digit.
 *
 * Returns: (transfer floating): an empty field
 */
GtkWidget *ahu_rn_join_number_new (void);

/**
 * ahu_rn_join_number_read:
 * @field: a field
 *
 * Returns: the number that stands there, or `RN_JOIN_UNKNOWN` if it is empty
 */
gint64 ahu_rn_join_number_read (GtkWidget *field);

/**
 * ahu_rn_join_number_show:
 * @field: a field
 * @number: what was entered, or `RN_JOIN_UNKNOWN`
 * @derived: what follows from other fields, or `RN_JOIN_UNKNOWN`
 * @wrong: whether it can't be so
 */
void ahu_rn_join_number_show (GtkWidget *field,
                              gint64     number,
                              gint64     derived,
                              gboolean   wrong);

G_END_DECLS
