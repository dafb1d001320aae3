/* ahu-statistics-charts.c: the charts of the statistics
 *
 * What a chart shows is told in words as well, and each part of a bar in its tip.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/statistics/ahu-statistics-charts.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "core/statistics/ahu-measure.h"
#include "shell/statistics/ahu-statistics-words.h"
#include "toolkit/art/ahu-part.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"

#define MARK_SIZE 26
#define NAME_CHARS 14
#define PICTURE_SIZE 26
#define PICTURE_SIZE_NARROW 20

/* Rows of bars over an axis from 0 to 100 %. All bars have one scale and the axis is always drawn whole, so that a
 * third looks like a third. */
#define AHU_TYPE_PERCENT_BARS (ahu_percent_bars_get_type ())
G_DECLARE_FINAL_TYPE (AhuPercentBars, ahu_percent_bars, AHU, PERCENT_BARS, GtkWidget)

/* The axis has a line at each quarter. */
#define TICKS 5
#define LINE_WIDTH 1

/* Heights at text of 100 %. */
#define BAR 40
#define BAR_NARROW 28
#define SPACE 22
#define SPACE_NARROW 8

#define HEAD_GAP 16
#define PART_GAP 2
#define NOTE_GAP 9
#define LEAST_PLOT 120

typedef struct
{
  GtkWidget *head;
  GtkWidget *note;
  GPtrArray *parts; /* of widgets that the container holds */
  GArray *shares;   /* double, of each part */
} Row;

struct _AhuPercentBars
{
  GtkWidget parent_instance;

  gboolean narrow;
  GtkWidget *lines[TICKS];
  GtkWidget *labels[TICKS];
  GArray *rows; /* Row */
};

G_DEFINE_FINAL_TYPE (AhuPercentBars, ahu_percent_bars, GTK_TYPE_WIDGET)

/* Where the bars lie, counted from where reading starts. */
typedef struct
{
  AhuPercentBars *self;
  int width;
  int head_width;
  int from;
  int to;
  int bar;
  int pitch; /* from one row to the next */
} Room;

static void
row_clear (gpointer data)
{
  Row *row = data;

  g_ptr_array_unref (row->parts);
  g_array_unref (row->shares);
}

static int
measure (GtkWidget      *child,
         GtkOrientation  orientation,
         gboolean        least)
{
  int minimum, natural;

  gtk_widget_measure (child, orientation, -1, &minimum, &natural, NULL, NULL);

  return least ? minimum : natural;
}

static Row *
get_row (AhuPercentBars *self,
         guint           row)
{
  return &g_array_index (self->rows, Row, row);
}

static int
measure_heads (AhuPercentBars *self,
               gboolean        least)
{
  int most = 0;

  for (guint i = 0; i < self->rows->len; i++)
    most = MAX (most, measure (get_row (self, i)->head, GTK_ORIENTATION_HORIZONTAL, least));

  return most;
}

static int
get_bar (AhuPercentBars *self)
{
  return ahu_text_scaled (self->narrow ? BAR_NARROW : BAR);
}

static void
ahu_percent_bars_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  AhuPercentBars *self = AHU_PERCENT_BARS (widget);
  int label = measure (self->labels[TICKS - 1], orientation, FALSE);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_heads (self, TRUE) + HEAD_GAP + LEAST_PLOT + label / 2;
      *natural = MAX (*minimum, measure_heads (self, FALSE) + HEAD_GAP + LEAST_PLOT + label / 2);
    }
  else
    *minimum = *natural = (int) self->rows->len * (get_bar (self) + (self->narrow ? SPACE_NARROW : SPACE)) + label;
}

/* Numbers grow to the side where reading ends. */
static void
place (const Room *room,
       GtkWidget  *child,
       int         x,
       int         y,
       int         width,
       int         height)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (room->self)) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (child, &(GtkAllocation) { rtl ? room->width - x - width : x, y, width, height }, -1);
}

static void
place_axis (const Room *room,
            int         height)
{
  for (guint i = 0; i < TICKS; i++)
    {
      int x = room->from + (int) lround ((double) (room->to - room->from) * i / (TICKS - 1));
      int width = measure (room->self->labels[i], GTK_ORIENTATION_HORIZONTAL, FALSE);
      int own = measure (room->self->labels[i], GTK_ORIENTATION_VERTICAL, FALSE);

      place (room, room->self->lines[i], x, 0, LINE_WIDTH, MAX (0, height - own));
      place (room, room->self->labels[i], x - width / 2, height - own, width, own);
    }
}

