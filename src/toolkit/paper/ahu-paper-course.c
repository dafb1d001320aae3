/* ahu-paper-course.c: the course of a game as a chart on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/paper/ahu-paper-course.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/charts/ahu-scale.h"

/* In em. */
#define CHART_HEIGHT 11
#define MOST_ROOM 14
#define MARK 1.3
#define GAP 0.4
#define END_WIDTH 3.5
#define HEADING_GAP 0.9
#define HIGHLIGHTS_GAP 0.5
#define PEN_WIDTH 0.15
#define DASH 0.1
#define MOST_STEPS 8

static const AhuPaperStyle number_style = { 0.85, PANGO_WEIGHT_NORMAL, 0.33, 1, FALSE };
static const AhuPaperStyle moment_style = { 0.85, PANGO_WEIGHT_NORMAL, 0.33, 0.5, FALSE };
static const AhuPaperStyle total_style = { 1, PANGO_WEIGHT_BOLD, 0, 0, FALSE };

typedef struct
{
  AhuCourse *told;
  const AhuPlayerColour *pens[AHU_MAX_SEATS];
  guint unit; /* points between two lines */
  guint n_units;
  guint pace; /* moments between two numbers */
} Course;

typedef struct
{
  const Course *course;
  AhuPaperCanvas *canvas;
  double left;
  double top;
  double width;
  double height;
  double end; /* of the width, what leads to the end */
} Plot;

static void
course_free (gpointer data)
{
  Course *course = data;

  ahu_course_free (course->told);
  g_free (course);
}

static Course *
course_new (AhuSession *session)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  Course *course = g_new0 (Course, 1);
  g_auto (GStrv) names = ahu_names_isolate (ahu_session_get_names (session));
  guint highest;

  course->told = ahu_session_get_game (session)->course (ahu_session_get_history (session), (const char *const *) names);
  for (guint player = 0; player < course->told->n_players; player++)
    course->pens[player] = ahu_player_colour_find (colours[player]);
  highest = MAX (1, ahu_course_get_highest (course->told));
  course->unit = ahu_scale_step (highest, 4);
  course->n_units = (highest + course->unit - 1) / course->unit;
  course->pace = ahu_scale_step (course->told->moments->len, MOST_STEPS);

  return course;
}

static guint
get_total (const Course *course,
           guint         place)
{
  return course->told->totals[course->told->order[place]];
}

/* @moment: from 1 */
static double
point_x (const Plot *plot,
         guint       moment)
{
  guint n = plot->course->told->moments->len;
  double span = plot->width - plot->end;

  return plot->left + (n > 1 ? span * (moment - 1) / (n - 1) : 0);
}

static double
point_y (const Plot *plot,
         guint       points)
{
  return plot->top + plot->height * (1 - points / (double) (plot->course->unit * plot->course->n_units));
}

static void
draw_grid (const Plot *plot)
{
  AhuPaperCanvas *canvas = plot->canvas;
  double em = canvas->em;

  ahu_paper_canvas_shade (canvas, plot->left + plot->width - plot->end, plot->top, plot->end, plot->height,
                          AHU_PAPER_GREY);
  for (guint i = 0; i <= plot->course->n_units; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i * plot->course->unit);
      double y = point_y (plot, i * plot->course->unit);

      ahu_paper_canvas_line (canvas, plot->left, y, plot->width, i > 0 ? 0.75 : 0.3);
      ahu_paper_canvas_write_middle (canvas, &number_style, number, 0, y, plot->left - GAP * em);
    }
}

static void
draw_moments (const Plot *plot)
{
  const AhuCourse *told = plot->course->told;
  AhuPaperCanvas *canvas = plot->canvas;
  double em = canvas->em;
  double y = plot->top + plot->height + 0.9 * em;
  double end_x = plot->left + plot->width - plot->end / 2 - 3 * em;

  for (guint i = 0; i <= told->moments->len; i += plot->course->pace)
    {
      /* The first is 1, not 0. */
      guint moment = MAX (1, i);

      ahu_paper_canvas_write_middle (canvas, &moment_style, ahu_course_get_moment (told, moment)->label,
                                     point_x (plot, moment) - 2 * em, y, 4 * em);
    }
  /* Translators: on the chart of the points, where all that is added in the end has been counted */
  ahu_paper_canvas_write_middle (canvas, &moment_style, C_("chart", "end"), end_x, y, 6 * em);
}

static void
draw_player (const Plot *plot,
             guint       player)
{
  const AhuCourse *told = plot->course->told;
  cairo_t *cr = plot->canvas->cr;
  double em = plot->canvas->em;
  const AhuPlayerColour *pen = plot->course->pens[player];
  double dashes[G_N_ELEMENTS (pen->dashes)];

  for (guint i = 0; i < G_N_ELEMENTS (dashes); i++)
    dashes[i] = pen->dashes[i] * DASH * em;
  gdk_cairo_set_source_rgba (cr, &pen->paper);
  cairo_set_dash (cr, dashes, (int) pen->n_dashes, 0);
  cairo_move_to (cr, point_x (plot, 1), point_y (plot, ahu_course_get_points (told, 1, player)));
  for (guint moment = 2; moment <= told->moments->len; moment++)
    {
      cairo_line_to (cr, point_x (plot, moment), point_y (plot, ahu_course_get_points (told, moment - 1, player)));
      cairo_line_to (cr, point_x (plot, moment), point_y (plot, ahu_course_get_points (told, moment, player)));
    }
  cairo_line_to (cr, plot->left + plot->width, point_y (plot, told->totals[player]));
  cairo_stroke (cr);
}

