/* ahu-chances-chart.c: the players' chances to win after each move, as a chart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/charts/ahu-chances-chart.h"

#include <glib/gi18n.h>

#include "core/advice/ahu-game-advisor.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/charts/ahu-plot.h"
#include "toolkit/charts/ahu-scale.h"

/* As high as so many lines of text. */
#define CHART_LINES 11
#define GAP 6
#define MARK_SIZE 16
/* From where a line ends to its mark, which may have to stand higher or lower. */
#define LEADER 16
#define N_LEVELS 5 /* 0, 25 … 100 % */
#define MAX_TURNS 8 /* that have their number */

struct _AhuChancesChart
{
  GtkWidget parent_instance;

  GtkWidget *levels[N_LEVELS];
  GtkWidget *marks[AHU_MAX_SEATS]; /* by seat, where the lines end */
  GtkWidget *values[AHU_MAX_SEATS]; /* by seat, beside the marks */
  double ends[AHU_MAX_SEATS]; /* by seat, the heights of the marks */
  GtkWidget *turn_labels[MAX_TURNS];
  guint turn_moves[MAX_TURNS]; /* which move each of these turns begins with */
  const AhuPlayerColour *pens[AHU_MAX_SEATS];
  guint n_players;
  guint n_moves;
  GArray *chances; /* of double, n_players for each move */
  guint read;

  graphene_rect_t plot;
};

static GParamSpec *read_property;

G_DEFINE_FINAL_TYPE (AhuChancesChart, ahu_chances_chart, GTK_TYPE_WIDGET)

static guint
count_known (AhuChancesChart *self)
{
  return self->chances->len / self->n_players;
}

/* @move: from 1 */
static double
get_chance (AhuChancesChart *self,
            guint            move,
            guint            player)
{
  return g_array_index (self->chances, double, (move - 1) * self->n_players + player);
}

/* @move: from 1 */
static double
get_x (AhuChancesChart *self,
       guint            move)
{
  guint last = MAX (self->n_moves, 2);

  return self->plot.origin.x + self->plot.size.width * (move - 1) / (last - 1);
}

static double
get_y (AhuChancesChart *self,
       double           chance)
{
  return self->plot.origin.y + self->plot.size.height * (1 - chance);
}

static void
set_read (AhuChancesChart *self,
          guint            move)
{
  if (self->read == move)
    return;
  self->read = move;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), read_property);
}

static void
read_at (AhuChancesChart *self,
         double           x)
{
  double part = (x - self->plot.origin.x) / MAX (1, self->plot.size.width);
  guint known = count_known (self);

  if (known > 0)
    set_read (self, CLAMP (1 + (int) (part * (self->n_moves - 1) + 0.5), 1, (int) known));
}

static void
motion_cb (AhuChancesChart *self,
           double           x)
{
  read_at (self, x);
}

/* A finger only presses. */
static void
pressed_cb (AhuChancesChart *self,
            int              n_press,
            double           x)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  read_at (self, x);
}

static void
leave_cb (AhuChancesChart *self)
{
  set_read (self, 0);
}

