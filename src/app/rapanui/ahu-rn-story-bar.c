/* ahu-rn-story-bar.c: a sum of points as a bar of its parts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-story-bar.h"

#include "app/ahu-picture.h"

#define HEIGHT 30
#define PICTURE_SIZE 20
#define LEAST_WIDTH 60
#define GAP 2

typedef struct
{
  gint64 points;
  GtkWidget *ground;
  GtkWidget *drawing;
} Part;

struct _AhuRnStoryBar
{
  GtkWidget parent_instance;

  gint64 full;
  GArray *parts; /* Part */
};

G_DEFINE_FINAL_TYPE (AhuRnStoryBar, ahu_rn_story_bar, GTK_TYPE_WIDGET)

static void
ahu_rn_story_bar_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : HEIGHT;
}

static void
allocate_part (const Part *part,
               int         x,
               int         width,
               int         height)
{
  gtk_widget_size_allocate (part->ground, &(GtkAllocation) { x, 0, width, height }, -1);
  gtk_widget_set_child_visible (part->drawing, width >= PICTURE_SIZE + 2);
  gtk_widget_size_allocate (part->drawing,
                            &(GtkAllocation) { x + (width - PICTURE_SIZE) / 2, (height - PICTURE_SIZE) / 2,
                                               PICTURE_SIZE, PICTURE_SIZE }, -1);
}

static void
ahu_rn_story_bar_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AhuRnStoryBar *self = AHU_RN_STORY_BAR (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gint64 sum = 0;

  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);
      int start = (int) ((double) sum / (double) self->full * width);
      int end, room;

      sum += part->points;
      end = (int) ((double) sum / (double) self->full * width);
      room = MAX (1, end - start - GAP);
      allocate_part (part, rtl ? width - start - room : start, room, height);
    }
}

static void
ahu_rn_story_bar_dispose (GObject *object)
{
  AhuRnStoryBar *self = AHU_RN_STORY_BAR (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->parts, g_array_unref);

  G_OBJECT_CLASS (ahu_rn_story_bar_parent_class)->dispose (object);
}

static void
ahu_rn_story_bar_class_init (AhuRnStoryBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_story_bar_dispose;
  widget_class->measure = ahu_rn_story_bar_measure;
  widget_class->size_allocate = ahu_rn_story_bar_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "storybar");
}

static void
ahu_rn_story_bar_init (AhuRnStoryBar *self)
{
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
}

GtkWidget *
ahu_rn_story_bar_new (gint64 full)
{
  AhuRnStoryBar *self;

  g_return_val_if_fail (full > 0, NULL);

  self = g_object_new (AHU_TYPE_RN_STORY_BAR, NULL);
  self->full = full;

  return GTK_WIDGET (self);
}

void
ahu_rn_story_bar_add (AhuRnStoryBar *self,
                      gint64         points,
                      const char    *picture)
{
  Part part = { points, NULL, NULL };

  g_return_if_fail (AHU_IS_RN_STORY_BAR (self));
  g_return_if_fail (points > 0);

  part.ground = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  part.drawing = ahu_picture_new (picture, PICTURE_SIZE, PICTURE_SIZE);
  gtk_widget_add_css_class (part.ground, "story-part");
  gtk_widget_set_parent (part.ground, GTK_WIDGET (self));
  gtk_widget_set_parent (part.drawing, GTK_WIDGET (self));
  g_array_append_val (self->parts, part);
}