static int
place_parts (const Room *room,
             const Row  *row,
             int         y)
{
  double scale = room->to - room->from;
  double sum = 0;

  for (guint i = 0; i < row->parts->len; i++)
    {
      int start = room->from + (int) lround (sum * scale);
      int end;

      sum += g_array_index (row->shares, double, i);
      end = room->from + (int) lround (MIN (sum, 1) * scale);
      place (room, g_ptr_array_index (row->parts, i), start, y, MAX (1, end - start - PART_GAP), room->bar);
    }

  return room->from + (int) lround (MIN (sum, 1) * scale);
}

/* Behind the bar, or on its end where it is too long for that. */
static void
place_note (const Room *room,
            const Row  *row,
            int         end,
            int         y)
{
  int width = measure (row->note, GTK_ORIENTATION_HORIZONTAL, FALSE);
  int own = measure (row->note, GTK_ORIENTATION_VERTICAL, FALSE);
  gboolean is_over = end + NOTE_GAP + width > room->width;

  ahu_widget_set_css_class (row->note, "over", is_over);
  place (room, row->note, is_over ? end - NOTE_GAP - width : end + NOTE_GAP, y + (room->bar - own) / 2, width, own);
}

static void
place_row (const Room *room,
           const Row  *row,
           int         y)
{
  int own = measure (row->head, GTK_ORIENTATION_VERTICAL, FALSE);
  int end = place_parts (room, row, y);

  place (room, row->head, 0, y + (room->bar - own) / 2, room->head_width, own);
  if (row->note != NULL)
    place_note (room, row, end, y);
}

static void
ahu_percent_bars_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AhuPercentBars *self = AHU_PERCENT_BARS (widget);
  int label = measure (self->labels[TICKS - 1], GTK_ORIENTATION_HORIZONTAL, FALSE);
  int axis = measure (self->labels[0], GTK_ORIENTATION_VERTICAL, FALSE);
  Room room = { .self = self, .width = width, .to = width - (label + 1) / 2, .bar = get_bar (self) };

  room.head_width = CLAMP (room.to - HEAD_GAP - LEAST_PLOT, measure_heads (self, TRUE), measure_heads (self, FALSE));
  room.from = room.head_width + HEAD_GAP;
  if (self->rows->len > 0)
    room.pitch = (height - axis) / (int) self->rows->len;
  place_axis (&room, height);
  for (guint i = 0; i < self->rows->len; i++)
    place_row (&room, get_row (self, i), (int) i * room.pitch + (room.pitch - room.bar) / 2);
}

static void
ahu_percent_bars_dispose (GObject *object)
{
  AhuPercentBars *self = AHU_PERCENT_BARS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->rows, g_array_unref);

  G_OBJECT_CLASS (ahu_percent_bars_parent_class)->dispose (object);
}

static void
ahu_percent_bars_class_init (AhuPercentBarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_percent_bars_dispose;
  widget_class->measure = ahu_percent_bars_measure;
  widget_class->size_allocate = ahu_percent_bars_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "percentbars");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_percent_bars_init (AhuPercentBars *self)
{
  self->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  g_array_set_clear_func (self->rows, row_clear);
  for (guint i = 0; i < TICKS; i++)
    {
      g_autofree char *text = ahu_measure_format_percent ((double) i / (TICKS - 1));

      self->lines[i] = adw_bin_new ();
      gtk_widget_add_css_class (self->lines[i], "axis-line");
      gtk_widget_set_parent (self->lines[i], GTK_WIDGET (self));
      self->labels[i] = gtk_label_new (text);
      gtk_widget_add_css_class (self->labels[i], "axis");
      gtk_widget_add_css_class (self->labels[i], "numeric");
      gtk_widget_set_parent (self->labels[i], GTK_WIDGET (self));
    }
}

/* Adds an empty bar below the others; @note stands behind it. */
static void
bars_add_row (AhuPercentBars *self,
              GtkWidget      *head,
              GtkWidget      *note)
{
  Row row = { head, note, g_ptr_array_new (), g_array_new (FALSE, FALSE, sizeof (double)) };

  gtk_widget_set_parent (head, GTK_WIDGET (self));
  if (note != NULL)
    gtk_widget_set_parent (note, GTK_WIDGET (self));
  g_array_append_val (self->rows, row);
}

