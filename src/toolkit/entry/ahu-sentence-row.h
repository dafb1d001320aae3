/* ahu-sentence-row.h: one sentence about one player or about all
 *
 * With notes below it, and buttons for what can be done about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_SENTENCE_ROW (ahu_sentence_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuSentenceRow, ahu_sentence_row, AHU, SENTENCE_ROW, GtkGrid)

/* @colour: (nullable): of the player whom it is about, %NULL for nobody
 * @sentence: what it tells, maybe with the number of a rule
 * @css_class: how large the sentence is
 * Returns: (transfer floating): the sentence behind the player's mark */
GtkWidget *ahu_sentence_row_new (const char *colour,
                                 const char *sentence,
                                 const char *css_class);

/* @note: what else there is to know */
void ahu_sentence_row_add_note (AhuSentenceRow *self,
                                const char     *note);

/* @label: what the button does
 * @action: the name of an action that takes a number
 * @index: that number */
void ahu_sentence_row_add_button (AhuSentenceRow *self,
                                  const char     *label,
                                  const char     *action,
                                  guint           index);

G_END_DECLS
