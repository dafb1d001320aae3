/* ahu-rn-paper-course.c: the course of a game as a chart on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-paper-course.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/rapanui/study/rn-swings.h"
#include "toolkit/base/ahu-player-colour.h"

/* In em. */
#define CHART_HEIGHT 11
#define MOST_ROOM 14
#define MARK 1.3
#define GAP 0.4
#define END_WIDTH 3.5
#define HEADING_GAP 0.9
#define SWINGS_GAP 0.5
#define PEN_WIDTH 0.15
#define DASH 0.1
#define MOST_STEPS 8
#define MOST_SWINGS 3

static const AhuPaperStyle number_style = { 0.85, PANGO_WEIGHT_NORMAL, 0.33, 1, FALSE };
static const AhuPaperStyle turn_style = { 0.85, PANGO_WEIGHT_NORMAL, 0.33, 0.5, FALSE };
static const AhuPaperStyle total_style = { 1, PANGO_WEIGHT_BOLD, 0, 0, FALSE };

typedef struct
{
  guint n_players;
  guint n_turns;
  RnCourse *points;
  guint totals[RN_MAX_PLAYERS];
  guint order[RN_MAX_PLAYERS]; /* by place */
  const AhuPlayerColour *pens[RN_MAX_PLAYERS];
  guint unit; /* points between two lines */
  guint n_units;
  guint pace; /* turns between two numbers */
  char **swings; /* in words, the largest first */
} Course;

typedef struct
{
  const Course *course;
  AhuPaperCanvas *canvas;
  double left;
  double top;
  double width;
  double height;
  double end; /* of the width, where the Sacrifice cards are counted */
} Plot;

static void
course_free (gpointer data)
{
  Course *course = data;

  rn_course_free (course->points);
  g_strfreev (course->swings);
  g_free (course);
}

/* After a turn, from 0. */
static guint
get_points (const Course *course,
            guint         turn,
            guint         player)
{
  return (guint) rn_course_get_points (course->points, turn + 1, player);
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

static char **
describe_swings (const RnCourse    *course,
                 const char *const *names)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  RnSwing swings[MOST_SWINGS];
  guint n = rn_course_find_swings (course, swings, MOST_SWINGS);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = rn_swing_sentence (&swings[i], names);
      g_auto (GStrv) reasons = rn_swing_reasons (&swings[i], names);
      g_autofree char *why = g_strjoinv (C_("sentences", " "), reasons);
      g_autofree char *line = g_strjoin (C_("sentences", " "), sentence, *why != '\0' ? why : NULL, NULL);

      g_strv_builder_add (lines, line);
    }

  return g_strv_builder_end (lines);
}

static Course *
course_new (AhuSession    *session,
            const RnFinal *final)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  Course *course = g_new0 (Course, 1);
  g_auto (GStrv) names = ahu_names_isolate (ahu_session_get_names (session));
  guint highest;

  course->n_players = final->n_players;
  course->points = rn_course_new (ahu_session_get_history (session));
  highest = MAX (1, (guint) rn_course_get_highest (course->points));
  course->n_turns = rn_course_get_n_turns (course->points);
  for (guint player = 0; player < final->n_players; player++)
    {
      course->totals[player] = final->players[player].total;
      course->order[player] = final->order[player];
      course->pens[player] = ahu_player_colour_find (colours[player]);
      highest = MAX (highest, course->totals[player]);
    }
  course->unit = round_step (highest, 4);
  course->n_units = (highest + course->unit - 1) / course->unit;
  course->pace = round_step (course->n_turns, MOST_STEPS);
  course->swings = describe_swings (course->points, (const char *const *) names);

  return course;
}

