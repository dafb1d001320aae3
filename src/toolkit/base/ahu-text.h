/* ahu-text.h: labels of running text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ahu_text_new:
 * @text: what it says
 * @css_class: (nullable): how it looks
 *
 * Makes a label that fills the width it is given, and breaks its lines there, in
 * words too long for it as well.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *ahu_text_new (const char *text,
                         const char *css_class);

G_END_DECLS