/* Lengthens the bar added last by @share, a part of 1; all of a row make at most 1. */
static void
bars_add_part (AhuPercentBars *self,
               double          share,
               GtkWidget      *part)
{
  Row *row;

  row = get_row (self, self->rows->len - 1);
  /* Below the note. */
  gtk_widget_insert_before (part, GTK_WIDGET (self), row->note);
  g_ptr_array_add (row->parts, part);
  g_array_append_val (row->shares, share);
}

typedef struct
{
  const AhuGameUi *ui;
  AhuStatistics *statistics;
  gboolean narrow;
  AhuPercentBars *bars;
  GString *words;
} Chart;

static AhuGrouping
get_grouping (const Chart *chart)
{
  return ahu_statistics_get_grouping (chart->statistics);
}

static GArray *
get_measures (const Chart *chart)
{
  return ahu_statistics_get_measures (chart->statistics);
}

/* On a telephone a mark says whose bar it is. */
static GtkWidget *
head_new (const Chart      *chart,
          AhuStatisticsRow *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  const char *colour = ahu_statistics_row_get_mark (row, get_grouping (chart));
  g_autofree char *name = ahu_statistics_row_label (row, get_grouping (chart));
  GtkWidget *label = gtk_label_new (name);

  if (colour != NULL)
    gtk_box_append (GTK_BOX (box), ahu_mark_new (colour, MARK_SIZE));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "chart-name");
  gtk_widget_set_visible (label, !chart->narrow || colour == NULL);
  gtk_box_append (GTK_BOX (box), label);
  ahu_tip_set (box, name);

  return box;
}

static void
say_row (Chart            *chart,
         AhuStatisticsRow *row,
         const char       *text)
{
  g_autofree char *name = ahu_statistics_row_label (row, get_grouping (chart));

  g_string_append_c (chart->words, '\n');
  /* Translators: a line of a chart for readers of the screen: %1$s is a player, a seat or a
   * colour, %2$s its number. */
  g_string_append_printf (chart->words, C_("chart", "%1$s: %2$s."), name, text);
}

/* How often each wins */

/* Of what doesn’t win, in how many of all games it was. */
static double
get_share (const Chart      *chart,
           AhuStatisticsRow *row)
{
  if (ahu_statistics_applies (chart->statistics, AHU_MEASURE_WINS))
    return ahu_statistics_row_get_value (row, AHU_MEASURE_WIN_SHARE);

  return ahu_statistics_row_get_value (row, AHU_MEASURE_GAMES) / ahu_statistics_get_n_games (chart->statistics);
}

/* What the share is of. */
static char *
format_of (const Chart      *chart,
           AhuStatisticsRow *row)
{
  if (ahu_statistics_applies (chart->statistics, AHU_MEASURE_WINS))
    return ahu_statistics_format_wins (row);

  /* Translators: %1$d is how many games were won of %2$d: “5 of 11”. */
  return g_strdup_printf (C_("statistics", "%1$d of %2$d"), (int) ahu_statistics_row_get_value (row, AHU_MEASURE_GAMES),
                          (int) ahu_statistics_get_n_games (chart->statistics));
}

/* In the colour of the mark; what has none is neutral. */
static GtkWidget *
share_part_new (const Chart      *chart,
                AhuStatisticsRow *row)
{
  const char *colour = ahu_statistics_row_get_mark (row, get_grouping (chart));
  AhuPartLook look = { .picture = NULL };
  GtkWidget *part;

  if (colour == NULL)
    {
      part = adw_bin_new ();
      gtk_widget_add_css_class (part, "neutral-part");
      return part;
    }

  look.fill = ahu_player_colour_get_rgba (ahu_player_colour_find (colour),
                                         adw_style_manager_get_dark (adw_style_manager_get_default ()));

  return ahu_part_new (&look, 0);
}

static GtkWidget *
note_new (const Chart *chart,
          const char  *percent,
          const char  *of)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  GtkWidget *number = gtk_label_new (percent);

  gtk_widget_add_css_class (box, "bar-note");
  gtk_widget_add_css_class (number, "bar-percent");
  gtk_box_append (GTK_BOX (box), number);
  if (!chart->narrow)
    {
      GtkWidget *second = gtk_label_new (of);

      gtk_widget_add_css_class (second, "second");
      gtk_box_append (GTK_BOX (box), second);
    }

  return box;
}

