/* ahu-tp-paint.c: what on a board is painted with lines, since it takes any proportion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-paint.h"

#include <adwaita.h>
#include <math.h>

#include "games/tapati/ui/ahu-tp-art.h"
#include "toolkit/layout/ahu-zoom-bin.h"

#define RGB(r, g, b) { (r) / 255.f, (g) / 255.f, (b) / 255.f, 1.f }

/* The art's colours that lines need, on a light and on a dark window. */
typedef enum
{
  SLAB,
  SLAB_EDGE,
  SLAB_LIGHT,
  CIRCLE,
  CIRCLE_EDGE,
  SCORIA,
  SCORIA_EDGE,
  SCORIA_LIGHT,
  SPACE,
  ON_SCORIA,
  REED,
  REED_EDGE,
  ON_REED,
  SQUARE_EDGE,
  ON_SQUARE,
  PLACE,
  OCHRE,
  OUTLINE,      /* in high contrast */
  LIVE,         /* on the window */
  LIVE_ON_SLAB,
  LIVE_ON_SCORIA,
  COLOURS
} Colour;

static const GdkRGBA colours[COLOURS][2] = {
  [SLAB] = { RGB (0x34, 0x36, 0x3b), RGB (0x71, 0x75, 0x7d) },
  [SLAB_EDGE] = { RGB (0x1d, 0x1f, 0x22), RGB (0xa9, 0xad, 0xb5) },
  [SLAB_LIGHT] = { RGB (0x8b, 0x8e, 0x95), RGB (0xc3, 0xc6, 0xcc) },
  [CIRCLE] = { RGB (0x1f, 0x21, 0x25), RGB (0x3c, 0x3f, 0x45) },
  [CIRCLE_EDGE] = { RGB (0x8b, 0x8e, 0x95), RGB (0xc3, 0xc6, 0xcc) },
  [SCORIA] = { RGB (0x9c, 0x3b, 0x28), RGB (0x9c, 0x3b, 0x28) },
  [SCORIA_EDGE] = { RGB (0x7d, 0x2a, 0x1b), RGB (0xd9, 0x8a, 0x6c) },
  [SCORIA_LIGHT] = { RGB (0xd9, 0x8a, 0x6c), RGB (0xd9, 0x8a, 0x6c) },
  [SPACE] = { RGB (0x5a, 0x1d, 0x12), RGB (0x5a, 0x1d, 0x12) },
  [ON_SCORIA] = { RGB (0xf6, 0xed, 0xdb), RGB (0xf6, 0xed, 0xdb) },
  [REED] = { RGB (0x4c, 0x64, 0x20), RGB (0x8f, 0xae, 0x45) },
  [REED_EDGE] = { RGB (0x4c, 0x64, 0x20), RGB (0xb5, 0xd2, 0x64) },
  [ON_REED] = { RGB (0xff, 0xff, 0xff), RGB (0x1b, 0x1b, 0x1b) },
  [SQUARE_EDGE] = { { 0.33f, 0.2f, 0.106f, 0.75f }, { 1, 1, 1, 0.5f } },
  [ON_SQUARE] = { RGB (0x54, 0x4b, 0x42), RGB (0xd0, 0xc6, 0xb8) },
  [PLACE] = { { 0.33f, 0.2f, 0.106f, 0.75f }, { 0.85f, 0.85f, 0.85f, 0.6f } },
  [OUTLINE] = { { 0, 0, 0, 1 }, { 1, 1, 1, 1 } },
  [OCHRE] = { RGB (0xe2, 0xad, 0x3b), RGB (0xe2, 0xad, 0x3b) },
  [LIVE] = { RGB (0x1a, 0x68, 0x85), RGB (0x7c, 0xc7, 0xe0) },
  [LIVE_ON_SLAB] = { RGB (0x7c, 0xc7, 0xe0), RGB (0xb4, 0xe2, 0xf2) },
  [LIVE_ON_SCORIA] = { RGB (0xff, 0xff, 0xff), RGB (0xff, 0xff, 0xff) },
};

/* What is seen of a free site's base. */
#define FAINT 0.25

/* A drawing's own proportions of a tile. */
#define SPOT_GAP 1.09
#define KNOB_WIDTH 0.42
#define KNOB_HEIGHT 0.2

#define LEAST_TEXT 12

static const double dashes[] = { 3, 2 };

static const GdkRGBA *
colour_of (Colour colour)
{
  return &colours[colour][adw_style_manager_get_dark (adw_style_manager_get_default ())];
}

static void
use (cairo_t *cr,
     Colour   colour)
{
  gdk_cairo_set_source_rgba (cr, colour_of (colour));
}

