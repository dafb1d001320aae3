/* ahu-tp-tile-choice.c: a quarry or a rug that can be chosen in a popover
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-tile-choice.h"

#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-piece.h"

#define TILE_HEIGHT 28
#define EDGE 8

GtkWidget *
ahu_tp_tile_choice_new (guint       piece,
                        const char *key)
{
  g_autofree char *name = tp_pieces_text (piece, 1);
  GtkWidget *choice = ahu_choice_new ();
  GtkWidget *tile = ahu_tp_piece_new ();

  ahu_tp_piece_show (AHU_TP_PIECE (tile), piece, 0, TILE_HEIGHT);
  gtk_widget_set_halign (tile, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (tile, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (tile, EDGE);
  gtk_widget_set_margin_end (tile, EDGE);
  ahu_choice_set_content (AHU_CHOICE (choice), tile);
  ahu_choice_set_key (AHU_CHOICE (choice), key);
  ahu_choice_set_show_key (AHU_CHOICE (choice), FALSE);
  ahu_choice_set_name (AHU_CHOICE (choice), name, NULL);
  gtk_widget_add_css_class (choice, "touch");

  return choice;
}
