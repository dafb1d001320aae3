/* ahu-tp-markets.c: the markets of Rapanuis, captives, palms and quarries
 *
 * What is taken is taken where it lies: the palm market as a whole, and each kind of tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-markets.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-boards.h"
#include "games/tapati/ui/ahu-tp-centre-words.h"
#include "games/tapati/ui/ahu-tp-choice.h"
#include "games/tapati/ui/ahu-tp-owner.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/rules/ahu-rule-menu.h"

#define TILES_GAP 2
/* Between those to choose from, round each, and how high each is if there is room. */
#define ASKED_GAP 8
#define ASKED_PADDING 10
#define MOST_ASKED 72
#define PIECES_GAP (ASKED_GAP + ASKED_PADDING) /* those of a kind */
#define FAR_TILE_OF_MANY 43 /* the centre is narrower then */
#define GONE 0.2 /* opacity of a tile that was taken */

/* Quarries by circles, then rugs, of which at most one lies there. */
#define TILES (TP_PIECES - TP_QUARRY_1)

typedef struct
{
  GtkWidget *box;
  GtkWidget *heading;
  GtkWidget *piece;
  GtkWidget *number;
} Loose;

typedef struct
{
  GtkWidget *choice;
  GtkWidget *pieces; /* one, or where they are asked for each of them */
  GtkWidget *times;
} Tile;

/* Drawn, not built of pictures: there are up to two dozen palms, and they come and go. */
#define AHU_TYPE_TP_PALMS (ahu_tp_palms_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpPalms, ahu_tp_palms, AHU, TP_PALMS, GtkWidget)

#define TINT 0.25f
#define MARGIN 2 /* round a palm */

struct _AhuTpPalms
{
  GtkWidget parent_instance;

  guint rows;
  guint columns;
  guint palms;
  int cell;
};

G_DEFINE_FINAL_TYPE (AhuTpPalms, ahu_tp_palms, GTK_TYPE_WIDGET)

static void
ahu_tp_palms_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  AhuTpPalms *self = AHU_TP_PALMS (widget);
  guint n = orientation == GTK_ORIENTATION_HORIZONTAL ? self->columns : self->rows;

  *minimum = *natural = (int) n * ahu_text_scaled (self->cell);
}

static void
append_free (GtkSnapshot *snapshot,
             float        x,
             float        y,
             float        cell)
{
  float size = cell * 0.44f;
  GdkRGBA ink = ahu_tp_ink (0.45f);
  GskRoundedRect ring;

  gsk_rounded_rect_init_from_rect (&ring, &GRAPHENE_RECT_INIT (x + (cell - size) / 2, y + (cell - size) / 2, size, size),
                                   size / 2);
  gtk_snapshot_append_border (snapshot, &ring, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { ink, ink, ink, ink });
}

static void
append_palm (GtkWidget   *widget,
             GtkSnapshot *snapshot,
             GdkTexture  *palm,
             float        x,
             float        y,
             int          size)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + MARGIN, y + MARGIN));
  ahu_picture_append (widget, snapshot, palm, size, size);
  gtk_snapshot_restore (snapshot);
}

/* Full columns have a ground, in high contrast an outline. */
static void
append_full (GtkSnapshot *snapshot,
             float        x,
             float        cell,
             float        height)
{
  GskRoundedRect ground;
  GdkRGBA tint = *ahu_tp_art_strip (TP_AHU);
  GdkRGBA ink = ahu_tp_ink (0);

  tint.alpha = TINT;
  gsk_rounded_rect_init_from_rect (&ground, &GRAPHENE_RECT_INIT (x + 1, 0, cell - 2, height), 4);
  gtk_snapshot_push_rounded_clip (snapshot, &ground);
  gtk_snapshot_append_color (snapshot, &tint, &ground.bounds);
  gtk_snapshot_pop (snapshot);
  if (ink.alpha > 0)
    gtk_snapshot_append_border (snapshot, &ground, (float[4]) { 2, 2, 2, 2 }, (GdkRGBA[4]) { ink, ink, ink, ink });
}

