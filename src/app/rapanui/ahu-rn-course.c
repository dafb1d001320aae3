/* ahu-rn-course.c: the course of a game as a chart of the points that were certain
 *
 * Labels and marks are children, so that they follow the text size and the
 * colour scheme; lines are drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-course.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/ahu-picture.h"
#include "rapanui/rn-final.h"

#define MARK_SIZE 16
#define MAX_STEPS 8
#define CHART_HEIGHT 250
#define CHART_MINIMUM 160
/* Of its width: steeper, the last turn would hide all that went before. */
#define CHART_SHAPE 0.55
/* Room for the shaded part that leads to the end. */
#define END_WIDTH 46
#define GAP 6

typedef struct
{
  double dashes[4];
  int n_dashes;
  GdkRGBA light; /* the mark's outline */
  GdkRGBA dark;  /* its fill in dark */
} Pen;

struct _AhuRnCourse
{
  GtkWidget parent_instance;

  guint n_players;
  guint n_turns;
  GArray *points; /* guint: after each turn, by player */
  guint totals[RN_MAX_PLAYERS];
  guint pens[RN_MAX_PLAYERS];
  guint order[RN_MAX_PLAYERS]; /* by place */

  guint unit;  /* points between two lines */
  guint n_units;
  guint pace;  /* turns between two numbers */

  GtkWidget *unit_labels[MAX_STEPS + 1];
  GtkWidget *turn_labels[MAX_STEPS + 1];
  GtkWidget *end_label;
  GtkWidget *marks[RN_MAX_PLAYERS];
  GtkWidget *total_labels[RN_MAX_PLAYERS];

  graphene_rect_t plot;
};

G_DEFINE_FINAL_TYPE (AhuRnCourse, ahu_rn_course, GTK_TYPE_WIDGET)

/* By colour: green, blue, red, violet. */
static const Pen pens[] = {
  { { 8, 3, 2, 3 }, 4, { 0.373f, 0.478f, 0.047f, 1 }, { 0.714f, 0.851f, 0.290f, 1 } },
  { { 10, 3 }, 2, { 0.114f, 0.498f, 0.690f, 1 }, { 0.498f, 0.804f, 0.953f, 1 } },
  { { 0 }, 0, { 0.612f, 0.122f, 0.090f, 1 }, { 0.941f, 0.412f, 0.373f, 1 } },
  { { 3, 3 }, 2, { 0.333f, 0.173f, 0.490f, 1 }, { 0.706f, 0.541f, 0.878f, 1 } },
};

/* Stands out alike against light and dark. */
static const GdkRGBA line_colour = { 0.5f, 0.5f, 0.5f, 0.35f };
static const GdkRGBA shade_colour = { 0.5f, 0.5f, 0.5f, 0.1f };

static guint
find_pen (const char *colour)
{
  static const char *const colours[] = { "green", "blue", "red", "violet" };

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_str_equal (colours[i], colour))
      return i;
  return 0;
}

static guint
certain_points (const RnPosition *position,
                guint             player)
{
  return position->glory[player] + RN_MOAI_POINTS * position->area[player][RN_MOAI] +
         position->wood[player] / RN_WOOD_PER_POINT;
}

static guint
get_points (AhuRnCourse *self,
            guint        turn,
            guint        player)
{
  return g_array_index (self->points, guint, turn * self->n_players + player);
}

static void
collect_points (AhuRnCourse *self,
                AhuSession  *session)
{
  AhuHistory *history = ahu_session_get_history (session);
  guint ply = ahu_history_get_ply (history);

  for (guint i = 0; i <= ply; i++)
    {
      const RnPosition *position = ahu_history_get_position (history, i);
      const RnPosition *next = i < ply ? ahu_history_get_position (history, i + 1) : NULL;

      /* A turn's points are those with which the next begins. */
      if (next != NULL && next->turn == position->turn)
        continue;
      if (next == NULL)
        next = position;
      for (guint player = 0; player < self->n_players; player++)
        {
          guint points = certain_points (next, player);

          g_array_append_val (self->points, points);
        }
      self->n_turns++;
    }
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
      self->pens[player] = find_pen (colours[player]);
    }
}

/* The smallest step of 1, 2 or 5 times ten that takes at most @most steps. */
static guint
round_step (guint range,
            guint most)
{
  static const guint heads[] = { 1, 2, 5 };

  for (guint ten = 1;; ten *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
      if (heads[i] * ten * most >= range)
        return heads[i] * ten;
}

static GtkWidget *
add_label (AhuRnCourse *self,
           guint        number,
           const char  *css_class)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
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
  guint highest = 1;

  for (guint player = 0; player < self->n_players; player++)
    highest = MAX (highest, self->totals[player]);
  self->unit = round_step (highest, 4);
  self->n_units = (highest + self->unit - 1) / self->unit;
  self->pace = round_step (self->n_turns, 5);

  for (guint i = 0; i <= self->n_units; i++)
    self->unit_labels[i] = add_label (self, i * self->unit, "chart-label");
  /* The first turn is 1, not 0. */
  for (guint i = 0; i <= last_label (self->n_turns, self->pace); i++)
    self->turn_labels[i] = add_label (self, MAX (1, i * self->pace), "chart-label");

  self->end_label = add_label (self, 0, "chart-label");
  /* Translators: on the chart of the points, where the Sacrifice cards have been counted */
  gtk_label_set_text (GTK_LABEL (self->end_label), C_("chart", "end"));
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
        self->total_labels[i] = add_label (self, self->totals[player], "chart-total");
    }
}

