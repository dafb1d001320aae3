/* ahu-rn-rules-picture.h: the illustrations of the rules of Rapa Nui
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ahu_rn_rules_picture_new:
 * @name: `kinds`, `column`, `uncover`, `area` or `stone`
 * @words: what it shows, for readers of the screen
 *
 * Returns: (transfer floating) (nullable): the illustration, %NULL if it isn't known
 */
GtkWidget *ahu_rn_rules_picture_new (const char *name,
                                     const char *words);

/**
 * ahu_rn_rules_column_new:
 * @kinds: (array length=n): card kinds, from the back
 * @n: how many cards
 * @width: of a card
 *
 * Returns: (transfer floating): a column of the general display
 */
GtkWidget *ahu_rn_rules_column_new (const guint *kinds,
                                    guint        n,
                                    int          width);

G_END_DECLS
