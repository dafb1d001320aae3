/* ahu-table-focus.c: where the focus of the table page goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-readable.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-table-private.h"

gboolean
ahu_table_has_focus_inside (AhuTable  *self,
                            GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_val_if_fail (AHU_IS_TABLE (self), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget) && gtk_widget_get_mapped (focus);
}

gboolean
ahu_table_is_on_impossible_choice (AhuTable *self)
{
  GtkWidget *focus;

  g_return_val_if_fail (AHU_IS_TABLE (self), FALSE);

  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return AHU_IS_CHOICE (focus) && ahu_choice_get_reason (AHU_CHOICE (focus)) != NULL;
}

/* Also where what had the focus has gone, and GTK took the next best thing: words to be read. */
static gboolean
can_decide (AhuTable  *self,
            GtkWidget *decision)
{
  return ahu_table_has_focus_inside (self, decision) && !ahu_table_is_on_impossible_choice (self) &&
         !AHU_IS_READABLE (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));
}

/* After a move the focus stands on a control of the next step. */
void
ahu_table_move_focus (AhuTable *self)
{
  AhuTablePrivate *priv;
  AhuTableClass *klass;
  GtkWidget *decision;
  GtkWidget *choice;

  g_return_if_fail (AHU_IS_TABLE (self));

  priv = ahu_table_get_private (self);
  klass = AHU_TABLE_GET_CLASS (self);
  /* There is nothing to decide in a replay: the focus stays on what leads through it. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || priv->is_replay)
    return;
  if (klass->focus_side != NULL && klass->focus_side (self))
    return;
  /* While computers play there is nothing to decide either, but how fast. */
  if (ahu_practise_is_waiting (priv->session))
    {
      if (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))) == NULL && !gtk_widget_grab_focus (priv->hurry))
        gtk_widget_grab_focus (priv->back);
      return;
    }
  decision = klass->default_focus (self);
  /* Whoever presses Enter on what is impossible would only be refused. */
  if (can_decide (self, decision))
    return;
  choice = ahu_choice_find_first (decision);
  gtk_widget_grab_focus (choice != NULL ? choice : priv->prompt);
}

gboolean
ahu_table_grab_focus (GtkWidget *widget)
{
  AhuTable *self = AHU_TABLE (widget);

  if (ahu_table_get_private (self)->session == NULL || !gtk_widget_get_mapped (widget))
    return FALSE;
  ahu_table_move_focus (self);
  return TRUE;
}

/* With @side, what stands in the place of the table, if anything does.
 * Returns: (transfer full) (element-type GtkWidget): the parts of the page in their order */
static GPtrArray *
list_regions (AhuTable  *self,
              GtkWidget *side)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  GPtrArray *regions = g_ptr_array_new ();

  g_ptr_array_add (regions, priv->header);
  g_ptr_array_add (regions, priv->bar_zoom);
  if (side != NULL)
    g_ptr_array_add (regions, side);
  g_ptr_array_add (regions, priv->prompt);
  g_ptr_array_add (regions, priv->teller);
  if (klass->add_regions != NULL)
    klass->add_regions (self, regions);
  g_ptr_array_add (regions, priv->log);
  g_ptr_array_add (regions, priv->switcher);

  return regions;
}

gboolean
ahu_table_tab (AhuTable         *self,
               GtkDirectionType  direction)
{
  GtkStack *sides = GTK_STACK (ahu_table_get_private (self)->sides);
  gboolean is_table = g_str_equal (gtk_stack_get_visible_child_name (sides), "table");
  GtkWidget *side = is_table ? NULL : gtk_stack_get_visible_child (sides);
  g_autoptr (GPtrArray) regions = list_regions (self, side);
  int n = (int) regions->len;
  int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int i;

  for (i = 0; i < n; i++)
    {
      GtkWidget *region = g_ptr_array_index (regions, i);

      if (gtk_widget_get_focus_child (gtk_widget_get_parent (region)) == region && gtk_widget_get_mapped (region))
        break;
    }
  if (i == n)
    i = step > 0 ? 0 : n - 1;

  for (; i >= 0 && i < n; i += step)
    {
      GtkWidget *region = g_ptr_array_index (regions, i);

      /* What stands in the place of the table is in an order of its own. */
      if (gtk_widget_get_mapped (region) &&
          (side == NULL || !gtk_widget_is_ancestor (region, side)) &&
          gtk_widget_child_focus (region, direction))
        return TRUE;
    }
  return FALSE;
}
