/* ahu-rn-pile.c: equal pictures lying on each other
 *
 * It is drawn anew only when their number changes: nothing of it tells what lies there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-pile.h"

#include <math.h>

struct _AhuRnPile
{
  AhuPicture parent_instance;

  guint n;
  double across;
  double up;
};

G_DEFINE_FINAL_TYPE (AhuRnPile, ahu_rn_pile, AHU_TYPE_PICTURE)

static void
ahu_rn_pile_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AhuRnPile *self = AHU_RN_PILE (widget);
  double step = orientation == GTK_ORIENTATION_HORIZONTAL ? self->across : self->up;

  GTK_WIDGET_CLASS (ahu_rn_pile_parent_class)->measure (widget, orientation, for_size, minimum, natural,
                                                        minimum_baseline, natural_baseline);
  *minimum = *natural = *natural + (int) ceil (fabs (step) * (self->n > 0 ? self->n - 1 : 0));
}

/* From the lowest up; the topmost leans to neither side of the others. */
static void
ahu_rn_pile_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AhuRnPile *self = AHU_RN_PILE (widget);

  for (guint i = 0; i < self->n; i++)
    {
      float above = i - (self->n - 1) / 2.f;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->across * above, (float) -self->up * above));
      GTK_WIDGET_CLASS (ahu_rn_pile_parent_class)->snapshot (widget, snapshot);
      gtk_snapshot_restore (snapshot);
    }
}

static void
ahu_rn_pile_class_init (AhuRnPileClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = ahu_rn_pile_measure;
  GTK_WIDGET_CLASS (klass)->snapshot = ahu_rn_pile_snapshot;
}

static void
ahu_rn_pile_init (AhuRnPile *self)
{
}

void
ahu_rn_pile_set_number (AhuRnPile *self,
                        guint      n,
                        double     across,
                        double     up)
{
  g_return_if_fail (AHU_IS_RN_PILE (self));

  if (n == self->n && across == self->across && up == self->up)
    return;

  self->n = n;
  self->across = across;
  self->up = up;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
