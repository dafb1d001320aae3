/* ahu-window-rules.c: the rule reference in the window, over what was there before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/players/ahu-players-page.h"
#include "shell/rules/ahu-rules-page.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-set-up-page.h"
#include "toolkit/table/ahu-table.h"

#define RULES "rules"

/* The page tells behind which moves of a game a rule stands: of the one on the table from which it was come to, else of
 * that on the desk; while another one is set up of none.
 * @before: (nullable): the page from which it was come to */
static void
set_session (AhuWindow       *self,
             AhuRulesPage    *page,
             const AhuGameUi *ui,
             AhuPage         *before)
{
  AhuSession *session = AHU_IS_TABLE (before) ? ahu_table_get_session (AHU_TABLE (before)) : ahu_desk_get_session (self->desk);

  if (session == NULL || ahu_session_get_game (session) != ui->game || AHU_IS_PLAYERS_PAGE (before) || AHU_IS_SET_UP_PAGE (before))
    session = NULL;
  ahu_rules_page_set_session (page, session);
}

static GtkWidget *
rules_page_new (AhuWindow       *self,
                const AhuGameUi *ui)
{
  GtkWidget *page = ahu_rules_page_new (ui);

  set_session (self, AHU_RULES_PAGE (page), ui, NULL);

  return page;
}

void
ahu_window_add_rules_page (AhuWindow *self)
{
  static const AhuGamePage page = { RULES, AHU_OFFER_RULES, rules_page_new, TRUE };

  ahu_window_add_page_of_games (self, &page);
}

/* What the page asks is looked up in the game that is shown, a rule where it belongs.
 * @rule: (inout): empty for what the page asks */
static const AhuGameUi *
find_game (AhuWindow  *self,
           char      **rule)
{
  if (**rule != '\0')
    return ahu_rules_find_game (*rule);

  g_free (*rule);
  *rule = ahu_page_dup_rule (ahu_navigator_get_page (self->navigator));

  return ahu_window_choose_ui (self, AHU_OFFER_RULES);
}

void
ahu_window_show_rule (AhuWindow  *self,
                      const char *rule)
{
  g_autofree char *wanted = g_strdup (rule != NULL ? rule : "");
  AhuPage *before;
  const AhuGameUi *ui;
  AhuRulesPage *page;

  g_return_if_fail (AHU_IS_WINDOW (self));

  /* Who looks something up there looks for something else. */
  if (*wanted == '\0' && AHU_IS_RULES_PAGE (ahu_navigator_get_page (self->navigator)))
    {
      ahu_rules_page_search (AHU_RULES_PAGE (ahu_navigator_get_page (self->navigator)));
      return;
    }
  ui = find_game (self, &wanted);
  if (ui == NULL)
    return;

  before = ahu_navigator_get_page (self->navigator);
  page = AHU_RULES_PAGE (ahu_navigator_show_over (self->navigator, ahu_window_name_page (RULES, ui)));
  set_session (self, page, ui, before);
  if (AHU_PAGE (page) != before)
    ahu_rules_page_clear_search (page);
  ahu_rules_page_show_rule (page, wanted);
}