static void
draw_lines (const Plot *plot)
{
  cairo_t *cr = plot->canvas->cr;

  cairo_save (cr);
  cairo_set_line_width (cr, PEN_WIDTH * plot->canvas->em);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = plot->course->told->n_players; i > 0; i--)
    draw_player (plot, plot->course->told->order[i - 1]);
  cairo_restore (cr);
}

/* Whether the player in the next place has as many points. */
static gboolean
is_level_with_next (const Course *course,
                    guint         place)
{
  return place + 1 < course->told->n_players && get_total (course, place + 1) == get_total (course, place);
}

/* The marks where the lines end, those with the same points in a row, with their
 * points once; nearly the same ones below each other. */
static void
draw_ends (const Plot *plot)
{
  const Course *course = plot->course;
  AhuPaperCanvas *canvas = plot->canvas;
  double size = MARK * canvas->em;
  double start = plot->left + plot->width - size / 2;
  double x = start;
  double last = -G_MAXDOUBLE;

  for (guint i = 0; i < course->told->n_players; i++)
    {
      double y = MAX (point_y (plot, get_total (course, i)), last + size * 1.1);
      g_autofree char *total = g_strdup_printf ("%u", get_total (course, i));

      ahu_paper_canvas_draw (canvas, course->pens[course->told->order[i]]->mark, x, y - size / 2, size, size);
      x += size + GAP * canvas->em;
      if (is_level_with_next (course, i))
        continue;
      ahu_paper_canvas_write_middle (canvas, &total_style, total, x, y, -1);
      last = y;
      x = start;
    }
}

/* For the marks beside the chart and their points. */
static double
measure_ends (AhuPaperCanvas *canvas,
              const Course   *course)
{
  double room = 0;
  guint row = 0;

  for (guint i = 0; i < course->told->n_players; i++)
    {
      g_autofree char *total = g_strdup_printf ("%u", get_total (course, i));
      double width;

      row++;
      if (is_level_with_next (course, i))
        continue;
      ahu_paper_canvas_measure (canvas, &total_style, total, -1, &width);
      room = MAX (room, row * (MARK + GAP) * canvas->em + width);
      row = 0;
    }

  return room;
}

static double
put_line (AhuPaperCanvas      *canvas,
          const AhuPaperStyle *style,
          const char          *text,
          double               x,
          double               y,
          double               width,
          gboolean             writes)
{
  return writes ? ahu_paper_canvas_write (canvas, style, text, x, y, width)
                : ahu_paper_canvas_measure (canvas, style, text, width, NULL);
}

/* Writes them, or only finds their height; nothing where no moment stood out. */
static double
put_highlights (AhuPaperCanvas *canvas,
                GPtrArray      *highlights,
                double          x,
                double          y,
                double          width,
                gboolean        writes)
{
  AhuPaperStyle style = ahu_paper_second;
  double top = y;

  if (highlights->len == 0)
    return 0;

  y += HIGHLIGHTS_GAP * canvas->em;
  style.weight = PANGO_WEIGHT_BOLD;
  y += put_line (canvas, &style, _("The largest swings"), x, y, width, writes);
  for (guint i = 0; i < highlights->len; i++)
    {
      const AhuCourseHighlight *highlight = g_ptr_array_index (highlights, i);
      g_autofree char *line = g_strjoin (C_("sentences", " "), highlight->sentence, highlight->why, NULL);

      y += put_line (canvas, &ahu_paper_second, line, x, y, width, writes);
    }

  return y - top;
}

static double
draw_course (AhuPaperCanvas *canvas,
             double          width,
             double          room,
             gpointer        data)
{
  const Course *course = data;
  GPtrArray *highlights = course->told->highlights;
  double em = canvas->em;
  g_autofree char *number = g_strdup_printf ("%u", course->unit * course->n_units);
  Plot plot = { .course = course, .canvas = canvas, .end = END_WIDTH * em };
  double scale_width, told, y;

  plot.top = ahu_paper_canvas_write (canvas, &ahu_paper_heading, course->told->title, 0, 0, width) +
             HEADING_GAP * em;
  ahu_paper_canvas_measure (canvas, &number_style, number, -1, &scale_width);
  plot.left = scale_width + (GAP + 0.1) * em;
  plot.width = width - plot.left - measure_ends (canvas, course) + MARK * em / 2;
  /* The highlights are told where the page has room for them. */
  told = put_highlights (canvas, highlights, 0, 0, width - plot.left, FALSE);
  told = told <= room ? told : 0;
  plot.height = CHART_HEIGHT * em + room - told;
  draw_grid (&plot);
  draw_moments (&plot);
  draw_lines (&plot);
  draw_ends (&plot);

  y = plot.top + plot.height + 1.8 * em;
  y += ahu_paper_canvas_write (canvas, &ahu_paper_second, course->told->caption, plot.left, y, width - plot.left);
  if (told > 0)
    y += put_highlights (canvas, highlights, plot.left, y, width - plot.left, TRUE);

  return y;
}

void
ahu_paper_add_course (AhuPaper   *paper,
                      AhuSession *session)
{
  g_return_if_fail (AHU_IS_PAPER (paper));
  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (ahu_session_is_over (session));

  if (ahu_session_get_game (session)->course != NULL)
    ahu_paper_add (paper, draw_course, course_new (session), course_free, MOST_ROOM);
}