static void
describe (AhuRnCourse *self,
          AhuSession  *session)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->n_players; i++)
    {
      guint player = self->order[i];

      if (i > 0)
        g_string_append_c (text, '\n');
      /* Translators: a player’s name; points that were certain when a turn was
       * over, the number of that turn; points in the end */
      g_string_append_printf (text, _("%s: %u certain glory points after turn %u, %u in the end."),
                              ahu_session_get_names (session)[player],
                              get_points (self, self->n_turns - 1, player),
                              self->n_turns, self->totals[player]);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("The course of the game"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str,
                                  -1);
}

static double
point_x (AhuRnCourse *self,
         guint        turn)
{
  double span = self->plot.size.width - END_WIDTH;

  return self->plot.origin.x + (self->n_turns > 1 ? span * turn / (self->n_turns - 1) : 0);
}

static double
point_y (AhuRnCourse *self,
         guint        points)
{
  double top = self->plot.origin.y;

  return top + self->plot.size.height * (1.0 - points / (double) (self->unit * self->n_units));
}

static void
label_size (GtkWidget *label,
            int       *width,
            int       *height)
{
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
}

/* Puts @widget with its middle at @y; @x is its start, middle or end. */
static int
place (GtkWidget *widget,
       double     x,
       double     y,
       double     align)
{
  int width, height;

  label_size (widget, &width, &height);
  gtk_widget_size_allocate (widget,
                            &(GtkAllocation) { x - align * width, y - height / 2.0, width, height }, -1);
  return width;
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
      label_size (self->total_labels[i], &width, &height);
      room = MAX (room, row + width);
      row = 0;
    }
  return room;
}

static void
place_ends (AhuRnCourse *self)
{
  double start = self->plot.origin.x + self->plot.size.width;
  double lowest = self->plot.origin.y + self->plot.size.height;
  double last = -G_MAXDOUBLE;
  double x = start - MARK_SIZE / 2.0;

  for (guint i = 0; i < self->n_players; i++)
    {
      guint left = self->n_players - 1 - i;
      double y = MAX (point_y (self, self->totals[self->order[i]]), last + MARK_SIZE + 4);

      y = MIN (y, MAX (lowest - left * 4.0, last + MARK_SIZE));
      x += place (self->marks[i], x, y, 0) + GAP;
      if (self->total_labels[i] == NULL)
        continue;
      place (self->total_labels[i], x, y, 0);
      last = y;
      x = start - MARK_SIZE / 2.0;
    }
}

static void
ahu_rn_course_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  AhuRnCourse *self = AHU_RN_COURSE (widget);
  int label_width, label_height;
  double bottom;

  label_size (self->unit_labels[self->n_units], &label_width, &label_height);
  bottom = height - label_height - GAP;
  graphene_rect_init (&self->plot, label_width + GAP, label_height / 2.0,
                      width - label_width - GAP - end_room (self),
                      bottom - label_height / 2.0);

  for (guint i = 0; i <= self->n_units; i++)
    place (self->unit_labels[i], label_width, point_y (self, i * self->unit), 1);
  for (guint i = 0; i <= last_label (self->n_turns, self->pace); i++)
    place (self->turn_labels[i], point_x (self, i > 0 ? i * self->pace - 1 : 0),
           height - label_height / 2.0, 0.5);
  place (self->end_label, self->plot.origin.x + self->plot.size.width - END_WIDTH / 2.0 + MARK_SIZE / 2.0,
         height - label_height / 2.0, 0.5);
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
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 220;
      *natural = 420;
      return;
    }
  *minimum = CHART_MINIMUM;
  *natural = MAX (CHART_HEIGHT, (int) (CHART_SHAPE * for_size));
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
    gtk_snapshot_append_color (snapshot, &line_colour,
                               &GRAPHENE_RECT_INIT (plot->origin.x, (int) point_y (self, i * self->unit),
                                                    plot->size.width, 1));
  gtk_snapshot_append_color (snapshot, &shade_colour,
                             &GRAPHENE_RECT_INIT (plot->origin.x + plot->size.width - END_WIDTH,
                                                  plot->origin.y, END_WIDTH, plot->size.height));
}

static void
draw_player (AhuRnCourse *self,
             cairo_t     *cr,
             guint        player)
{
  const Pen *pen = &pens[self->pens[player]];
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  gdk_cairo_set_source_rgba (cr, dark ? &pen->dark : &pen->light);
  cairo_set_dash (cr, pen->dashes, pen->n_dashes, 0);
  cairo_move_to (cr, point_x (self, 0), point_y (self, get_points (self, 0, player)));
  for (guint turn = 1; turn < self->n_turns; turn++)
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
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                       gtk_widget_get_height (widget)));
  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = self->n_players; i > 0; i--)
    draw_player (self, cr, self->order[i - 1]);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (ahu_rn_course_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_rn_course_dispose (GObject *object)
{
  AhuRnCourse *self = AHU_RN_COURSE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->points, g_array_unref);

  G_OBJECT_CLASS (ahu_rn_course_parent_class)->dispose (object);
}

static void
ahu_rn_course_class_init (AhuRnCourseClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_rn_course_dispose;
  widget_class->measure = ahu_rn_course_measure;
  widget_class->get_request_mode = ahu_rn_course_get_request_mode;
  widget_class->size_allocate = ahu_rn_course_size_allocate;
  widget_class->snapshot = ahu_rn_course_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "course");
}

static void
ahu_rn_course_init (AhuRnCourse *self)
{
  self->points = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
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
  describe (self, session);
  return GTK_WIDGET (self);
}
