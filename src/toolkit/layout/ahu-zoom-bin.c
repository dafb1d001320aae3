/* ahu-zoom-bin.c: a bin that shows its child larger or smaller than it is laid out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/layout/ahu-zoom-bin.h"

#include <math.h>

/* How much wider the child is laid out in each try to make it lower, and when to
 * give up. */
#define STEP 1.02
#define MOST 4
#define MOST_TRIES 80
/* Only for this much the child is shown larger again. */
#define MUCH_LESS 0.93
/* Before that the child may not be itself: words are measured anew once drawn. */
#define SETTLING 3

struct _AhuZoomBin
{
  GtkWidget parent_instance;

  GtkWidget *child;
  double factor;
  int fit;
  /* What the factor was found for. */
  int width;
  int height;
  int fitted;
  guint n_fits;
};

static GtkBuildableIface *parent_buildable_iface;

static void ahu_zoom_bin_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AhuZoomBin, ahu_zoom_bin, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, ahu_zoom_bin_buildable_init))

static gboolean
is_shown (AhuZoomBin *self)
{
  return self->child != NULL && gtk_widget_should_layout (self->child);
}

static int
least_width (AhuZoomBin *self)
{
  int minimum;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
height_for (AhuZoomBin *self,
            int         width)
{
  int minimum;

  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Textures are drawn for whole scales, lines for what is shown as it is laid out. */
static void
redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    redraw (child);
}

static void
take_factor (AhuZoomBin *self,
             double      factor)
{
  gboolean sharper = ceil (factor) != ceil (self->factor) || (factor == 1) != (self->factor == 1);

  self->factor = factor;
  if (sharper && self->child != NULL)
    redraw (self->child);
}

/* What is laid out wider is not higher. */
static gboolean
fits (AhuZoomBin *self,
      int         laid_out,
      int         width,
      int         height)
{
  return height_for (self, laid_out) <= (double) laid_out * height / width;
}

/* The narrowest layout whose height goes into the bin at that factor, found by halves: each try measures
 * all words anew. */
static int
find_width (AhuZoomBin *self,
            int         width,
            int         height)
{
  int tries[MOST_TRIES] = { MAX (self->fit, least_width (self)) };
  guint first = 0, last = 0;

  if (fits (self, tries[0], width, height))
    return tries[0];

  while (last + 1 < MOST_TRIES && tries[last] < MOST * self->fit)
    {
      tries[last + 1] = (int) (tries[last] * STEP) + 1;
      last++;
    }
  while (first + 1 < last)
    {
      guint middle = (first + last) / 2;

      if (fits (self, tries[middle], width, height))
        last = middle;
      else
        first = middle;
    }

  return tries[last];
}

/* As before, if that is wide enough and not much too wide. */
static int
keep_width (AhuZoomBin *self,
            int         width,
            int         height)
{
  int laid_out = find_width (self, width, height);

  if (self->width != width || self->height != height ||
      self->n_fits < SETTLING || laid_out > self->fitted || laid_out < self->fitted * MUCH_LESS)
    self->fitted = laid_out;
  if (self->width != width || self->height != height)
    self->n_fits = 0;
  self->n_fits++;
  self->width = width;
  self->height = height;
  return self->fitted;
}

static void
allocate (AhuZoomBin *self,
          int         width,
          int         height)
{
  GskTransform *transform = NULL;

  if (self->factor != 1)
    transform = gsk_transform_scale (NULL, (float) self->factor, (float) self->factor);
  gtk_widget_allocate (self->child, width, height, -1, transform);
}

static GtkSizeRequestMode
ahu_zoom_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ahu_zoom_bin_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  AhuZoomBin *self = AHU_ZOOM_BIN (widget);

  *minimum = *natural = 0;
  if (!is_shown (self) || self->fit > 0)
    return;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size >= 0)
    for_size = MAX ((int) (for_size / self->factor), least_width (self));
  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  *minimum = (int) ceil (*minimum * self->factor);
  *natural = (int) ceil (*natural * self->factor);
}

static void
ahu_zoom_bin_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  AhuZoomBin *self = AHU_ZOOM_BIN (widget);

  if (!is_shown (self))
    return;
  if (self->fit > 0 && width > 0 && height > 0)
    {
      int laid_out = keep_width (self, width, height);

      take_factor (self, (double) width / laid_out);
      allocate (self, laid_out, MAX ((int) (height / self->factor), height_for (self, laid_out)));
    }
  else
    {
      int inner = MAX ((int) (width / self->factor), least_width (self));

      allocate (self, inner, MAX ((int) (height / self->factor), height_for (self, inner)));
    }
}

static void
ahu_zoom_bin_dispose (GObject *object)
{
  g_clear_pointer (&AHU_ZOOM_BIN (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_zoom_bin_parent_class)->dispose (object);
}

static void
ahu_zoom_bin_add_child (GtkBuildable *buildable,
                        GtkBuilder   *builder,
                        GObject      *child,
                        const char   *type)
{
  if (GTK_IS_WIDGET (child))
    ahu_zoom_bin_set_child (AHU_ZOOM_BIN (buildable), GTK_WIDGET (child));
  else
    parent_buildable_iface->add_child (buildable, builder, child, type);
}

static void
ahu_zoom_bin_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable_iface = g_type_interface_peek_parent (iface);
  iface->add_child = ahu_zoom_bin_add_child;
}

static void
ahu_zoom_bin_class_init (AhuZoomBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_zoom_bin_dispose;
  widget_class->get_request_mode = ahu_zoom_bin_get_request_mode;
  widget_class->measure = ahu_zoom_bin_measure;
  widget_class->size_allocate = ahu_zoom_bin_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "zoombin");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_zoom_bin_init (AhuZoomBin *self)
{
  self->factor = 1;
}

GtkWidget *
ahu_zoom_bin_new (void)
{
  return g_object_new (AHU_TYPE_ZOOM_BIN, NULL);
}

void
ahu_zoom_bin_set_child (AhuZoomBin *self,
                        GtkWidget  *child)
{
  g_return_if_fail (AHU_IS_ZOOM_BIN (self));
  g_return_if_fail (child == NULL || GTK_IS_WIDGET (child));

  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
ahu_zoom_bin_set_factor (AhuZoomBin *self,
                         double      factor)
{
  g_return_if_fail (AHU_IS_ZOOM_BIN (self));
  g_return_if_fail (factor > 0);

  if (self->fit == 0 && self->factor == factor)
    return;
  self->fit = 0;
  take_factor (self, factor);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ahu_zoom_bin_set_fit (AhuZoomBin *self,
                      int         width)
{
  g_return_if_fail (AHU_IS_ZOOM_BIN (self));
  g_return_if_fail (width >= 0);

  if (self->fit == width)
    return;
  self->fit = width;
  self->n_fits = 0;
  take_factor (self, 1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

double
ahu_zoom_bin_find_factor (GtkWidget *widget)
{
  double factor = 1;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  for (GtkWidget *at = gtk_widget_get_parent (widget); at != NULL; at = gtk_widget_get_parent (at))
    if (AHU_IS_ZOOM_BIN (at))
      factor *= AHU_ZOOM_BIN (at)->factor;

  return factor;
}

int
ahu_zoom_bin_texture_scale (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  return MAX (1, (int) ceil (ahu_zoom_bin_find_factor (widget) - 0.01)) * gtk_widget_get_scale_factor (widget);
}
