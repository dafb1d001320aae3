/* ahu-rn-count-check-row.h: one sentence about what was counted, of one player or of all
 *
 * Not for: finding what it tells (rn-slips.h, rn-slip-records.h, rn-count-check.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_RN_COUNT_CHECK_ROW (ahu_rn_count_check_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCountCheckRow, ahu_rn_count_check_row, AHU, RN_COUNT_CHECK_ROW, GtkGrid)

/**
 * ahu_rn_count_check_row_new:
 * @colour: (nullable): of the player whom it is about, %NULL for nobody
 * @sentence: what it tells, maybe with the number of a rule
 * @css_class: how large the sentence is
 *
 * Returns: (transfer floating): the sentence behind the player's mark
 */
GtkWidget *ahu_rn_count_check_row_new (const char *colour,
                                       const char *sentence,
                                       const char *css_class);

/**
 * ahu_rn_count_check_row_add_note:
 * @self: a row
 * @note: what else there is to know
 */
void ahu_rn_count_check_row_add_note (AhuRnCountCheckRow *self,
                                      const char         *note);

/**
 * ahu_rn_count_check_row_add_button:
 * @self: a row
 * @label: what the button does
 * @index: for the action `count.correct`
 */
void ahu_rn_count_check_row_add_button (AhuRnCountCheckRow *self,
                                        const char         *label,
                                        guint               index);

G_END_DECLS
