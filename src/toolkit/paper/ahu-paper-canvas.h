/* ahu-paper-canvas.h: text and drawings on paper, in points
 *
 * Everything is a multiple of the size of plain text, so that the page follows
 * the system's font. Not for: widgets (they have their own ways), where on the
 * page something stands (ahu-paper-pages.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/**
 * AhuPaperCanvas:
 * @cr: where it is drawn, with a point as its unit
 * @context: how text is shaped
 * @font: the font, without a size
 * @em: the size of plain text in points
 * @measures: whether only heights are wanted, so that drawings may be left out
 */
typedef struct
{
  cairo_t *cr;
  PangoContext *context;
  PangoFontDescription *font;
  double em;
  gboolean measures;
} AhuPaperCanvas;

/**
 * AhuPaperStyle:
 * @size: in em
 * @weight: how bold
 * @grey: 0 black, 1 white
 * @align: 0 left, 0.5 middle, 1 right
 * @shrinks: whether it becomes a little smaller rather than take a third line
 */
typedef struct
{
  double size;
  PangoWeight weight;
  double grey;
  double align;
  gboolean shrinks;
} AhuPaperStyle;

typedef enum
{
  AHU_PAPER_GREY,
  AHU_PAPER_GOLD
} AhuPaperGround;

extern const AhuPaperStyle ahu_paper_plain;
extern const AhuPaperStyle ahu_paper_second;
extern const AhuPaperStyle ahu_paper_heading;

/* @canvas: (out caller-allocates): the canvas
 * @cr: where to draw, with a point as its unit
 * @em: the size of plain text in points */
void ahu_paper_canvas_init (AhuPaperCanvas             *canvas,
                            cairo_t                    *cr,
                            const PangoFontDescription *font,
                            double                      em);

/* Frees what it has. */
void ahu_paper_canvas_clear (AhuPaperCanvas *canvas);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AhuPaperCanvas, ahu_paper_canvas_clear)

/* @style: how it looks
 * @width: points it may take, negative for one line as long as it needs
 * @needed: (out) (optional): points it takes across
 * Returns: points it takes from top to bottom */
double ahu_paper_canvas_measure (AhuPaperCanvas      *canvas,
                                 const AhuPaperStyle *style,
                                 const char          *text,
                                 double               width,
                                 double              *needed);

/* @style: how it looks
 * @text: the text; wraps, and is never cut off
 * @x: points from the left
 * @y: points from the top
 * @width: points it may take
 * Returns: points it takes from top to bottom */
double ahu_paper_canvas_write (AhuPaperCanvas      *canvas,
                               const AhuPaperStyle *style,
                               const char          *text,
                               double               x,
                               double               y,
                               double               width);

/* @style: how it looks
 * @x: points from the left
 * @y: points from the top to the middle of the text
 * @width: points it may take */
void ahu_paper_canvas_write_middle (AhuPaperCanvas      *canvas,
                                    const AhuPaperStyle *style,
                                    const char          *text,
                                    double               x,
                                    double               y,
                                    double               width);

/* @name: (nullable): the drawing `art/NAME.svg` of the resources
 * @x: points from the left
 * @y: points from the top
 * @width: points
 * @height: points */
void ahu_paper_canvas_draw (AhuPaperCanvas *canvas,
                            const char     *name,
                            double          x,
                            double          y,
                            double          width,
                            double          height);

/* @x: points from the left
 * @y: points from the top
 * @width: points across
 * @grey: 0 black, 1 white */
void ahu_paper_canvas_line (AhuPaperCanvas *canvas,
                            double          x,
                            double          y,
                            double          width,
                            double          grey);

/* A light ground, behind what stands out also without it.
 * @x: points from the left
 * @y: points from the top
 * @width: points
 * @height: points
 * @ground: which colour; in grey they look alike */
void ahu_paper_canvas_shade (AhuPaperCanvas *canvas,
                             double          x,
                             double          y,
                             double          width,
                             double          height,
                             AhuPaperGround  ground);

G_END_DECLS
