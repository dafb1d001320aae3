/* ahu-rn-count-check-slip.h: one slip that may explain what was counted
 *
 * Why it explains it, and a button for each turn where it may have been, which
 * activates `count.correct` with the move. Not for: finding it (rn-slips.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rapanui/rn-slips.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_COUNT_CHECK_SLIP (ahu_rn_count_check_slip_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCountCheckSlip, ahu_rn_count_check_slip, AHU, RN_COUNT_CHECK_SLIP, GtkBox)

/**
 * ahu_rn_count_check_slip_new:
 * @slip: a slip
 * @difference: what it is to explain
 * @names: (array zero-terminated=1): the players' names by seat
 * @rule: the number of the rule that was not kept
 * @n_moves: how many moves the record has
 *
 * Returns: (transfer floating): the slip in words, with its buttons
 */
GtkWidget *ahu_rn_count_check_slip_new (const RnSlip      *slip,
                                        const RnCount     *difference,
                                        const char *const *names,
                                        const char        *rule,
                                        guint              n_moves);

G_END_DECLS
