/* dead-rules.h: numbers of rules on a page from which nothing leads to the rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * find_dead_rule:
 * @root: what is shown
 *
 * Looks at all words and hints. In the rule reference itself, and on what shows a rule when it
 * is activated, a number is no link.
 *
 * Returns: (transfer none) (nullable): the first words with such a number
 */
const char *find_dead_rule (GtkWidget *root);

G_END_DECLS
