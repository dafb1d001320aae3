/* ahu-rn-pen.c: how each player's line in a chart is drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-pen.h"

/* In the order of the colours below. */
static const AhuRnPen pens[] = {
  { { 8, 3, 2, 3 }, 4, { 0.373f, 0.478f, 0.047f, 1 }, { 0.714f, 0.851f, 0.290f, 1 } },
  { { 10, 3 }, 2, { 0.114f, 0.498f, 0.690f, 1 }, { 0.498f, 0.804f, 0.953f, 1 } },
  { { 0 }, 0, { 0.612f, 0.122f, 0.090f, 1 }, { 0.941f, 0.412f, 0.373f, 1 } },
  { { 3, 3 }, 2, { 0.333f, 0.173f, 0.490f, 1 }, { 0.706f, 0.541f, 0.878f, 1 } },
};

static const char *const colours[] = { "green", "blue", "red", "violet" };

const AhuRnPen *
ahu_rn_pen_find (const char *colour)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_strcmp0 (colours[i], colour) == 0)
      return &pens[i];
  return &pens[0];
}

void
ahu_rn_pen_take (const AhuRnPen *pen,
                 cairo_t        *cr,
                 gboolean        dark)
{
  g_return_if_fail (pen != NULL && cr != NULL);

  gdk_cairo_set_source_rgba (cr, dark ? &pen->dark : &pen->light);
  cairo_set_dash (cr, pen->dashes, pen->n_dashes, 0);
}
