/* ahu-paper-canvas.c: text and drawings on paper, in points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/paper/ahu-paper-canvas.h"

#include "toolkit/art/ahu-picture.h"

#define LINE_WIDTH 0.6
/* A name of 40 characters takes two lines in most columns, not four. */
#define MOST_LINES 2
#define SMALLEST 0.76
#define STEP 0.08

const AhuPaperStyle ahu_paper_plain = { 1, PANGO_WEIGHT_NORMAL, 0, 0, FALSE };
const AhuPaperStyle ahu_paper_second = { 0.9, PANGO_WEIGHT_NORMAL, 0.33, 0, FALSE };
const AhuPaperStyle ahu_paper_heading = { 1.1, PANGO_WEIGHT_BOLD, 0, 0, FALSE };

void
ahu_paper_canvas_init (AhuPaperCanvas             *canvas,
                       cairo_t                    *cr,
                       const PangoFontDescription *font,
                       double                      em)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  canvas->cr = cairo_reference (cr);
  canvas->font = pango_font_description_copy (font);
  canvas->em = em;
  canvas->measures = FALSE;
  canvas->context = pango_cairo_create_context (cr);

  /* The same line breaks on a screen, on paper and in a file. */
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (canvas->context, options);
  pango_cairo_context_set_resolution (canvas->context, 72);
  pango_context_set_round_glyph_positions (canvas->context, FALSE);
  cairo_font_options_destroy (options);
}

void
ahu_paper_canvas_clear (AhuPaperCanvas *canvas)
{
  g_clear_pointer (&canvas->cr, cairo_destroy);
  g_clear_pointer (&canvas->font, pango_font_description_free);
  g_clear_object (&canvas->context);
}

/* The layout turns left and right round where the text begins with a script that
 * runs to the left. */
static PangoAlignment
find_alignment (PangoLayout *layout,
                double       align)
{
  gboolean is_mirrored = pango_layout_get_direction (layout, 0) == PANGO_DIRECTION_RTL;

  if (align == 0.5)
    return PANGO_ALIGN_CENTER;
  return (align > 0.5) != is_mirrored ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
}

static void
set_size (PangoLayout          *layout,
          const AhuPaperCanvas *canvas,
          const AhuPaperStyle  *style,
          double                factor)
{
  PangoFontDescription *font = pango_font_description_copy (canvas->font);

  pango_font_description_set_size (font, (int) (canvas->em * style->size * factor * PANGO_SCALE));
  pango_font_description_set_weight (font, style->weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

static PangoLayout *
layout_new (AhuPaperCanvas      *canvas,
            const AhuPaperStyle *style,
            const char          *text,
            double               width)
{
  PangoLayout *layout = pango_layout_new (canvas->context);
  PangoAttrList *attributes = pango_attr_list_new ();

  /* A hyphen would be taken for a part of a name. */
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_alignment (layout, find_alignment (layout, style->align));
  set_size (layout, canvas, style, 1);
  if (width < 0)
    return layout;

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  for (double factor = 1 - STEP;
       style->shrinks && factor > SMALLEST && pango_layout_get_line_count (layout) > MOST_LINES;
       factor -= STEP)
    set_size (layout, canvas, style, factor);

  return layout;
}

double
ahu_paper_canvas_measure (AhuPaperCanvas      *canvas,
                          const AhuPaperStyle *style,
                          const char          *text,
                          double               width,
                          double              *needed)
{
  g_autoptr (PangoLayout) layout = NULL;
  int across, height;

  g_return_val_if_fail (canvas != NULL && style != NULL && text != NULL, 0);

  layout = layout_new (canvas, style, text, width);
  pango_layout_get_size (layout, &across, &height);
  if (needed != NULL)
    *needed = across / (double) PANGO_SCALE;

  return height / (double) PANGO_SCALE;
}

double
ahu_paper_canvas_write (AhuPaperCanvas      *canvas,
                        const AhuPaperStyle *style,
                        const char          *text,
                        double               x,
                        double               y,
                        double               width)
{
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  g_return_val_if_fail (canvas != NULL && style != NULL && text != NULL, 0);

  layout = layout_new (canvas, style, text, width);
  pango_layout_get_size (layout, NULL, &height);
  cairo_set_source_rgb (canvas->cr, style->grey, style->grey, style->grey);
  cairo_move_to (canvas->cr, x, y);
  pango_cairo_show_layout (canvas->cr, layout);

  return height / (double) PANGO_SCALE;
}

void
ahu_paper_canvas_write_middle (AhuPaperCanvas      *canvas,
                               const AhuPaperStyle *style,
                               const char          *text,
                               double               x,
                               double               y,
                               double               width)
{
  double height = ahu_paper_canvas_measure (canvas, style, text, width, NULL);

  ahu_paper_canvas_write (canvas, style, text, x, y - height / 2, width);
}

void
ahu_paper_canvas_draw (AhuPaperCanvas *canvas,
                       const char     *name,
                       double          x,
                       double          y,
                       double          width,
                       double          height)
{
  g_return_if_fail (canvas != NULL);

  if (name == NULL || canvas->measures)
    return;

  cairo_save (canvas->cr);
  ahu_picture_draw (name, canvas->cr, x, y, width, height);
  cairo_restore (canvas->cr);
}

void
ahu_paper_canvas_line (AhuPaperCanvas *canvas,
                       double          x,
                       double          y,
                       double          width,
                       double          grey)
{
  g_return_if_fail (canvas != NULL);

  cairo_set_source_rgb (canvas->cr, grey, grey, grey);
  cairo_rectangle (canvas->cr, x, y - LINE_WIDTH / 2, width, LINE_WIDTH);
  cairo_fill (canvas->cr);
}

void
ahu_paper_canvas_shade (AhuPaperCanvas *canvas,
                        double          x,
                        double          y,
                        double          width,
                        double          height,
                        AhuPaperGround  ground)
{
  g_return_if_fail (canvas != NULL);

  if (ground == AHU_PAPER_GOLD)
    cairo_set_source_rgb (canvas->cr, 0.97, 0.91, 0.76);
  else
    cairo_set_source_rgb (canvas->cr, 0.93, 0.93, 0.93);
  cairo_rectangle (canvas->cr, x, y, width, height);
  cairo_fill (canvas->cr);
}
