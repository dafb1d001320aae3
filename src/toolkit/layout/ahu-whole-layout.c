/* ahu-whole-layout.c: never makes a child narrower than it wants to be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/layout/ahu-whole-layout.h"

struct _AhuWholeLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (AhuWholeLayout, ahu_whole_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
ahu_whole_layout_measure (GtkLayoutManager *layout,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural;
}

static void
ahu_whole_layout_allocate (GtkLayoutManager *layout,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
ahu_whole_layout_class_init (AhuWholeLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = ahu_whole_layout_measure;
  layout_class->allocate = ahu_whole_layout_allocate;
}

static void
ahu_whole_layout_init (AhuWholeLayout *self)
{
}
