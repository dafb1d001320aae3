/* ahu-tp-arrow.h: draws one arrow of the interchange
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <math.h>

G_BEGIN_DECLS

#define AHU_TP_ARROW_WIDTH 2.2

/* @cr: where, with its colour
 * @from: where it begins
 * @bend: (nullable): where it bends to, %NULL for a straight one
 * @to: the point of its head */
static inline void
ahu_tp_arrow_draw (cairo_t                *cr,
                   const graphene_point_t *from,
                   const graphene_point_t *bend,
                   const graphene_point_t *to)
{
  const graphene_point_t *before = bend != NULL ? bend : from;
  double angle = atan2 (to->y - before->y, to->x - before->x);
  double length = 10, half = 5;
  double x = to->x - cos (angle) * length;
  double y = to->y - sin (angle) * length;

  cairo_set_line_width (cr, AHU_TP_ARROW_WIDTH);
  cairo_move_to (cr, from->x, from->y);
  if (bend != NULL)
    cairo_curve_to (cr, from->x + (bend->x - from->x) * 2 / 3, from->y + (bend->y - from->y) * 2 / 3,
                    x + (bend->x - x) * 2 / 3, y + (bend->y - y) * 2 / 3, x, y);
  else
    cairo_line_to (cr, x, y);
  cairo_stroke (cr);
  cairo_move_to (cr, to->x, to->y);
  cairo_line_to (cr, x - sin (angle) * half, y + cos (angle) * half);
  cairo_line_to (cr, x + sin (angle) * half, y - cos (angle) * half);
  cairo_close_path (cr);
  cairo_fill (cr);
}

G_END_DECLS
