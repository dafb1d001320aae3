/* ahu-tp-score-box.h: in final scoring, the numbers of the players' own box
 *
 * Not for: the controls (ahu-tp-box-form.h, ahu-tp-box-list.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/entry/ahu-sheet.h"

G_BEGIN_DECLS

/* Each number that is entered is in the sheet at once, and is undone with it.
 * @sheet: a result sheet of Tapati
 * Returns: (transfer floating): a button that says which box is counted with, and opens its numbers and the boxes
 *   that have a name */
GtkWidget *ahu_tp_score_box_new (AhuSheet *sheet);

/* @sheet: a result sheet of Tapati
 * Returns: (transfer floating): a grid that says that the numbers of the players' own box are counted with, and
 *   leads back to the usual ones; hidden as long as these are */
GtkWidget *ahu_tp_score_box_line_new (AhuSheet *sheet);

/* Returns: (transfer full) (nullable): the numbers that were entered for the last new game, as a new result sheet
 *   has them; %NULL if these are the usual ones */
JsonNode *ahu_tp_score_box_setup_new (void);

G_END_DECLS
