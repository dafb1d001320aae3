/* ahu-course-chart.c: the course of a game as a chart of points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/charts/ahu-course-chart.h"

#include <glib/gi18n.h>

#include "core/game/ahu-game.h"
#include "toolkit/charts/ahu-scale.h"

#define MAX_STEPS 8
/* As high as so many lines of text. */
#define CHART_LINES 12
/* Of its width: steeper, the last moment would hide all that went before. */
#define CHART_SHAPE 0.4
/* Room for the shaded part that leads to the end. */
#define END_WIDTH 46

struct _AhuCourseChart
{
  AhuChart parent_instance;

  AhuCourse *course;
  GPtrArray *highlights; /* AhuCourseHighlight, by moment */
  guint top;   /* points at the highest level */
  guint pace;  /* moments between two numbers */

  GtkWidget *labels[MAX_STEPS + 1]; /* of moments */
  GtkWidget *end_label;
  GtkWidget *badges[AHU_COURSE_HIGHLIGHTS];
  GtkWidget *totals[AHU_MAX_SEATS]; /* by place */
};

G_DEFINE_FINAL_TYPE (AhuCourseChart, ahu_course_chart, AHU_TYPE_CHART)

/* Stands out alike against light and dark. */
static const GdkRGBA shade_colour = { 0.5f, 0.5f, 0.5f, 0.1f };

static const AhuCourseHighlight *
get_highlight (AhuCourseChart *self,
               guint           i)
{
  return g_ptr_array_index (self->highlights, i);
}

static int
compare_highlights (gconstpointer a,
                    gconstpointer b)
{
  const AhuCourseHighlight *const *one = a;
  const AhuCourseHighlight *const *other = b;

  return (int) (*one)->moment - (int) (*other)->moment;
}

static GtkWidget *
add_number (AhuCourseChart *self,
            guint           number,
            const char     *css_class)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  return ahu_chart_add_label (AHU_CHART (self), text, css_class);
}

static guint
last_label (AhuCourseChart *self)
{
  return MIN (MAX_STEPS, self->course->moments->len / self->pace);
}

/* The first moment has a number, and each at an even step from none. */
static guint
label_moment (AhuCourseChart *self,
              guint           i)
{
  return MAX (1, i * self->pace);
}

static void
add_scales (AhuCourseChart *self)
{
  guint highest = MAX (1, ahu_course_get_highest (self->course));
  guint unit = ahu_scale_step (highest, 4);
  guint n_units = (highest + unit - 1) / unit;

  self->top = unit * n_units;
  self->pace = ahu_scale_step (self->course->moments->len, 5);
  for (guint i = 0; i <= n_units; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i * unit);

      ahu_chart_add_level (AHU_CHART (self), i / (double) n_units, number);
    }
  for (guint i = 0; i <= last_label (self); i++)
    {
      const AhuCourseMoment *moment = ahu_course_get_moment (self->course, label_moment (self, i));

      self->labels[i] = ahu_chart_add_label (AHU_CHART (self), moment->label, "chart-label");
    }

  /* Translators: on the chart of the points, where all that is added in the end has been counted */
  self->end_label = ahu_chart_add_label (AHU_CHART (self), C_("chart", "end"), "chart-label");
  for (guint i = 0; i < self->highlights->len; i++)
    self->badges[i] = add_number (self, i + 1, "chart-highlight");
}

static guint
get_total (AhuCourseChart *self,
           guint           place)
{
  return self->course->totals[self->course->order[place]];
}

/* One number for those with the same. */
static void
add_totals (AhuCourseChart *self)
{
  for (guint i = 0; i < self->course->n_players; i++)
    if (i + 1 == self->course->n_players || get_total (self, i + 1) != get_total (self, i))
      self->totals[i] = add_number (self, get_total (self, i), "chart-total");
}

/* @moment: from 1; one more than there are for the end */
static double
ahu_course_chart_get_x (AhuChart *chart,
                        guint     moment)
{
  const graphene_rect_t *plot = ahu_chart_get_plot (chart);
  guint n = AHU_COURSE_CHART (chart)->course->moments->len;
  double span = plot->size.width - END_WIDTH;

  if (moment > n)
    return plot->origin.x + plot->size.width;
  return plot->origin.x + (n > 1 ? span * (moment - 1) / (n - 1) : 0);
}

static double
point_x (AhuCourseChart *self,
         guint           moment)
{
  return ahu_course_chart_get_x (AHU_CHART (self), moment);
}

static double
point_y (AhuCourseChart *self,
         guint           points)
{
  return ahu_chart_get_y (AHU_CHART (self), points / (double) self->top);
}

