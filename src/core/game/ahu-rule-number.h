/* ahu-rule-number.h: numbers of rules in texts, and whose rules they are
 *
 * Each game has its own prefixes (`AhuGame.rule_prefixes`), so that a number alone tells the
 * game. Only games that are registered count.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"

G_BEGIN_DECLS

/* Returns: (transfer full): what finds the numbers of rules in a text, each as group 1 */
GRegex *ahu_rule_number_dup_regex (void);

/* @text: any text
 * Returns: (transfer none) (nullable): the game whose rule has this number; %NULL if @text is not the number of a
 *   rule and nothing else */
const AhuGame *ahu_rule_number_find_game (const char *text);

/* @rule: (nullable): the number of a rule
 * Returns: (transfer full): the sentence with the rule in parentheses, if there is one */
char *ahu_cite (const char *sentence,
                const char *rule);

G_END_DECLS
