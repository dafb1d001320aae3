/* ahu-tp-set-up.c: what is laid out before a game of Tapati, and where
 *
 * How much of it there is, the first position of a game with the players' own box says. Not for: the words (the
 * rule reference).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-set-up.h"

#include "games/tapati/engine/tp-rules.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-box-words.h"
#include "games/tapati/ui/ahu-tp-own-box.h"
#include "toolkit/layout/ahu-wrap-layout.h"

#define SIZE 28
#define TILE_WIDTH 48

static void
begin (TpPosition *position,
       guint       n_players)
{
  AhuTpOwnBox own;
  g_autoptr (GDateTime) day = ahu_tp_own_box_recall (&own);
  TpBox box = ahu_tp_own_box_to_box (&own, n_players);

  tp_set_up (position, &box, n_players);
}

static void
add_drawing (GtkWidget  *picture,
             const char *name,
             int         width,
             int         count)
{
  ahu_set_up_picture_add (picture, ahu_picture_new (name, width, width == TILE_WIDTH ? width / 2 : SIZE), count);
}

static void
add_piece (GtkWidget *picture,
           guint      piece,
           int        count)
{
  int width = piece >= TP_QUARRY_1 ? TILE_WIDTH : piece == TP_RAPANUI ? SIZE / 2 : SIZE;

  add_drawing (picture, ahu_tp_art_piece (piece), width, count);
}

/* The marker, and as many boards as players, with three sites each. */
static GtkWidget *
boards_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (18, 6);
  GtkWidget *board = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  for (guint site = 0; site < TP_SITES; site++)
    gtk_box_append (GTK_BOX (board), ahu_picture_new (AHU_TP_ART_BASE, SIZE, SIZE / 4));
  gtk_widget_add_css_class (board, "tp-rules-combination");
  gtk_widget_add_css_class (board, "tp-set-up-board");
  ahu_set_up_picture_add (picture, board, (int) n_players);
  add_drawing (picture, AHU_TP_ART_MARKER, SIZE, 1);

  return picture;
}

static GtkWidget *
pieces_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (18, 6);

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    add_piece (picture, piece, tp_table (n_players)->pieces[piece]);

  return picture;
}

static GtkWidget *
stacks_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (18, 6);

  add_drawing (picture, AHU_TP_ART_QUARRY, TILE_WIDTH, -1);
  add_piece (picture, TP_RUG_2, -1);

  return picture;
}

static GtkWidget *
cards_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (6, 6);

  for (guint fact = 0; fact < tp_facts_in_use (n_players); fact++)
    add_drawing (picture, ahu_tp_art_fact (fact), SIZE, -1);

  return picture;
}

/* Four markets with their numbers, then what lies in the fifth. */
static GtkWidget *
markets_new (guint n_players)
{
  GtkWidget *picture = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *four = ahu_wrap_box_new (12, 6);
  GtkWidget *fifth = ahu_wrap_box_new (6, 6);
  TpPosition position;

  begin (&position, n_players);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    add_piece (four, piece, position.market[piece]);
  add_drawing (four, AHU_TP_ART_QUARRY, TILE_WIDTH, position.box.row);
  add_piece (four, TP_RUG_2, 1);
  for (guint combination = 0; combination < TP_COMBINATIONS; combination++)
    {
      GtkWidget *here = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
      const guint8 *pieces = tp_combination_pieces (combination);

      if (combination == TP_COMBINATION_QUARRY)
        add_drawing (here, AHU_TP_ART_QUARRY, TILE_WIDTH, -1);
      for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
        for (guint i = 0; i < pieces[piece]; i++)
          add_piece (here, piece, -1);
      gtk_widget_add_css_class (here, "tp-rules-combination");
      gtk_box_append (GTK_BOX (fifth), here);
    }
  gtk_box_append (GTK_BOX (picture), four);
  gtk_box_append (GTK_BOX (picture), fifth);

  return picture;
}

/* One of the quarries is for the interchange market. */
static GtkWidget *
draw_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (6, 6);
  TpPosition position;

  begin (&position, n_players);
  add_drawing (picture, AHU_TP_ART_QUARRY, TILE_WIDTH, position.box.row + 1);
  add_piece (picture, TP_RUG_2, 1);

  return picture;
}

static char *
market_words (guint n_players)
{
  TpPosition position;
  char *parts[TP_LOOSE_PIECES + 1] = { NULL };
  char *list;

  begin (&position, n_players);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    parts[piece] = tp_pieces_text (piece, position.market[piece]);
  list = tp_list_text ((const char *const *) parts, TP_LOOSE_PIECES);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    g_free (parts[piece]);

  return list;
}

/* The numbers of the box are compared on its page, and what is drawn the table asks for. */
const AhuSetUpStep ahu_tp_set_up_steps[] = {
  { "T2.1", FALSE, TRUE, boards_new },
  { "T1.1", FALSE, TRUE, pieces_new, ahu_tp_box_table_words },
  { "T1.2", FALSE, TRUE, stacks_new },
  { "T1.5", FALSE, TRUE, cards_new, ahu_tp_box_cards_words },
  { "T2.3", TRUE, TRUE, markets_new, market_words },
  { "T4.7", TRUE, FALSE, draw_new },
  { NULL },
};
