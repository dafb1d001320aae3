/* ahu-rn-pen.h: how each player's line in a chart is drawn
 *
 * The colour of the mark's outline, and a dash pattern that tells the players
 * apart without it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  double dashes[4];
  int n_dashes;
  GdkRGBA light; /* the mark's outline */
  GdkRGBA dark;  /* its fill in dark */
} AhuRnPen;

/**
 * ahu_rn_pen_find:
 * @colour: a player's colour as in records
 *
 * Returns: (transfer none): the pen of that player
 */
const AhuRnPen *ahu_rn_pen_find (const char *colour);

/**
 * ahu_rn_pen_take:
 * @pen: a pen
 * @cr: where it is to draw
 * @dark: whether on a dark ground
 *
 * Sets colour and dashes of @cr.
 */
void ahu_rn_pen_take (const AhuRnPen *pen,
                      cairo_t        *cr,
                      gboolean        dark);

G_END_DECLS
