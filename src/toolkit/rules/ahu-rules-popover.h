/* ahu-rules-popover.h: a rule beside the words that cite it
 *
 * For windows before the main one, in which the page with all rules can't be
 * shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the rule on the page of the rules if the window has one, else beside @widget.
 * @widget: what the user looks at
 * @rule: the number of a rule */
void ahu_rules_show_from (GtkWidget  *widget,
                          const char *rule);

G_END_DECLS