static gboolean
key_cb (AhuChancesChart *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  guint known = count_known (self);

  if (known == 0 || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      set_read (self, self->read == 0 ? known : MAX (1, self->read - 1));
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      set_read (self, MIN (known, self->read + 1));
      return GDK_EVENT_STOP;
    case GDK_KEY_Home:
      set_read (self, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_End:
      set_read (self, known);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* Their order from the highest chance to the lowest, after the last move that is known. */
static void
rank_players (AhuChancesChart *self,
              guint            order[AHU_MAX_SEATS])
{
  guint known = count_known (self);

  for (guint player = 0; player < self->n_players; player++)
    {
      guint place = player;

      for (; place > 0 && get_chance (self, known, order[place - 1]) < get_chance (self, known, player); place--)
        order[place] = order[place - 1];
      order[place] = player;
    }
}

/* “100 %” is the widest. */
static void
measure_level (AhuChancesChart *self,
               int             *width,
               int             *height)
{
  ahu_plot_measure (self->levels[N_LEVELS - 1], width, height);
}

/* Beside the ends of the lines, or as near as there is room. */
static void
place_marks (AhuChancesChart *self)
{
  guint known = count_known (self);
  guint order[AHU_MAX_SEATS] = { 0 };
  double y[AHU_MAX_SEATS];
  int width, height, row;

  for (guint player = 0; player < self->n_players; player++)
    {
      gtk_widget_set_child_visible (self->marks[player], known > 0);
      gtk_widget_set_child_visible (self->values[player], known > 0);
    }
  if (known == 0)
    return;

  rank_players (self, order);
  for (guint i = 0; i < self->n_players; i++)
    /* Those that end in one place still stand one below the other. */
    y[i] = get_y (self, get_chance (self, known, order[i])) + i * 0.01;
  ahu_plot_measure (self->marks[0], &width, &height);
  measure_level (self, &width, &row);
  ahu_scale_spread (y, self->n_players, MAX (height + 2, row), self->plot.origin.y + self->plot.size.height);
  for (guint i = 0; i < self->n_players; i++)
    {
      guint player = order[i];
      double x = get_x (self, known) + LEADER;

      self->ends[player] = y[i];
      x += ahu_plot_place (self->marks[player], x, y[i], 0) + GAP;
      ahu_plot_place (self->values[player], x, y[i], 0);
    }
}

/* As far as they don't run into one another. */
static void
place_turns (AhuChancesChart *self,
             double           y)
{
  double free_from = 0;

  for (guint i = 0; i < MAX_TURNS && self->turn_labels[i] != NULL; i++)
    {
      double x = get_x (self, self->turn_moves[i]);
      int width = ahu_plot_place (self->turn_labels[i], x, y, 0.5);
      gboolean fits = x - width / 2.0 >= free_from;

      gtk_widget_set_child_visible (self->turn_labels[i], fits);
      if (fits)
        free_from = x + width / 2.0 + GAP;
    }
}

static void
ahu_chances_chart_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  AhuChancesChart *self = AHU_CHANCES_CHART (widget);
  int label_width, label_height, mark_width, mark_height;

  measure_level (self, &label_width, &label_height);
  /* Marks grow with the text. */
  ahu_plot_measure (self->marks[0], &mark_width, &mark_height);
  graphene_rect_init (&self->plot, label_width + GAP, label_height / 2.0f,
                      MAX (1, width - 2 * label_width - 2 * GAP - LEADER - mark_width),
                      MAX (1, height - 2 * label_height - GAP));
  for (guint i = 0; i < N_LEVELS; i++)
    ahu_plot_place (self->levels[i], label_width, get_y (self, i / (N_LEVELS - 1.0)), 1);
  place_turns (self, height - label_height / 2.0);
  place_marks (self);
}

static void
ahu_chances_chart_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  int width, height;

  measure_level (AHU_CHANCES_CHART (widget), &width, &height);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 220 : CHART_LINES * height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : *minimum;
}

static void
draw_player (AhuChancesChart *self,
             cairo_t         *cr,
             guint            player)
{
  guint known = count_known (self);

  ahu_plot_take_pen (cr, self->pens[player]);
  for (guint move = 1; move <= known; move++)
    cairo_line_to (cr, get_x (self, move), get_y (self, get_chance (self, move, player)));
  cairo_stroke (cr);
  if (known == 0)
    return;

  cairo_save (cr);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, get_x (self, known), get_y (self, get_chance (self, known, player)));
  cairo_line_to (cr, get_x (self, known) + LEADER, self->ends[player]);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_grid (AhuChancesChart *self,
           GtkSnapshot     *snapshot)
{
  for (guint i = 0; i < N_LEVELS; i++)
    ahu_plot_draw_level (snapshot, &self->plot, get_y (self, i / (N_LEVELS - 1.0)));
  if (self->read > 0)
    ahu_plot_draw_reading (snapshot, &self->plot, get_x (self, self->read));
}

static void
ahu_chances_chart_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  AhuChancesChart *self = AHU_CHANCES_CHART (widget);
  cairo_t *cr;

  draw_grid (self, snapshot);
  cr = ahu_plot_begin (widget, snapshot);
  for (guint player = 0; player < self->n_players; player++)
    draw_player (self, cr, player);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (ahu_chances_chart_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_chances_chart_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  g_value_set_uint (value, AHU_CHANCES_CHART (object)->read);
}

static void
ahu_chances_chart_dispose (GObject *object)
{
  AhuChancesChart *self = AHU_CHANCES_CHART (object);

  for (guint i = 0; i < N_LEVELS; i++)
    g_clear_pointer (&self->levels[i], gtk_widget_unparent);
  for (guint player = 0; player < AHU_MAX_SEATS; player++)
    {
      g_clear_pointer (&self->marks[player], gtk_widget_unparent);
      g_clear_pointer (&self->values[player], gtk_widget_unparent);
    }
  for (guint i = 0; i < MAX_TURNS; i++)
    g_clear_pointer (&self->turn_labels[i], gtk_widget_unparent);
  g_clear_pointer (&self->chances, g_array_unref);

  G_OBJECT_CLASS (ahu_chances_chart_parent_class)->dispose (object);
}

static void
ahu_chances_chart_class_init (AhuChancesChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_chances_chart_dispose;
  object_class->get_property = ahu_chances_chart_get_property;
  widget_class->measure = ahu_chances_chart_measure;
  widget_class->size_allocate = ahu_chances_chart_size_allocate;
  widget_class->snapshot = ahu_chances_chart_snapshot;

  read_property = g_param_spec_uint ("read", NULL, NULL, 0, G_MAXUINT, 0,
                                     G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, 1, read_property);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "course");
}

