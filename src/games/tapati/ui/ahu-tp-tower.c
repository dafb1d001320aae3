/* ahu-tp-tower.c: a small Moai: its tiles on the base, without what is on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-tower.h"

#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-paint.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "toolkit/base/ahu-text-scale.h"

/* CSS pixels at text of 100 %. */
#define FLOOR_HEIGHT 9
#define BASE_WIDTH 32
#define BASE_HEIGHT 4
#define GAP 1

struct _AhuTpTower
{
  GtkWidget parent_instance;

  TpMoai moai;
};

G_DEFINE_FINAL_TYPE (AhuTpTower, ahu_tp_tower, GTK_TYPE_WIDGET)

static int
get_height (const TpMoai *moai)
{
  int tiles = moai->n_floors + (moai->rug > 0);

  return tiles * (ahu_text_scaled (FLOOR_HEIGHT) + GAP) + ahu_text_scaled (BASE_HEIGHT);
}

static void
ahu_tp_tower_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  AhuTpTower *self = AHU_TP_TOWER (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? ahu_text_scaled (BASE_WIDTH) : get_height (&self->moai);
}

/* Draws one part in the middle. Returns: where the next one below begins */
static int
append_part (AhuTpTower  *self,
             GtkSnapshot *snapshot,
             const char  *drawing,
             int          top,
             int          width,
             int          height)
{
  int x = (gtk_widget_get_width (GTK_WIDGET (self)) - width) / 2;

  ahu_tp_paint_drawing (GTK_WIDGET (self), snapshot, drawing, &GRAPHENE_RECT_INIT (x, top, width, height));

  return top + height + GAP;
}

/* From the top down, as it stood. */
static void
ahu_tp_tower_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  AhuTpTower *self = AHU_TP_TOWER (widget);
  int width = ahu_text_scaled (ahu_tp_piece_width (TP_QUARRY_1, FLOOR_HEIGHT)), height = ahu_text_scaled (FLOOR_HEIGHT);
  int top = gtk_widget_get_height (widget) - get_height (&self->moai);

  if (self->moai.rug > 0)
    top = append_part (self, snapshot, ahu_tp_art_piece (TP_RUG_2 + self->moai.rug - 2u), top, width, height);
  for (guint f = self->moai.n_floors; f > 0; f--)
    top = append_part (self, snapshot, ahu_tp_art_piece (TP_QUARRY (self->moai.spaces[f - 1])), top, width, height);
  append_part (self, snapshot, AHU_TP_ART_BASE, top, ahu_text_scaled (BASE_WIDTH), ahu_text_scaled (BASE_HEIGHT));
}

static void
ahu_tp_tower_class_init (AhuTpTowerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ahu_tp_tower_measure;
  widget_class->snapshot = ahu_tp_tower_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_tp_tower_init (AhuTpTower *self)
{
}

GtkWidget *
ahu_tp_tower_new (const TpMoai *moai)
{
  AhuTpTower *self = g_object_new (AHU_TYPE_TP_TOWER, NULL);

  g_return_val_if_fail (moai != NULL, GTK_WIDGET (self));

  self->moai = *moai;

  return GTK_WIDGET (self);
}
