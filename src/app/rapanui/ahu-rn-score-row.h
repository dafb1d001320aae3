/* ahu-rn-score-row.h: the rows of a player's column in the form of counts
 *
 * From 0: tiles, Moai, wood, and the Sacrifice cards by kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rapanui/rn-sheet.h"

G_BEGIN_DECLS

#define AHU_RN_SCORE_ROWS (RN_SHEET_SACRIFICE + RN_SACRIFICES)

/**
 * ahu_rn_score_row_cell:
 * @player: from 0
 * @row: a row
 *
 * Returns: what is counted there
 */
RnSheetCell ahu_rn_score_row_cell (int   player,
                                   guint row);

/**
 * ahu_rn_score_row_name:
 * @row: a row
 *
 * Returns: (transfer none): what it counts, such as “Tiles”
 */
const char *ahu_rn_score_row_name (guint row);

/**
 * ahu_rn_score_row_key:
 * @kind: a Sacrifice kind
 *
 * Returns: (transfer none): the letter that counts one card of it
 */
const char *ahu_rn_score_row_key (guint kind);

/**
 * ahu_rn_score_row_label_new:
 * @row: a row
 *
 * Returns: (transfer floating): picture, name, where to look, and the key if there is one
 */
GtkWidget *ahu_rn_score_row_label_new (guint row);

/**
 * ahu_rn_score_row_label_set_show_key:
 * @label: from [func@rn_score_row_label_new]
 * @show_key: whether there is room, and a keyboard
 */
void ahu_rn_score_row_label_set_show_key (GtkWidget *label,
                                          gboolean   show_key);

G_END_DECLS
