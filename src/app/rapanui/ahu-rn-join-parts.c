/* ahu-rn-join-parts.c: the pieces that the form of a running game is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-join-parts.h"

#include <glib/gi18n.h>

#include "app/rapanui/ahu-rn-art.h"
#include "app/rapanui/ahu-rn-count-label.h"
#include "rapanui/rn-sentences.h"

GtkWidget *
ahu_rn_join_sacrifice_label_new (guint       kind,
                                 const char *detail)
{
  return ahu_rn_count_label_new (ahu_rn_art_sacrifice (kind), ahu_rn_art_sacrifice_height (AHU_RN_COUNT_PICTURE),
                                kind < RN_SACRIFICES ? rn_kind_name_hyphenated (RN_FISH + kind) : _("Sacrifice cards"), detail);
}

GtkWidget *
ahu_rn_join_grid_new (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);

  return grid;
}

GtkWidget *
ahu_rn_join_panel_new (void)
{
  GtkWidget *panel = ahu_rn_join_grid_new ();

  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (panel, "count-panel");
  gtk_widget_set_hexpand (panel, TRUE);
  gtk_widget_set_valign (panel, GTK_ALIGN_START);

  return panel;
}
