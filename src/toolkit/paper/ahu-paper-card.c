/* ahu-paper-card.c: the result as a square picture, for friends
 *
 * Who has won, large; below a line for each player with a bar of where the points come from; at the
 * foot the island.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/paper/ahu-paper-card.h"

#include <math.h>

#include "core/base/ahu-name.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/paper/ahu-paper-pages.h"

/* All in pixels. */
#define SIZE 1080
#define EDGE 72
#define EM 32
#define ISLAND_HEIGHT 300
#define WINNER_MARK 176
#define WINNER_TOP 158
#define ROWS_TOP 390
#define ROWS_ROOM 320
#define MOST_ROW 96
#define MARK 48
#define NAME_WIDTH 260
#define TOTAL_WIDTH 90
#define GAP 20

static const AhuPaperStyle title_style = { 1.3, PANGO_WEIGHT_BOLD, 0.25, 0, TRUE };
static const AhuPaperStyle winner_style = { 2.6, PANGO_WEIGHT_ULTRABOLD, 0.12, 0, TRUE };
static const AhuPaperStyle tie_style = { 1.1, PANGO_WEIGHT_NORMAL, 0.3, 0, TRUE };
static const AhuPaperStyle winner_total_style = { 4.2, PANGO_WEIGHT_ULTRABOLD, 0.12, 1, FALSE };
static const AhuPaperStyle name_style = { 1.1, PANGO_WEIGHT_BOLD, 0.12, 0, TRUE };
static const AhuPaperStyle total_style = { 1.5, PANGO_WEIGHT_ULTRABOLD, 0.12, 1, FALSE };
static const AhuPaperStyle extra_style = { 0.9, PANGO_WEIGHT_NORMAL, 0.25, 0, TRUE };

typedef struct
{
  AhuPaperCanvas canvas;
  AhuPaper *paper;
  const AhuRanking *ranking;
  char **names;
} Card;

static const AhuPlayerColour *
get_colour (const Card *card,
            guint       seat)
{
  return ahu_player_colour_find (ahu_paper_get_colours (card->paper)[seat]);
}

static void
write_number (Card                *card,
              const AhuPaperStyle *style,
              gint64               number,
              double               y)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  ahu_paper_canvas_write_middle (&card->canvas, style, text, EDGE, y, SIZE - 2 * EDGE);
}

/* All who share the first place; the mark is that of the first of them. */
static void
draw_winner (Card *card)
{
  guint first = card->ranking->order[0];
  g_autoptr (GString) names = g_string_new (card->names[first]);
  double x = EDGE + WINNER_MARK + 2 * GAP;
  double middle = WINNER_TOP + WINNER_MARK / 2;
  double width = SIZE - EDGE - x - 220;
  double height, tie = 0;

  for (guint i = 1; i < card->ranking->n_players && card->ranking->places[card->ranking->order[i]] == 1; i++)
    g_string_append_printf (names, " · %s", card->names[card->ranking->order[i]]);
  if (card->ranking->ties[first] != NULL)
    tie = ahu_paper_canvas_measure (&card->canvas, &tie_style, card->ranking->ties[first], width, NULL);
  height = ahu_paper_canvas_measure (&card->canvas, &winner_style, names->str, width, NULL);
  ahu_paper_canvas_draw (&card->canvas, get_colour (card, first)->mark, EDGE, WINNER_TOP, WINNER_MARK, WINNER_MARK);
  ahu_paper_canvas_write (&card->canvas, &winner_style, names->str, x, middle - (height + tie) / 2, width);
  if (tie > 0)
    ahu_paper_canvas_write (&card->canvas, &tie_style, card->ranking->ties[first], x, middle + (height - tie) / 2, width);
  write_number (card, &winner_total_style, card->ranking->totals[first], middle);
}

static void
fill (cairo_t       *cr,
      const GdkRGBA *colour,
      double         x,
      double         y,
      double         width,
      double         height)
{
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_rectangle (cr, x, y, width, height);
  cairo_fill (cr);
}

