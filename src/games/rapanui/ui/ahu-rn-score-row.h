/* ahu-rn-score-row.h: the rows of a player's column in the form of counts
 *
 * From 0: tiles, Moai, wood, and the Sacrifice cards by kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/engine/rn-sheet.h"

G_BEGIN_DECLS

/* Returns: (transfer none): what it counts, such as “Tiles” */
const char *ahu_rn_score_row_name (guint row);

/* Returns: (transfer none): the drawing of it */
const char *ahu_rn_score_row_picture (guint row);

/* Returns: (transfer floating): picture, name, and where to look */
GtkWidget *ahu_rn_score_row_label_new (guint row);

/* @label: from [func@rn_score_row_label_new]
 * @low: whether all words stand in one line */
void ahu_rn_score_row_label_set_low (GtkWidget *label,
                                     gboolean   low);

G_END_DECLS
