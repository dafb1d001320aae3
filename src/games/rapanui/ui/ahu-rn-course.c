/* ahu-rn-course.c: the course of a game as a chart of the points that were certain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-course.h"

#include <glib/gi18n.h>

#include "toolkit/art/ahu-picture.h"
#include "toolkit/charts/ahu-plot.h"
#include "toolkit/charts/ahu-scale.h"

#define MARK_SIZE 16
#define MAX_STEPS 8
/* As high as so many lines of text. */
#define CHART_LINES 12
/* Of its width: steeper, the last turn would hide all that went before. */
#define CHART_SHAPE 0.4
/* Room for the shaded part that leads to the end. */
#define END_WIDTH 46
#define GAP 6

struct _AhuRnCourse
{
  GtkWidget parent_instance;

  RnCourse *course;
  guint n_players;
  guint n_turns;
  guint turn; /* that is read */
  guint totals[RN_MAX_PLAYERS];
  const AhuPlayerColour *pens[RN_MAX_PLAYERS];
  guint order[RN_MAX_PLAYERS]; /* by place */
  RnSwing swings[AHU_RN_COURSE_SWINGS]; /* by turn */
  guint n_swings;

  guint unit;  /* points between two lines */
  guint n_units;
  guint pace;  /* turns between two numbers */

  GtkWidget *unit_labels[MAX_STEPS + 1];
  GtkWidget *turn_labels[MAX_STEPS + 1];
  GtkWidget *end_label;
  GtkWidget *swing_badges[AHU_RN_COURSE_SWINGS];
  GtkWidget *marks[RN_MAX_PLAYERS];
  GtkWidget *total_labels[RN_MAX_PLAYERS];

  graphene_rect_t plot;
};

static GParamSpec *turn_property;

G_DEFINE_FINAL_TYPE (AhuRnCourse, ahu_rn_course, GTK_TYPE_WIDGET)

/* Stands out alike against light and dark. */
static const GdkRGBA shade_colour = { 0.5f, 0.5f, 0.5f, 0.1f };

static guint
get_points (AhuRnCourse *self,
            guint        turn,
            guint        player)
{
  if (turn > self->n_turns)
    return self->totals[player];
  return (guint) rn_course_get_points (self->course, turn, player);
}

static int
compare_swings (gconstpointer a,
                gconstpointer b)
{
  return (int) ((const RnSwing *) a)->turn - (int) ((const RnSwing *) b)->turn;
}

static void
collect_points (AhuRnCourse *self,
                AhuSession  *session)
{
  self->course = rn_course_new (ahu_session_get_history (session));
  self->n_turns = rn_course_get_n_turns (self->course);
  self->n_swings = rn_course_find_swings (self->course, self->swings, AHU_RN_COURSE_SWINGS);
  qsort (self->swings, self->n_swings, sizeof (RnSwing), compare_swings);
}

static void
collect_totals (AhuRnCourse *self,
                AhuSession  *session)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  RnSheet sheet;
  RnFinal final;

  rn_sheet_from_position (&sheet, ahu_session_get_position (session));
  rn_final (&final, &sheet);
  for (guint player = 0; player < self->n_players; player++)
    {
      self->totals[player] = final.players[player].total;
      self->order[player] = final.order[player];
      self->pens[player] = ahu_player_colour_find (colours[player]);
    }
}

static GtkWidget *
add_number (AhuRnCourse *self,
            guint        number,
            const char  *css_class)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  return ahu_plot_add_label (GTK_WIDGET (self), text, css_class);
}

static guint
last_label (guint n_turns,
            guint pace)
{
  return MIN (MAX_STEPS, n_turns / pace);
}

