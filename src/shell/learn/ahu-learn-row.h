/* ahu-learn-row.h: a lesson in the list of lessons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_LEARN_ROW (ahu_learn_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuLearnRow, ahu_learn_row, AHU, LEARN_ROW, GtkListBoxRow)

/* @number: the lesson's number, from 1
 * Returns: (transfer floating): a row of a lesson that is not done */
GtkWidget *ahu_learn_row_new (guint       number,
                              const char *title);

/* @done: whether a tick stands in place of the number
 * @place: (nullable): how far somebody has come in it, in words; %NULL if nobody is in its middle */
void ahu_learn_row_set_progress (AhuLearnRow *self,
                                 gboolean     done,
                                 const char  *place);

G_END_DECLS