static double
point_x (const Plot *plot,
         guint       turn)
{
  double span = plot->width - plot->end;

  return plot->left + (plot->course->n_turns > 1 ? span * turn / (plot->course->n_turns - 1) : 0);
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
draw_turns (const Plot *plot)
{
  AhuPaperCanvas *canvas = plot->canvas;
  double em = canvas->em;
  double y = plot->top + plot->height + 0.9 * em;
  double end_x = plot->left + plot->width - plot->end / 2 - 3 * em;

  for (guint turn = 0; turn <= plot->course->n_turns; turn += plot->course->pace)
    {
      /* The first turn is 1, not 0. */
      g_autofree char *number = g_strdup_printf ("%u", rn_course_get_number (plot->course->points, MAX (1, turn)));

      ahu_paper_canvas_write_middle (canvas, &turn_style, number,
                                     point_x (plot, turn > 0 ? turn - 1 : 0) - 2 * em, y, 4 * em);
    }
  /* Translators: on the chart of the points, where the Sacrifice cards have been counted */
  ahu_paper_canvas_write_middle (canvas, &turn_style, C_("chart", "end"), end_x, y, 6 * em);
}

static void
draw_player (const Plot *plot,
             guint       player)
{
  const Course *course = plot->course;
  cairo_t *cr = plot->canvas->cr;
  double em = plot->canvas->em;
  const AhuPlayerColour *pen = course->pens[player];
  double dashes[G_N_ELEMENTS (pen->dashes)];

  for (guint i = 0; i < G_N_ELEMENTS (dashes); i++)
    dashes[i] = pen->dashes[i] * DASH * em;
  gdk_cairo_set_source_rgba (cr, &pen->paper);
  cairo_set_dash (cr, dashes, (int) pen->n_dashes, 0);
  cairo_move_to (cr, point_x (plot, 0), point_y (plot, get_points (course, 0, player)));
  for (guint turn = 1; turn < course->n_turns; turn++)
    {
      cairo_line_to (cr, point_x (plot, turn), point_y (plot, get_points (course, turn - 1, player)));
      cairo_line_to (cr, point_x (plot, turn), point_y (plot, get_points (course, turn, player)));
    }
  cairo_line_to (cr, plot->left + plot->width, point_y (plot, course->totals[player]));
  cairo_stroke (cr);
}

static void
draw_lines (const Plot *plot)
{
  cairo_t *cr = plot->canvas->cr;

  cairo_save (cr);
  cairo_set_line_width (cr, PEN_WIDTH * plot->canvas->em);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = plot->course->n_players; i > 0; i--)
    draw_player (plot, plot->course->order[i - 1]);
  cairo_restore (cr);
}

/* Whether the player in the next place has as many points. */
static gboolean
is_level_with_next (const Course *course,
                    guint         place)
{
  return place + 1 < course->n_players &&
         course->totals[course->order[place + 1]] == course->totals[course->order[place]];
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

  for (guint i = 0; i < course->n_players; i++)
    {
      guint player = course->order[i];
      double y = MAX (point_y (plot, course->totals[player]), last + size * 1.1);
      g_autofree char *total = g_strdup_printf ("%u", course->totals[player]);

      ahu_paper_canvas_draw (canvas, course->pens[player]->mark, x, y - size / 2, size, size);
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

  for (guint i = 0; i < course->n_players; i++)
    {
      g_autofree char *total = g_strdup_printf ("%u", course->totals[course->order[i]]);
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

/* Writes them, or only finds their height; nothing where no turn stood out. */
static double
put_swings (AhuPaperCanvas *canvas,
            const Course   *course,
            double          x,
            double          y,
            double          width,
            gboolean        writes)
{
  AhuPaperStyle style = ahu_paper_second;
  double top = y;

  if (course->swings[0] == NULL)
    return 0;

  y += SWINGS_GAP * canvas->em;
  style.weight = PANGO_WEIGHT_BOLD;
  y += put_line (canvas, &style, _("The largest swings"), x, y, width, writes);
  for (guint i = 0; course->swings[i] != NULL; i++)
    y += put_line (canvas, &ahu_paper_second, course->swings[i], x, y, width, writes);

  return y - top;
}

static double
draw_course (AhuPaperCanvas *canvas,
             double          width,
             double          room,
             gpointer        data)
{
  const Course *course = data;
  double em = canvas->em;
  g_autofree char *number = g_strdup_printf ("%u", course->unit * course->n_units);
  Plot plot = { .course = course, .canvas = canvas, .end = END_WIDTH * em };
  double scale_width, swings, y;

  plot.top = ahu_paper_canvas_write (canvas, &ahu_paper_heading, _("The game turn by turn"), 0, 0, width) +
             HEADING_GAP * em;
  ahu_paper_canvas_measure (canvas, &number_style, number, -1, &scale_width);
  plot.left = scale_width + (GAP + 0.1) * em;
  plot.width = width - plot.left - measure_ends (canvas, course) + MARK * em / 2;
  /* The swings are told where the page has room for them. */
  swings = put_swings (canvas, course, 0, 0, width - plot.left, FALSE);
  swings = swings <= room ? swings : 0;
  plot.height = CHART_HEIGHT * em + room - swings;
  draw_grid (&plot);
  draw_turns (&plot);
  draw_lines (&plot);
  draw_ends (&plot);

  y = plot.top + plot.height + 1.8 * em;
  y += ahu_paper_canvas_write (canvas, &ahu_paper_second,
                               _("Points turn by turn; Sacrifice cards are added at the end"),
                               plot.left, y, width - plot.left);
  if (swings > 0)
    y += put_swings (canvas, course, plot.left, y, width - plot.left, TRUE);

  return y;
}

void
ahu_rn_paper_add_course (AhuPaper      *paper,
                         AhuSession    *session,
                         const RnFinal *final)
{
  g_return_if_fail (AHU_IS_PAPER (paper));
  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (final != NULL);

  ahu_paper_add (paper, draw_course, course_new (session, final), course_free, MOST_ROOM);
}
