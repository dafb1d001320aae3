/* ahu-readable.c: a box that can be focused, to be read as a whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/base/ahu-readable.h"

struct _AhuReadable
{
  AhuParent parent_instance;
};

G_DEFINE_FINAL_TYPE (AhuReadable, ahu_readable, AHU_TYPE_PARENT)

static void
ahu_readable_class_init (AhuReadableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "readable");
}

static void
ahu_readable_init (AhuReadable *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
ahu_readable_new (GtkAccessibleRole role,
                  GtkOrientation    orientation,
                  int               spacing)
{
  AhuReadable *self = g_object_new (AHU_TYPE_READABLE, "accessible-role", role, NULL);

  ahu_readable_set_orientation (self, orientation, spacing);
  return GTK_WIDGET (self);
}

void
ahu_readable_append (AhuReadable *self,
                     GtkWidget   *child)
{
  g_return_if_fail (AHU_IS_READABLE (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
ahu_readable_set_orientation (AhuReadable    *self,
                              GtkOrientation  orientation,
                              int             spacing)
{
  GtkLayoutManager *layout;

  g_return_if_fail (AHU_IS_READABLE (self));

  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), orientation);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), spacing);
}

void
ahu_readable_set_words (AhuReadable *self,
                        const char  *words)
{
  g_return_if_fail (AHU_IS_READABLE (self));
  g_return_if_fail (words != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}
