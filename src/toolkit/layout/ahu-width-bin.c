/* ahu-width-bin.c: a bin that tells how wide it is, as one of five classes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/layout/ahu-width-bin.h"

#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/layout/ahu-zoom-bin.h"

/* In a room larger than this what grows is shown larger, in these steps: a page that has all it
 * needs is read from further away. */
#define GROW_WIDTH 1380
#define GROW_HEIGHT 745
#define GROW_STEP 0.0625
/* No screen is wider. */
#define WIDEST 16384

struct _AhuWidthBin
{
  GtkWidget parent_instance;

  GtkWidget *child; /* or what it is in */
  AhuZoomBin *zoom; /* that, NULL while it doesn't grow */
  double factor;    /* by which it grows */
  AhuWidthClass width_class;
  gboolean low;
  int width;
  int height;
  /* What the last allocation calls for; applied outside of it. */
  double next_factor;
  AhuWidthClass next_class;
  gboolean next_low;
  int next_width;
  int next_height;
  guint change_id;
  GskRenderNode *node; /* what was painted last */
};

static GtkBuildableIface *parent_buildable_iface;

static void ahu_width_bin_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AhuWidthBin, ahu_width_bin, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, ahu_width_bin_buildable_init))

enum
{
  PROP_0,
  PROP_WIDTH_CLASS,
  PROP_LOW,
  PROP_GROWS,
  PROP_CHILD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  RESIZED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static AhuWidthClass
class_for_width (int width)
{
  static const AhuWidthClass classes[] = {
    AHU_WIDTH_1600, AHU_WIDTH_1200, AHU_WIDTH_1024, AHU_WIDTH_700
  };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (width >= (int) classes[i])
      return classes[i];
  return AHU_WIDTH_360;
}

/* In steps, so that a window that is pulled larger isn’t laid out anew with each pixel. */
static double
factor_for_room (int width,
                 int height)
{
  double text = ahu_text_scale ();
  double factor = MIN (width / (GROW_WIDTH * text), height / (GROW_HEIGHT * text));

  return MAX (1, (int) (factor / GROW_STEP) * GROW_STEP);
}

/* Of what grows, the room that it is laid out in. */
static void
set_next (AhuWidthBin *self,
          int          width,
          int          height)
{
  double text = ahu_text_scale ();

  self->next_factor = self->zoom != NULL ? factor_for_room (width, height) : 1;
  width = (int) (width / self->next_factor);
  height = (int) (height / self->next_factor);
  self->next_width = width;
  self->next_height = height;
  self->next_class = class_for_width ((int) (width / text));
  self->next_low = height < AHU_LOW_HEIGHT * text;
}

static gboolean
change_cb (gpointer user_data)
{
  AhuWidthBin *self = user_data;
  gboolean class_changes = self->width_class != self->next_class;
  gboolean low_changes = self->low != self->next_low;

  self->change_id = 0;
  self->factor = self->next_factor;
  if (self->zoom != NULL)
    ahu_zoom_bin_set_factor (self->zoom, self->factor);
  self->width_class = self->next_class;
  self->low = self->next_low;
  self->width = self->next_width;
  self->height = self->next_height;

  g_object_freeze_notify (G_OBJECT (self));
  if (class_changes)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WIDTH_CLASS]);
  if (low_changes)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOW]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[RESIZED], 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

/* Widgets must not be moved about while they are being allocated, so the
 * change waits until this is over, but comes before the next frame. This one
 * shows what the last one did. */
static void
schedule_change (AhuWidthBin *self)
{
  if (self->width == self->next_width && self->height == self->next_height && self->factor == self->next_factor &&
      self->width_class == self->next_class && self->low == self->next_low)
    {
      g_clear_handle_id (&self->change_id, g_source_remove);
      return;
    }
  if (self->change_id == 0)
    self->change_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, change_cb, self, NULL);
}

static GtkSizeRequestMode
ahu_width_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
child_minimum (AhuWidthBin *self)
{
  int minimum;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Asked for any width, a grid would answer for its least one, a letter a line; what is
 * wanted is the least height at all. That is the height of the widest or, since what
 * has its room beside another needs none below it, that of the present width. */
static void
measure_any_width (AhuWidthBin *self,
                   int         *minimum,
                   int         *natural)
{
  int least = child_minimum (self);
  int at_width;

  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, MAX (WIDEST, least), minimum, natural, NULL, NULL);
  if (self->width == 0)
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, MAX (self->width, least), &at_width, NULL, NULL, NULL);
  *minimum = MIN (*minimum, at_width);
}

static void
ahu_width_bin_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  AhuWidthBin *self = AHU_WIDTH_BIN (widget);

  *minimum = *natural = 0;
  if (self->child == NULL)
    return;

  /* The height follows from the width, never the other way round. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
  else if (for_size < 0)
    measure_any_width (self, minimum, natural);
  else
    gtk_widget_measure (self->child, orientation, MAX (for_size, child_minimum (self)), minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, (int) AHU_WIDTH_360);
}

static void
ahu_width_bin_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  AhuWidthBin *self = AHU_WIDTH_BIN (widget);
  GskTransform *transform = NULL;
  int child_height;
  int child_width;
  double scale;

  set_next (self, width, height);
  schedule_change (self);

  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;

  child_width = MAX (width, child_minimum (self));
  scale = (double) width / child_width;
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, child_width, &child_height, NULL, NULL, NULL);
  if (child_width > width)
    transform = gsk_transform_scale (NULL, (float) scale, (float) scale);
  gtk_widget_allocate (self->child, child_width, MAX ((int) (height / scale), child_height), baseline,
                       transform);
}

/* No frame shows the page of one size in the room of another. */
static void
ahu_width_bin_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  AhuWidthBin *self = AHU_WIDTH_BIN (widget);

  if (self->change_id == 0)
    {
      g_autoptr (GtkSnapshot) present = gtk_snapshot_new ();

      if (self->child != NULL)
        gtk_widget_snapshot_child (widget, self->child, present);
      g_clear_pointer (&self->node, gsk_render_node_unref);
      self->node = gtk_snapshot_to_node (present);
    }
  if (self->node != NULL)
    gtk_snapshot_append_node (snapshot, self->node);
}