/* Returns: (transfer full): a chance, 0–1, in words */
static char *
tell_percentage (double chance)
{
  /* Translators: in a chart; %u is a percentage. */
  return g_strdup_printf (C_("chart", "%u%%"), (guint) (CLAMP (chance, 0, 1) * 100 + 0.5));
}

static void
add_levels (AhuChancesChart *self)
{
  for (guint i = 0; i < N_LEVELS; i++)
    {
      g_autofree char *text = tell_percentage (i / (N_LEVELS - 1.0));

      self->levels[i] = ahu_plot_add_label (GTK_WIDGET (self), text, "chart-label");
    }
}

static void
ahu_chances_chart_init (AhuChancesChart *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  self->chances = g_array_new (FALSE, FALSE, sizeof (double));
  add_levels (self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  ahu_plot_init (GTK_WIDGET (self));
}

/* The first turn, and at even steps from it. */
static void
add_turns (AhuChancesChart *self,
           const guint     *turns)
{
  guint pace = ahu_scale_step (turns[self->n_moves - 1] - turns[0] + 1, MAX_TURNS - 2);
  guint n = 0;

  for (guint i = 0; i < self->n_moves && n < MAX_TURNS; i++)
    if (i == 0 || (turns[i] != turns[i - 1] && turns[i] % pace == 0))
      {
        g_autofree char *text = g_strdup_printf ("%u", turns[i]);

        self->turn_moves[n] = i + 1;
        self->turn_labels[n++] = ahu_plot_add_label (GTK_WIDGET (self), text, "chart-label");
      }
}

GtkWidget *
ahu_chances_chart_new (const char *const *colours,
                       const guint       *turns,
                       guint              n_moves)
{
  AhuChancesChart *self = g_object_new (AHU_TYPE_CHANCES_CHART, NULL);

  self->n_players = MIN (g_strv_length ((char **) colours), AHU_MAX_SEATS);
  self->n_moves = n_moves;
  for (guint player = 0; player < self->n_players; player++)
    {
      self->pens[player] = ahu_player_colour_find (colours[player]);
      self->marks[player] = ahu_mark_new (colours[player], MARK_SIZE);
      gtk_widget_set_parent (self->marks[player], GTK_WIDGET (self));
      self->values[player] = ahu_plot_add_label (GTK_WIDGET (self), "", "chart-total");
    }
  add_turns (self, turns);

  return GTK_WIDGET (self);
}

void
ahu_chances_chart_append (AhuChancesChart *self,
                          const double    *chances)
{
  g_return_if_fail (AHU_IS_CHANCES_CHART (self));
  g_return_if_fail (count_known (self) < self->n_moves);

  g_array_append_vals (self->chances, chances, self->n_players);
  for (guint player = 0; player < self->n_players; player++)
    {
      g_autofree char *text = tell_percentage (chances[player]);

      gtk_label_set_text (GTK_LABEL (self->values[player]), text);
    }
  /* The marks go along with the lines. */
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

guint
ahu_chances_chart_get_read (AhuChancesChart *self)
{
  g_return_val_if_fail (AHU_IS_CHANCES_CHART (self), 0);

  return self->read;
}

void
ahu_chances_chart_read (AhuChancesChart *self,
                        guint            move)
{
  g_return_if_fail (AHU_IS_CHANCES_CHART (self));
  g_return_if_fail (move <= count_known (self));

  set_read (self, move);
}