static void
add_share (Chart            *chart,
           AhuStatisticsRow *row)
{
  double share = get_share (chart, row);
  g_autofree char *percent = ahu_measure_format_percent (share);
  g_autofree char *of = format_of (chart, row);
  /* Translators: %1$s is a percentage, %2$s how many games that are: “45 %, 5 of 11”. */
  g_autofree char *text = g_strdup_printf (C_("statistics", "%1$s, %2$s"), percent, of);
  GtkWidget *note = note_new (chart, percent, of);

  bars_add_row (chart->bars, head_new (chart, row), note);
  if (share > 0)
    bars_add_part (chart->bars, MIN (share, 1), share_part_new (chart, row));
  ahu_tip_set (note, text);
  say_row (chart, row, text);
}

/* Where the points come from */

static double
sum_sources (const Chart      *chart,
             AhuStatisticsRow *row)
{
  double sum = 0;

  for (guint i = AHU_MEASURE_FACTS; i < get_measures (chart)->len; i++)
    {
      double value = ahu_statistics_row_get_value (row, i);

      if (g_array_index (get_measures (chart), AhuMeasure, i).is_source && value > 0)
        sum += value;
    }

  return sum;
}

static GtkWidget *
source_part_new (const Chart *chart,
                 guint        measure,
                 double       share)
{
  g_autofree char *number = g_strdup_printf ("%.0f", round (share * 100));
  AhuPartLook look;
  GtkWidget *part;

  if (!ahu_statistics_look (chart->ui, measure, &look))
    {
      part = adw_bin_new ();
      gtk_widget_add_css_class (part, "neutral-part");
      return part;
    }

  part = ahu_part_new (&look, chart->narrow ? PICTURE_SIZE_NARROW : PICTURE_SIZE);
  if (!chart->narrow)
    ahu_part_set_words (AHU_PART (part), number, "part-percent");

  return part;
}

static void
add_source (Chart            *chart,
            AhuStatisticsRow *row,
            guint             measure,
            double            share,
            GString          *words)
{
  const AhuMeasure *source = &g_array_index (get_measures (chart), AhuMeasure, measure);
  g_autofree char *percent = ahu_measure_format_percent (share);
  g_autofree char *points = ahu_measure_format (source, ahu_statistics_row_get_value (row, measure));
  /* Translators: a part of a bar: %1$s is where points come from, such as a kind of card, %2$s how
   * many of all points, in per cent, %3$s how many in a game, on average: “Fish: 17 %, 7.3 points a game”. */
  g_autofree char *tip = g_strdup_printf (C_("statistics", "%1$s: %2$s, %3$s points a game"), source->label, percent,
                                          points);
  GtkWidget *part = source_part_new (chart, measure, share);

  ahu_tip_set (part, tip);
  bars_add_part (chart->bars, share, part);
  if (words->len > 0)
    g_string_append (words, C_("list", ", "));
  /* Translators: for readers of the screen: %1$s is where points come from, such as a kind of
   * card, %2$s how many of all points, in per cent: “Fish 17 %”. */
  g_string_append_printf (words, C_("statistics", "%1$s %2$s"), source->label, percent);
}

static void
add_sources (Chart            *chart,
             AhuStatisticsRow *row)
{
  g_autoptr (GString) words = g_string_new (NULL);
  double sum = sum_sources (chart, row);

  bars_add_row (chart->bars, head_new (chart, row), NULL);
  for (guint i = AHU_MEASURE_FACTS; i < get_measures (chart)->len; i++)
    {
      double value = ahu_statistics_row_get_value (row, i);

      if (g_array_index (get_measures (chart), AhuMeasure, i).is_source && value > 0)
        add_source (chart, row, i, value / sum, words);
    }
  say_row (chart, row, words->str);
}

