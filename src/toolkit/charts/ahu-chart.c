/* ahu-chart.c: a chart of the players' lines, which is read moment by moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/charts/ahu-chart.h"

#include <adwaita.h>
#include <math.h>

#include "core/game/ahu-game.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"

typedef struct
{
  double part; /* of the height */
  GtkWidget *label;
} Level;

typedef struct
{
  guint n_players;
  const AhuPlayerColour *pens[AHU_MAX_SEATS];
  GtkWidget *marks[AHU_MAX_SEATS];
  GArray *levels; /* Level, from the lowest to the highest */
  graphene_rect_t plot;
  guint read;
} AhuChartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AhuChart, ahu_chart, GTK_TYPE_WIDGET)

static GParamSpec *read_property;
static guint stepped_signal;

/* They stand out alike against light and dark. */
static const GdkRGBA line_colour = { 0.5f, 0.5f, 0.5f, 0.35f };
static const GdkRGBA reading_colour = { 0.5f, 0.5f, 0.5f, 0.9f };

static AhuChartPrivate *
get_private (AhuChart *self)
{
  return ahu_chart_get_instance_private (self);
}

/* The moment drawn next to a place. */
static void
read_at (AhuChart *self,
         double    x)
{
  guint n = AHU_CHART_GET_CLASS (self)->count (self);
  double nearest = G_MAXDOUBLE;
  guint found = 0;

  for (guint moment = 1; moment <= n; moment++)
    {
      double distance = fabs (AHU_CHART_GET_CLASS (self)->get_x (self, moment) - x);

      if (distance > nearest)
        break;
      nearest = distance;
      found = moment;
    }
  if (found > 0)
    ahu_chart_read (self, found);
}

static void
motion_cb (AhuChart *self,
           double    x)
{
  read_at (self, x);
}

/* A finger only presses. */
static void
pressed_cb (AhuChart *self,
            int       n_press,
            double    x)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  read_at (self, x);
}

static void
leave_cb (AhuChart *self)
{
  ahu_chart_read (self, 0);
}

/* The moment that a key leads to, 0 for another key. */
static guint
find_moment (AhuChart *self,
             guint     n,
             guint     keyval)
{
  guint read = get_private (self)->read;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return read == 0 ? n : MAX (1, read - 1);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return MIN (n, read + 1);
    case GDK_KEY_Home:
      return 1;
    case GDK_KEY_End:
      return n;
    default:
      return 0;
    }
}

static gboolean
key_cb (AhuChart        *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  guint n = AHU_CHART_GET_CLASS (self)->count (self);
  guint moment = n > 0 ? find_moment (self, n, keyval) : 0;

  if (moment == 0 || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  ahu_chart_read (self, moment);
  g_signal_emit (self, stepped_signal, 0);

  return GDK_EVENT_STOP;
}

static void
draw_levels (AhuChart    *self,
             GtkSnapshot *snapshot)
{
  AhuChartPrivate *priv = get_private (self);

  for (guint i = 0; i < priv->levels->len; i++)
    {
      double y = ahu_chart_get_y (self, g_array_index (priv->levels, Level, i).part);

      gtk_snapshot_append_color (snapshot, &line_colour,
                                 &GRAPHENE_RECT_INIT (priv->plot.origin.x, (int) y, priv->plot.size.width, 1));
    }
}

static void
ahu_chart_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  AhuChart *self = AHU_CHART (widget);
  AhuChartClass *klass = AHU_CHART_GET_CLASS (self);
  AhuChartPrivate *priv = get_private (self);
  cairo_t *cr;

  draw_levels (self, snapshot);
  if (klass->draw_ground != NULL)
    klass->draw_ground (self, snapshot);
  if (priv->read > 0)
    gtk_snapshot_append_color (snapshot, &reading_colour,
                               &GRAPHENE_RECT_INIT ((int) klass->get_x (self, priv->read) - 1, priv->plot.origin.y,
                                                    2, priv->plot.size.height));

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                 gtk_widget_get_height (widget)));
  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  klass->draw_lines (self, cr);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (ahu_chart_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_chart_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  g_value_set_uint (value, ahu_chart_get_read (AHU_CHART (object)));
}

static void
ahu_chart_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ahu_chart_parent_class)->dispose (object);
}

static void
ahu_chart_finalize (GObject *object)
{
  g_array_unref (get_private (AHU_CHART (object))->levels);

  G_OBJECT_CLASS (ahu_chart_parent_class)->finalize (object);
}

