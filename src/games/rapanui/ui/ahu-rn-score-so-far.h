/* ahu-rn-score-so-far.h: what each player has while not everything is counted
 *
 * Numbers, and no places: nobody has won as long as something is missing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/engine/rn-final.h"
#include "games/rapanui/ui/ahu-rn-tally.h"

G_BEGIN_DECLS

/**
 * ahu_rn_score_so_far_new:
 * @tally: what is counted
 * @final: what it comes to, where 0 stands for what is missing
 *
 * Returns: (transfer floating): how far the count is, a row for each player, and what
 *   the kinds are worth once the Stone is counted
 */
GtkWidget *ahu_rn_score_so_far_new (AhuRnTally    *tally,
                                    const RnFinal *final);

/**
 * ahu_rn_score_so_far_line_new:
 * @tally: what is counted
 * @final: what it comes to, where 0 stands for what is missing
 *
 * Returns: (transfer floating): the same in one line, without the Stone
 */
GtkWidget *ahu_rn_score_so_far_line_new (AhuRnTally    *tally,
                                         const RnFinal *final);

/**
 * ahu_rn_score_so_far_dup_to_go:
 * @sheet: what is counted
 *
 * Returns: (transfer full): how many counts are missing, such as “18 of 32 to go”
 */
char *ahu_rn_score_so_far_dup_to_go (const RnSheet *sheet);

G_END_DECLS
