/* ahu-tp-rules-picture.h: the illustrations of the rules of Tapati
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ahu_tp_rules_picture_new:
 * @name: `market`, `interchange`, `board`, `moai`, `transfer`, `fact` or `tapati`
 * @words: what it shows, for readers of the screen
 *
 * Returns: (transfer floating) (nullable): the illustration, %NULL if it isn't known
 */
GtkWidget *ahu_tp_rules_picture_new (const char *name,
                                     const char *words);

G_END_DECLS
