/* ahu-window-rules.c: the rule reference in the window, over what was there before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/players/ahu-players-page.h"
#include "shell/rules/ahu-rules-page.h"
#include "shell/rules/ahu-rules-window.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/rules/ahu-child-window.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-set-up-page.h"
#include "toolkit/table/ahu-table.h"

#define RULES "rules"

/* The rules tell behind which moves of a game each stands: of the one on the table from which they were come to, else of
 * that on the desk; while another one is set up of none.
 * @before: (nullable): the page from which they were come to
 * Returns: (nullable): that game, if it is of @ui */
static AhuSession *
find_session (AhuWindow       *self,
              const AhuGameUi *ui,
              AhuPage         *before)
{
  AhuSession *session = AHU_IS_TABLE (before) ? ahu_table_get_session (AHU_TABLE (before)) : ahu_desk_get_session (self->desk);

  if (session == NULL || ahu_session_get_game (session) != ui->game || AHU_IS_PLAYERS_PAGE (before) || AHU_IS_SET_UP_PAGE (before))
    return NULL;

  return session;
}

static GtkWidget *
rules_page_new (AhuWindow       *self,
                const AhuGameUi *ui)
{
  GtkWidget *page = ahu_rules_page_new (ui);

  ahu_rules_page_set_session (AHU_RULES_PAGE (page), find_session (self, ui, NULL));

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

static void
show_page (AhuWindow       *self,
           const AhuGameUi *ui,
           AhuPage         *before,
           const char      *rule)
{
  AhuRulesPage *page = AHU_RULES_PAGE (ahu_navigator_show_over (self->navigator, ahu_window_name_page (RULES, ui)));

  ahu_rules_page_set_session (page, find_session (self, ui, before));
  if (AHU_PAGE (page) != before)
    ahu_rules_page_clear_search (page);
  ahu_rules_page_show_rule (page, rule);
}

void
ahu_window_show_rule (AhuWindow  *self,
                      const char *rule)
{
  g_autofree char *wanted = g_strdup (rule != NULL ? rule : "");
  GtkWindow *child;
  AhuPage *page;
  const AhuGameUi *ui;

  g_return_if_fail (AHU_IS_WINDOW (self));

  child = ahu_child_window_find (GTK_WINDOW (self));
  page = ahu_navigator_get_page (self->navigator);
  /* Who looks something up there looks for something else. */
  if (*wanted == '\0' && child == NULL && AHU_IS_RULES_PAGE (page))
    {
      ahu_rules_page_search (AHU_RULES_PAGE (page));
      return;
    }
  ui = find_game (self, &wanted);
  if (ui == NULL)
    return;

  /* Nobody who looks something up there loses what was entered. */
  if (child != NULL)
    ahu_child_window_present (GTK_WINDOW (ahu_rules_window_new (ui, find_session (self, ui, page), wanted)), GTK_WIDGET (child));
  else
    show_page (self, ui, page, wanted);
}
