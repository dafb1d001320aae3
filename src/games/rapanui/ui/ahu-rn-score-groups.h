/* ahu-rn-score-groups.h: the Stone and the players above the counts of one of them
 *
 * For a telephone's width, where only one of them is shown. Signal `chosen` (int) with the
 * player, -1 for the Stone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/engine/rn-sheet.h"
#include "toolkit/entry/ahu-sheet.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_SCORE_GROUPS (ahu_rn_score_groups_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnScoreGroups, ahu_rn_score_groups, AHU, RN_SCORE_GROUPS, GtkBox)

/* Returns: (transfer floating): the row, empty */
GtkWidget *ahu_rn_score_groups_new (void);

/* @sheet: who plays
 * @counts: what is counted of them
 * @current: the player whose counts are shown, -1 for the Stone */
void ahu_rn_score_groups_update (AhuRnScoreGroups *self,
                                 AhuSheet         *sheet,
                                 const RnSheet    *counts,
                                 int               current);

G_END_DECLS
