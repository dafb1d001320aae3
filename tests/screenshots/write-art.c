/* write-art.c: a sheet with the drawings of Tapati, as the program draws them
 *
 * In several sizes and on what they stand on, light and dark; tests look at it, and so can
 * people who draw. A file beside each picture lists what is drawn where: the sort and the
 * name of a drawing, x, y, width and height. In high contrast where the environment says
 * ADW_DEBUG_HIGH_CONTRAST=1.
 *
 * usage: write-art FOLDER
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <adwaita.h>

#include "games/tapati/ui/ahu-tp-art.h"
#include "main/ahu-init.h"

#define COLUMNS 4
#define BLOCK_WIDTH 300
#define BLOCK_HEIGHT 176
#define MARGIN 16
#define LARGE 128
#define GAP 8
#define MAX_DRAWINGS 40

/* The grounds of the platform’s windows. */
static const GdkRGBA window_light = { 250 / 255.f, 250 / 255.f, 250 / 255.f, 1 };
static const GdkRGBA window_dark = { 36 / 255.f, 36 / 255.f, 36 / 255.f, 1 };

/* How large the drawings are that stand one beside the other. */
static const int sizes[] = { 48, 24, 16 };

typedef struct
{
  const char *sort;
  const char *name;
  guint fact; /* or TP_NO_FACT */
} Drawing;

typedef struct
{
  cairo_t *cr;
  GString *list;
  gboolean dark;
} Sheet;

static guint
list_pieces (Drawing *drawings)
{
  const Drawing pieces[] = {
    { "piece", ahu_tp_art_piece (TP_RAPANUI), TP_NO_FACT },
    { "piece", ahu_tp_art_piece (TP_SLAVE), TP_NO_FACT },
    { "piece", ahu_tp_art_piece (TP_PALM), TP_NO_FACT },
    { "piece", AHU_TP_ART_QUARRY, TP_NO_FACT },
    { "piece", ahu_tp_art_piece (TP_RUG_2), TP_NO_FACT },
    { "piece", AHU_TP_ART_MARKER, TP_NO_FACT },
    { "piece", AHU_TP_ART_POINTS, TP_NO_FACT },
    { "space", AHU_TP_ART_RUG_SPACE, TP_NO_FACT },
    { "quarry", ahu_tp_art_piece (TP_QUARRY_1), TP_NO_FACT },
    { "quarry", ahu_tp_art_piece (TP_QUARRY_2), TP_NO_FACT },
    { "quarry", ahu_tp_art_piece (TP_QUARRY_3), TP_NO_FACT },
    { "quarry", ahu_tp_art_piece (TP_QUARRY_4), TP_NO_FACT },
    { "place", ahu_tp_art_place (TP_RAPANUI), TP_NO_FACT },
    { "place", ahu_tp_art_place (TP_SLAVE), TP_NO_FACT },
    { "place", ahu_tp_art_place (TP_PALM), TP_NO_FACT },
    { "place", ahu_tp_art_place (TP_QUARRY_1), TP_NO_FACT },
    { "base", AHU_TP_ART_BASE, TP_NO_FACT },
  };

  memcpy (drawings, pieces, sizeof pieces);

  return G_N_ELEMENTS (pieces);
}

static void
fill (Sheet         *sheet,
      const GdkRGBA *colour,
      int            x,
      int            y,
      int            width,
      int            height)
{
  gdk_cairo_set_source_rgba (sheet->cr, colour);
  cairo_rectangle (sheet->cr, x, y, width, height);
  cairo_fill (sheet->cr);
}

static void
draw (Sheet            *sheet,
      const char       *sort,
      const char       *name,
      AhuPictureGround  ground,
      int               x,
      int               y,
      int               size)
{
  g_autofree char *stylesheet = ahu_picture_stylesheet (name, ground);
  g_autoptr (GdkTexture) texture = ahu_picture_render (name, size, size, 1, stylesheet);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);

  if (texture == NULL)
    g_error ("%s is no drawing", name);
  gdk_texture_download (texture, cairo_image_surface_get_data (surface), cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  cairo_set_source_surface (sheet->cr, surface, x, y);
  cairo_paint (sheet->cr);
  cairo_surface_destroy (surface);
  g_string_append_printf (sheet->list, "%s:%s %d %d %d %d\n", sort, name, x, y, size, size);
}

