/* ahu-wrap-layout.c: lays children out in lines, like words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/layout/ahu-wrap-layout.h"

struct _AhuWrapLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
  int line_spacing;
};

/* One line: its children from @first up to, not including, @end. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *end;
  int height;
} Line;

G_DEFINE_FINAL_TYPE (AhuWrapLayout, ahu_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_0,
  PROP_SPACING,
  PROP_LINE_SPACING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static int
child_width (GtkWidget *child,
             int        available)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, available));
}

/* At the width that its line leaves it. */
static int
child_height (GtkWidget *child,
              int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static Line
measure_line (AhuWrapLayout *self,
              GtkWidget     *first,
              int            width)
{
  Line line = { first, first, 0 };
  int used = 0;

  for (; line.end != NULL; line.end = gtk_widget_get_next_sibling (line.end))
    {
      int needed;

      if (!gtk_widget_should_layout (line.end))
        continue;
      needed = child_width (line.end, width);
      if (used > 0 && used + self->spacing + needed > width)
        break;
      used += (used > 0 ? self->spacing : 0) + needed;
      line.height = MAX (line.height, child_height (line.end, needed));
    }
  return line;
}

static int
height_for_width (AhuWrapLayout *self,
                  GtkWidget     *widget,
                  int            width)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int height = 0;

  while (child != NULL)
    {
      Line line = measure_line (self, child, width);

      if (line.height > 0)
        height += (height > 0 ? self->line_spacing : 0) + line.height;
      child = line.end;
    }
  return height;
}

static void
measure_width (AhuWrapLayout *self,
               GtkWidget     *widget,
               int           *minimum,
               int           *natural)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_min, child_nat;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_min, &child_nat, NULL, NULL);
      *minimum = MAX (*minimum, child_min);
      *natural += (*natural > 0 ? self->spacing : 0) + child_nat;
    }
}

static void
ahu_wrap_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  AhuWrapLayout *self = AHU_WRAP_LAYOUT (manager);
  int narrow = 0, wide = 0;

  *minimum = *natural = 0;
  measure_width (self, widget, &narrow, &wide);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = narrow;
      *natural = wide;
      return;
    }
  *minimum = *natural = height_for_width (self, widget, for_size < 0 ? wide : MAX (for_size, narrow));
}

static void
allocate_line (AhuWrapLayout *self,
               GtkWidget     *widget,
               const Line    *line,
               int            y,
               int            width)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0;

  for (GtkWidget *child = line->first; child != line->end; child = gtk_widget_get_next_sibling (child))
    {
      int w;

      if (!gtk_widget_should_layout (child))
        continue;
      w = child_width (child, width);
      gtk_widget_size_allocate (child,
                                &(GtkAllocation) { rtl ? width - x - w : x, y, w, line->height },
                                -1);
      x += w + self->spacing;
    }
}

static void
ahu_wrap_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  AhuWrapLayout *self = AHU_WRAP_LAYOUT (manager);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int y = 0;

  while (child != NULL)
    {
      Line line = measure_line (self, child, width);

      allocate_line (self, widget, &line, y, width);
      if (line.height > 0)
        y += line.height + self->line_spacing;
      child = line.end;
    }
}

static GtkSizeRequestMode
ahu_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ahu_wrap_layout_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  AhuWrapLayout *self = AHU_WRAP_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_SPACING:
      g_value_set_int (value, self->spacing);
      break;
    case PROP_LINE_SPACING:
      g_value_set_int (value, self->line_spacing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_pixels (AhuWrapLayout *self,
            int           *member,
            int            pixels,
            guint          prop_id)
{
  if (*member == pixels)
    return;
  *member = pixels;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static void
ahu_wrap_layout_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  AhuWrapLayout *self = AHU_WRAP_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_SPACING:
      set_pixels (self, &self->spacing, g_value_get_int (value), prop_id);
      break;
    case PROP_LINE_SPACING:
      set_pixels (self, &self->line_spacing, g_value_get_int (value), prop_id);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_wrap_layout_class_init (AhuWrapLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = ahu_wrap_layout_get_property;
  object_class->set_property = ahu_wrap_layout_set_property;
  layout_class->get_request_mode = ahu_wrap_layout_get_request_mode;
  layout_class->measure = ahu_wrap_layout_measure;
  layout_class->allocate = ahu_wrap_layout_allocate;

  properties[PROP_SPACING] =
    g_param_spec_int ("spacing", NULL, NULL, 0, 1000, 0,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_LINE_SPACING] =
    g_param_spec_int ("line-spacing", NULL, NULL, 0, 1000, 0,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ahu_wrap_layout_init (AhuWrapLayout *self)
{
}

GtkLayoutManager *
ahu_wrap_layout_new (int spacing,
                     int line_spacing)
{
  return g_object_new (AHU_TYPE_WRAP_LAYOUT, "spacing", spacing, "line-spacing", line_spacing, NULL);
}

GtkWidget *
ahu_wrap_box_new (int spacing,
                  int line_spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, ahu_wrap_layout_new (spacing, line_spacing));

  return box;
}
