/* ahu-rn-score-row.c: the rows of a player's column in the form of counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-score-row.h"

#include <glib/gi18n.h>

#include "app/ahu-picture.h"
#include "app/ahu-widget.h"
#include "app/rapanui/ahu-rn-art.h"
#include "rapanui/rn-sentences.h"

#define LABEL_PICTURE 36

static const char *
row_detail (guint row)
{
  switch (row)
    {
    case RN_SHEET_TILES:
      return _("glory points");
    case RN_SHEET_MOAI:
      return _("in the display");
    case RN_SHEET_WOOD:
      return _("all that is left");
    default:
      return _("Sacrifice cards");
    }
}

static const char *
row_picture (guint row)
{
  switch (row)
    {
    case RN_SHEET_TILES:
      return "token-glory";
    case RN_SHEET_MOAI:
      return ahu_rn_art_kind (RN_MOAI);
    case RN_SHEET_WOOD:
      return "token-wood";
    default:
      return ahu_rn_art_sacrifice (row - RN_SHEET_SACRIFICE);
    }
}

RnSheetCell
ahu_rn_score_row_cell (int   player,
                       guint row)
{
  gboolean is_sacrifice = row >= RN_SHEET_SACRIFICE;

  g_return_val_if_fail (row < AHU_RN_SCORE_ROWS, ((RnSheetCell) { player, RN_SHEET_TILES, 0 }));

  return (RnSheetCell) { player, is_sacrifice ? RN_SHEET_SACRIFICE : (RnSheetField) row,
                         is_sacrifice ? row - RN_SHEET_SACRIFICE : 0 };
}

const char *
ahu_rn_score_row_name (guint row)
{
  switch (row)
    {
    case RN_SHEET_TILES:
      return _("Tiles");
    case RN_SHEET_MOAI:
      return rn_kind_name (RN_MOAI);
    case RN_SHEET_WOOD:
      return _("Wood");
    default:
      return rn_sacrifice_name (row - RN_SHEET_SACRIFICE);
    }
}

const char *
ahu_rn_score_row_key (guint kind)
{
  const char *keys[RN_SACRIFICES] = { C_("key", "F"), C_("key", "M"), C_("key", "S"), C_("key", "G") };

  g_return_val_if_fail (kind < RN_SACRIFICES, NULL);

  return keys[kind];
}

static GtkWidget *
make_key (guint kind)
{
  GtkWidget *key = g_object_new (GTK_TYPE_LABEL,
                                 "label", ahu_rn_score_row_key (kind),
                                 "valign", GTK_ALIGN_CENTER,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                 NULL);

  gtk_widget_add_css_class (key, "keycap");

  return key;
}

GtkWidget *
ahu_rn_score_row_label_new (guint row)
{
  GtkWidget *line = gtk_grid_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gboolean is_sacrifice = row >= RN_SHEET_SACRIFICE;
  GtkWidget *name = ahu_widget_words_new (is_sacrifice ? rn_kind_name_hyphenated (RN_FISH + row - RN_SHEET_SACRIFICE)
                                                       : ahu_rn_score_row_name (row), "heading");
  GtkWidget *detail = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (detail), 9);
  gtk_grid_attach (GTK_GRID (detail), ahu_widget_words_new (row_detail (row), "second"), 0, 0, 1, 1);
  if (is_sacrifice)
    {
      GtkWidget *key = make_key (row - RN_SHEET_SACRIFICE);

      gtk_grid_attach (GTK_GRID (detail), key, 1, 0, 1, 1);
      g_object_set_data (G_OBJECT (line), "key", key);
    }
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), detail);
  gtk_grid_set_column_spacing (GTK_GRID (line), 12);
  gtk_grid_attach (GTK_GRID (line),
                   ahu_picture_new (row_picture (row), LABEL_PICTURE,
                                    is_sacrifice ? ahu_rn_art_sacrifice_height (LABEL_PICTURE) : LABEL_PICTURE),
                   0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (line), words, 1, 0, 1, 1);
  gtk_widget_set_hexpand (line, TRUE);

  return line;
}

void
ahu_rn_score_row_label_set_show_key (GtkWidget *label,
                                     gboolean   show_key)
{
  GtkWidget *key;

  g_return_if_fail (GTK_IS_WIDGET (label));

  key = g_object_get_data (G_OBJECT (label), "key");
  if (key != NULL)
    gtk_widget_set_visible (key, show_key);
}
