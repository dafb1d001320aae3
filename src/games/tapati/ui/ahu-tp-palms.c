/* ahu-tp-palms.c: the palm market: palms packed in rows and columns
 *
 * Drawn, not built of pictures: there are up to two dozen, and they come and go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-palms.h"

#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/layout/ahu-zoom-bin.h"

#define TINT 0.25f
#define MARGIN 2 /* round a palm */

struct _AhuTpPalms
{
  GtkWidget parent_instance;

  guint rows;
  guint columns;
  guint palms;
  int cell;
};

G_DEFINE_FINAL_TYPE (AhuTpPalms, ahu_tp_palms, GTK_TYPE_WIDGET)

static void
ahu_tp_palms_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  AhuTpPalms *self = AHU_TP_PALMS (widget);
  guint n = orientation == GTK_ORIENTATION_HORIZONTAL ? self->columns : self->rows;

  *minimum = *natural = (int) n * ahu_text_scaled (self->cell);
}

static void
append_free (GtkSnapshot *snapshot,
             float        x,
             float        y,
             float        cell)
{
  float size = cell * 0.44f;
  GdkRGBA ink = ahu_tp_ink (0.45f);
  GskRoundedRect ring;

  gsk_rounded_rect_init_from_rect (&ring, &GRAPHENE_RECT_INIT (x + (cell - size) / 2, y + (cell - size) / 2, size, size),
                                   size / 2);
  gtk_snapshot_append_border (snapshot, &ring, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { ink, ink, ink, ink });
}

static void
append_palm (GtkWidget   *widget,
             GtkSnapshot *snapshot,
             GdkTexture  *palm,
             float        x,
             float        y,
             int          size)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + MARGIN, y + MARGIN));
  ahu_picture_append (widget, snapshot, palm, size, size);
  gtk_snapshot_restore (snapshot);
}

/* Full columns have a ground, in high contrast an outline. */
static void
append_full (GtkSnapshot *snapshot,
             float        x,
             float        cell,
             float        height)
{
  GskRoundedRect ground;
  GdkRGBA tint = *ahu_tp_art_strip (TP_AHU);
  GdkRGBA ink = ahu_tp_ink (0);

  tint.alpha = TINT;
  gsk_rounded_rect_init_from_rect (&ground, &GRAPHENE_RECT_INIT (x + 1, 0, cell - 2, height), 4);
  gtk_snapshot_push_rounded_clip (snapshot, &ground);
  gtk_snapshot_append_color (snapshot, &tint, &ground.bounds);
  gtk_snapshot_pop (snapshot);
  if (ink.alpha > 0)
    gtk_snapshot_append_border (snapshot, &ground, (float[4]) { 2, 2, 2, 2 }, (GdkRGBA[4]) { ink, ink, ink, ink });
}

static void
ahu_tp_palms_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  AhuTpPalms *self = AHU_TP_PALMS (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const char *name = ahu_tp_art_piece (TP_PALM);
  g_autofree char *stylesheet = ahu_picture_stylesheet (name, AHU_GROUND_WINDOW);
  g_autoptr (GdkTexture) palm = NULL;
  int cell = ahu_text_scaled (self->cell);
  int size = MAX (cell - 2 * MARGIN, 1);
  int top = (gtk_widget_get_height (widget) - (int) self->rows * cell) / 2;

  palm = ahu_picture_render (name, size, size, ahu_zoom_bin_texture_scale (widget), stylesheet);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, top));
  for (guint c = 0; c < self->columns; c++)
    {
      float x = (int) (rtl ? self->columns - 1 - c : c) * cell;

      if ((c + 1) * self->rows <= self->palms)
        append_full (snapshot, x, cell, (int) self->rows * cell);
      for (guint r = 0; r < self->rows; r++)
        {
          float y = (int) (self->rows - 1 - r) * cell;

          if (c * self->rows + r >= self->palms)
            append_free (snapshot, x, y, cell);
          else if (palm != NULL)
            append_palm (widget, snapshot, palm, x, y, size);
        }
    }
  gtk_snapshot_restore (snapshot);
}

static void
ahu_tp_palms_class_init (AhuTpPalmsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ahu_tp_palms_measure;
  widget_class->snapshot = ahu_tp_palms_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tp-palms");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_tp_palms_init (AhuTpPalms *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
ahu_tp_palms_new (void)
{
  return g_object_new (AHU_TYPE_TP_PALMS, NULL);
}

void
ahu_tp_palms_show (AhuTpPalms *self,
                   guint       rows,
                   guint       columns,
                   guint       palms,
                   int         cell)
{
  g_return_if_fail (AHU_IS_TP_PALMS (self));

  if (rows != self->rows || columns != self->columns || cell != self->cell)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else if (palms == self->palms)
    return;

  self->rows = rows;
  self->columns = columns;
  self->palms = palms;
  self->cell = cell;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