static void
ahu_tp_palms_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  AhuTpPalms *self = AHU_TP_PALMS (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const char *name = ahu_tp_art_piece (TP_PALM);
  g_autofree char *stylesheet = ahu_picture_stylesheet (name, AHU_GROUND_WINDOW);
  g_autoptr (GdkTexture) palm = NULL;
  int cell = ahu_text_scaled (self->cell);
  int size = MAX (cell - 2 * MARGIN, 1);
  int top = (gtk_widget_get_height (widget) - (int) self->rows * cell) / 2;

  palm = ahu_picture_render (name, size, size, ahu_zoom_bin_texture_scale (widget), stylesheet);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, top));
  for (guint c = 0; c < self->columns; c++)
    {
      float x = (int) (rtl ? self->columns - 1 - c : c) * cell;

      if ((c + 1) * self->rows <= self->palms)
        append_full (snapshot, x, cell, (int) self->rows * cell);
      for (guint r = 0; r < self->rows; r++)
        {
          float y = (int) (self->rows - 1 - r) * cell;

          if (c * self->rows + r >= self->palms)
            append_free (snapshot, x, y, cell);
          else if (palm != NULL)
            append_palm (widget, snapshot, palm, x, y, size);
        }
    }
  gtk_snapshot_restore (snapshot);
}

static void
ahu_tp_palms_class_init (AhuTpPalmsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ahu_tp_palms_measure;
  widget_class->snapshot = ahu_tp_palms_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tp-palms");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_tp_palms_init (AhuTpPalms *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/* A column is as high as there are @rows; full ones stand out. @cell is the size of a place at text of 100 %. */
static void
set_palms (AhuTpPalms *self,
           guint       rows,
           guint       columns,
           guint       palms,
           int         cell)
{
  if (rows != self->rows || columns != self->columns || cell != self->cell)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else if (palms == self->palms)
    return;

  self->rows = rows;
  self->columns = columns;
  self->palms = palms;
  self->cell = cell;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

struct _AhuTpMarkets
{
  AhuParent parent_instance;

  GtkWidget *store;
  GtkWidget *grid;
  GtkWidget *loose_box;
  Loose loose[TP_PALM];
  GtkWidget *palms;
  GtkWidget *palms_heading;
  GtkWidget *palms_owner; /* in its place, of who is asked */
  GtkWidget *palms_piece; /* in place of the heading, from afar */
  GtkWidget *palms_count;
  GtkWidget *palms_grid;
  GtkWidget *palms_note;
  GtkWidget *quarries;
  GtkWidget *quarries_head; /* with the rug, where the tiles have less room */
  GtkWidget *quarries_heading;
  GtkWidget *quarries_owner;
  GtkWidget *quarries_hint;
  GtkWidget *none;
  GtkWidget *row;
  Tile tiles[TILES];
  AhuTpSize size;
  TpStep asked; /* what is to be chosen now, and has the room of all; TP_STEPS for nothing */
  int tile;       /* how high those are that are asked for */
  gboolean ended; /* after this fact the game is over */
};

G_DEFINE_FINAL_TYPE (AhuTpMarkets, ahu_tp_markets, AHU_TYPE_PARENT)

typedef struct
{
  int loose; /* a Rapanui or a captive */
  int cell;  /* of the palm market; 0 where only the number is read */
  int tile;
  int gap; /* between its lines */
  int asked; /* a tile that is to be chosen, at least, and the room for all of them before it is known */
  int room;
} Look;

static const Look looks[AHU_TP_SIZES] = {
  [AHU_TP_SIZE_SMALL] = { 26, 17, 21, 4, 21, 276 },
  [AHU_TP_SIZE_PHONE] = { 30, 19, 21, 4, 26, 312 },
  [AHU_TP_SIZE_LARGE] = { 32, 20, 21, 4, 26, 316 },
  [AHU_TP_SIZE_FAR] = { 60, 0, 52, 8, 0, 0 },
};

/* The tiles stand below the rest where there is no room beside the palms. */
static gboolean
is_stacked (AhuTpMarkets *self)
{
  return self->size == AHU_TP_SIZE_SMALL || self->size == AHU_TP_SIZE_FAR;
}

static gboolean
asks_quarries (AhuTpMarkets *self)
{
  return self->asked == TP_STEP_QUARRIES;
}

static void
place_in_grid (GtkWidget *child,
               int        column,
               int        row,
               int        columns,
               int        rows)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (gtk_widget_get_parent (child));

  ahu_widget_place (child, column, row, columns);
  g_object_set (gtk_layout_manager_get_layout_child (layout, child), "row-span", rows, NULL);
}

/* In two lines where that makes them larger. */
static GtkLayoutManager *
tiles_layout_new (gboolean wraps)
{
  GtkLayoutManager *line;

  if (wraps)
    return ahu_wrap_layout_new (ASKED_GAP, ASKED_GAP);
  line = gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (line), TILES_GAP);

  return line;
}

