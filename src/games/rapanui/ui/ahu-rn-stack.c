/* ahu-rn-stack.c: the layout of overlapping cards of one column
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-stack.h"

#include "games/rapanui/ui/ahu-rn-art.h"

struct _AhuRnStack
{
  AhuParent parent_instance;

  int card_width;
};

G_DEFINE_FINAL_TYPE (AhuRnStack, ahu_rn_stack, AHU_TYPE_PARENT)

static GQuark slot_quark;

static guint
slot_of (GtkWidget *child)
{
  return GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (child), slot_quark));
}

static void
ahu_rn_stack_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  int width = AHU_RN_STACK (widget)->card_width;
  int height = ahu_rn_art_card_height (width) +
               (RN_COLUMN_CARDS - 1) * ahu_rn_art_strip_height (width);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
ahu_rn_stack_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  AhuRnStack *self = AHU_RN_STACK (widget);
  int strip = ahu_rn_art_strip_height (self->card_width);
  int x = (width - self->card_width) / 2;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, self->card_width,
                          NULL, &natural, NULL, NULL);
      gtk_widget_size_allocate (child,
                                &(GtkAllocation) { x, (int) slot_of (child) * strip,
                                                   self->card_width, natural },
                                -1);
    }
}

static void
ahu_rn_stack_class_init (AhuRnStackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ahu_rn_stack_measure;
  widget_class->size_allocate = ahu_rn_stack_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "rn-stack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  slot_quark = g_quark_from_static_string ("ahu-rn-stack-slot");
}

static void
ahu_rn_stack_init (AhuRnStack *self)
{
  self->card_width = ahu_rn_art_display_width (AHU_RN_SIZE_LARGE);
}

GtkWidget *
ahu_rn_stack_new (void)
{
  return g_object_new (AHU_TYPE_RN_STACK, NULL);
}

void
ahu_rn_stack_add (AhuRnStack *self,
                  GtkWidget  *child,
                  guint       slot)
{
  g_return_if_fail (AHU_IS_RN_STACK (self));
  g_return_if_fail (GTK_IS_WIDGET (child));
  g_return_if_fail (slot < RN_COLUMN_CARDS);

  g_object_set_qdata (G_OBJECT (child), slot_quark, GUINT_TO_POINTER (slot));
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
ahu_rn_stack_set_slot (AhuRnStack *self,
                       GtkWidget  *child,
                       guint       slot)
{
  g_return_if_fail (AHU_IS_RN_STACK (self));
  g_return_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self));
  g_return_if_fail (slot < RN_COLUMN_CARDS);

  if (slot == slot_of (child))
    return;

  g_object_set_qdata (G_OBJECT (child), slot_quark, GUINT_TO_POINTER (slot));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ahu_rn_stack_set_card_width (AhuRnStack *self,
                             int         width)
{
  g_return_if_fail (AHU_IS_RN_STACK (self));
  g_return_if_fail (width > 0);

  if (width == self->card_width)
    return;

  self->card_width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

guint
ahu_rn_stack_get_slot (AhuRnStack *self,
                       GtkWidget  *child)
{
  g_return_val_if_fail (AHU_IS_RN_STACK (self), RN_COLUMN_CARDS);
  g_return_val_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self), RN_COLUMN_CARDS);

  return gtk_widget_get_visible (child) ? slot_of (child) : RN_COLUMN_CARDS;
}
