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

/* @ui: a game whose `rules_path` isn't %NULL
 * Returns: (transfer floating): its rules in the user's language, at the first chapter */
GtkWidget *ahu_rules_page_new (const AhuGameUi *ui);

/* What leads to something else than rules is left out from now on: the main menu, and the moves by which a rule was
 * applied. */
void ahu_rules_page_set_alone (AhuRulesPage *self);

/* From now on rules that are shown tell where they were applied in the game.
 * @session: (nullable): the game on the table, if one is there and of the page's game */
void ahu_rules_page_set_session (AhuRulesPage *self,
                                 AhuSession   *session);

/* Shows the rule on top, with the focus on its heading.
 * @rule: (nullable): the id of a section or chapter, such as `R7.4`; %NULL, or one that isn't known, for the first
 *   chapter */
void ahu_rules_page_show_rule (AhuRulesPage *self,
                               const char   *rule);

/* Returns: (transfer none): the id of the section that was shown last */
const char *ahu_rules_page_get_rule (AhuRulesPage *self);

/* Nothing is searched for any more. */
void ahu_rules_page_clear_search (AhuRulesPage *self);

/* Brings the search into sight and the focus to it. */
void ahu_rules_page_search (AhuRulesPage *self);

G_END_DECLS
