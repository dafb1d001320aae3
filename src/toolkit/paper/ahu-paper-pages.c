/* ahu-paper-pages.c: where the parts of a result on paper stand on pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/paper/ahu-paper-pages.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* Paper is read from nearer than a screen. */
#define PAPER_SIZE 0.91
#define USUAL_DPI 96.0
#define LEAST_DPI 48.0
#define USUAL_SIZE 11.0

/* In em. */
#define PART_GAP 1.5
#define BLOCK_GAP 0.8
#define FOOT 2.0

/* Of its width at most, the white around a small page. */
#define MOST_MARGIN (1.0 / 14)

/* How much smaller the text may become before there is one page more; the last ones only where two sides have to do. */
static const double factors[] = { 1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72 };
#define N_USUAL_FACTORS 5

typedef struct
{
  guint page;
  double y;
  double height; /* that it needs */
  double room;   /* that it takes beyond */
} Place;

struct _AhuPaperPages
{
  AhuPaper *paper;
  PangoFontDescription *font;
  double em;
  double width;
  double height;
  double margin;
  guint n_pages;
  Place *places; /* by part */
};

/* The size of plain text on paper, from the font of the system and the size in
 * which the user wants to read it. */
PangoFontDescription *
ahu_paper_find_font (double *em)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *name = NULL;
  PangoFontDescription *font;
  double size;
  int dpi = 0;

  if (settings != NULL)
    g_object_get (settings, "gtk-font-name", &name, "gtk-xft-dpi", &dpi, NULL);
  font = pango_font_description_from_string (name != NULL ? name : "Sans");
  size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  if (size <= 0)
    size = USUAL_SIZE;
  if (dpi > LEAST_DPI * 1024)
    size *= dpi / 1024.0 / USUAL_DPI;
  pango_font_description_unset_fields (font, PANGO_FONT_MASK_SIZE);
  *em = size * PAPER_SIZE;

  return font;
}

/* Below each part. Without a ranking they are small blocks of text. */
static double
get_gap (const AhuPaperPages *self)
{
  return (ahu_paper_get_ranking (self->paper) != NULL ? PART_GAP : BLOCK_GAP) * self->em;
}

static double
get_inner_width (const AhuPaperPages *self)
{
  return self->width - 2 * self->margin;
}

static double
get_inner_height (const AhuPaperPages *self)
{
  return self->height - 2 * self->margin;
}

static void
measure_parts (AhuPaperPages *self)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  GPtrArray *parts = ahu_paper_get_parts (self->paper);
  g_auto (AhuPaperCanvas) canvas = { 0 };

  ahu_paper_canvas_init (&canvas, cr, self->font, self->em);
  canvas.measures = TRUE;
  for (guint i = 0; i < parts->len; i++)
    {
      const AhuPaperPart *part = g_ptr_array_index (parts, i);

      self->places[i].height = part->draw (&canvas, get_inner_width (self), 0, part->data);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* With the gaps between them. */
static double
add_heights (const AhuPaperPages *self)
{
  guint n = ahu_paper_get_parts (self->paper)->len;
  double sum = (n - 1) * get_gap (self);

  for (guint i = 0; i < n; i++)
    sum += self->places[i].height;
  return sum;
}

/* Gives the parts of @page what they can make use of, and then a place each. */
static void
fill_page (AhuPaperPages *self,
           guint          page,
           double         left)
{
  GPtrArray *parts = ahu_paper_get_parts (self->paper);
  double y = self->margin;

  for (guint i = 0; i < parts->len; i++)
    {
      const AhuPaperPart *part = g_ptr_array_index (parts, i);
      Place *place = &self->places[i];

      if (place->page != page)
        continue;
      place->room = MAX (0, MIN (left, part->most_room * self->em));
      place->y = y;
      left -= place->room;
      y += place->height + place->room + get_gap (self);
    }
}

static void
fill_one_page (AhuPaperPages *self)
{
  double sum;

  measure_parts (self);
  sum = add_heights (self);
  if (sum > get_inner_height (self))
    return;

  self->n_pages = 1;
  fill_page (self, 0, get_inner_height (self) - sum);
}

static void
fill_pages (AhuPaperPages *self)
{
  double most = get_inner_height (self) - FOOT * self->em;
  double used = 0;
  guint n = ahu_paper_get_parts (self->paper)->len;
  guint page = 0;

  measure_parts (self);
  for (guint i = 0; i < n; i++)
    {
      double height = MIN (self->places[i].height, most);

      if (used > 0 && used + height > most)
        {
          fill_page (self, page++, most + get_gap (self) - used);
          used = 0;
        }
      self->places[i].page = page;
      used += height + get_gap (self);
    }
  fill_page (self, page, most + get_gap (self) - used);
  self->n_pages = page + 1;
}

static void
arrange (AhuPaperPages *self)
{
  double em = self->em;
  guint n = ahu_paper_get_ranking (self->paper) != NULL ? N_USUAL_FACTORS : G_N_ELEMENTS (factors);

  for (guint i = 0; i < N_USUAL_FACTORS && self->n_pages == 0; i++)
    {
      self->em = em * factors[i];
      fill_one_page (self);
    }
  for (guint i = 0; i < n && self->n_pages != 1 && self->n_pages != 2; i++)
    {
      self->em = em * factors[i];
      fill_pages (self);
    }
}

static void
draw_part (AhuPaperPages  *self,
           AhuPaperCanvas *canvas,
           guint           i)
{
  const AhuPaperPart *part = g_ptr_array_index (ahu_paper_get_parts (self->paper), i);
  const Place *place = &self->places[i];
  double most = get_inner_height (self) - (self->n_pages > 1 ? FOOT * self->em : 0);
  double scale = MIN (1, most / place->height);

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, self->margin, place->y);
  cairo_scale (canvas->cr, scale, scale);
  part->draw (canvas, get_inner_width (self), place->room, part->data);
  cairo_restore (canvas->cr);
}

