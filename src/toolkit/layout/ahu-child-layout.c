/* ahu-child-layout.c: one child that tells another least size than its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/layout/ahu-child-layout.h"

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  return child != NULL ? gtk_widget_get_request_mode (child) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
measure_natural (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size < 0)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size, NULL, NULL);
  gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void
measure_whole (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural;
}

static void
measure_least (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = *minimum;
}

static void
measure_nothing (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
}

static void
allocate_spare (GtkWidget *widget,
                int        width,
                int        height,
                int        baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int whole, lowest;

  if (child == NULL)
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, whole), &lowest, NULL, NULL, NULL);
  gtk_widget_set_child_visible (child, width >= whole && height >= lowest);
  if (gtk_widget_get_child_visible (child))
    gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

GtkLayoutManager *
ahu_natural_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure_natural, allocate);
}

GtkLayoutManager *
ahu_whole_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure_whole, allocate);
}

GtkLayoutManager *
ahu_least_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure_least, allocate);
}

GtkLayoutManager *
ahu_spare_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure_nothing, allocate_spare);
}
