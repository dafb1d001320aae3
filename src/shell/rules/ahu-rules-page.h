/* ahu-rules-page.h: the rule reference: contents, text, search
 *
 * Not for: what stands in it (data/rules), nor finding it (ahu-rules.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_RULES_PAGE (ahu_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuRulesPage, ahu_rules_page, AHU, RULES_PAGE, AhuPage)

/**
 * ahu_rules_page_new:
 * @ui: a game whose `rules_path` isn't %NULL
 *
 * Returns: (transfer floating): its rules in the user's language, at the first
 *   chapter
 */
GtkWidget *ahu_rules_page_new (const AhuGameUi *ui);

/**
 * ahu_rules_page_set_session:
 * @session: (nullable): the game on the table, if one is there and of the page's game
 *
 * From now on rules that are shown tell where they were applied in the game.
 */
void ahu_rules_page_set_session (AhuRulesPage *self,
                                 AhuSession   *session);

/**
 * ahu_rules_page_show_rule:
 * @rule: (nullable): the id of a section or chapter, such as `R7.4`; %NULL, or one
 *   that isn't known, for the first chapter
 *
 * Shows the rule on top, with the focus on its heading.
 */
void ahu_rules_page_show_rule (AhuRulesPage *self,
                               const char   *rule);

/**
 * ahu_rules_page_get_rule:
 *
 * Returns: (transfer none): the id of the section that was shown last
 */
const char *ahu_rules_page_get_rule (AhuRulesPage *self);

/**
 * ahu_rules_page_search:
 *
 * Brings the search into sight and the focus to it.
 */
void ahu_rules_page_search (AhuRulesPage *self);

G_END_DECLS
