/* ahu-bar.c: a bar of a chart, made of parts one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-bar.h"

#include <adwaita.h>
#include <math.h>

#define LEAST_WIDTH 48
#define NATURAL_WIDTH 240
#define MARK_WIDTH 2

struct _AhuBar
{
  GtkWidget parent_instance;

  guint n;
  double values[AHU_BAR_PARTS];
  double most;
  double mark;
  GtkWidget *parts[AHU_BAR_PARTS];
  GtkWidget *line;
};

G_DEFINE_FINAL_TYPE (AhuBar, ahu_bar, GTK_TYPE_WIDGET)

static GtkWidget *
part_new (const char *css_class)
{
  GtkWidget *part = adw_bin_new ();

  gtk_widget_add_css_class (part, css_class);

  return part;
}

static GtkWidget *
numbered_part_new (guint part)
{
  g_autofree char *css_class = g_strdup_printf ("part-%u", part + 1);

  return part_new (css_class);
}

static void
allocate (AhuBar    *self,
          GtkWidget *child,
          int        from,
          int        to,
          int        height)
{
  /* Numbers grow to the side where reading ends. */
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    {
      int width = gtk_widget_get_width (GTK_WIDGET (self));

      gtk_widget_size_allocate (child, &(GtkAllocation) { width - to, 0, to - from, height }, -1);
    }
  else
    gtk_widget_size_allocate (child, &(GtkAllocation) { from, 0, to - from, height }, -1);
}

static void
ahu_bar_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  AhuBar *self = AHU_BAR (widget);
  double scale = self->most > 0 ? width / self->most : 0;
  double sum = 0;

  for (guint i = 0; i < self->n; i++)
    {
      int from = (int) round (sum * scale);
      int to = (int) round ((sum + self->values[i]) * scale);

      sum += self->values[i];
      gtk_widget_set_child_visible (self->parts[i], to > from);
      if (to > from)
        allocate (self, self->parts[i], from, MIN (to, width), height);
    }
  if (self->line != NULL)
    {
      int at = CLAMP ((int) round (self->mark * scale) - MARK_WIDTH / 2, 0, MAX (0, width - MARK_WIDTH));

      allocate (self, self->line, at, at + MARK_WIDTH, height);
    }
}

static void
ahu_bar_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  /* The height is the style sheet's. */
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : 0;
}

static void
ahu_bar_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ahu_bar_parent_class)->dispose (object);
}

static void
ahu_bar_class_init (AhuBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_bar_dispose;
  widget_class->measure = ahu_bar_measure;
  widget_class->size_allocate = ahu_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_bar_init (AhuBar *self)
{
}

GtkWidget *
ahu_bar_new (const double *values,
             guint         n,
             double        most,
             double        mark)
{
  AhuBar *self = g_object_new (AHU_TYPE_BAR, NULL);

  g_return_val_if_fail (n <= AHU_BAR_PARTS, GTK_WIDGET (self));

  self->n = n;
  self->most = most;
  self->mark = mark;
  for (guint i = 0; i < n; i++)
    {
      self->values[i] = isnan (values[i]) ? 0 : MAX (values[i], 0);
      self->parts[i] = numbered_part_new (i);
      gtk_widget_set_parent (self->parts[i], GTK_WIDGET (self));
    }
  if (!isnan (mark))
    {
      self->line = part_new ("mark");
      gtk_widget_set_parent (self->line, GTK_WIDGET (self));
    }

  return GTK_WIDGET (self);
}

GtkWidget *
ahu_bar_swatch_new (guint part)
{
  GtkWidget *swatch = numbered_part_new (part);

  gtk_widget_add_css_class (swatch, "swatch");
  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);

  return swatch;
}
