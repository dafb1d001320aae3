/* ahu-tp-rules-picture.c: the illustrations of the rules of Tapati
 *
 * Made of the drawings and boards of the table, so that people find there what they have read
 * about. What each shows the reference tells in words, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-rules-picture.h"

#include <adwaita.h>

#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-board.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "toolkit/layout/ahu-wrap-layout.h"

#define PIECE 24
#define PALM 20
#define BOARD_WIDTH 336
#define BOARD_HEIGHT 300

#define CARD_WIDTH 120
#define CARD_BODY 52
#define CARD_STRIP 24
#define CARD_FIGURE 40
#define CARD_MARGIN 6
#define CARD_USED 0.42

/* As many as the game in the pictures has; the card that was taken, and the one with gifts. */
#define PLAYERS 4
#define TAKEN TP_MANUTARA
#define WITH_GIFTS TP_AHU

/* A drawing in the proportion that it has. */
static GtkWidget *
drawing_new (const char *name,
             guint       piece,
             int         height)
{
  int width = piece >= TP_QUARRY_1 ? 2 * height : piece == TP_RAPANUI ? height / 2 : height;

  return ahu_picture_new (name, width, height);
}

/* So many pieces, and empty places for the others. */
static GtkWidget *
row_new (guint piece,
         guint count,
         guint places)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  for (guint i = 0; i < places; i++)
    gtk_box_append (GTK_BOX (box),
                    drawing_new (i < count ? ahu_tp_art_piece (piece) : ahu_tp_art_place (piece), piece, PIECE));

  return box;
}

/* Two palms, or a captive and a palm; of quarries one with three circles. */
static GtkWidget *
combination_new (guint combination,
                 guint lies)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  const guint8 *pieces = tp_combination_pieces (combination);

  if (combination == TP_COMBINATION_QUARRY)
    gtk_box_append (GTK_BOX (box), row_new (TP_QUARRY_3, 1, 1));
  else
    for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
      gtk_box_append (GTK_BOX (box), row_new (piece, lies ? pieces[piece] : 0, pieces[piece]));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "tp-rules-combination");
  if (!lies)
    gtk_widget_add_css_class (box, "missing");

  return box;
}

/* The ring of the default arrows, from which the Rapanui is missing; it does not mirror. */
static GtkWidget *
interchange_new (void)
{
  static const struct
  {
    const char *arrow;
    guint combination;
    int column, row;
  } parts[] = {
    { NULL, TP_COMBINATION_QUARRY, 0, 0 },
    { "→", 0, 1, 0 },
    { NULL, TP_COMBINATION_RAPANUI, 2, 0 },
    { "→", 0, 3, 0 },
    { NULL, TP_COMBINATION_SLAVES, 4, 0 },
    { "↓", 0, 4, 1 },
    { NULL, TP_COMBINATION_SLAVE_PALM, 4, 2 },
    { "←", 0, 2, 2 },
    { NULL, TP_COMBINATION_PALMS, 0, 2 },
    { "↑", 0, 0, 1 },
  };
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget *part = parts[i].arrow != NULL ? gtk_label_new (parts[i].arrow)
                                               : combination_new (parts[i].combination,
                                                                  parts[i].combination != TP_COMBINATION_RAPANUI);

      gtk_grid_attach (GTK_GRID (grid), part, parts[i].column, parts[i].row, 1, 1);
      if (parts[i].arrow != NULL)
        gtk_widget_add_css_class (part, "rules-count");
    }
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);

  return grid;
}

/* 14 palms, column by column from the bottom; three of the columns are full. */
static GtkWidget *
palms_new (void)
{
  const TpTable *table = tp_table (PLAYERS);
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  guint palms = 14;

  for (guint column = 0; column < table->columns; column++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      guint here = MIN (palms, table->rows);

      for (guint row = table->rows; row > 0; row--)
        gtk_box_append (GTK_BOX (box),
                        drawing_new (row <= here ? ahu_tp_art_piece (TP_PALM) : ahu_tp_art_place (TP_PALM), TP_PALM, PALM));
      gtk_widget_add_css_class (box, "tp-rules-column");
      if (here == table->rows)
        gtk_widget_add_css_class (box, "full");
      gtk_box_append (GTK_BOX (columns), box);
      palms -= here;
    }

  return columns;
}

