/* ahu-window-rules.c: the rule reference in the window, over what was there before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-rules-page.h"
#include "app/ahu-window-private.h"

#define RULES "rules"

static GtkWidget *
rules_page_new (gpointer data)
{
  return ahu_rules_page_new (ahu_game_ui_get_default ());
}

void
ahu_window_add_rules_page (AhuWindow *self)
{
  ahu_navigator_add (self->navigator, RULES, rules_page_new, NULL);
}

void
ahu_window_show_rule (AhuWindow  *self,
                      const char *rule)
{
  AhuRulesPage *page;

  g_return_if_fail (AHU_IS_WINDOW (self));

  page = AHU_RULES_PAGE (ahu_navigator_show_over (self->navigator, RULES));
  ahu_rules_page_set_session (page, ahu_desk_get_ui (self->desk) == ahu_game_ui_get_default ()
                                      ? ahu_desk_get_session (self->desk) : NULL);
  ahu_rules_page_show_rule (page, rule != NULL && *rule != '\0' ? rule : NULL);
}
