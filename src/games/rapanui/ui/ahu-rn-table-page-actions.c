/* ahu-rn-table-page-actions.c: a look at the own cards, on the table page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"

static void
peek_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);

  /* In a practice game the own cards are always seen. */
  if (!ahu_table_can_change (AHU_TABLE (self)) || ahu_table_practises (AHU_TABLE (self)) ||
      g_variant_get_uint32 (parameter) >= ahu_rn_table_page_get_position (self)->n_players)
    return;
  ahu_rn_cover_peek (AHU_RN_COVER (self->cover), ahu_rn_table_page_get_session (self), g_variant_get_uint32 (parameter));
  ahu_rn_table_page_show_step (self);
  ahu_table_move_focus (AHU_TABLE (self));
}

static void
end_peek_action (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);

  if (ahu_rn_table_page_get_session (self) == NULL)
    return;
  ahu_rn_cover_end_peek (AHU_RN_COVER (self->cover));
  ahu_rn_table_page_show_step (self);
  ahu_table_move_focus (AHU_TABLE (self));
}

gboolean
ahu_rn_table_page_key (AhuTable *table,
                       guint     keyval,
                       gboolean *done)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);

  if (!ahu_rn_cover_is_peeking (AHU_RN_COVER (self->cover)))
    return FALSE;
  *done = keyval == GDK_KEY_Escape && gtk_widget_activate_action (GTK_WIDGET (self), "table.end-peek", NULL);

  return TRUE;
}

void
ahu_rn_table_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.peek", "u", peek_action);
  gtk_widget_class_install_action (widget_class, "table.end-peek", NULL, end_peek_action);
}