static GtkWidget *
market_new (void)
{
  const guint row[] = { TP_QUARRY_1, TP_QUARRY_2, TP_QUARRY_2, TP_QUARRY_4, TP_RUG_3 };
  GtkWidget *box = ahu_wrap_box_new (18, 12);
  GtkWidget *others = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *tiles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  TpBox numbers;

  tp_box_init (&numbers, PLAYERS);
  gtk_box_append (GTK_BOX (others), row_new (TP_RAPANUI, PLAYERS, PLAYERS));
  gtk_box_append (GTK_BOX (others), row_new (TP_SLAVE, 2 * PLAYERS, 2 * PLAYERS));
  for (guint i = 0; i < G_N_ELEMENTS (row); i++)
    {
      GtkWidget *tile = ahu_tp_piece_new ();

      ahu_tp_piece_show (AHU_TP_PIECE (tile), row[i], row[i] >= TP_RUG_2 ? numbers.rug_spaces[row[i] - TP_RUG_2] : 0, PIECE);
      gtk_box_append (GTK_BOX (tiles), tile);
    }
  gtk_box_append (GTK_BOX (others), tiles);
  gtk_box_append (GTK_BOX (box), palms_new ());
  gtk_box_append (GTK_BOX (box), others);

  return box;
}

/* The places of T3.2, of which a Rapanui, three captives, two palms and a quarry have taken some. */
static GtkWidget *
tapati_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (box), row_new (TP_RAPANUI, 1, TP_TAPATI_RAPANUIS));
  gtk_box_append (GTK_BOX (box), row_new (TP_SLAVE, 3, TP_TAPATI_SLAVES_GUARDED));
  gtk_box_append (GTK_BOX (box), row_new (TP_PALM, 2, TP_TAPATI_PALMS));
  gtk_box_append (GTK_BOX (box), row_new (TP_QUARRY_3, 1, TP_TAPATI_TILES));

  return box;
}

static void
begin_position (TpPosition *position)
{
  *position = (TpPosition) { .n_players = PLAYERS, .round = 1, .first = 1, .active = 1, .step = TP_STEP_FACT,
                             .fact = TP_NO_FACT };
  tp_box_init (&position->box, PLAYERS);
}

static GtkWidget *
board_new (void)
{
  const char *const names[] = { "", "", "", "", NULL };
  const char *const colours[] = { "green", "blue", "red", "violet", NULL };
  GtkWidget *board = ahu_tp_board_new ();
  TpPosition position;
  TpPlayer *player = &position.players[0];

  begin_position (&position);
  player->tapati[TP_RAPANUI] = 1;
  player->tapati[TP_SLAVE] = 3;
  player->tapati[TP_PALM] = 2;
  player->tapati[TP_QUARRY_3] = 1;
  player->points[TP_LINE_SLAVES] = 9;
  player->moai[0] = (TpMoai) { .n_floors = 2, .spaces = { 2, 3 }, .rapanuis = { 1, 1 }, .slaves = { 2, 1 }, .base = 2 };
  player->moai[1] = (TpMoai) { .n_floors = 1, .spaces = { 1 }, .rapanuis = { 1 }, .slaves = { 1 }, .base = 1, .transfer = 3 };
  ahu_tp_board_set_players (AHU_TP_BOARD (board), names, colours);
  ahu_tp_board_set_has_head (AHU_TP_BOARD (board), TRUE);
  ahu_tp_board_show (AHU_TP_BOARD (board), &(AhuTpView) { .position = &position, .mode = AHU_TP_SHOW });
  gtk_widget_set_size_request (board, BOARD_WIDTH, BOARD_HEIGHT);
  gtk_widget_add_css_class (board, "card");

  return board;
}

static GtkWidget *
site_new (const TpMoai *moai)
{
  const char *const names[] = { "", "", "", "", NULL };
  GtkWidget *site = ahu_tp_site_new ();
  TpPosition position;
  AhuTpGeometry geometry;

  begin_position (&position);
  position.players[0].moai[0] = *moai;
  ahu_tp_geometry_init (&geometry, 4 * BOARD_WIDTH / 3, BOARD_HEIGHT, FALSE, FALSE, FALSE, AHU_TP_ROWS);
  ahu_tp_site_set_geometry (AHU_TP_SITE (site), &geometry);
  ahu_tp_site_show (AHU_TP_SITE (site), &(AhuTpView) { .position = &position, .mode = AHU_TP_SHOW }, 0, names);
  gtk_widget_set_size_request (site, (int) geometry.site,
                               (int) (AHU_TP_ROWS * geometry.row + geometry.base + geometry.road) + 6);

  return site;
}

