/* ahu-rule-menu.h: from the hint of a widget to the rules that it names
 *
 * A tooltip can't be pointed at, so the numbers in it are no links. The secondary button, a
 * long touch and the Menu key open a menu of these rules instead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds an item with the number and the heading of @rule.
 * @rule: the number of a rule
 * @action: an action that shows a rule, with the number as its target */
void ahu_rule_menu_append (GMenu      *menu,
                           const char *rule,
                           const char *action);

/* @text: words that may name rules
 * Returns: (transfer full) (nullable): an item for each rule that @text names, %NULL if it names none */
GMenuModel *ahu_rule_menu_model (const char *text);

/* Shows what the hint of @widget says, or of the nearest outwards that has one, and the rules in it.
 * @widget: (nullable): a widget
 * Returns: whether there is one */
gboolean ahu_rule_menu_show (GtkWidget *widget);

/* Lets a press on @widget show the same.
 * @widget: a widget that can only be looked at */
void ahu_rule_menu_add_press (GtkWidget *widget);

/* Lets everything in @window that has a hint of ahu_tip_set () lead to the rules in it. A hint without any is shown,
 * for who can't point: it is held by a finger, or its menu asked for. */
void ahu_rule_menu_add (GtkWidget *window);

G_END_DECLS