static int
end_room (AhuCourseChart *self)
{
  int room = 0;
  int row = 0;

  for (guint i = 0; i < self->course->n_players; i++)
    {
      int width, height;

      row += AHU_CHART_MARK_SIZE + AHU_CHART_GAP;
      if (self->totals[i] == NULL)
        continue;
      ahu_chart_measure_child (self->totals[i], &width, &height);
      room = MAX (room, row + width);
      row = 0;
    }
  return room;
}

/* At the height of their totals or as near as there is room; those with the same in
 * one line. */
static void
find_ends (AhuCourseChart *self,
           double          y[AHU_MAX_SEATS])
{
  const graphene_rect_t *plot = ahu_chart_get_plot (AHU_CHART (self));
  guint n = self->course->n_players;
  int width, height;

  for (guint i = 0; i < n; i++)
    y[i] = point_y (self, get_total (self, i));
  ahu_chart_measure_child (self->totals[n - 1], &width, &height);
  ahu_scale_spread (y, n, MAX (AHU_CHART_MARK_SIZE + 4, height), plot->origin.y + plot->size.height);
}

static void
place_ends (AhuCourseChart *self)
{
  double start = point_x (self, self->course->moments->len + 1) - AHU_CHART_MARK_SIZE / 2.0;
  double x = start;
  double y[AHU_MAX_SEATS];

  find_ends (self, y);
  for (guint i = 0; i < self->course->n_players; i++)
    {
      GtkWidget *mark = ahu_chart_get_mark (AHU_CHART (self), self->course->order[i]);

      x += ahu_chart_place_child (mark, x, y[i], 0) + AHU_CHART_GAP;
      if (self->totals[i] == NULL)
        continue;
      ahu_chart_place_child (self->totals[i], x, y[i], 0);
      x = start;
    }
}

/* The numbers of the moments, as far as they don't run into one another. */
static void
place_labels (AhuCourseChart *self,
              double          y)
{
  double end = point_x (self, self->course->moments->len + 1) - END_WIDTH / 2.0 + AHU_CHART_MARK_SIZE / 2.0;
  double next = end - ahu_chart_place_child (self->end_label, end, y, 0.5) / 2.0;

  for (guint i = last_label (self) + 1; i > 0; i--)
    {
      double x = point_x (self, label_moment (self, i - 1));
      int width = ahu_chart_place_child (self->labels[i - 1], x, y, 0.5);
      gboolean fits = x + width / 2.0 + AHU_CHART_GAP <= next;

      gtk_widget_set_child_visible (self->labels[i - 1], fits);
      if (fits)
        next = x - width / 2.0;
    }
}

/* Whether the badge of a highlight would cover that of the one before. */
static gboolean
is_close (AhuCourseChart *self,
          guint           i,
          int             badge_width)
{
  return point_x (self, get_highlight (self, i)->moment) - point_x (self, get_highlight (self, i - 1)->moment) <
         badge_width + 2;
}

/* In as many lines as they need not to cover one another. */
static int
count_badge_lines (AhuCourseChart *self,
                   int             badge_width)
{
  guint lines = self->highlights->len > 0;
  guint line = 1;

  for (guint i = 1; i < self->highlights->len; i++)
    {
      line = is_close (self, i, badge_width) ? line + 1 : 1;
      lines = MAX (lines, line);
    }
  return (int) lines;
}

static void
place_badges (AhuCourseChart *self,
              int             badge_width,
              int             badge_height)
{
  guint line = 0;

  for (guint i = 0; i < self->highlights->len; i++)
    {
      line = i > 0 && is_close (self, i, badge_width) ? line + 1 : 0;
      ahu_chart_place_child (self->badges[i], point_x (self, get_highlight (self, i)->moment),
                             (line + 0.5) * badge_height, 0.5);
    }
}

static void
ahu_course_chart_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AhuCourseChart *self = AHU_COURSE_CHART (widget);
  AhuChart *chart = AHU_CHART (widget);
  int badge_width = 0, badge_height = 0;
  int label_width, label_height;
  graphene_rect_t plot;
  double top, bottom;

  ahu_chart_measure_level (chart, &label_width, &label_height);
  if (self->highlights->len > 0)
    ahu_chart_measure_child (self->badges[0], &badge_width, &badge_height);
  bottom = height - label_height - AHU_CHART_GAP;
  graphene_rect_init (&plot, label_width + AHU_CHART_GAP, 0, width - label_width - AHU_CHART_GAP - end_room (self), bottom);
  /* Where the badges stand depends on the width alone. */
  ahu_chart_set_plot (chart, &plot);
  top = MAX (label_height / 2.0, count_badge_lines (self, badge_width) * badge_height + 2.0);
  plot.origin.y = (float) top;
  plot.size.height = (float) (bottom - top);
  ahu_chart_set_plot (chart, &plot);

  place_labels (self, height - label_height / 2.0);
  place_badges (self, badge_width, badge_height);
  place_ends (self);
}

