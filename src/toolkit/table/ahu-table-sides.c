/* ahu-table-sides.c: what stands in the place of the table for a while, and the header bar above it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/table/ahu-table-private.h"

#define TABLE "table"
#define SIDE "ahu-table-side"

AhuTableSide
ahu_table_get_side (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  GtkWidget *shown = gtk_stack_get_visible_child (GTK_STACK (priv->sides));

  return (AhuTableSide) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (shown), SIDE));
}

void
ahu_table_show_buttons (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  AhuTableSide side = ahu_table_get_side (self);

  gtk_widget_set_visible (priv->back, (priv->has_back || side == AHU_TABLE_SIDE_TASK) && side != AHU_TABLE_SIDE_PRIVATE);
  /* Who looks there in private finds no menu, but the rules. */
  ahu_menu_button_set_page (AHU_MENU_BUTTON (priv->menu), side == AHU_TABLE_SIDE_PRIVATE ? "private"
                                                          : priv->practise != NULL       ? "practice"
                                                                                         : "table");
  /* A narrow window has no room for it; the key leads there too. */
  ahu_table_update_practise (self);
  gtk_widget_set_visible (priv->view_button, priv->has_back && side != AHU_TABLE_SIDE_TASK);
}

void
ahu_table_show_side (AhuTable   *self,
                     const char *name)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (name != NULL);

  ahu_compat_stack_show (GTK_STACK (priv->sides), gtk_stack_get_child_by_name (GTK_STACK (priv->sides), name));
  ahu_table_show_buttons (self);
  ahu_table_zoom (self);
  ahu_table_show_bar (self);
}

void
ahu_table_add_side (AhuTable     *self,
                    const char   *name,
                    GtkWidget    *widget,
                    AhuTableSide  side)
{
  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), SIDE, GUINT_TO_POINTER (side));
  gtk_stack_add_named (GTK_STACK (ahu_table_get_private (self)->sides), widget, name);
}

void
ahu_table_remove_side (AhuTable  *self,
                       GtkWidget *widget)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_stack_set_visible_child_name (GTK_STACK (priv->sides), "table");
  gtk_stack_remove (GTK_STACK (priv->sides), widget);
}

void
ahu_table_set_title (AhuTable   *self,
                     const char *title,
                     const char *subtitle)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  g_return_if_fail (AHU_IS_TABLE (self));

  if (priv->session != NULL && ahu_session_get_asking (priv->session))
    subtitle = ahu_record_get_title (ahu_session_get_record (priv->session));
  adw_window_title_set_title (ADW_WINDOW_TITLE (priv->title), title);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (priv->title), subtitle);
}

void
ahu_table_set_bar_title (AhuTable   *self,
                         const char *title)
{
  g_return_if_fail (AHU_IS_TABLE (self));

  gtk_label_set_text (ahu_table_get_private (self)->bar_title, title);
}
