/* ahu-rn-join-parts.c: the pieces that the form of a running game is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-join-parts.h"

#include <glib/gi18n.h>

#include "app/ahu-picture.h"
#include "app/rapanui/ahu-rn-art.h"
#include "rapanui/rn-sentences.h"

GtkWidget *
ahu_rn_join_words_new (const char *text,
                       const char *css_class)
{
  GtkWidget *words = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (words, css_class);

  return words;
}

GtkWidget *
ahu_rn_join_label_new (const char *picture,
                       int         height,
                       const char *name,
                       const char *detail)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_attach (GTK_GRID (grid), ahu_picture_new (picture, AHU_RN_JOIN_PICTURE, height), 0, 0, 1, detail != NULL ? 2 : 1);
  gtk_grid_attach (GTK_GRID (grid), ahu_rn_join_words_new (name, "heading"), 1, 0, 1, 1);
  if (detail != NULL)
    gtk_grid_attach (GTK_GRID (grid), ahu_rn_join_words_new (detail, "second"), 1, 1, 1, 1);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (grid, TRUE);

  return grid;
}

GtkWidget *
ahu_rn_join_sacrifice_label_new (guint       kind,
                                 const char *detail)
{
  return ahu_rn_join_label_new (ahu_rn_art_sacrifice (kind), ahu_rn_art_sacrifice_height (AHU_RN_JOIN_PICTURE),
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
