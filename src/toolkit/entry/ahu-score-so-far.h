/* ahu-score-so-far.h: what each player has while not everything is counted
 *
 * Numbers, and no places: nobody has won as long as something is missing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/entry/ahu-sheet.h"

G_BEGIN_DECLS

/* @sheet: what is counted
 * @more: (transfer floating) (nullable): what the game has to tell besides
 * Returns: (transfer floating): how far the count is, a row for each player, and @more */
GtkWidget *ahu_score_so_far_new (AhuSheet  *sheet,
                                 GtkWidget *more);

/* @sheet: what is counted
 * Returns: (transfer floating): the points in one line */
GtkWidget *ahu_score_so_far_line_new (AhuSheet *sheet);

/* @scoring: what counts come to
 * Returns: (transfer full): how many are missing, such as “18 of 32 to go” */
char *ahu_score_so_far_dup_to_go (const AhuScoring *scoring);

G_END_DECLS
