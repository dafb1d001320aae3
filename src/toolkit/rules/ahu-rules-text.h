/* ahu-rules-text.h: a section of the rule reference as widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/rules/ahu-rules.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/* The words can be selected; a link in them activates `win.show-rule`. The first child is the heading, which can
 * have the focus.
 * @ui: the game, which draws the pictures
 * @answers: whether it was asked for: a saying that stands at another section as well is said here, too
 * @now: (nullable): what the game on the table has of what the section is about
 * Returns: (transfer floating): the section */
GtkWidget *ahu_rules_text_new (const AhuRulesSection *section,
                               const AhuGameUi       *ui,
                               gboolean               answers,
                               const char            *now);

/* @text: a text of the program, such as a message with “(R5.3)”
 * @css_class: (nullable): how it looks
 * Returns: (transfer floating): a label of words that break into lines, for [func@rules_label_set_text] */
GtkWidget *ahu_rules_words_new (const char *text,
                                const char *css_class);

/* Shows @text; numbers of rules in it are links that activate `win.show-rule`, or show the rule beside them where
 * there is no such action.
 * @text: a text of the program, such as a message with “(R5.3)” */
void ahu_rules_label_set_text (GtkLabel   *label,
                               const char *text);

/* The same for a button whose rule changes with every move: what it is about is told where somebody points at it, so
 * that the reference is not read before.
 * @button: a button that activates `win.show-rule`
 * @rule: the number of a rule */
void ahu_rules_button_set_number (GtkButton  *button,
                                  const char *rule);

/* @rule: the number of a rule
 * Returns: (transfer none) (nullable): the game in whose reference it stands */
const AhuGameUi *ahu_rules_find_game (const char *rule);

/* @rule: the number of a rule
 * Returns: (transfer none) (nullable): the heading it stands under */
const char *ahu_rules_get_title (const char *rule);

/* @rule: the number of a rule
 * Returns: (transfer full): the number and the heading, in words */
char *ahu_rules_describe (const char *rule);

/* @ui: a game with a reference
 * Returns: (transfer none): its reference in the user's language, read once */
AhuRules *ahu_rules_get_shared (const AhuGameUi *ui);

/* @text: a text of the program
 * Returns: (transfer full) (nullable): the first number of a rule in it */
char *ahu_rules_find_number (const char *text);

/* @text: a text of the program
 * Returns: (transfer full): the numbers of rules in it, none twice */
char **ahu_rules_find_numbers (const char *text);

G_END_DECLS
