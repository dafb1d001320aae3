/* ahu-tp-score-box.h: in final scoring, the numbers of the players' own box
 *
 * Not for: the controls (ahu-tp-box-form.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/entry/ahu-sheet.h"

G_BEGIN_DECLS

/**
 * ahu_tp_score_box_new:
 * @sheet: a result sheet of Tapati
 *
 * Each number that is entered is in the sheet at once, and is undone with it.
 *
 * Returns: (transfer floating): a button that says which box is counted with, and opens its numbers
 */
GtkWidget *ahu_tp_score_box_new (AhuSheet *sheet);

G_END_DECLS
