/* ahu-tp-tile.c: a bare quarry or rug as a small picture, or the place for one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-tile.h"

#include <adwaita.h>

#include "games/tapati/ui/ahu-tp-paint.h"
#include "toolkit/base/ahu-text-scale.h"

#define RADIUS 4

struct _AhuTpTile
{
  GtkWidget parent_instance;

  int width;
  int height;
  guint piece;
  guint spaces;
};

G_DEFINE_FINAL_TYPE (AhuTpTile, ahu_tp_tile, GTK_TYPE_WIDGET)

static void
ahu_tp_tile_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AhuTpTile *self = AHU_TP_TILE (widget);

  *minimum = *natural = ahu_text_scaled (orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height);
}

static void
ahu_tp_tile_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AhuTpTile *self = AHU_TP_TILE (widget);
  AhuTpFill fill = { .spaces = (guint8) self->spaces };
  float width = (float) ahu_text_scaled (self->width), height = (float) ahu_text_scaled (self->height);
  graphene_rect_t area = GRAPHENE_RECT_INIT (((float) gtk_widget_get_width (widget) - width) / 2,
                                             ((float) gtk_widget_get_height (widget) - height) / 2, width, height);

  if (self->piece == TP_PIECES)
    ahu_tp_paint_place (snapshot, &area, RADIUS, FALSE);
  else
    ahu_tp_paint_tile (widget, snapshot, &area, self->piece, &fill, FALSE);
}

static void
ahu_tp_tile_class_init (AhuTpTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ahu_tp_tile_measure;
  widget_class->snapshot = ahu_tp_tile_snapshot;

  gtk_widget_class_set_css_name (widget_class, "tp-tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_tp_tile_init (AhuTpTile *self)
{
  self->piece = TP_PIECES;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
ahu_tp_tile_new (int width,
                 int height)
{
  AhuTpTile *self = g_object_new (AHU_TYPE_TP_TILE, NULL);

  self->width = width;
  self->height = height;

  return GTK_WIDGET (self);
}

void
ahu_tp_tile_show (AhuTpTile   *self,
                  guint        piece,
                  const TpBox *box)
{
  guint spaces = 0;

  g_return_if_fail (AHU_IS_TP_TILE (self));
  g_return_if_fail (piece >= TP_QUARRY_1 && piece <= TP_PIECES);
  g_return_if_fail (box != NULL);

  if (piece < TP_PIECES)
    spaces = piece >= TP_RUG_2 ? box->rug_spaces[piece - TP_RUG_2] : (guint) TP_CIRCLES_OF (piece);
  if (piece == self->piece && spaces == self->spaces)
    return;

  self->piece = piece;
  self->spaces = spaces;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