/* In all sizes, from the largest. */
static void
draw_sizes (Sheet            *sheet,
            const char       *sort,
            const char       *name,
            AhuPictureGround  ground,
            int               x,
            int               y)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      draw (sheet, sort, name, ground, x, y, sizes[i]);
      x += sizes[i] + GAP;
    }
}

/* On the strip, and above it on paper. */
static void
draw_card (Sheet *sheet,
           guint  fact,
           int    x,
           int    y)
{
  const char *name = ahu_tp_art_fact (fact);
  int width = sizes[0] + sizes[1] + sizes[2] + 3 * GAP;

  fill (sheet, ahu_tp_art_paper (sheet->dark), x, y, width, sizes[0] + GAP);
  draw (sheet, "paper", name, AHU_GROUND_PAPER, x + GAP / 2, y + GAP / 2, sizes[0]);
  y += sizes[0] + GAP;
  fill (sheet, ahu_tp_art_strip (fact), x, y, width, sizes[0] + GAP);
  draw_sizes (sheet, "strip", name, ahu_tp_art_ground (fact), x + GAP / 2, y + GAP / 2);
}

static void
draw_block (Sheet         *sheet,
            const Drawing *drawing,
            int            x,
            int            y)
{
  const GdkRGBA *ink = sheet->dark ? &window_light : &window_dark;

  gdk_cairo_set_source_rgba (sheet->cr, ink);
  cairo_move_to (sheet->cr, x, y + 12);
  cairo_show_text (sheet->cr, drawing->name);
  y += 2 * GAP;
  draw (sheet, drawing->sort, drawing->name, AHU_GROUND_WINDOW, x, y, LARGE);
  x += LARGE + MARGIN;
  draw_sizes (sheet, drawing->sort, drawing->name, AHU_GROUND_WINDOW, x, y);
  if (drawing->fact != TP_NO_FACT)
    draw_card (sheet, drawing->fact, x, y + sizes[0]);
}

static void
write_sheet (const char    *folder,
             const Drawing *drawings,
             guint          n,
             gboolean       dark)
{
  gboolean contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  g_autofree char *name = g_strdup_printf ("art-%s%s", contrast ? "contrast-" : "", dark ? "dark" : "light");
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *picture = g_strconcat (path, ".png", NULL);
  g_autofree char *list = g_strconcat (path, ".drawings", NULL);
  int width = COLUMNS * BLOCK_WIDTH + MARGIN;
  int height = (int) (n + COLUMNS - 1) / COLUMNS * BLOCK_HEIGHT + MARGIN;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  g_autoptr (GString) text = g_string_new (NULL);
  Sheet sheet = { cairo_create (surface), text, dark };

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  fill (&sheet, dark ? &window_dark : &window_light, 0, 0, width, height);
  for (guint i = 0; i < n; i++)
    draw_block (&sheet, &drawings[i], MARGIN + (int) (i % COLUMNS) * BLOCK_WIDTH,
                MARGIN + (int) (i / COLUMNS) * BLOCK_HEIGHT);
  cairo_destroy (sheet.cr);
  if (cairo_surface_write_to_png (surface, picture) != CAIRO_STATUS_SUCCESS ||
      !g_file_set_contents (list, text->str, -1, NULL))
    g_error ("%s can't be written", path);
  cairo_surface_destroy (surface);
}

int
main (int   argc,
      char *argv[])
{
  Drawing drawings[MAX_DRAWINGS];
  guint n;

  if (argc != 2)
    {
      g_printerr ("usage: write-art FOLDER\n");
      return 2;
    }

  gtk_init ();
  adw_init ();
  ahu_init ();
  n = list_pieces (drawings);
  for (guint fact = 0; fact < TP_FACTS; fact++)
    drawings[n++] = (Drawing) { "fact", ahu_tp_art_fact (fact), fact };

  write_sheet (argv[1], drawings, n, FALSE);
  write_sheet (argv[1], drawings, n, TRUE);

  return 0;
}