static GtkWidget *
legend_new (const Chart *chart)
{
  GtkWidget *legend = ahu_wrap_box_new (15, 6);

  for (guint i = AHU_MEASURE_FACTS; i < get_measures (chart)->len; i++)
    {
      const AhuMeasure *measure = &g_array_index (get_measures (chart), AhuMeasure, i);
      AhuPartLook look;
      GtkWidget *box;

      if (!measure->is_source || !ahu_statistics_look (chart->ui, i, &look))
        continue;
      box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      gtk_box_append (GTK_BOX (box), ahu_part_swatch_new (&look));
      gtk_box_append (GTK_BOX (box), gtk_label_new (measure->label));
      gtk_box_append (GTK_BOX (legend), box);
    }

  return legend;
}

/* Returns: how many rows have games enough */
static guint
add_rows (Chart      *chart,
          GListModel *rows,
          void      (*add_row) (Chart            *chart,
                                AhuStatisticsRow *row))
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (rows, i);

      if (ahu_statistics_row_get_value (row, AHU_MEASURE_GAMES) < AHU_STATISTICS_CHART_GAMES)
        continue;
      if (n < AHU_STATISTICS_CHART_ROWS)
        add_row (chart, row);
      n++;
    }

  return n;
}

/* Says why not all rows of the table have a bar. */
static void
add_remark (Chart       *chart,
            AhuReadable *plate,
            guint        n_all,
            guint        n_enough)
{
  g_autofree char *text = NULL;

  if (n_enough < n_all)
    /* Translators: below a chart, or in its place; %d is a number of games. */
    text = g_strdup_printf (ngettext ("%d game and more make a chart", "%d games and more make a chart",
                                      AHU_STATISTICS_CHART_GAMES), AHU_STATISTICS_CHART_GAMES);
  else if (n_enough > AHU_STATISTICS_CHART_ROWS)
    /* Translators: below a chart; %u is how many of the players in the table are not on it. */
    text = g_strdup_printf (ngettext ("and %u more in the table", "and %u more in the table",
                                      n_enough - AHU_STATISTICS_CHART_ROWS), n_enough - AHU_STATISTICS_CHART_ROWS);
  if (text == NULL)
    return;

  ahu_readable_append (plate, ahu_widget_words_new (text, "second"));
  g_string_append_printf (chart->words, "\n%s", text);
}

static GtkWidget *
chart_new (Chart      *chart,
           const char *title,
           GListModel *rows,
           void      (*add_row) (Chart            *chart,
                                 AhuStatisticsRow *row))
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *plate = ahu_readable_new (GTK_ACCESSIBLE_ROLE_GROUP, GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "wrap", TRUE,
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  GtkWidget *bars = g_object_new (AHU_TYPE_PERCENT_BARS, NULL);
  guint n;

  chart->bars = AHU_PERCENT_BARS (bars);
  chart->bars->narrow = chart->narrow;
  chart->words = g_string_new (title);
  gtk_widget_add_css_class (heading, "page-section");
  gtk_widget_add_css_class (plate, "card");
  gtk_widget_add_css_class (plate, "chart");
  gtk_widget_set_vexpand (plate, TRUE);
  gtk_widget_set_vexpand (bars, TRUE);
  n = add_rows (chart, rows, add_row);
  ahu_readable_append (AHU_READABLE (plate), bars);
  if (add_row == add_sources && n > 0)
    ahu_readable_append (AHU_READABLE (plate), legend_new (chart));
  gtk_widget_set_visible (bars, n > 0);
  add_remark (chart, AHU_READABLE (plate), g_list_model_get_n_items (rows), n);
  ahu_readable_set_words (AHU_READABLE (plate), chart->words->str);
  g_string_free (chart->words, TRUE);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), plate);

  return box;
}

GtkWidget *
ahu_statistics_wins_new (const AhuGameUi *ui,
                         AhuStatistics   *statistics,
                         GListModel      *rows,
                         gboolean         narrow)
{
  Chart chart = { .ui = ui, .statistics = statistics, .narrow = narrow };
  gboolean is_wins = ahu_statistics_applies (statistics, AHU_MEASURE_WINS);

  return chart_new (&chart, is_wins ? _("How often each player wins") : _("How many players there were"), rows, add_share);
}

GtkWidget *
ahu_statistics_sources_new (const AhuGameUi *ui,
                            AhuStatistics   *statistics,
                            GListModel      *rows,
                            gboolean         narrow)
{
  Chart chart = { .ui = ui, .statistics = statistics, .narrow = narrow };

  return chart_new (&chart, _("Where the points come from"), rows, add_sources);
}
