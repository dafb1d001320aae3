/* ahu-chances-chart.c: the players' chances to win after each move, as a chart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/charts/ahu-chances-chart.h"

#include <glib/gi18n.h>

#include "core/game/ahu-game.h"
#include "toolkit/charts/ahu-scale.h"

/* As high as so many lines of text. */
#define CHART_LINES 11
/* From where a line ends to its mark, which may have to stand higher or lower. */
#define LEADER 16
#define N_LEVELS 5 /* 0, 25 … 100 % */
#define MAX_TURNS 8 /* that have their number */

struct _AhuChancesChart
{
  AhuChart parent_instance;

  GtkWidget *values[AHU_MAX_SEATS]; /* by seat, beside the marks */
  double ends[AHU_MAX_SEATS]; /* by seat, the heights of the marks */
  GtkWidget *turn_labels[MAX_TURNS];
  guint turn_moves[MAX_TURNS]; /* which move each of these turns begins with */
  guint n_moves;
  GArray *chances; /* of double, one for each player and move */
};

G_DEFINE_FINAL_TYPE (AhuChancesChart, ahu_chances_chart, AHU_TYPE_CHART)

static guint
get_n_players (AhuChancesChart *self)
{
  return ahu_chart_get_n_players (AHU_CHART (self));
}

static guint
count_known (AhuChancesChart *self)
{
  return self->chances->len / get_n_players (self);
}

/* @move: from 1 */
static double
get_chance (AhuChancesChart *self,
            guint            move,
            guint            player)
{
  return g_array_index (self->chances, double, (move - 1) * get_n_players (self) + player);
}

/* @move: from 1 */
static double
ahu_chances_chart_get_x (AhuChart *chart,
                         guint     move)
{
  const graphene_rect_t *plot = ahu_chart_get_plot (chart);
  guint last = MAX (AHU_CHANCES_CHART (chart)->n_moves, 2);

  return plot->origin.x + plot->size.width * (move - 1) / (last - 1);
}

static double
get_x (AhuChancesChart *self,
       guint            move)
{
  return ahu_chances_chart_get_x (AHU_CHART (self), move);
}

static double
get_y (AhuChancesChart *self,
       double           chance)
{
  return ahu_chart_get_y (AHU_CHART (self), chance);
}

/* Their order from the highest chance to the lowest, after the last move that is known. */
static void
rank_players (AhuChancesChart *self,
              guint            order[AHU_MAX_SEATS])
{
  guint known = count_known (self);

  for (guint player = 0; player < get_n_players (self); player++)
    {
      guint place = player;

      for (; place > 0 && get_chance (self, known, order[place - 1]) < get_chance (self, known, player); place--)
        order[place] = order[place - 1];
      order[place] = player;
    }
}

/* Beside the ends of the lines, or as near as there is room. */
static void
place_marks (AhuChancesChart *self)
{
  AhuChart *chart = AHU_CHART (self);
  const graphene_rect_t *plot = ahu_chart_get_plot (chart);
  guint n_players = get_n_players (self);
  guint known = count_known (self);
  guint order[AHU_MAX_SEATS] = { 0 };
  double y[AHU_MAX_SEATS];
  int width, height, row;

  for (guint player = 0; player < n_players; player++)
    {
      gtk_widget_set_child_visible (ahu_chart_get_mark (chart, player), known > 0);
      gtk_widget_set_child_visible (self->values[player], known > 0);
    }
  if (known == 0)
    return;

  rank_players (self, order);
  for (guint i = 0; i < n_players; i++)
    /* Those that end in one place still stand one below the other. */
    y[i] = get_y (self, get_chance (self, known, order[i])) + i * 0.01;
  ahu_chart_measure_child (ahu_chart_get_mark (chart, 0), &width, &height);
  ahu_chart_measure_level (chart, &width, &row);
  ahu_scale_spread (y, n_players, MAX (height + 2, row), plot->origin.y + plot->size.height);
  for (guint i = 0; i < n_players; i++)
    {
      guint player = order[i];
      double x = get_x (self, known) + LEADER;

      self->ends[player] = y[i];
      x += ahu_chart_place_child (ahu_chart_get_mark (chart, player), x, y[i], 0) + AHU_CHART_GAP;
      ahu_chart_place_child (self->values[player], x, y[i], 0);
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
      int width = ahu_chart_place_child (self->turn_labels[i], x, y, 0.5);
      gboolean fits = x - width / 2.0 >= free_from;

      gtk_widget_set_child_visible (self->turn_labels[i], fits);
      if (fits)
        free_from = x + width / 2.0 + AHU_CHART_GAP;
    }
}