static void
add_scales (AhuRnCourse *self)
{
  guint highest = MAX (1, (guint) rn_course_get_highest (self->course));

  for (guint player = 0; player < self->n_players; player++)
    highest = MAX (highest, self->totals[player]);
  self->unit = ahu_scale_step (highest, 4);
  self->n_units = (highest + self->unit - 1) / self->unit;
  self->pace = ahu_scale_step (self->n_turns, 5);

  for (guint i = 0; i <= self->n_units; i++)
    self->unit_labels[i] = add_number (self, i * self->unit, "chart-label");
  /* The first turn is 1, not 0. */
  for (guint i = 0; i <= last_label (self->n_turns, self->pace); i++)
    self->turn_labels[i] = add_number (self, rn_course_get_number (self->course, MAX (1, i * self->pace)), "chart-label");

  /* Translators: on the chart of the points, where the Sacrifice cards have been counted */
  self->end_label = ahu_plot_add_label (GTK_WIDGET (self), C_("chart", "end"), "chart-label");
  for (guint i = 0; i < self->n_swings; i++)
    self->swing_badges[i] = add_number (self, i + 1, "chart-swing");
}

static void
add_marks (AhuRnCourse *self,
           AhuSession  *session)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));

  for (guint i = 0; i < self->n_players; i++)
    {
      guint player = self->order[i];

      self->marks[i] = ahu_mark_new (colours[player], MARK_SIZE);
      gtk_widget_set_parent (self->marks[i], GTK_WIDGET (self));
      /* One number for those with the same. */
      if (i + 1 == self->n_players || self->totals[self->order[i + 1]] != self->totals[player])
        self->total_labels[i] = add_number (self, self->totals[player], "chart-total");
    }
}

/* @turn: from 1 */
static double
point_x (AhuRnCourse *self,
         guint        turn)
{
  double span = self->plot.size.width - END_WIDTH;

  return self->plot.origin.x + (self->n_turns > 1 ? span * (turn - 1) / (self->n_turns - 1) : 0);
}

static double
point_y (AhuRnCourse *self,
         guint        points)
{
  double top = self->plot.origin.y;

  return top + self->plot.size.height * (1.0 - points / (double) (self->unit * self->n_units));
}

static int
end_room (AhuRnCourse *self)
{
  int room = 0;
  int row = 0;

  for (guint i = 0; i < self->n_players; i++)
    {
      int width, height;

      row += MARK_SIZE + GAP;
      if (self->total_labels[i] == NULL)
        continue;
      ahu_plot_measure (self->total_labels[i], &width, &height);
      room = MAX (room, row + width);
      row = 0;
    }
  return room;
}

/* At the height of their totals or as near as there is room; those with the same in
 * one line. */
static void
find_ends (AhuRnCourse *self,
           double       y[RN_MAX_PLAYERS])
{
  int width, height;

  for (guint i = 0; i < self->n_players; i++)
    y[i] = point_y (self, self->totals[self->order[i]]);
  ahu_plot_measure (self->total_labels[self->n_players - 1], &width, &height);
  ahu_scale_spread (y, self->n_players, MAX (MARK_SIZE + 4, height),
                    self->plot.origin.y + self->plot.size.height);
}

static void
place_ends (AhuRnCourse *self)
{
  double start = self->plot.origin.x + self->plot.size.width - MARK_SIZE / 2.0;
  double x = start;
  double y[RN_MAX_PLAYERS];

  find_ends (self, y);
  for (guint i = 0; i < self->n_players; i++)
    {
      x += ahu_plot_place (self->marks[i], x, y[i], 0) + GAP;
      if (self->total_labels[i] == NULL)
        continue;
      ahu_plot_place (self->total_labels[i], x, y[i], 0);
      x = start;
    }
}

/* The numbers of the turns, as far as they don't run into one another. */
static void
place_turns (AhuRnCourse *self,
             double       y)
{
  double end = self->plot.origin.x + self->plot.size.width - END_WIDTH / 2.0 + MARK_SIZE / 2.0;
  double next = end - ahu_plot_place (self->end_label, end, y, 0.5) / 2.0;

  for (guint i = last_label (self->n_turns, self->pace) + 1; i > 0; i--)
    {
      double x = point_x (self, MAX (1, (i - 1) * self->pace));
      int width = ahu_plot_place (self->turn_labels[i - 1], x, y, 0.5);
      gboolean fits = x + width / 2.0 + GAP <= next;

      gtk_widget_set_child_visible (self->turn_labels[i - 1], fits);
      if (fits)
        next = x - width / 2.0;
    }
}

