/* ahu-line.c: stands the children of a grid in a row or in a column
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-line.h"

void
ahu_line_arrange (GtkGrid        *grid,
                  GtkOrientation  orientation,
                  int             spacing)
{
  GtkLayoutManager *layout;
  int place = 0;

  g_return_if_fail (GTK_IS_GRID (grid));

  layout = gtk_widget_get_layout_manager (GTK_WIDGET (grid));
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (grid)); child != NULL;
       child = gtk_widget_get_next_sibling (child), place++)
    {
      GtkGridLayoutChild *at = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, child));

      gtk_grid_layout_child_set_column (at, orientation == GTK_ORIENTATION_HORIZONTAL ? place : 0);
      gtk_grid_layout_child_set_row (at, orientation == GTK_ORIENTATION_VERTICAL ? place : 0);
    }
  gtk_grid_set_column_spacing (grid, spacing);
  gtk_grid_set_row_spacing (grid, spacing);
}
