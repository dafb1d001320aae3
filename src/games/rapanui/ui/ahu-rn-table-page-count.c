/* ahu-rn-table-page-count.c: the table page while the table is counted
 *
 * The count stands in the place of the table, below the same header bar, and goes back
 * to it. Not for: what it tells (ahu-rn-count-check.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-count-check.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "games/rapanui/words/rn-sentences.h"

/* @parameter: (nullable): where to begin */
static void
count_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);

  if (ahu_table_is_replay (AHU_TABLE (self)) || ahu_rn_table_page_is_covered (self))
    return;
  self->count = ahu_rn_count_check_new (ahu_rn_table_page_get_session (self));
  ahu_table_add_side (AHU_TABLE (self), "count", self->count, AHU_TABLE_SIDE_TASK);
  ahu_table_relayout (AHU_TABLE (self));
  if (parameter != NULL)
    ahu_rn_count_check_choose (AHU_RN_COUNT_CHECK (self->count), g_variant_get_uint32 (parameter));
  gtk_widget_grab_focus (self->count);
}

static void
end_count_action (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);

  if (self->count == NULL)
    return;
  ahu_rn_table_page_end_count (self);
  ahu_table_relayout (AHU_TABLE (self));
  ahu_table_move_focus (AHU_TABLE (self));
}

void
ahu_rn_table_page_end_count (AhuRnTablePage *self)
{
  if (self->count == NULL)
    return;
  ahu_table_remove_side (AHU_TABLE (self), g_steal_pointer (&self->count));
}

gboolean
ahu_rn_table_page_leave (AhuPage *page)
{
  gboolean counts = AHU_RN_TABLE_PAGE (page)->count != NULL;

  if (counts)
    gtk_widget_activate_action (GTK_WIDGET (page), "table.end-count", NULL);

  return counts;
}

void
ahu_rn_table_page_show_title (AhuRnTablePage *self)
{
  const RnPosition *position = ahu_rn_table_page_get_position (self);
  g_autofree char *heading = rn_heading (position, ahu_session_get_names (ahu_rn_table_page_get_session (self)));
  /* Translators: %u is the number of a turn. */
  g_autofree char *turn = g_strdup_printf (_("Turn %u"), position->turn);
  /* Translators: a heading: %1$s is “Count the table”, %2$s such as “Turn 33” */
  g_autofree char *both = g_strdup_printf (C_("count", "%1$s · %2$s"), _("Count the table"), turn);

  /* The cover says for itself what it is. */
  ahu_table_set_bar_title (AHU_TABLE (self), self->count != NULL ? both : "");
  ahu_table_set_title (AHU_TABLE (self), self->count != NULL ? _("Count the table") : heading,
                       self->count != NULL ? turn : "");
}

void
ahu_rn_table_page_install_count (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.count", NULL, count_action);
  gtk_widget_class_install_action (widget_class, "table.count-at", "u", count_action);
  gtk_widget_class_install_action (widget_class, "table.end-count", NULL, end_count_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_k, GDK_CONTROL_MASK, "table.count", NULL);
}