static GtkWidget *
moai_new (void)
{
  const TpMoai moai = {
    .n_floors = 2, .rug = 2, .base = 2,
    .spaces = { [TP_FLOOR_M] = 2, [TP_FLOOR_O] = 3, [TP_ON_RUG] = 1 },
    .rapanuis = { [TP_FLOOR_M] = 1 },
    .slaves = { [TP_FLOOR_M] = 2, [TP_FLOOR_O] = 2, [TP_ON_RUG] = 1 },
  };

  return site_new (&moai);
}

static GtkWidget *
transfer_new (void)
{
  const TpMoai moai = {
    .n_floors = 3, .base = 3, .transfer = 5, .spaces = { 2, 2, 3 }, .rapanuis = { 1, 1, 2 }, .slaves = { 2, 2, 3 },
  };

  return site_new (&moai);
}

/* The paper of a card and its strip; pale if the card was used. */
static void
draw_card (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data)
{
  guint fact = GPOINTER_TO_UINT (data);
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  GdkRGBA paper = *ahu_tp_art_paper (dark);
  GdkRGBA strip = *ahu_tp_art_strip (fact);
  int top = height * CARD_BODY / (CARD_BODY + CARD_STRIP);

  if (fact == TAKEN)
    {
      ahu_tp_art_use (&paper, dark, &paper);
      ahu_tp_art_use (&strip, dark, &strip);
    }
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_paint (cr);
  gdk_cairo_set_source_rgba (cr, &strip);
  cairo_rectangle (cr, 0, top, width, height - top);
  cairo_fill (cr);
}

/* On the strip it has the colour of the art, on a pale one that of the window. */
static void
set_name (GtkWidget *name,
          guint      fact)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  const GdkRGBA *colour = ahu_tp_art_on_strip (fact);

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  if (fact != TAKEN)
    {
      pango_attr_list_insert (attributes, pango_attr_foreground_new ((guint16) (colour->red * G_MAXUINT16),
                                                                     (guint16) (colour->green * G_MAXUINT16),
                                                                     (guint16) (colour->blue * G_MAXUINT16)));
      pango_attr_list_insert (attributes, pango_attr_foreground_alpha_new (G_MAXUINT16));
    }
  gtk_label_set_attributes (GTK_LABEL (name), attributes);
  pango_attr_list_unref (attributes);
}

/* A card: its silhouette, gifts or who took it, and its name at the foot. */
static GtkWidget *
card_new (guint fact)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *face = gtk_drawing_area_new ();
  GtkWidget *parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *figure = ahu_picture_new (ahu_tp_art_fact (fact), CARD_FIGURE, CARD_FIGURE);
  GtkWidget *name = gtk_label_new (tp_fact_name (fact));

  ahu_picture_set_ground (AHU_PICTURE (figure), AHU_GROUND_PAPER);
  gtk_widget_set_opacity (figure, fact == TAKEN ? CARD_USED : 1);
  gtk_box_append (GTK_BOX (body), figure);
  gtk_box_append (GTK_BOX (body), g_object_new (GTK_TYPE_BOX, "hexpand", TRUE, NULL));
  if (fact == TAKEN)
    gtk_box_append (GTK_BOX (body), ahu_mark_new ("blue", PIECE));
  for (guint i = 0; fact == WITH_GIFTS && i < 2; i++)
    gtk_box_append (GTK_BOX (body), drawing_new (ahu_tp_art_piece (TP_SLAVE), TP_SLAVE, PIECE));
  set_name (name, fact);
  gtk_widget_set_size_request (body, -1, CARD_BODY);
  gtk_widget_set_margin_start (body, CARD_MARGIN);
  gtk_widget_set_margin_end (body, CARD_MARGIN);
  gtk_widget_set_size_request (name, CARD_WIDTH, CARD_STRIP);
  gtk_box_append (GTK_BOX (parts), body);
  gtk_box_append (GTK_BOX (parts), name);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (face), draw_card, GUINT_TO_POINTER (fact), NULL);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), face, G_CONNECT_SWAPPED);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), face);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), parts);
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (overlay), parts, TRUE);
  gtk_widget_set_overflow (overlay, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (overlay, "tp-rules-card");

  return overlay;
}

static GtkWidget *
fact_new (void)
{
  GtkWidget *box = ahu_wrap_box_new (18, 12);

  for (guint fact = 0; fact < tp_facts_in_use (PLAYERS); fact++)
    gtk_box_append (GTK_BOX (box), card_new (fact));

  return box;
}

const AhuRulesPicture ahu_tp_rules_pictures[] = {
  { "board", board_new },
  { "fact", fact_new },
  { "interchange", interchange_new },
  { "market", market_new },
  { "moai", moai_new },
  { "tapati", tapati_new },
  { "transfer", transfer_new },
  { NULL },
};