/* Palms beside the rest. */
static void
place_parts (AhuTpMarkets *self)
{
  gboolean stacked = is_stacked (self);

  place_in_grid (self->loose_box, 0, 0, 1, 1);
  place_in_grid (self->palms, 1, 0, 1, stacked ? 1 : 2);
  place_in_grid (self->palms_grid, 0, 1, 2, 1);
  place_in_grid (self->quarries, 0, 1, stacked ? 2 : 1, 1);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), looks[self->size].gap);
  gtk_widget_set_valign (self->palms, GTK_ALIGN_START);
  gtk_widget_set_vexpand (self->palms, FALSE);
  gtk_widget_set_vexpand (self->quarries, FALSE);
  /* They keep their place, however wide the rest is. */
  gtk_widget_set_hexpand (self->palms, self->asked == TP_STEP_PALMS);
  if (AHU_IS_WRAP_LAYOUT (gtk_widget_get_layout_manager (self->row)) != asks_quarries (self))
    gtk_widget_set_layout_manager (self->row, tiles_layout_new (asks_quarries (self)));
}

/* What is to be chosen now lies on all of the card. */
static void
place_asked (AhuTpMarkets *self)
{
  gboolean palms = self->asked == TP_STEP_PALMS;
  GtkWidget *asked = asks_quarries (self) ? self->quarries : palms ? self->palms : NULL;
  GtkWidget *parts[] = { self->loose_box, self->palms, self->quarries };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    ahu_widget_set_seen (parts[i], asked == NULL || asked == parts[i]);
  if (asked == NULL)
    return;
  place_in_grid (asked, 0, 0, 2, 2);
  gtk_widget_set_vexpand (asked, TRUE);
  gtk_widget_set_valign (asked, GTK_ALIGN_FILL);
  if (palms)
    place_in_grid (self->palms_grid, 2, 0, 1, 3);
}

/* Where the end is noted no replacement comes. */
static void
show_none (AhuTpMarkets *self)
{
  const char *words;

  /* Translators: in the quarry market, which is empty until the next round or to the end of the game; the longer ones
   * stand without its heading. */
  if (is_stacked (self))
    words = !self->ended ? _("No quarries until the next replacement") : _("No quarries");
  else
    words = !self->ended ? _("none until the next replacement") : C_("quarries", "none");
  gtk_label_set_label (GTK_LABEL (self->none), words);
}

static void
lay_out (AhuTpMarkets *self)
{
  const Look *look = &looks[self->size];
  gboolean stacked = is_stacked (self);
  gboolean far = self->size == AHU_TP_SIZE_FAR;

  place_parts (self);
  place_asked (self);
  for (guint i = 0; i < TP_PALM; i++)
    {
      gtk_widget_set_visible (self->loose[i].heading, !far);
      ahu_tp_piece_show (AHU_TP_PIECE (self->loose[i].piece), i, 0, look->loose);
    }
  gtk_widget_set_visible (self->palms_piece, far);
  ahu_tp_piece_show (AHU_TP_PIECE (self->palms_piece), TP_PALM, 0, look->loose);
  gtk_widget_set_visible (self->palms_grid, look->cell > 0);
  gtk_widget_set_visible (self->palms_note, !far);
  gtk_widget_set_visible (self->quarries_head, !stacked || asks_quarries (self));
  show_none (self);
  for (guint i = TP_RUG_2 - TP_QUARRY_1; i < TILES; i++)
    ahu_widget_move (self->tiles[i].choice, GTK_BOX (stacked || asks_quarries (self) ? self->row : self->quarries_head));
  ahu_widget_set_css_class (GTK_WIDGET (self), "far", far);
  ahu_widget_set_css_class (GTK_WIDGET (self), "stacked", stacked);
}

