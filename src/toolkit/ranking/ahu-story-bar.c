/* ahu-story-bar.c: a sum of points as a bar of its parts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/ranking/ahu-story-bar.h"

#define HEIGHT 52
#define HEIGHT_NARROW 36
#define LEAST_WIDTH 60
#define GAP 2

struct _AhuStoryBar
{
  GtkWidget parent_instance;

  gint64 full;
  gboolean narrow;
  GArray *points; /* gint64, of each child */
};

G_DEFINE_FINAL_TYPE (AhuStoryBar, ahu_story_bar, GTK_TYPE_WIDGET)

static void
ahu_story_bar_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  AhuStoryBar *self = AHU_STORY_BAR (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = LEAST_WIDTH;
  else
    *minimum = *natural = self->narrow ? HEIGHT_NARROW : HEIGHT;
}

static void
ahu_story_bar_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  AhuStoryBar *self = AHU_STORY_BAR (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = gtk_widget_get_first_child (widget);
  gint64 sum = 0;

  for (guint i = 0; i < self->points->len; i++, child = gtk_widget_get_next_sibling (child))
    {
      int start = (int) ((double) sum / (double) self->full * width);
      int end, room;

      sum += g_array_index (self->points, gint64, i);
      end = (int) ((double) sum / (double) self->full * width);
      room = MAX (1, end - start - GAP);
      gtk_widget_size_allocate (child, &(GtkAllocation) { rtl ? width - start - room : start, 0, room, height }, -1);
    }
}

static void
ahu_story_bar_dispose (GObject *object)
{
  AhuStoryBar *self = AHU_STORY_BAR (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->points, g_array_unref);

  G_OBJECT_CLASS (ahu_story_bar_parent_class)->dispose (object);
}

static void
ahu_story_bar_class_init (AhuStoryBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_story_bar_dispose;
  widget_class->measure = ahu_story_bar_measure;
  widget_class->size_allocate = ahu_story_bar_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "storybar");
}

static void
ahu_story_bar_init (AhuStoryBar *self)
{
  self->points = g_array_new (FALSE, FALSE, sizeof (gint64));
}

GtkWidget *
ahu_story_bar_new (gint64   full,
                   gboolean narrow)
{
  AhuStoryBar *self;

  g_return_val_if_fail (full > 0, NULL);

  self = g_object_new (AHU_TYPE_STORY_BAR, NULL);
  self->full = full;
  self->narrow = narrow;

  return GTK_WIDGET (self);
}

void
ahu_story_bar_add (AhuStoryBar *self,
                   gint64       points,
                   GtkWidget   *part)
{
  g_return_if_fail (AHU_IS_STORY_BAR (self));
  g_return_if_fail (points > 0);
  g_return_if_fail (GTK_IS_WIDGET (part));

  g_array_append_val (self->points, points);
  gtk_widget_set_parent (part, GTK_WIDGET (self));
}