static void
fill_and_edge (cairo_t *cr,
               Colour   body,
               Colour   edge,
               double   width)
{
  gboolean outlined = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());

  use (cr, body);
  cairo_fill_preserve (cr);
  use (cr, outlined ? OUTLINE : edge);
  cairo_set_line_width (cr, outlined ? 2 : width);
  cairo_stroke (cr);
}

static void
add_rounded (cairo_t *cr,
             double   x,
             double   y,
             double   width,
             double   height,
             double   radius)
{
  radius = MIN (radius, MIN (width, height) / 2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* What lines show. */
typedef struct
{
  graphene_rect_t area;
  guint piece;
  AhuTpFill fill;
  gboolean is_marked; /* fresh, or live */
  double radius;
} Lines;

/* Rings reach a little beyond what they are about. */
static void
append_lines (GtkWidget       *widget,
              GtkSnapshot     *snapshot,
              const char      *kind,
              const Lines     *lines,
              AhuPictureLines  draw)
{
  const AhuTpFill *fill = &lines->fill;
  g_autofree char *key = g_strdup_printf ("%s %u %u %u %u %u %d %.3f", kind, lines->piece, fill->spaces, fill->filled,
                                          fill->fresh, fill->live, lines->is_marked, lines->radius);
  graphene_rect_t bounds;

  graphene_rect_inset_r (&lines->area, -3, -3, &bounds);
  ahu_picture_append_lines (widget, snapshot, &bounds, key, draw, lines);
}

/* In whole pixels: each size of letters is a font of its own, of up to 100 kilobytes. */
static void
set_size (PangoLayout          *layout,
          PangoFontDescription *font,
          double                size)
{
  pango_font_description_set_absolute_size (font, MAX (floor (size), 1) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
}

/* In the middle of a place; smaller where there is no room. */
static void
write_text (GtkWidget   *widget,
            GtkSnapshot *snapshot,
            const char  *text,
            double       size,
            PangoWeight  weight,
            double       x,
            double       y,
            double       room,
            Colour       colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  PangoRectangle ink, logical;

  pango_font_description_set_weight (font, weight);
  set_size (layout, font, size);
  pango_layout_get_pixel_extents (layout, &ink, &logical);
  if (logical.width > room)
    {
      set_size (layout, font, size * room / logical.width);
      pango_layout_get_pixel_extents (layout, &ink, &logical);
    }
  pango_font_description_free (font);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - logical.width / 2.0),
                                                          (float) round (y - ink.y - ink.height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, colour_of (colour));
  gtk_snapshot_restore (snapshot);
}

void
ahu_tp_paint_drawing (GtkWidget             *widget,
                      GtkSnapshot           *snapshot,
                      const char            *name,
                      const graphene_rect_t *area)
{
  int width = (int) round (area->size.width), height = (int) round (area->size.height);
  g_autofree char *stylesheet = ahu_picture_stylesheet (name, AHU_GROUND_WINDOW);
  g_autoptr (GdkTexture) texture = NULL;

  if (width < 1 || height < 1)
    return;
  texture = ahu_picture_render (name, width, height, ahu_zoom_bin_texture_scale (widget), stylesheet);
  if (texture == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &area->origin);
  ahu_picture_append (widget, snapshot, texture, width, height);
  gtk_snapshot_restore (snapshot);
}

void
ahu_tp_paint_spot (const graphene_rect_t *area,
                   guint                  piece,
                   guint                  spaces,
                   guint                  space,
                   graphene_rect_t       *spot)
{
  double width = area->size.width, height = area->size.height;
  double knob = piece >= TP_RUG_2 ? height * KNOB_HEIGHT : 0;
  double d = floor (piece >= TP_RUG_2 ? MIN ((height - knob) * 0.72, width / 4.4)
                                      : MIN (height * 0.7, width / 4.42));
  double middle = area->origin.x + width / 2;

  /* Beside the rug's number. */
  if (piece >= TP_RUG_2)
    middle = area->origin.x + width * 0.64;
  graphene_rect_init (spot, (float) round (middle + (space - (spaces - 1) / 2.0) * d * SPOT_GAP - d / 2),
                      (float) round (area->origin.y + knob + (height - knob - d) / 2 + 0.5), (float) d, (float) d);
}

static void
paint_slab (cairo_t               *cr,
            const graphene_rect_t *area)
{
  double x = area->origin.x, y = area->origin.y;
  double width = area->size.width, height = area->size.height;
  double corner = MIN (7, height * 0.18);

  cairo_move_to (cr, x + corner, y + 0.5);
  cairo_line_to (cr, x + width - corner, y + 0.5);
  cairo_line_to (cr, x + width - 0.5, y + corner);
  cairo_line_to (cr, x + width - 0.5, y + height - corner * 0.8);
  cairo_line_to (cr, x + width - corner * 0.7, y + height - 0.5);
  cairo_line_to (cr, x + corner * 0.7, y + height - 0.5);
  cairo_line_to (cr, x + 0.5, y + height - corner * 0.8);
  cairo_line_to (cr, x + 0.5, y + corner);
  cairo_close_path (cr);
  fill_and_edge (cr, SLAB, SLAB_EDGE, 1);

  cairo_move_to (cr, x + corner, y + 2);
  cairo_line_to (cr, x + width - corner, y + 2);
  use (cr, SLAB_LIGHT);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
}

static void
paint_rug (cairo_t               *cr,
           const graphene_rect_t *area)
{
  double x = area->origin.x, y = area->origin.y;
  double width = area->size.width, height = area->size.height;
  double knob = height * KNOB_HEIGHT;

  add_rounded (cr, x + width * (1 - KNOB_WIDTH) / 2, y + 0.5, width * KNOB_WIDTH, knob + 3, 2);
  fill_and_edge (cr, SCORIA, SCORIA_EDGE, 1);
  add_rounded (cr, x + 0.5, y + knob, width - 1, height - knob - 0.5, MIN (6, height * 0.18));
  fill_and_edge (cr, SCORIA, SCORIA_EDGE, 1);
  cairo_move_to (cr, x + 3, y + knob + 2.4);
  cairo_line_to (cr, x + width - 3, y + knob + 2.4);
  use (cr, SCORIA_LIGHT);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
}

static void
paint_space (cairo_t               *cr,
             const graphene_rect_t *spot,
             gboolean               on_rug,
             gboolean               is_live)
{
  double radius = spot->size.width / 2;

  cairo_new_path (cr);
  cairo_arc (cr, spot->origin.x + radius, spot->origin.y + radius, radius - 0.7, 0, 2 * G_PI);
  use (cr, on_rug ? SPACE : CIRCLE);
  cairo_fill_preserve (cr);
  if (is_live)
    {
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      use (cr, on_rug ? LIVE_ON_SCORIA : LIVE_ON_SLAB);
    }
  else
    use (cr, on_rug ? SCORIA_LIGHT : CIRCLE_EDGE);
  cairo_set_line_width (cr, is_live ? 2 : 1.2);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* An AhuPictureLines: the tile with its free spaces. */
static void
draw_tile (cairo_t       *cr,
           gconstpointer  data)
{
  const Lines *lines = data;
  const graphene_rect_t *area = &lines->area;
  gboolean is_rug = lines->piece >= TP_RUG_2;
  graphene_rect_t spot;

  if (is_rug)
    paint_rug (cr, area);
  else
    paint_slab (cr, area);
  if (lines->is_marked)
    {
      add_rounded (cr, area->origin.x - 0.5, area->origin.y - 0.5, area->size.width + 1, area->size.height + 1, 5);
      use (cr, OCHRE);
      cairo_set_line_width (cr, 2.2);
      cairo_stroke (cr);
    }
  for (guint i = lines->fill.filled; i < lines->fill.spaces; i++)
    {
      ahu_tp_paint_spot (area, lines->piece, lines->fill.spaces, i, &spot);
      paint_space (cr, &spot, is_rug, ahu_tp_fill_is_live (&lines->fill, i));
    }
}

void
ahu_tp_paint_tile (GtkWidget             *widget,
                   GtkSnapshot           *snapshot,
                   const graphene_rect_t *area,
                   guint                  piece,
                   const AhuTpFill       *fill,
                   gboolean               is_fresh)
{
  Lines lines = { .area = *area, .piece = piece, .fill = *fill, .is_marked = is_fresh };
  graphene_rect_t spot;

  /* Pieces are drawn below, each with its own ring. */
  lines.fill.fresh = 0;
  append_lines (widget, snapshot, "tile", &lines, draw_tile);
  for (guint i = 0; i < MIN (fill->filled, fill->spaces); i++)
    {
      ahu_tp_paint_spot (area, piece, fill->spaces, i, &spot);
      ahu_tp_paint_piece (widget, snapshot, &spot, TP_SLAVE, ahu_tp_fill_is_fresh (fill, i));
    }
  if (piece >= TP_RUG_2)
    {
      double body = area->size.height * (1 - KNOB_HEIGHT);
      char number[] = { (char) ('0' + TP_POINTS_OF (piece)), '\0' };

      write_text (widget, snapshot, number, MIN (body * 0.66, area->size.width * 0.34), PANGO_WEIGHT_ULTRABOLD,
                  area->origin.x + area->size.width * 0.2, area->origin.y + area->size.height - body / 2,
                  area->size.width * 0.3, ON_SCORIA);
    }
}

/* An AhuPictureLines */
static void
draw_ring (cairo_t       *cr,
           gconstpointer  data)
{
  const graphene_rect_t *area = &((const Lines *) data)->area;
  double radius = area->size.width / 2;

  cairo_arc (cr, area->origin.x + radius, area->origin.y + area->size.height / 2, radius + 1.2, 0, 2 * G_PI);
  use (cr, OCHRE);
  cairo_set_line_width (cr, 2.2);
  cairo_stroke (cr);
}

void
ahu_tp_paint_piece (GtkWidget             *widget,
                    GtkSnapshot           *snapshot,
                    const graphene_rect_t *area,
                    guint                  piece,
                    gboolean               is_fresh)
{
  if (is_fresh)
    append_lines (widget, snapshot, "ring", &(Lines) { .area = *area }, draw_ring);
  ahu_tp_paint_drawing (widget, snapshot, ahu_tp_art_piece (piece), area);
}

/* An AhuPictureLines */
static void
draw_place (cairo_t       *cr,
            gconstpointer  data)
{
  const Lines *lines = data;
  const graphene_rect_t *area = &lines->area;

  add_rounded (cr, area->origin.x + 1, area->origin.y + 1, area->size.width - 2, area->size.height - 2, lines->radius);
  use (cr, lines->is_marked ? LIVE : PLACE);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, lines->is_marked ? 2 : 1);
  cairo_stroke (cr);
}

void
ahu_tp_paint_place (GtkWidget             *widget,
                    GtkSnapshot           *snapshot,
                    const graphene_rect_t *area,
                    double                 radius,
                    gboolean               is_live)
{
  Lines lines = { .area = *area, .is_marked = is_live, .radius = radius };

  append_lines (widget, snapshot, "place", &lines, draw_place);
}

void
ahu_tp_paint_base (GtkWidget             *widget,
                   GtkSnapshot           *snapshot,
                   const graphene_rect_t *area,
                   const char            *value)
{
  if (value == NULL)
    gtk_snapshot_push_opacity (snapshot, FAINT);
  ahu_tp_paint_drawing (widget, snapshot, AHU_TP_ART_BASE, area);
  if (value == NULL)
    {
      gtk_snapshot_pop (snapshot);
      return;
    }

  write_text (widget, snapshot, value, CLAMP (area->size.height * 0.74, LEAST_TEXT, 30), PANGO_WEIGHT_ULTRABOLD,
              area->origin.x + area->size.width / 2, area->origin.y + area->size.height / 2 + 0.5, area->size.width,
              ON_SCORIA);
}

static void
paint_square (cairo_t         *cr,
              double           x,
              double           y,
              double           side,
              double           height,
              const AhuTpFill *fill,
              guint            square)
{
  gboolean is_full = square < fill->filled;
  gboolean is_live = ahu_tp_fill_is_live (fill, square);

  add_rounded (cr, x + 0.7, y + 0.7, side - 1.4, height - 1.4, 3);
  if (is_full)
    {
      use (cr, REED);
      cairo_fill_preserve (cr);
    }
  use (cr, is_full ? REED_EDGE : is_live ? LIVE : SQUARE_EDGE);
  if (is_live)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, is_live ? 2 : 1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  /* The one that counts; and those just laid. */
  if (square + 1u == fill->filled || ahu_tp_fill_is_fresh (fill, square))
    {
      add_rounded (cr, x - 0.3, y - 0.3, side + 0.6, height + 0.6, 4);
      use (cr, OCHRE);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
}

/* An AhuPictureLines: the squares without their numbers. */
static void
draw_road (cairo_t       *cr,
           gconstpointer  data)
{
  const Lines *lines = data;
  const graphene_rect_t *area = &lines->area;
  double side = area->size.width / TP_SQUARES;

  for (guint i = 0; i < TP_SQUARES; i++)
    paint_square (cr, area->origin.x + i * side, area->origin.y, side, area->size.height, &lines->fill, i);
}

void
ahu_tp_paint_road (GtkWidget             *widget,
                   GtkSnapshot           *snapshot,
                   const graphene_rect_t *area,
                   const guint8          *values,
                   const AhuTpFill       *fill)
{
  double side = area->size.width / TP_SQUARES;
  double height = area->size.height;

  append_lines (widget, snapshot, "road", &(Lines) { .area = *area, .fill = *fill }, draw_road);
  for (guint i = 0; i < TP_SQUARES; i++)
    {
      g_autofree char *value = g_strdup_printf ("%u", values[i]);
      double size = MIN (height * 0.68, side * (values[i] < 10 ? 0.8 : 0.7));

      write_text (widget, snapshot, value, MAX (size, LEAST_TEXT),
                  i < fill->filled ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
                  area->origin.x + (i + 0.5) * side, area->origin.y + height / 2, side - 2,
                  i < fill->filled ? ON_REED : ON_SQUARE);
    }
}