static void
ahu_tp_markets_class_init (AhuTpMarketsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ahu_tp_choice_add_signals (G_OBJECT_CLASS (klass));
  gtk_widget_class_set_css_name (widget_class, "tp-markets");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
build_loose (AhuTpMarkets *self,
             guint         piece,
             const char   *heading)
{
  Loose *loose = &self->loose[piece];
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  loose->box = ahu_readable_new (GTK_ACCESSIBLE_ROLE_GROUP, GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_hexpand (loose->box, TRUE);
  ahu_rule_menu_add_press (loose->box);
  loose->heading = ahu_widget_words_new (heading, "tp-market");
  ahu_readable_append (AHU_READABLE (loose->box), loose->heading);
  loose->piece = ahu_tp_piece_new ();
  loose->number = gtk_label_new (NULL);
  gtk_widget_add_css_class (loose->number, "tp-market-number");
  gtk_box_append (GTK_BOX (line), loose->piece);
  gtk_box_append (GTK_BOX (line), loose->number);
  ahu_readable_append (AHU_READABLE (loose->box), line);
  gtk_box_append (GTK_BOX (self->loose_box), loose->box);
}

static void
build_palms (AhuTpMarkets *self)
{
  GtkWidget *content = gtk_grid_new ();

  /* Translators: heading of the palm market */
  self->palms_heading = ahu_widget_words_new (_("Palms"), "tp-market");
  gtk_widget_set_hexpand (self->palms_heading, TRUE);
  self->palms_owner = ahu_tp_owner_new ();
  self->palms_piece = ahu_tp_piece_new ();
  gtk_widget_set_margin_end (self->palms_piece, 9);
  self->palms_count = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->palms_count, "tp-palms-count");
  self->palms_grid = g_object_new (AHU_TYPE_TP_PALMS, NULL);
  self->palms_note = ahu_widget_words_new (NULL, "second");
  gtk_widget_set_hexpand (self->palms_note, TRUE);
  gtk_grid_set_row_spacing (GTK_GRID (content), 3);
  gtk_grid_attach (GTK_GRID (content), self->palms_heading, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), self->palms_owner, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), self->palms_piece, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), self->palms_count, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), self->palms_grid, 0, 1, 2, 1);
  gtk_grid_attach (GTK_GRID (content), self->palms_note, 0, 2, 2, 1);
  self->palms = ahu_tp_choice_new (GTK_WIDGET (self), content, " ");
  /* Translators: the space bar */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->palms), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                  C_("key", "Space"), -1);
  gtk_widget_add_css_class (self->palms, "tp-take");
  gtk_grid_attach (GTK_GRID (self->grid), self->palms, 1, 0, 1, 2);
}

static void
build_tile (AhuTpMarkets *self,
            guint         piece)
{
  static const char *const keys[TILES] = { "1", "2", "3", "4", "⇧2", "⇧3" };
  Tile *tile = &self->tiles[piece - TP_QUARRY_1];
  gboolean rug = piece >= TP_RUG_2;
  GtkWidget *content = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (content), 4);
  tile->pieces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, PIECES_GAP);
  gtk_widget_set_hexpand (tile->pieces, TRUE);
  tile->times = gtk_label_new (NULL);
  gtk_widget_add_css_class (tile->times, "tp-times");
  gtk_widget_set_hexpand (tile->times, TRUE);
  /* There is but one rug. */
  gtk_widget_set_visible (tile->times, !rug);
  gtk_grid_attach (GTK_GRID (content), tile->pieces, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), tile->times, 0, 1, 1, 1);
  tile->choice = ahu_tp_choice_new (GTK_WIDGET (self), content, keys[piece - TP_QUARRY_1]);
  gtk_widget_add_css_class (tile->choice, "flat");
  gtk_widget_add_css_class (tile->choice, "tp-take");
  gtk_widget_set_hexpand (tile->choice, FALSE);
  gtk_box_append (GTK_BOX (self->row), tile->choice);
}

