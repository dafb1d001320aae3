/* ahu-window-rules.c: the rule reference in the window, over what was there before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-compat.h"
#include "app/ahu-rules-page.h"
#include "app/ahu-window-private.h"

static AhuRulesPage *
ensure_rules_page (AhuWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "rules");

  if (page == NULL)
    {
      page = ahu_rules_page_new (ahu_game_ui_get_default ());
      gtk_stack_add_named (self->stack, page, "rules");
    }

  return AHU_RULES_PAGE (page);
}

static void
remember (AhuWindow *self)
{
  ahu_window_remember_page (self, "rules", &self->before_rules);
  g_set_weak_pointer (&self->focus_before_rules, gtk_window_get_focus (GTK_WINDOW (self)));
}

void
ahu_window_show_rule (AhuWindow  *self,
                      const char *rule)
{
  AhuRulesPage *page;

  g_return_if_fail (AHU_IS_WINDOW (self));

  page = ensure_rules_page (self);
  if (!ahu_window_is_on (self, "rules"))
    {
      remember (self);
      ahu_compat_stack_show (self->stack, GTK_WIDGET (page));
    }
  ahu_rules_page_set_session (page, self->ui == ahu_game_ui_get_default () ? self->session : NULL);
  ahu_rules_page_show_rule (page, rule != NULL && *rule != '\0' ? rule : NULL);
}

/* The page itself, not what it may have been opened for anew: it is as it was. */
static void
return_to (AhuWindow *self,
           GtkWidget *page)
{
  GtkWidget *focus = self->focus_before_rules;

  ahu_compat_stack_show (self->stack, page);
  if (focus != NULL && gtk_widget_is_ancestor (focus, page) && gtk_widget_grab_focus (focus))
    return;
  if (!gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

/* Elsewhere the game may have ended meanwhile, gone on, or been deleted. */
static gboolean
is_other_game (AhuWindow  *self,
               const char *page)
{
  gboolean on_table = g_str_equal (page, "table");

  if (!on_table && !g_str_equal (page, "result"))
    return FALSE;

  return self->session == NULL || ahu_session_is_over (self->session) == on_table;
}

gboolean
ahu_window_leave_rules (AhuWindow *self)
{
  const char *name = g_quark_to_string (self->before_rules);
  GtkWidget *page;

  if (!ahu_window_is_on (self, "rules"))
    return FALSE;
  if (ahu_rules_page_leave_section (AHU_RULES_PAGE (gtk_stack_get_visible_child (self->stack))))
    return TRUE;

  page = gtk_stack_get_child_by_name (self->stack, name);
  if (is_other_game (self, name))
    ahu_window_return_to_game (self);
  else if (page == NULL)
    ahu_window_show_start (self);
  else
    return_to (self, page);
  g_clear_weak_pointer (&self->focus_before_rules);

  return TRUE;
}

/* A game that is over has no table any more: it is looked at, after the move. */
void
ahu_window_show_move (AhuWindow *self,
                      guint      ply)
{
  GtkWidget *table;

  if (self->session == NULL)
    return;
  if (ahu_session_is_over (self->session))
    {
      ahu_window_replay_game_at (self, ply + 1);
      return;
    }

  ahu_window_show_game (self);
  table = gtk_stack_get_visible_child (self->stack);
  if (self->ui->table_page_show_move != NULL && ply < ahu_history_get_ply (ahu_session_get_history (self->session)))
    self->ui->table_page_show_move (table, ply);
}
