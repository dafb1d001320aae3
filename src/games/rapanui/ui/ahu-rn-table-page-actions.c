/* ahu-rn-table-page-actions.c: what can be done on the table page beside playing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "toolkit/analysis/ahu-analysis.h"
#include "toolkit/analysis/ahu-best-moves.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/table/ahu-correction-window.h"
#include "toolkit/table/ahu-log.h"

static guint
count_players (AhuRnTablePage *self)
{
  return ((const RnPosition *) ahu_session_get_position (self->session))->n_players;
}

static void
correct_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);
  g_autoptr (AhuRefusal) refusal = NULL;

  if (self->session == NULL || self->is_replay)
    return;
  refusal = ahu_rn_table_page_refuse_correction (self);
  if (refusal != NULL)
    ahu_rn_table_page_refuse (self, refusal->message, refusal->rule);
  else
    ahu_correction_window_present (widget, self->session, g_variant_get_uint32 (parameter));
}

static void
peek_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);

  /* In a practice game the own cards are always seen. */
  if (!ahu_rn_table_page_can_change (self) || g_variant_get_uint32 (parameter) >= count_players (self) ||
      self->practise != NULL)
    return;
  ahu_rn_cover_peek (AHU_RN_COVER (self->cover), self->session, g_variant_get_uint32 (parameter));
  ahu_rn_table_page_show_step (self);
  ahu_rn_table_page_move_focus (self);
}

static void
end_peek_action (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);

  if (self->session == NULL)
    return;
  ahu_rn_cover_end_peek (AHU_RN_COVER (self->cover));
  ahu_rn_table_page_show_step (self);
  ahu_rn_table_page_move_focus (self);
}

static void
best_moves_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);
  g_autofree char *waiting = NULL;
  const char *reason;

  if (!ahu_rn_table_page_can_change (self))
    return;
  /* What is best for a computer is not for the person to know. */
  waiting = ahu_practise_dup_reason (self->session);
  reason = waiting != NULL ? waiting : ahu_best_moves_refuse (self->session);
  if (reason != NULL)
    ahu_rn_table_page_refuse (self, reason, NULL);
  else
    ahu_best_moves_present (widget, self->session);
}

static void
analysis_action (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);

  if (self->session == NULL || self->is_replay)
    return;
  if (ahu_history_get_ply (ahu_session_get_history (self->session)) == 0)
    ahu_rn_table_page_refuse (self, _("There are no moves to analyse yet."), NULL);
  else
    ahu_analysis_present (widget, self->session);
}

/* To the log, and from there back to what is to be decided. */
static void
log_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);
  gboolean is_tab = adw_view_stack_page_get_visible (self->log_page);
  gboolean was_there = (gtk_widget_get_state_flags (self->log) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  if (self->session == NULL || ahu_rn_table_page_is_covered (self))
    return;
  if (is_tab)
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (self->views), was_there ? "table" : "log");
  if (was_there)
    ahu_rn_table_page_move_focus (self);
  else if (gtk_widget_get_mapped (self->log) && !ahu_log_show_newest (AHU_LOG (self->log)))
    ahu_rn_table_page_refuse (self, _("Nothing has happened yet."), NULL);
}

/* Computers have no cardboard to count, and help one to learn what is best. */
void
ahu_rn_table_page_show_menu (AhuRnTablePage *self)
{
  gboolean can_count = ahu_rn_table_page_can_change (self) && self->practise == NULL && self->count == NULL;

  gtk_widget_set_visible (self->menu, !ahu_rn_table_page_is_covered (self));
  ahu_menu_button_set_page (AHU_MENU_BUTTON (self->menu), self->practise != NULL ? "practice" : "table");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.count", can_count);
}

void
ahu_rn_table_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.correct", "u", correct_action);
  gtk_widget_class_install_action (widget_class, "table.peek", "u", peek_action);
  gtk_widget_class_install_action (widget_class, "table.end-peek", NULL, end_peek_action);
  ahu_rn_table_page_install_count (widget_class);
  gtk_widget_class_install_action (widget_class, "table.best-moves", NULL, best_moves_action);
  gtk_widget_class_install_action (widget_class, "table.analysis", NULL, analysis_action);
  gtk_widget_class_install_action (widget_class, "table.log", NULL, log_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0, "table.log", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_b, GDK_CONTROL_MASK, "table.best-moves", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_a, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "table.analysis", NULL);
}
