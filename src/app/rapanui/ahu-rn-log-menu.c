/* ahu-rn-log-menu.c: what can be done with a line of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-log-menu.h"

#include <glib/gi18n.h>

#include "app/ahu-rules-text.h"
#include "rapanui/rn-citation.h"
#include "rapanui/rn-json.h"

static void
add_rule (GMenu      *menu,
          const char *rule)
{
  const char *title = ahu_rules_get_title (rule);
  /* Translators: %1$s is the number of a rule such as R7.4, %2$s its heading. */
  g_autofree char *label = g_strdup_printf (_("Rule %1$s: %2$s"), rule, title != NULL ? title : rule);
  g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);

  g_menu_item_set_label (item, label);
  g_menu_item_set_action_and_target (item, "win.show-rule", "s", rule);
  g_menu_append_item (menu, item);
}

GMenuModel *
ahu_rn_log_menu_model (AhuSession   *session,
                       AhuRnLogLine *line,
                       gboolean      can_correct)
{
  AhuHistory *history;
  const char *rules[RN_MAX_CITED];
  guint ply, n;
  GMenu *menu;
  RnMove move;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (AHU_IS_RN_LOG_LINE (line), NULL);

  if (ahu_rn_log_line_get_line_type (line) != AHU_RN_LOG_MOVE)
    return NULL;

  history = ahu_session_get_history (session);
  ply = ahu_rn_log_line_get_ply (line);
  rn_move_from_json (&move, g_ptr_array_index (ahu_history_get_moves (history), ply));
  n = rn_move_rules (ahu_history_get_position (history, ply), &move, rules);
  menu = g_menu_new ();
  for (guint i = 0; i < n; i++)
    add_rule (menu, rules[i]);
  if (can_correct)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_("Correct this line"), NULL);

      g_menu_item_set_action_and_target (item, "table.correct", "u", ply);
      g_menu_append_item (menu, item);
    }

  return G_MENU_MODEL (menu);
}
