/* ahu-table-advice.c: the way from a table page to the best moves and to the analysis
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/analysis/ahu-table-advice.h"

#include <glib/gi18n.h>

#include "toolkit/analysis/ahu-analysis.h"
#include "toolkit/analysis/ahu-best-moves.h"
#include "toolkit/table/ahu-practise.h"

static void
best_moves_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  AhuTable *self = AHU_TABLE (widget);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  AhuSession *session = ahu_table_get_session (self);
  g_autofree char *waiting = NULL;
  const char *reason;

  if (!ahu_table_can_change (self))
    return;
  /* What is best for a computer is not for the person to know. */
  waiting = ahu_practise_dup_reason (session);
  reason = waiting != NULL ? waiting : ahu_best_moves_refuse (session);
  if (reason != NULL)
    ahu_table_refuse (self, reason, NULL);
  else
    ahu_best_moves_present (widget, session, klass->asked != NULL ? klass->asked (self) : AHU_NOBODY);
}

static void
analysis_action (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  AhuTable *self = AHU_TABLE (widget);
  AhuSession *session = ahu_table_get_session (self);

  if (session == NULL || ahu_table_is_replay (self))
    return;
  if (ahu_history_get_ply (ahu_session_get_history (session)) == 0)
    ahu_table_refuse (self, _("There are no moves to analyse yet."), NULL);
  else
    ahu_analysis_present (widget, session);
}

void
ahu_table_install_advice (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.best-moves", NULL, best_moves_action);
  gtk_widget_class_install_action (widget_class, "table.analysis", NULL, analysis_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_b, GDK_CONTROL_MASK, "table.best-moves", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_a, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "table.analysis", NULL);
}

void
ahu_table_update_advice (AhuTable *self)
{
  AhuSession *session;
  gboolean has_game, has_moves;

  g_return_if_fail (AHU_IS_TABLE (self));

  session = ahu_table_get_session (self);
  has_game = session != NULL && !ahu_table_is_replay (self) && !ahu_session_get_asking (session);
  has_moves = has_game && ahu_history_get_ply (ahu_session_get_history (session)) > 0;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.best-moves",
                                 has_game && ahu_best_moves_can (session) && !ahu_practise_is_waiting (session) &&
                                   ahu_best_moves_refuse (session) == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.analysis", has_moves && ahu_analysis_can (session));
}
