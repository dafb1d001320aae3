/* ahu-tp-path.c: the way of an exchange: an arrow, with what it steps over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-path.h"

#include <math.h>

#include "games/tapati/ui/ahu-tp-arrow.h"
#include "games/tapati/ui/ahu-tp-combination.h"
#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-text-scale.h"

#define MOST_MISSING (TP_COMBINATIONS - 2)
#define WIDTH 60
#define HEAD 16   /* the least length of the end with its head */
#define PIECE 14
#define LINE 6    /* the least length of a piece of line */

struct _AhuTpPath
{
  GtkWidget parent_instance;

  GtkWidget *missing[MOST_MISSING];
  GtkWidget *pieces[MOST_MISSING];
  guint n_missing;
};

G_DEFINE_FINAL_TYPE (AhuTpPath, ahu_tp_path, GTK_TYPE_WIDGET)

static int
width_of (GtkWidget *child)
{
  int width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

/* What the missing ones and the lines between them take. */
static int
least_width (AhuTpPath *self)
{
  int width = HEAD;

  for (guint i = 0; i < self->n_missing; i++)
    width += LINE + width_of (self->missing[i]) + 2;

  return width;
}

static void
ahu_tp_path_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AhuTpPath *self = AHU_TP_PATH (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MAX (ahu_text_scaled (WIDTH), least_width (self));
  else
    for (guint i = 0; i < self->n_missing; i++)
      {
        int height;

        gtk_widget_measure (self->missing[i], orientation, -1, NULL, &height, NULL, NULL);
        *minimum = *natural = MAX (*minimum, height);
      }
}

/* From the start, whichever side that is: the n-th missing one after n pieces of line. */
static void
ahu_tp_path_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AhuTpPath *self = AHU_TP_PATH (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int spare = width - least_width (self);
  int x = 0;

  for (guint i = 0; i < self->n_missing; i++)
    {
      int own = width_of (self->missing[i]);
      int own_height;

      gtk_widget_measure (self->missing[i], GTK_ORIENTATION_VERTICAL, own, NULL, &own_height, NULL, NULL);
      x += LINE + spare / (int) (self->n_missing + 1);
      gtk_widget_size_allocate (self->missing[i],
                                &(GtkAllocation) { rtl ? width - x - own : x, (height - own_height) / 2, own, own_height },
                                -1);
      x += own + 2;
    }
}

static void
ahu_tp_path_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AhuTpPath *self = AHU_TP_PATH (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int width = gtk_widget_get_width (widget);
  float y = gtk_widget_get_height (widget) / 2.f;
  float from = 0;
  GdkRGBA ink = ahu_tp_ink (0.8f);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, gtk_widget_get_height (widget)));

  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, AHU_TP_ARROW_WIDTH);
  for (guint i = 0; i < self->n_missing; i++)
    {
      graphene_rect_t bounds;
      float start, end;

      if (!gtk_widget_compute_bounds (self->missing[i], widget, &bounds))
        continue;
      start = rtl ? width - bounds.origin.x - bounds.size.width : bounds.origin.x;
      end = start + bounds.size.width;
      cairo_move_to (cr, rtl ? width - from : from, y);
      cairo_line_to (cr, rtl ? width - start + 2 : start - 2, y);
      cairo_stroke (cr);
      from = end + 2;
    }
  ahu_tp_arrow_draw (cr, &GRAPHENE_POINT_INIT (rtl ? width - from : from, y), NULL,
                     &GRAPHENE_POINT_INIT (rtl ? 0 : width, y));
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (ahu_tp_path_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_tp_path_dispose (GObject *object)
{
  AhuTpPath *self = AHU_TP_PATH (object);

  for (guint i = 0; i < MOST_MISSING; i++)
    g_clear_pointer (&self->missing[i], gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_tp_path_parent_class)->dispose (object);
}

static void
ahu_tp_path_class_init (AhuTpPathClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_path_dispose;
  widget_class->measure = ahu_tp_path_measure;
  widget_class->size_allocate = ahu_tp_path_size_allocate;
  widget_class->snapshot = ahu_tp_path_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tp-path");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_tp_path_init (AhuTpPath *self)
{
  for (guint i = 0; i < MOST_MISSING; i++)
    {
      self->missing[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (self->missing[i], "tp-node");
      gtk_widget_add_css_class (self->missing[i], "missing");
      self->pieces[i] = ahu_tp_combination_new ();
      gtk_box_append (GTK_BOX (self->missing[i]), self->pieces[i]);
      gtk_widget_set_parent (self->missing[i], GTK_WIDGET (self));
      gtk_widget_set_visible (self->missing[i], FALSE);
    }
}

GtkWidget *
ahu_tp_path_new (void)
{
  return g_object_new (AHU_TYPE_TP_PATH, NULL);
}

void
ahu_tp_path_show (AhuTpPath    *self,
                  const guint8 *missing,
                  guint         n)
{
  g_return_if_fail (AHU_IS_TP_PATH (self));
  g_return_if_fail (n <= MOST_MISSING);

  self->n_missing = n;
  for (guint i = 0; i < MOST_MISSING; i++)
    {
      gtk_widget_set_visible (self->missing[i], i < n);
      if (i < n)
        ahu_tp_combination_show (AHU_TP_COMBINATION (self->pieces[i]), missing[i], 0, PIECE);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