/* In as many lines as they need not to cover one another. */
static int
count_swing_lines (AhuRnCourse *self,
                   int          badge_width)
{
  guint lines = self->n_swings > 0;
  guint line = 1;

  for (guint i = 1; i < self->n_swings; i++)
    {
      double distance = point_x (self, self->swings[i].turn) - point_x (self, self->swings[i - 1].turn);

      line = distance < badge_width + 2 ? line + 1 : 1;
      lines = MAX (lines, line);
    }
  return (int) lines;
}

static void
place_swings (AhuRnCourse *self,
              int          badge_width,
              int          badge_height)
{
  guint line = 0;

  for (guint i = 0; i < self->n_swings; i++)
    {
      double x = point_x (self, self->swings[i].turn);

      if (i > 0)
        line = x - point_x (self, self->swings[i - 1].turn) < badge_width + 2 ? line + 1 : 0;
      ahu_plot_place (self->swing_badges[i], x, (line + 0.5) * badge_height, 0.5);
    }
}

static void
ahu_rn_course_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  AhuRnCourse *self = AHU_RN_COURSE (widget);
  int badge_width = 0, badge_height = 0;
  int label_width, label_height;
  double top, bottom;

  ahu_plot_measure (self->unit_labels[self->n_units], &label_width, &label_height);
  if (self->n_swings > 0)
    ahu_plot_measure (self->swing_badges[0], &badge_width, &badge_height);
  bottom = height - label_height - GAP;
  graphene_rect_init (&self->plot, label_width + GAP, 0, width - label_width - GAP - end_room (self), bottom);
  /* Where the badges stand depends on the width alone. */
  top = MAX (label_height / 2.0, count_swing_lines (self, badge_width) * badge_height + 2.0);
  self->plot.origin.y = (float) top;
  self->plot.size.height = (float) (bottom - top);

  for (guint i = 0; i <= self->n_units; i++)
    ahu_plot_place (self->unit_labels[i], label_width, point_y (self, i * self->unit), 1);
  place_turns (self, height - label_height / 2.0);
  place_swings (self, badge_width, badge_height);
  place_ends (self);
}

static void
ahu_rn_course_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  int width, height;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 220;
      *natural = 420;
      return;
    }
  ahu_plot_measure (AHU_RN_COURSE (widget)->end_label, &width, &height);
  *minimum = *natural = MAX (CHART_LINES * height, (int) (CHART_SHAPE * for_size));
}

static GtkSizeRequestMode
ahu_rn_course_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
draw_grid (AhuRnCourse *self,
           GtkSnapshot *snapshot)
{
  const graphene_rect_t *plot = &self->plot;

  for (guint i = 0; i <= self->n_units; i++)
    ahu_plot_draw_level (snapshot, plot, point_y (self, i * self->unit));
  gtk_snapshot_append_color (snapshot, &shade_colour,
                             &GRAPHENE_RECT_INIT (plot->origin.x + plot->size.width - END_WIDTH,
                                                  plot->origin.y, END_WIDTH, plot->size.height));
}

static double
reading_x (AhuRnCourse *self)
{
  return self->turn > self->n_turns ? self->plot.origin.x + self->plot.size.width : point_x (self, self->turn);
}

/* At the turn that is read, and below the badges. */
static void
draw_turns (AhuRnCourse *self,
            GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->n_swings; i++)
    ahu_plot_draw_moment (snapshot, &self->plot, point_x (self, self->swings[i].turn));
  if (self->turn > 0)
    ahu_plot_draw_reading (snapshot, &self->plot, reading_x (self));
}

static void
draw_player (AhuRnCourse *self,
             cairo_t     *cr,
             guint        player)
{
  ahu_plot_take_pen (cr, self->pens[player]);
  cairo_move_to (cr, point_x (self, 1), point_y (self, get_points (self, 1, player)));
  for (guint turn = 2; turn <= self->n_turns; turn++)
    {
      cairo_line_to (cr, point_x (self, turn), point_y (self, get_points (self, turn - 1, player)));
      cairo_line_to (cr, point_x (self, turn), point_y (self, get_points (self, turn, player)));
    }
  cairo_line_to (cr, self->plot.origin.x + self->plot.size.width,
                 point_y (self, self->totals[player]));
  cairo_stroke (cr);
}

