/* ahu-count-spin.h: a field for a number of cards or tokens that somebody counts
 *
 * Counts at each digit: nobody has to press Enter for the page to follow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_COUNT_SPIN_MOST 9999

/* Its signal `changed` is emitted at each digit.
 * Returns: (transfer floating): a spin button at 0, with a range up to %AHU_COUNT_SPIN_MOST */
GtkWidget *ahu_count_spin_new (void);

/* @number: (out): the number that stands there, typed or confirmed; an empty field counts as 0 while a number is
 *   typed
 * Returns: whether it is a number */
gboolean ahu_count_spin_read (GtkWidget *spin,
                              guint     *number);

/* @number: what it is to show; what is being typed and says the same stays */
void ahu_count_spin_show (GtkWidget *spin,
                          guint      number);

G_END_DECLS