/* @scale: pixels for a point */
static void
draw_bar (Card  *card,
          guint  seat,
          double x,
          double y,
          double height,
          double scale)
{
  const GdkRGBA *colour = &get_colour (card, seat)->paper;

  for (guint row = 0; row < card->ranking->rows->len; row++)
    {
      const AhuRankingRow *source = g_ptr_array_index (card->ranking->rows, row);
      const AhuPartLook *look = ahu_paper_get_look (card->paper, row);
      double width = MAX (source->cells[seat].points, 0) * scale;

      if (width < 1)
        continue;
      fill (card->canvas.cr, look != NULL ? look->fill : colour, x, y, width - 2, height);
      if (look != NULL && look->edge != NULL)
        {
          gdk_cairo_set_source_rgba (card->canvas.cr, look->edge);
          cairo_set_line_width (card->canvas.cr, 2);
          cairo_rectangle (card->canvas.cr, x + 1, y + 1, width - 4, height - 2);
          cairo_stroke (card->canvas.cr);
        }
      x += width;
    }
}

static void
draw_rows (Card *card)
{
  const AhuRanking *ranking = card->ranking;
  double row = MIN (MOST_ROW, ROWS_ROOM / ranking->n_players);
  double mark = MIN (MARK, row - 6);
  double x = EDGE + MARK + GAP + NAME_WIDTH + GAP;
  gint64 most = 1;

  for (guint p = 0; p < ranking->n_players; p++)
    most = MAX (most, ranking->totals[p]);
  for (guint i = 0; i < ranking->n_players; i++)
    {
      guint seat = ranking->order[i];
      double middle = ROWS_TOP + (i + 0.5) * row;

      ahu_paper_canvas_draw (&card->canvas, get_colour (card, seat)->mark, EDGE + (MARK - mark) / 2, middle - mark / 2, mark, mark);
      ahu_paper_canvas_write_middle (&card->canvas, &name_style, card->names[seat], EDGE + MARK + GAP, middle, NAME_WIDTH);
      draw_bar (card, seat, x, middle - row * 0.3, row * 0.6, (SIZE - EDGE - TOTAL_WIDTH - x) / (double) most);
      write_number (card, &total_style, ranking->totals[seat], middle);
    }
}

static void
draw (Card *card)
{
  g_autofree char *line = ahu_paper_dup_line (card->paper);
  cairo_t *cr = card->canvas.cr;

  /* Sand, and the sea to the edges: the drawing has round corners above. */
  cairo_set_source_rgb (cr, 0.965, 0.933, 0.875);
  cairo_paint (cr);
  ahu_paper_canvas_draw (&card->canvas, "island", 0, SIZE - ISLAND_HEIGHT, SIZE, SIZE / 3.0);
  ahu_paper_canvas_write (&card->canvas, &title_style, line, EDGE, EDGE, SIZE - 2 * EDGE);
  draw_winner (card);
  draw_rows (card);
  if (card->ranking->extra != NULL)
    ahu_paper_canvas_write_middle (&card->canvas, &extra_style, card->ranking->extra, EDGE, ROWS_TOP + ROWS_ROOM + 34, SIZE - 2 * EDGE);
}

GdkTexture *
ahu_paper_to_card (AhuPaper *self)
{
  cairo_surface_t *surface;
  g_autoptr (GBytes) bytes = NULL;
  PangoFontDescription *font;
  double em;
  GdkTexture *texture;
  cairo_t *cr;
  Card card;

  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cr = cairo_create (surface);
  font = ahu_paper_find_font (&em);
  card = (Card) { .paper = self, .ranking = ahu_paper_get_ranking (self), .names = ahu_names_isolate (ahu_paper_get_names (self)) };
  ahu_paper_canvas_init (&card.canvas, cr, font, EM);
  draw (&card);
  ahu_paper_canvas_clear (&card.canvas);
  g_strfreev (card.names);
  pango_font_description_free (font);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) cairo_image_surface_get_stride (surface) * SIZE);
  texture = gdk_memory_texture_new (SIZE, SIZE, GDK_MEMORY_DEFAULT, bytes, (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);

  return texture;
}