/* A page that comes into a window takes its class at once, so that it is laid out
 * only once before it is seen. */
static void
ahu_width_bin_root (GtkWidget *widget)
{
  AhuWidthBin *self = AHU_WIDTH_BIN (widget);
  GtkWidget *around = gtk_widget_get_parent (widget);

  GTK_WIDGET_CLASS (ahu_width_bin_parent_class)->root (widget);

  while (around != NULL && gtk_widget_get_width (around) == 0)
    around = gtk_widget_get_parent (around);
  if (around == NULL)
    return;
  set_next (self, gtk_widget_get_width (around), gtk_widget_get_height (around));
  g_clear_handle_id (&self->change_id, g_source_remove);
  change_cb (self);
}

static void
set_own_child (AhuWidthBin *self,
               GtkWidget   *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
ahu_width_bin_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  AhuWidthBin *self = AHU_WIDTH_BIN (object);

  switch (prop_id)
    {
    case PROP_WIDTH_CLASS:
      g_value_set_int (value, self->width_class);
      break;
    case PROP_LOW:
      g_value_set_boolean (value, self->low);
      break;
    case PROP_GROWS:
      g_value_set_boolean (value, self->zoom != NULL);
      break;
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_width_bin_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  AhuWidthBin *self = AHU_WIDTH_BIN (object);

  switch (prop_id)
    {
    case PROP_GROWS:
      if (g_value_get_boolean (value))
        {
          self->zoom = AHU_ZOOM_BIN (ahu_zoom_bin_new ());
          set_own_child (self, GTK_WIDGET (self->zoom));
        }
      break;
    case PROP_CHILD:
      ahu_width_bin_set_child (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_width_bin_dispose (GObject *object)
{
  AhuWidthBin *self = AHU_WIDTH_BIN (object);

  g_clear_handle_id (&self->change_id, g_source_remove);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  g_clear_pointer (&self->node, gsk_render_node_unref);

  G_OBJECT_CLASS (ahu_width_bin_parent_class)->dispose (object);
}

static void
ahu_width_bin_add_child (GtkBuildable *buildable,
                         GtkBuilder   *builder,
                         GObject      *child,
                         const char   *type)
{
  if (GTK_IS_WIDGET (child))
    ahu_width_bin_set_child (AHU_WIDTH_BIN (buildable), GTK_WIDGET (child));
  else
    parent_buildable_iface->add_child (buildable, builder, child, type);
}

static void
ahu_width_bin_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable_iface = g_type_interface_peek_parent (iface);
  iface->add_child = ahu_width_bin_add_child;
}

static void
ahu_width_bin_class_init (AhuWidthBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_width_bin_dispose;
  object_class->get_property = ahu_width_bin_get_property;
  object_class->set_property = ahu_width_bin_set_property;
  widget_class->get_request_mode = ahu_width_bin_get_request_mode;
  widget_class->measure = ahu_width_bin_measure;
  widget_class->root = ahu_width_bin_root;
  widget_class->size_allocate = ahu_width_bin_size_allocate;
  widget_class->snapshot = ahu_width_bin_snapshot;

  properties[PROP_WIDTH_CLASS] =
    g_param_spec_int ("width-class", NULL, NULL,
                      AHU_WIDTH_360, AHU_WIDTH_1600, AHU_WIDTH_360,
                      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_LOW] =
    g_param_spec_boolean ("low", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_GROWS] =
    g_param_spec_boolean ("grows", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_CHILD] =
    g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[RESIZED] = g_signal_new ("resized", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "widthbin");
}

static void
ahu_width_bin_init (AhuWidthBin *self)
{
  self->factor = self->next_factor = 1;
  self->width_class = AHU_WIDTH_360;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
ahu_width_bin_new (void)
{
  return g_object_new (AHU_TYPE_WIDTH_BIN, NULL);
}

void
ahu_width_bin_set_child (AhuWidthBin *self,
                         GtkWidget   *child)
{
  g_return_if_fail (AHU_IS_WIDTH_BIN (self));
  g_return_if_fail (child == NULL || GTK_IS_WIDGET (child));

  if (self->child == child)
    return;
  if (self->zoom != NULL)
    ahu_zoom_bin_set_child (self->zoom, child);
  else
    set_own_child (self, child);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHILD]);
}

AhuWidthClass
ahu_width_bin_get_width_class (AhuWidthBin *self)
{
  g_return_val_if_fail (AHU_IS_WIDTH_BIN (self), AHU_WIDTH_360);

  return self->width_class;
}

void
ahu_width_bin_get_room (AhuWidthBin *self,
                        int         *width,
                        int         *height)
{
  g_return_if_fail (AHU_IS_WIDTH_BIN (self));

  *width = self->width;
  *height = self->height;
}

gboolean
ahu_width_bin_get_low (AhuWidthBin *self)
{
  g_return_val_if_fail (AHU_IS_WIDTH_BIN (self), FALSE);

  return self->low;
}
