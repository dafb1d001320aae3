/* ahu-short-layout.c: lays children out in one line that is shortened step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/layout/ahu-short-layout.h"

/* In which steps a child is shown (always, without it), that it takes the rest, that it goes,
 * and that it comes for those. */
#define STEPS_KEY "ahu-short-steps"
#define REST_KEY "ahu-short-rest"
#define YIELDS_KEY "ahu-short-yields"
#define INSTEAD_KEY "ahu-short-instead"
#define UNTIL_SHIFT 8

struct _AhuShortLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
  guint step; /* of the last allocation */
};

G_DEFINE_FINAL_TYPE (AhuShortLayout, ahu_short_layout, GTK_TYPE_LAYOUT_MANAGER)

static gboolean
is_shown (GtkWidget *child,
          guint      step)
{
  guint steps = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (child), STEPS_KEY));

  if (!gtk_widget_should_layout (child))
    return FALSE;
  return steps == 0 || (step >= (steps & ((1 << UNTIL_SHIFT) - 1)) && step < steps >> UNTIL_SHIFT);
}

static gboolean
is_rest (GtkWidget *child)
{
  return g_object_get_data (G_OBJECT (child), REST_KEY) != NULL;
}

/* Without a width: nothing here wraps. */
static int
natural_size (GtkWidget      *widget,
              GtkOrientation  orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int line_width (GtkWidget *widget,
                       guint      step);

static int
child_width (GtkWidget *child,
             guint      step)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  if (is_rest (child) && step > 0)
    return minimum;
  /* With what stands round it. */
  if (AHU_IS_SHORT_LAYOUT (gtk_widget_get_layout_manager (child)))
    return natural - line_width (child, 0) + line_width (child, step);
  return natural;
}

static int
line_width (GtkWidget *widget,
            guint      step)
{
  AhuShortLayout *self = AHU_SHORT_LAYOUT (gtk_widget_get_layout_manager (widget));
  int width = 0;
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_shown (child, step))
      {
        width += child_width (child, step);
        n++;
      }

  return width + (n > 1 ? ((int) n - 1) * self->spacing : 0);
}

static void
ahu_short_layout_measure (GtkLayoutManager *layout,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  *minimum = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_should_layout (child))
          *minimum = MAX (*minimum, natural_size (child, orientation));
      *natural = *minimum;
      return;
    }
  /* What not even the last step has room for is left out, or cut off. */
  *natural = line_width (widget, 0);
}

/* A line in another one goes with that. */
static guint
find_step (GtkWidget *widget,
           int        width)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkLayoutManager *outer = parent != NULL ? gtk_widget_get_layout_manager (parent) : NULL;
  guint step = 0;

  if (AHU_IS_SHORT_LAYOUT (outer))
    return AHU_SHORT_LAYOUT (outer)->step;
  while (step + 1 < AHU_SHORT_STEPS && line_width (widget, step) > width)
    step++;

  return step;
}

static gboolean
is_yielding (GtkWidget *child)
{
  return g_object_get_data (G_OBJECT (child), YIELDS_KEY) != NULL;
}

/* @spare: (out): how much of @width is left then
 *
 * Returns: from which child on those that yield are left out; NULL if none is */
static GtkWidget *
find_left_out (GtkWidget *widget,
               guint      step,
               int        width,
               int       *spare)
{
  AhuShortLayout *self = AHU_SHORT_LAYOUT (gtk_widget_get_layout_manager (widget));
  int excess = line_width (widget, step) - width;
  GtkWidget *first = NULL;

  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL && excess > 0;
       child = gtk_widget_get_prev_sibling (child))
    if (is_yielding (child) && is_shown (child, step))
      {
        excess -= child_width (child, step) + self->spacing;
        first = child;
      }
  *spare = MAX (-excess, 0);

  return first;
}

static gboolean
leaves_none (GtkWidget *left_out)
{
  if (left_out == NULL)
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_prev_sibling (left_out); child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    if (is_yielding (child) && gtk_widget_should_layout (child))
      return FALSE;

  return TRUE;
}

/* Takes its room from @spare. */
static gboolean
is_instead (GtkWidget *child,
            guint      step,
            int       *spare)
{
  AhuShortLayout *self = AHU_SHORT_LAYOUT (gtk_widget_get_layout_manager (gtk_widget_get_parent (child)));
  int width;

  if (g_object_get_data (G_OBJECT (child), INSTEAD_KEY) == NULL || is_shown (child, step))
    return FALSE;
  width = child_width (child, step) + self->spacing;
  if (width > *spare)
    return FALSE;
  *spare -= width;

  return TRUE;
}

static void
ahu_short_layout_allocate (GtkLayoutManager *layout,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  AhuShortLayout *self = AHU_SHORT_LAYOUT (layout);
  gboolean reversed = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean leaving_out = FALSE;
  gboolean none;
  GtkWidget *left_out;
  int spare;
  int x = 0;

  self->step = find_step (widget, width);
  left_out = find_left_out (widget, self->step, width, &spare);
  none = leaves_none (left_out);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gboolean shown = is_shown (child, self->step);
      GtkAllocation place = { 0, 0, 0, height };

      leaving_out = leaving_out || child == left_out;
      if (!gtk_widget_should_layout (child))
        continue;
      shown = shown && !(leaving_out && is_yielding (child));
      shown = shown || (none && is_instead (child, self->step, &spare));
      gtk_widget_set_child_visible (child, shown);
      if (!shown)
        continue;
      place.width = child_width (child, self->step) + (is_rest (child) ? spare : 0);
      place.x = reversed ? width - x - place.width : x;
      gtk_widget_size_allocate (child, &place, -1);
      x += place.width + self->spacing;
    }
}

static void
ahu_short_layout_class_init (AhuShortLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = ahu_short_layout_measure;
  layout_class->allocate = ahu_short_layout_allocate;
}

static void
ahu_short_layout_init (AhuShortLayout *self)
{
}

GtkLayoutManager *
ahu_short_layout_new (int spacing)
{
  AhuShortLayout *self = g_object_new (AHU_TYPE_SHORT_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}

void
ahu_short_layout_set_spacing (AhuShortLayout *self,
                              int             spacing)
{
  g_return_if_fail (AHU_IS_SHORT_LAYOUT (self));

  if (self->spacing == spacing)
    return;
  self->spacing = spacing;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
ahu_short_layout_set_steps (GtkWidget *child,
                            guint      from,
                            guint      until)
{
  g_return_if_fail (GTK_IS_WIDGET (child));
  g_return_if_fail (from < until && until <= AHU_SHORT_STEPS);

  g_object_set_data (G_OBJECT (child), STEPS_KEY, GUINT_TO_POINTER (from | until << UNTIL_SHIFT));
}

void
ahu_short_layout_set_rest (GtkWidget *child)
{
  g_return_if_fail (GTK_IS_WIDGET (child));

  g_object_set_data (G_OBJECT (child), REST_KEY, child);
}

void
ahu_short_layout_set_yields (GtkWidget *child,
                             gboolean   yields)
{
  g_return_if_fail (GTK_IS_WIDGET (child));

  g_object_set_data (G_OBJECT (child), YIELDS_KEY, yields ? child : NULL);
}

void
ahu_short_layout_set_instead (GtkWidget *child)
{
  g_return_if_fail (GTK_IS_WIDGET (child));

  g_object_set_data (G_OBJECT (child), INSTEAD_KEY, child);
}