static void
ahu_course_chart_measure (GtkWidget      *widget,
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
  ahu_chart_measure_child (AHU_COURSE_CHART (widget)->end_label, &width, &height);
  *minimum = *natural = MAX (CHART_LINES * height, (int) (CHART_SHAPE * for_size));
}

static GtkSizeRequestMode
ahu_course_chart_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* All of the end, and below the badges. */
static void
ahu_course_chart_draw_ground (AhuChart    *chart,
                              GtkSnapshot *snapshot)
{
  AhuCourseChart *self = AHU_COURSE_CHART (chart);
  const graphene_rect_t *plot = ahu_chart_get_plot (chart);

  gtk_snapshot_append_color (snapshot, &shade_colour,
                             &GRAPHENE_RECT_INIT (plot->origin.x + plot->size.width - END_WIDTH,
                                                  plot->origin.y, END_WIDTH, plot->size.height));
  for (guint i = 0; i < self->highlights->len; i++)
    ahu_chart_draw_moment (chart, snapshot, point_x (self, get_highlight (self, i)->moment));
}

static void
draw_player (AhuCourseChart *self,
             cairo_t        *cr,
             guint           player)
{
  const AhuCourse *course = self->course;
  guint n = course->moments->len;

  ahu_chart_take_pen (AHU_CHART (self), cr, player);
  cairo_move_to (cr, point_x (self, 1), point_y (self, ahu_course_get_points (course, 1, player)));
  for (guint moment = 2; moment <= n; moment++)
    {
      cairo_line_to (cr, point_x (self, moment), point_y (self, ahu_course_get_points (course, moment - 1, player)));
      cairo_line_to (cr, point_x (self, moment), point_y (self, ahu_course_get_points (course, moment, player)));
    }
  cairo_line_to (cr, point_x (self, n + 1), point_y (self, course->totals[player]));
  cairo_stroke (cr);
}

/* The winner's over the others. */
static void
ahu_course_chart_draw_lines (AhuChart *chart,
                             cairo_t  *cr)
{
  AhuCourseChart *self = AHU_COURSE_CHART (chart);

  for (guint i = self->course->n_players; i > 0; i--)
    draw_player (self, cr, self->course->order[i - 1]);
}

static guint
ahu_course_chart_count (AhuChart *chart)
{
  return AHU_COURSE_CHART (chart)->course->moments->len + 1;
}

static void
ahu_course_chart_finalize (GObject *object)
{
  AhuCourseChart *self = AHU_COURSE_CHART (object);

  g_clear_pointer (&self->highlights, g_ptr_array_unref);
  g_clear_pointer (&self->course, ahu_course_free);

  G_OBJECT_CLASS (ahu_course_chart_parent_class)->finalize (object);
}

static void
ahu_course_chart_class_init (AhuCourseChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuChartClass *chart_class = AHU_CHART_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_course_chart_finalize;
  widget_class->measure = ahu_course_chart_measure;
  widget_class->get_request_mode = ahu_course_chart_get_request_mode;
  widget_class->size_allocate = ahu_course_chart_size_allocate;
  chart_class->count = ahu_course_chart_count;
  chart_class->get_x = ahu_course_chart_get_x;
  chart_class->draw_ground = ahu_course_chart_draw_ground;
  chart_class->draw_lines = ahu_course_chart_draw_lines;
}

static void
focus_left_cb (AhuCourseChart *self)
{
  ahu_chart_read (AHU_CHART (self), 0);
}

static void
ahu_course_chart_init (AhuCourseChart *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

GtkWidget *
ahu_course_chart_new (AhuCourse         *course,
                      const char *const *colours)
{
  AhuCourseChart *self;

  g_return_val_if_fail (course != NULL && course->moments->len > 0, NULL);
  g_return_val_if_fail (course->n_players <= AHU_MAX_SEATS, NULL);

  self = g_object_new (AHU_TYPE_COURSE_CHART, NULL);
  self->course = course;
  self->highlights = g_ptr_array_new ();
  g_ptr_array_extend (self->highlights, course->highlights, NULL, NULL);
  g_ptr_array_sort (self->highlights, compare_highlights);
  add_scales (self);
  ahu_chart_set_players (AHU_CHART (self), colours);
  add_totals (self);

  return GTK_WIDGET (self);
}

const AhuCourse *
ahu_course_chart_get_course (AhuCourseChart *self)
{
  g_return_val_if_fail (AHU_IS_COURSE_CHART (self), NULL);

  return self->course;
}

GPtrArray *
ahu_course_chart_get_highlights (AhuCourseChart *self)
{
  g_return_val_if_fail (AHU_IS_COURSE_CHART (self), NULL);

  return self->highlights;
}
