/* ahu-rn-count-label.c: what the eye reads beside a number that is counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-count-label.h"

#include "app/ahu-picture.h"
#include "app/ahu-widget.h"

GtkWidget *
ahu_rn_count_label_new (const char *picture,
                        int         height,
                        const char *name,
                        const char *detail)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 10);
  gtk_grid_attach (grid, ahu_picture_new (picture, AHU_RN_COUNT_PICTURE, height), 0, 0, 1, detail != NULL ? 2 : 1);
  gtk_grid_attach (grid, ahu_widget_breakable_words_new (name, "heading"), 1, 0, 1, 1);
  if (detail != NULL)
    gtk_grid_attach (grid, ahu_widget_breakable_words_new (detail, "second"), 1, 1, 1, 1);
  gtk_widget_set_valign (GTK_WIDGET (grid), GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (grid), TRUE);

  return GTK_WIDGET (grid);
}
