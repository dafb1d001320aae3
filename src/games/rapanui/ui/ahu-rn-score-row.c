/* ahu-rn-score-row.c: the rows of a player's column in the form of counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-score-row.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"

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

const char *
ahu_rn_score_row_picture (guint row)
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

GtkWidget *
ahu_rn_score_row_label_new (guint row)
{
  GtkWidget *line = gtk_grid_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gboolean is_sacrifice = row >= RN_SHEET_SACRIFICE;
  GtkWidget *name = ahu_widget_words_new (is_sacrifice ? rn_kind_name_hyphenated (RN_FISH + row - RN_SHEET_SACRIFICE)
                                                       : ahu_rn_score_row_name (row), "heading");

  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), ahu_widget_words_new (row_detail (row), "second"));
  gtk_grid_set_column_spacing (GTK_GRID (line), 12);
  gtk_grid_attach (GTK_GRID (line),
                   ahu_picture_new (ahu_rn_score_row_picture (row), LABEL_PICTURE,
                                    is_sacrifice ? ahu_rn_art_sacrifice_height (LABEL_PICTURE) : LABEL_PICTURE),
                   0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (line), words, 1, 0, 1, 1);
  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (line), "words", words);

  return line;
}

void
ahu_rn_score_row_label_set_low (GtkWidget *label,
                                gboolean   low)
{
  GtkWidget *words;

  g_return_if_fail (GTK_IS_WIDGET (label));

  words = g_object_get_data (G_OBJECT (label), "words");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (words), low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (words), low ? 9 : 0);
}