static void
ahu_chances_chart_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  AhuChancesChart *self = AHU_CHANCES_CHART (widget);
  AhuChart *chart = AHU_CHART (widget);
  int label_width, label_height, mark_width, mark_height;
  graphene_rect_t plot;

  ahu_chart_measure_level (chart, &label_width, &label_height);
  /* Marks grow with the text. */
  ahu_chart_measure_child (ahu_chart_get_mark (chart, 0), &mark_width, &mark_height);
  graphene_rect_init (&plot, label_width + AHU_CHART_GAP, label_height / 2.0f,
                      MAX (1, width - 2 * label_width - 2 * AHU_CHART_GAP - LEADER - mark_width),
                      MAX (1, height - 2 * label_height - AHU_CHART_GAP));
  ahu_chart_set_plot (chart, &plot);
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

  ahu_chart_measure_level (AHU_CHART (widget), &width, &height);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 220 : CHART_LINES * height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : *minimum;
}

static void
draw_player (AhuChancesChart *self,
             cairo_t         *cr,
             guint            player)
{
  guint known = count_known (self);

  ahu_chart_take_pen (AHU_CHART (self), cr, player);
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
ahu_chances_chart_draw_lines (AhuChart *chart,
                              cairo_t  *cr)
{
  for (guint player = 0; player < ahu_chart_get_n_players (chart); player++)
    draw_player (AHU_CHANCES_CHART (chart), cr, player);
}

static guint
ahu_chances_chart_count (AhuChart *chart)
{
  return count_known (AHU_CHANCES_CHART (chart));
}

static void
ahu_chances_chart_finalize (GObject *object)
{
  g_array_unref (AHU_CHANCES_CHART (object)->chances);

  G_OBJECT_CLASS (ahu_chances_chart_parent_class)->finalize (object);
}

static void
ahu_chances_chart_class_init (AhuChancesChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuChartClass *chart_class = AHU_CHART_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_chances_chart_finalize;
  widget_class->measure = ahu_chances_chart_measure;
  widget_class->size_allocate = ahu_chances_chart_size_allocate;
  chart_class->count = ahu_chances_chart_count;
  chart_class->get_x = ahu_chances_chart_get_x;
  chart_class->draw_lines = ahu_chances_chart_draw_lines;
}

/* Returns: (transfer full): a chance, 0–1, in words */
static char *
tell_percentage (double chance)
{
  /* Translators: in a chart; %u is a percentage. */
  return g_strdup_printf (C_("chart", "%u%%"), (guint) (CLAMP (chance, 0, 1) * 100 + 0.5));
}

static void
ahu_chances_chart_init (AhuChancesChart *self)
{
  self->chances = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint i = 0; i < N_LEVELS; i++)
    {
      double part = i / (N_LEVELS - 1.0);
      g_autofree char *text = tell_percentage (part);

      ahu_chart_add_level (AHU_CHART (self), part, text);
    }
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
        self->turn_labels[n++] = ahu_chart_add_label (AHU_CHART (self), text, "chart-label");
      }
}

GtkWidget *
ahu_chances_chart_new (const char *const *colours,
                       const guint       *turns,
                       guint              n_moves)
{
  AhuChancesChart *self = g_object_new (AHU_TYPE_CHANCES_CHART, NULL);

  self->n_moves = n_moves;
  ahu_chart_set_players (AHU_CHART (self), colours);
  for (guint player = 0; player < get_n_players (self); player++)
    {
      self->values[player] = ahu_chart_add_label (AHU_CHART (self), "", "chart-total");
      gtk_widget_insert_after (self->values[player], GTK_WIDGET (self), ahu_chart_get_mark (AHU_CHART (self), player));
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

  g_array_append_vals (self->chances, chances, get_n_players (self));
  for (guint player = 0; player < get_n_players (self); player++)
    {
      g_autofree char *text = tell_percentage (chances[player]);

      gtk_label_set_text (GTK_LABEL (self->values[player]), text);
    }
  /* The marks go along with the lines. */
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