static void
build_quarries (AhuTpMarkets *self)
{
  GtkWidget *row_room = gtk_grid_new ();

  self->quarries = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (self->quarries, "tp-quarries");
  /* Translators: heading of the quarry market */
  self->quarries_heading = ahu_widget_words_new (_("Quarries"), "tp-market");
  gtk_widget_set_hexpand (self->quarries_heading, TRUE);
  self->quarries_head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->quarries_head), self->quarries_heading);
  self->quarries_owner = ahu_tp_owner_new ();
  gtk_widget_set_hexpand (self->quarries_owner, TRUE);
  gtk_box_append (GTK_BOX (self->quarries_head), self->quarries_owner);
  /* Translators: beside what lies in a market, of which each can be chosen. */
  self->quarries_hint = ahu_widget_words_new (_("tap one to take it"), "second");
  gtk_box_append (GTK_BOX (self->quarries_head), self->quarries_hint);
  gtk_box_append (GTK_BOX (self->quarries), self->quarries_head);
  self->none = ahu_widget_words_new (NULL, "second");
  gtk_widget_set_valign (self->none, GTK_ALIGN_START);
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, TILES_GAP);
  gtk_widget_set_halign (self->row, GTK_ALIGN_START);
  /* One in the place of the other. */
  gtk_grid_attach (GTK_GRID (row_room), self->row, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row_room), self->none, 0, 0, 1, 1);
  gtk_box_append (GTK_BOX (self->quarries), row_room);
  for (guint piece = TP_QUARRY_1; piece < TP_PIECES; piece++)
    build_tile (self, piece);
  gtk_grid_attach (GTK_GRID (self->grid), self->quarries, 0, 1, 1, 1);
}

static void
ahu_tp_markets_init (AhuTpMarkets *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->size = AHU_TP_SIZE_LARGE;
  self->asked = TP_STEPS;
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "tp-panel");
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 8);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  self->loose_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (self->loose_box), TRUE);
  gtk_widget_set_hexpand (self->loose_box, TRUE);
  gtk_grid_attach (GTK_GRID (self->grid), self->loose_box, 0, 0, 1, 1);
  /* Translators: headings of two markets */
  build_loose (self, TP_RAPANUI, _("Rapanuis"));
  build_loose (self, TP_SLAVE, _("Captives"));
  build_palms (self);
  build_quarries (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Markets"), -1);
  lay_out (self);
}

GtkWidget *
ahu_tp_markets_new (void)
{
  return g_object_new (AHU_TYPE_TP_MARKETS, NULL);
}

