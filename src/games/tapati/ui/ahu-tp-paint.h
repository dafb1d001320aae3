/* ahu-tp-paint.h: what on a board is painted with lines, since it takes any proportion
 *
 * Quarries with what stands on their circles, rugs, the base, the road, empty places. Pieces are
 * drawings (ahu-tp-art.h). Not for: where things are (ahu-tp-geometry.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/engine/tp-pieces.h"

G_BEGIN_DECLS

/**
 * AhuTpFill:
 * @spaces: how many there are
 * @filled: how many of them, from the first, hold a piece
 * @fresh: how many of these, from the last, were just placed
 * @live: how many of the free ones can be filled now
 *
 * Spaces of one kind, as bytes without gaps.
 */
typedef struct
{
  guint8 spaces;
  guint8 filled;
  guint8 fresh;
  guint8 live;
} AhuTpFill;

/* @self: spaces
 * @space: one of them, from 0
 * Returns: whether a piece was just placed there */
static inline gboolean
ahu_tp_fill_is_fresh (const AhuTpFill *self,
                      guint            space)
{
  return space < self->filled && space + self->fresh >= self->filled;
}

/* @self: spaces
 * @space: one of them, from 0
 * Returns: whether it can be filled now */
static inline gboolean
ahu_tp_fill_is_live (const AhuTpFill *self,
                     guint            space)
{
  return space >= self->filled && space < (guint) self->filled + self->live;
}

/* One of the drawings of the art, on the window.
 * @widget: what is painted
 * @area: where; as large as whole pixels */
void ahu_tp_paint_drawing (GtkWidget             *widget,
                           GtkSnapshot           *snapshot,
                           const char            *name,
                           const graphene_rect_t *area);

/* @widget: what is painted
 * @area: where
 * @piece: a quarry or a rug
 * @fill: its circles or spaces
 * @is_fresh: whether it was just laid itself */
void ahu_tp_paint_tile (GtkWidget             *widget,
                        GtkSnapshot           *snapshot,
                        const graphene_rect_t *area,
                        guint                  piece,
                        const AhuTpFill       *fill,
                        gboolean               is_fresh);

/* @area: where a tile lies
 * @piece: a quarry or a rug
 * @spaces: how many circles or spaces it has
 * @space: one of them
 * @spot: (out caller-allocates): the square that a piece there fills */
void ahu_tp_paint_spot (const graphene_rect_t *area,
                        guint                  piece,
                        guint                  spaces,
                        guint                  space,
                        graphene_rect_t       *spot);

/* @widget: what is painted
 * @area: the square that it fills
 * @piece: a Rapanui, a slave or a palm
 * @is_fresh: whether it was just placed */
void ahu_tp_paint_piece (GtkWidget             *widget,
                         GtkSnapshot           *snapshot,
                         const graphene_rect_t *area,
                         guint                  piece,
                         gboolean               is_fresh);

/* An empty place: dashed.
 * @widget: what is painted
 * @area: where
 * @radius: of its corners
 * @is_live: whether it can be filled now */
void ahu_tp_paint_place (GtkWidget             *widget,
                         GtkSnapshot           *snapshot,
                         const graphene_rect_t *area,
                         double                 radius,
                         gboolean               is_live);

/* @widget: what is painted
 * @area: where
 * @value: (nullable): what stands on it; %NULL on a free site */
void ahu_tp_paint_base (GtkWidget             *widget,
                        GtkSnapshot           *snapshot,
                        const graphene_rect_t *area,
                        const char            *value);

/* @widget: what is painted
 * @area: where
 * @values: (array fixed-size=7): those of the squares */
void ahu_tp_paint_road (GtkWidget             *widget,
                        GtkSnapshot           *snapshot,
                        const graphene_rect_t *area,
                        const guint8          *values,
                        const AhuTpFill       *fill);

G_END_DECLS