static void
ahu_rn_course_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  AhuRnCourse *self = AHU_RN_COURSE (widget);
  cairo_t *cr;

  draw_grid (self, snapshot);
  draw_turns (self, snapshot);
  cr = ahu_plot_begin (widget, snapshot);
  for (guint i = self->n_players; i > 0; i--)
    draw_player (self, cr, self->order[i - 1]);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (ahu_rn_course_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_rn_course_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  g_value_set_uint (value, AHU_RN_COURSE (object)->turn);
}

static void
ahu_rn_course_dispose (GObject *object)
{
  AhuRnCourse *self = AHU_RN_COURSE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->course, rn_course_free);

  G_OBJECT_CLASS (ahu_rn_course_parent_class)->dispose (object);
}

static void
ahu_rn_course_class_init (AhuRnCourseClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_rn_course_dispose;
  object_class->get_property = ahu_rn_course_get_property;
  widget_class->measure = ahu_rn_course_measure;
  widget_class->get_request_mode = ahu_rn_course_get_request_mode;
  widget_class->size_allocate = ahu_rn_course_size_allocate;
  widget_class->snapshot = ahu_rn_course_snapshot;

  turn_property = g_param_spec_uint ("turn", NULL, NULL, 0, G_MAXUINT, 0,
                                     G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, 1, turn_property);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "course");
}

static void
ahu_rn_course_init (AhuRnCourse *self)
{
  ahu_plot_init (GTK_WIDGET (self));
}

GtkWidget *
ahu_rn_course_new (AhuSession *session)
{
  AhuRnCourse *self = g_object_new (AHU_TYPE_RN_COURSE, NULL);
  const RnPosition *position = ahu_session_get_position (session);

  self->n_players = position->n_players;
  collect_points (self, session);
  collect_totals (self, session);
  add_scales (self);
  add_marks (self, session);
  return GTK_WIDGET (self);
}

const RnSwing *
ahu_rn_course_get_swings (AhuRnCourse *self,
                          guint       *n_swings)
{
  g_return_val_if_fail (AHU_IS_RN_COURSE (self), NULL);
  g_return_val_if_fail (n_swings != NULL, NULL);

  *n_swings = self->n_swings;
  return self->swings;
}

guint
ahu_rn_course_get_n_turns (AhuRnCourse *self)
{
  g_return_val_if_fail (AHU_IS_RN_COURSE (self), 0);

  return self->n_turns;
}

guint
ahu_rn_course_get_number (AhuRnCourse *self,
                          guint        turn)
{
  g_return_val_if_fail (AHU_IS_RN_COURSE (self), 0);

  return rn_course_get_number (self->course, turn);
}

guint
ahu_rn_course_find_turn (AhuRnCourse *self,
                         double       x)
{
  double span, at;

  g_return_val_if_fail (AHU_IS_RN_COURSE (self), 0);

  span = self->plot.size.width - END_WIDTH;
  at = x - self->plot.origin.x;
  if (at > span + END_WIDTH / 2.0)
    return self->n_turns + 1;
  return 1 + (guint) (CLAMP (at / span, 0, 1) * (self->n_turns - 1) + 0.5);
}

guint
ahu_rn_course_get_turn (AhuRnCourse *self)
{
  g_return_val_if_fail (AHU_IS_RN_COURSE (self), 0);

  return self->turn;
}

void
ahu_rn_course_set_turn (AhuRnCourse *self,
                        guint        turn)
{
  g_return_if_fail (AHU_IS_RN_COURSE (self));
  g_return_if_fail (turn <= self->n_turns + 1);

  if (self->turn == turn)
    return;
  self->turn = turn;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), turn_property);
}

guint
ahu_rn_course_get_player (AhuRnCourse *self,
                          guint        i)
{
  g_return_val_if_fail (AHU_IS_RN_COURSE (self), 0);
  g_return_val_if_fail (i < self->n_players, 0);

  return self->order[i];
}

guint
ahu_rn_course_get_points (AhuRnCourse *self,
                          guint        turn,
                          guint        player)
{
  g_return_val_if_fail (AHU_IS_RN_COURSE (self), 0);
  g_return_val_if_fail (turn > 0 && turn <= self->n_turns + 1 && player < self->n_players, 0);

  return get_points (self, turn, player);
}