void
ahu_tp_markets_set_size (AhuTpMarkets *self,
                         AhuTpSize     size)
{
  g_return_if_fail (AHU_IS_TP_MARKETS (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  self->size = size;
  self->asked = TP_STEPS;
  lay_out (self);
}

void
ahu_tp_markets_set_store (AhuTpMarkets *self,
                          GtkWidget    *store)
{
  g_return_if_fail (AHU_IS_TP_MARKETS (self));
  g_return_if_fail (store == NULL || GTK_IS_WIDGET (store));

  g_clear_pointer (&self->store, gtk_widget_unparent);
  self->store = store;
  if (store != NULL)
    gtk_widget_insert_after (store, GTK_WIDGET (self), NULL);
}

static void
show_loose (AhuTpMarkets     *self,
            const TpPosition *p,
            guint             piece)
{
  Loose *loose = &self->loose[piece];
  g_autofree char *words = ahu_tp_market_words (p, piece);
  g_autofree char *all = ahu_cite (words, piece == TP_RAPANUI ? "T4.2" : "T4.3");

  ahu_widget_show_number (loose->number, p->market[piece]);
  ahu_widget_set_css_class (loose->box, "none", p->market[piece] == 0);
  ahu_readable_set_words (AHU_READABLE (loose->box), words);
  ahu_tip_set (loose->box, all);
}

static void
show_palms (AhuTpMarkets     *self,
            const AhuTpScene *scene)
{
  const TpPosition *p = scene->position;
  const TpTable *table = tp_table (p->n_players);
  TpMove move = { .type = TP_MOVE_PALM, .player = p->actor };
  g_autofree char *words = ahu_tp_palms_words (p);
  g_autofree char *columns = ahu_tp_columns_words (p);
  g_autofree char *count = self->size == AHU_TP_SIZE_FAR ? ahu_tp_palms_count (p) : g_strdup_printf ("%u", (guint) p->market[TP_PALM]);
  gboolean live = ahu_tp_choice_offer (AHU_CHOICE (self->palms), scene, &move);

  ahu_choice_set_name (AHU_CHOICE (self->palms), words, live ? _("Take a palm") : NULL);
  ahu_widget_set_css_class (self->palms, "flat", !live);
  ahu_widget_set_css_class (self->palms, "none", p->market[TP_PALM] == 0);
  gtk_label_set_label (GTK_LABEL (self->palms_count), count);
  gtk_label_set_label (GTK_LABEL (self->palms_note), columns);
  ahu_choice_set_show_key (AHU_CHOICE (self->palms), live && ahu_tp_size_shows_keys (self->size));
  set_palms (AHU_TP_PALMS (self->palms_grid), table->rows, table->columns, p->market[TP_PALM],
             looks[self->size].cell * (self->asked == TP_STEP_PALMS ? 6 : 4) / 4);
}

/* While they are taken one by one, what was taken leaves its place. */
static guint
count_places (const TpPosition *p,
              guint             piece)
{
  guint n = p->market[piece];

  for (guint seat = 0; seat < p->n_players && p->step == TP_STEP_QUARRIES; seat++)
    n += p->players[seat].taken[piece];

  return n;
}

/* One stands for all of its kind; where they are asked for they lie one by one, and what was taken leaves its place. */
static void
show_pieces (AhuTpMarkets     *self,
             const TpPosition *p,
             GtkWidget        *pieces,
             guint             piece,
             guint             count,
             guint             places)
{
  GtkWidget *child = gtk_widget_get_first_child (pieces);
  int height = looks[self->size].tile;

  if (asks_quarries (self))
    height = self->tile;
  else if (self->size == AHU_TP_SIZE_FAR && ahu_tp_boards_far_view (p->n_players)->columns > 2)
    height = FAR_TILE_OF_MANY;

  for (guint i = 0; i < places || child != NULL; i++)
    {
      if (child == NULL)
        {
          child = ahu_tp_piece_new ();
          gtk_widget_set_hexpand (child, TRUE);
          gtk_box_append (GTK_BOX (pieces), child);
        }
      gtk_widget_set_visible (child, i < places);
      ahu_tp_piece_show (AHU_TP_PIECE (child), piece, piece >= TP_RUG_2 ? p->box.rug_spaces[piece - TP_RUG_2] : 0, height);
      gtk_widget_set_opacity (child, i < count ? 1 : GONE);
      ahu_widget_set_css_class (child, "gone", i >= count);
      child = gtk_widget_get_next_sibling (child);
    }
}

/* In a row without tiles the room of one of them stays. */
static void
show_tile (AhuTpMarkets     *self,
           const AhuTpScene *scene,
           guint             piece,
           gboolean          is_row_empty)
{
  const TpPosition *p = scene->position;
  Tile *tile = &self->tiles[piece - TP_QUARRY_1];
  guint count = p->market[piece];
  guint places = count_places (p, piece);
  gboolean rug = piece >= TP_RUG_2;
  TpMove move = { .type = rug ? TP_MOVE_RUG : TP_MOVE_QUARRY, .player = p->actor, .piece = rug ? 0 : (guint8) piece };
  g_autofree char *words = ahu_tp_tile_words (p, piece, count);
  g_autofree char *times = g_strdup_printf (AHU_LEFT_TO_RIGHT "×%u", count);
  gboolean live;

  gtk_widget_set_visible (tile->choice, places > 0 || (is_row_empty && (piece == TP_QUARRY_1 || piece == TP_RUG_2)));
  ahu_widget_set_seen (tile->choice, places > 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (tile->choice), GTK_ACCESSIBLE_STATE_HIDDEN, places == 0, -1);
  show_pieces (self, p, tile->pieces, piece, count, asks_quarries (self) && places > 0 ? places : 1);
  if (places == 0)
    return;

  live = ahu_tp_choice_offer (AHU_CHOICE (tile->choice), scene, &move);
  ahu_choice_set_name (AHU_CHOICE (tile->choice), words, NULL);
  gtk_label_set_label (GTK_LABEL (tile->times), count > 1 ? times : "");
  gtk_widget_set_visible (tile->times, !rug && !asks_quarries (self));
  ahu_choice_set_show_key (AHU_CHOICE (tile->choice), live && ahu_tp_size_shows_keys (self->size));
}

static void
show_parts (AhuTpMarkets     *self,
            const AhuTpScene *scene)
{
  guint tiles = 0;

  ahu_tp_owner_show (self->quarries_owner, self->quarries_heading, scene, asks_quarries (self));
  gtk_widget_set_visible (self->quarries_hint, asks_quarries (self));
  ahu_tp_owner_show (self->palms_owner, self->palms_heading, scene, self->asked == TP_STEP_PALMS);
  if (self->size == AHU_TP_SIZE_FAR)
    gtk_widget_set_visible (self->palms_heading, FALSE);
  for (guint piece = 0; piece < TP_PALM; piece++)
    show_loose (self, scene->position, piece);
  show_palms (self, scene);
  for (guint piece = TP_QUARRY_1; piece < TP_PIECES; piece++)
    tiles += count_places (scene->position, piece);
  for (guint piece = TP_QUARRY_1; piece < TP_PIECES; piece++)
    show_tile (self, scene, piece, tiles == 0);
  self->ended = scene->position->end != TP_END_NONE;
  show_none (self);
  gtk_widget_set_visible (self->none, tiles == 0);
}

static gboolean
do_tiles_fit (const TpPosition *p,
              int               tile,
              int               width,
              int               height)
{
  int x = 0, y = tile + ASKED_PADDING;

  for (guint piece = TP_QUARRY_1; piece < TP_PIECES; piece++)
    {
      int n = (int) count_places (p, piece);
      int room = n * (ahu_tp_piece_width (piece, tile) + PIECES_GAP) - PIECES_GAP + ASKED_PADDING;

      if (n == 0)
        continue;
      if (x > 0 && x + room > width)
        {
          x = 0;
          y += tile + ASKED_PADDING + ASKED_GAP;
        }
      x += room + ASKED_GAP;
      if (room > width)
        return FALSE;
    }

  return y <= height;
}

/* As large as they can be in the room of the card, which they keep while they are taken.
 * @height: of that */
static int
find_tile_height (AhuTpMarkets     *self,
                  const TpPosition *p,
                  int               height)
{
  int width = gtk_widget_get_width (self->grid);
  int tile = MOST_ASKED, head;

  if (width == 0)
    width = ahu_text_scaled (looks[self->size].room);
  gtk_widget_measure (self->quarries_head, GTK_ORIENTATION_VERTICAL, width, &head, NULL, NULL, NULL);
  while (tile > looks[self->size].asked && !do_tiles_fit (p, ahu_text_scaled (tile), width, height - head - TILES_GAP))
    tile--;

  return tile;
}

/* The card keeps the height that it has with all of them. */
void
ahu_tp_markets_update (AhuTpMarkets     *self,
                       const AhuTpScene *scene)
{
  int width, height;
  TpStep asked;

  g_return_if_fail (AHU_IS_TP_MARKETS (self));
  g_return_if_fail (scene != NULL);

  asked = scene->position->step;
  /* In the table view nothing moves for it. */
  if (scene->read_only || self->size == AHU_TP_SIZE_FAR || (asked != TP_STEP_PALMS && asked != TP_STEP_QUARRIES))
    asked = TP_STEPS;
  if (asked != self->asked)
    {
      self->asked = TP_STEPS;
      lay_out (self);
      show_parts (self, scene);
      gtk_widget_set_size_request (self->grid, -1, -1);
      width = gtk_widget_get_width (self->grid);
      gtk_widget_measure (self->grid, GTK_ORIENTATION_VERTICAL, width > 0 ? width : -1, &height, NULL, NULL, NULL);
      self->asked = asked;
      lay_out (self);
      gtk_widget_set_size_request (self->grid, -1, asked != TP_STEPS ? height : -1);
      self->tile = looks[self->size].asked;
      show_parts (self, scene);
      if (asks_quarries (self))
        self->tile = find_tile_height (self, scene->position, height);
    }
  show_parts (self, scene);
}

GtkWidget *
ahu_tp_markets_find_spot (AhuTpMarkets *self,
                          guint         piece)
{
  g_return_val_if_fail (AHU_IS_TP_MARKETS (self), NULL);
  g_return_val_if_fail (piece < TP_PIECES, NULL);

  if (piece >= TP_QUARRY_1)
    return self->tiles[piece - TP_QUARRY_1].choice;

  return piece == TP_PALM ? self->palms : self->loose[piece].piece;
}
