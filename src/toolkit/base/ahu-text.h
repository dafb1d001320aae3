/* ahu-text.h: labels of running text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Before a sign and its number, such as “×7” or “+ 6”: the sign stands before it wherever reading begins. */
#define AHU_LEFT_TO_RIGHT "\342\200\216"

/* Makes a label that fills the width it is given, and breaks its lines there, in words too long for it as well.
 * @text: what it says
 * @css_class: (nullable): how it looks
 * Returns: (transfer floating): a label */
GtkWidget *ahu_text_new (const char *text,
                         const char *css_class);

G_END_DECLS
