/* ahu-natural-layout.c: a child whose least height is the one at the width it wants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/layout/ahu-natural-layout.h"

struct _AhuNaturalLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (AhuNaturalLayout, ahu_natural_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
ahu_natural_layout_measure (GtkLayoutManager *layout,
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
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size < 0)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &for_size, NULL, NULL);
  gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void
ahu_natural_layout_allocate (GtkLayoutManager *layout,
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
ahu_natural_layout_class_init (AhuNaturalLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = ahu_natural_layout_measure;
  layout_class->allocate = ahu_natural_layout_allocate;
}

static void
ahu_natural_layout_init (AhuNaturalLayout *self)
{
}