static void
draw_foot (AhuPaperPages  *self,
           AhuPaperCanvas *canvas,
           guint           page)
{
  /* Translators: at the foot of a sheet of paper, %1$u of %2$u pages */
  g_autofree char *text = g_strdup_printf (_("Page %1$u of %2$u"), page + 1, self->n_pages);
  AhuPaperStyle style = ahu_paper_second;
  double height = ahu_paper_canvas_measure (canvas, &style, text, -1, NULL);

  style.align = 1;
  ahu_paper_canvas_write (canvas, &style, text, self->margin, self->height - self->margin - height,
                          get_inner_width (self));
}

AhuPaperPages *
ahu_paper_pages_new (AhuPaper *paper,
                     double    width,
                     double    height)
{
  AhuPaperPages *self;

  g_return_val_if_fail (AHU_IS_PAPER (paper), NULL);
  g_return_val_if_fail (width > 2 * AHU_PAPER_MARGIN, NULL);
  g_return_val_if_fail (height > 2 * AHU_PAPER_MARGIN, NULL);

  self = g_new0 (AhuPaperPages, 1);
  self->paper = g_object_ref (paper);
  self->font = ahu_paper_find_font (&self->em);
  self->width = width;
  self->height = height;
  self->margin = MIN (AHU_PAPER_MARGIN, width * MOST_MARGIN);
  self->places = g_new0 (Place, ahu_paper_get_parts (paper)->len);
  arrange (self);

  return self;
}

void
ahu_paper_pages_free (AhuPaperPages *self)
{
  g_object_unref (self->paper);
  pango_font_description_free (self->font);
  g_free (self->places);
  g_free (self);
}

guint
ahu_paper_pages_get_n (AhuPaperPages *self)
{
  g_return_val_if_fail (self != NULL, 1);

  return self->n_pages;
}

void
ahu_paper_pages_draw (AhuPaperPages *self,
                      cairo_t       *cr,
                      guint          page)
{
  g_auto (AhuPaperCanvas) canvas = { 0 };

  g_return_if_fail (self != NULL && cr != NULL);
  g_return_if_fail (page < self->n_pages);

  ahu_paper_canvas_init (&canvas, cr, self->font, self->em);
  for (guint i = 0; i < ahu_paper_get_parts (self->paper)->len; i++)
    if (self->places[i].page == page)
      draw_part (self, &canvas, i);
  if (self->n_pages > 1)
    draw_foot (self, &canvas, page);
}