static void
ahu_chart_class_init (AhuChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_chart_dispose;
  object_class->finalize = ahu_chart_finalize;
  object_class->get_property = ahu_chart_get_property;
  widget_class->snapshot = ahu_chart_snapshot;

  read_property = g_param_spec_uint ("read", NULL, NULL, 0, G_MAXUINT, 0,
                                     G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, 1, read_property);
  stepped_signal = g_signal_new ("stepped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "chart");
}

static void
ahu_chart_init (AhuChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  get_private (self)->levels = g_array_new (FALSE, FALSE, sizeof (Level));
  gtk_widget_set_focusable (widget, TRUE);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, keys);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

void
ahu_chart_set_players (AhuChart          *self,
                       const char *const *colours)
{
  AhuChartPrivate *priv;

  g_return_if_fail (AHU_IS_CHART (self));
  g_return_if_fail (colours != NULL);

  priv = get_private (self);
  g_return_if_fail (priv->n_players == 0);
  for (guint i = 0; colours[i] != NULL && i < AHU_MAX_SEATS; i++)
    {
      priv->pens[i] = ahu_player_colour_find (colours[i]);
      priv->marks[i] = ahu_mark_new (colours[i], AHU_CHART_MARK_SIZE);
      gtk_widget_set_parent (priv->marks[i], GTK_WIDGET (self));
      priv->n_players++;
    }
}

guint
ahu_chart_get_n_players (AhuChart *self)
{
  g_return_val_if_fail (AHU_IS_CHART (self), 0);

  return get_private (self)->n_players;
}

GtkWidget *
ahu_chart_get_mark (AhuChart *self,
                    guint     seat)
{
  g_return_val_if_fail (AHU_IS_CHART (self), NULL);
  g_return_val_if_fail (seat < get_private (self)->n_players, NULL);

  return get_private (self)->marks[seat];
}

GtkWidget *
ahu_chart_add_label (AhuChart   *self,
                     const char *text,
                     const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

void
ahu_chart_add_level (AhuChart   *self,
                     double      part,
                     const char *text)
{
  Level level = { .part = part };

  g_return_if_fail (AHU_IS_CHART (self));

  level.label = ahu_chart_add_label (self, text, "chart-label");
  g_array_append_val (get_private (self)->levels, level);
}

void
ahu_chart_measure_level (AhuChart *self,
                         int      *width,
                         int      *height)
{
  GArray *levels;

  g_return_if_fail (AHU_IS_CHART (self));

  levels = get_private (self)->levels;
  ahu_chart_measure_child (g_array_index (levels, Level, levels->len - 1).label, width, height);
}

void
ahu_chart_set_plot (AhuChart              *self,
                    const graphene_rect_t *plot)
{
  AhuChartPrivate *priv;

  g_return_if_fail (AHU_IS_CHART (self));
  g_return_if_fail (plot != NULL);

  priv = get_private (self);
  priv->plot = *plot;
  for (guint i = 0; i < priv->levels->len; i++)
    {
      const Level *level = &g_array_index (priv->levels, Level, i);

      ahu_chart_place_child (level->label, plot->origin.x - AHU_CHART_GAP, ahu_chart_get_y (self, level->part), 1);
    }
}

const graphene_rect_t *
ahu_chart_get_plot (AhuChart *self)
{
  g_return_val_if_fail (AHU_IS_CHART (self), NULL);

  return &get_private (self)->plot;
}

double
ahu_chart_get_y (AhuChart *self,
                 double    part)
{
  const graphene_rect_t *plot = &get_private (self)->plot;

  return plot->origin.y + plot->size.height * (1 - part);
}

void
ahu_chart_measure_child (GtkWidget *child,
                         int       *width,
                         int       *height)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
}

int
ahu_chart_place_child (GtkWidget *child,
                       double     x,
                       double     y,
                       double     align)
{
  int width, height;

  ahu_chart_measure_child (child, &width, &height);
  gtk_widget_size_allocate (child,
                            &(GtkAllocation) { (int) (x - align * width), (int) (y - height / 2.0), width, height },
                            -1);

  return width;
}

void
ahu_chart_draw_moment (AhuChart    *self,
                       GtkSnapshot *snapshot,
                       double       x)
{
  const graphene_rect_t *plot = &get_private (self)->plot;

  gtk_snapshot_append_color (snapshot, &line_colour,
                             &GRAPHENE_RECT_INIT ((int) x, plot->origin.y, 1, plot->size.height));
}

void
ahu_chart_take_pen (AhuChart *self,
                    cairo_t  *cr,
                    guint     seat)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const AhuPlayerColour *colour;

  g_return_if_fail (AHU_IS_CHART (self));
  g_return_if_fail (seat < get_private (self)->n_players);

  colour = get_private (self)->pens[seat];
  gdk_cairo_set_source_rgba (cr, ahu_player_colour_get_rgba (colour, dark));
  cairo_set_dash (cr, colour->dashes, (int) colour->n_dashes, 0);
}

guint
ahu_chart_get_read (AhuChart *self)
{
  g_return_val_if_fail (AHU_IS_CHART (self), 0);

  return get_private (self)->read;
}

void
ahu_chart_read (AhuChart *self,
                guint     moment)
{
  AhuChartPrivate *priv;

  g_return_if_fail (AHU_IS_CHART (self));
  g_return_if_fail (moment <= AHU_CHART_GET_CLASS (self)->count (self));

  priv = get_private (self);
  if (priv->read == moment)
    return;

  priv->read = moment;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), read_property);
}
