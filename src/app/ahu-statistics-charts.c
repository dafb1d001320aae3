/* ahu-statistics-charts.c: which charts the statistics have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-statistics-charts.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/ahu-bar.h"
#include "app/ahu-statistics-chart.h"
#include "app/ahu-widget.h"

static const AhuMeasure *
get_measure (AhuStatistics *statistics,
             guint          measure)
{
  return &g_array_index (ahu_statistics_get_measures (statistics), AhuMeasure, measure);
}

static char *
format (AhuStatistics    *statistics,
        AhuStatisticsRow *row,
        guint             measure)
{
  return ahu_measure_format (get_measure (statistics, measure), ahu_statistics_row_get_value (row, measure));
}

/* Wins: those alone, then the shared ones */

static double
wins_part_cb (AhuStatisticsRow *row,
              guint             part,
              gpointer          data)
{
  double share = ahu_statistics_row_get_value (row, AHU_MEASURE_WIN_SHARE);
  double wins = ahu_statistics_row_get_value (row, AHU_MEASURE_WINS);
  double shared = wins > 0 ? share * ahu_statistics_row_get_value (row, AHU_MEASURE_SHARED) / wins : 0;

  return part == 0 ? share - shared : shared;
}

static char *
wins_text_cb (AhuStatisticsRow *row,
              gpointer          data)
{
  g_autofree char *share = format (data, row, AHU_MEASURE_WIN_SHARE);
  g_autofree char *wins = format (data, row, AHU_MEASURE_WINS);
  g_autofree char *games = format (data, row, AHU_MEASURE_GAMES);

  /* Translators: %1$s is a percentage, %2$s how many games were won of %3$s: “40 % (4 of 10)”. */
  return g_strdup_printf (C_("statistics", "%1$s (%2$s of %3$s)"), share, wins, games);
}

static GtkWidget *
wins_new (AhuStatistics      *statistics,
          AhuRowLabelFunc     label,
          AhuRowActivateFunc  activate,
          gpointer            data)
{
  const char *const labels[] = { C_("statistics", "won alone"), C_("statistics", "shared") };
  AhuStatisticsChart chart = {
    .title = _("How often each wins"),
    .n_parts = 2,
    .labels = labels,
    .part = wins_part_cb,
    .text = wins_text_cb,
    .measure = AHU_MEASURE_WINS,
    .number = get_measure (statistics, AHU_MEASURE_WINS),
    .mark = ahu_statistics_row_get_fair_share,
    .mark_label = C_("statistics", "by chance alone"),
    .data = statistics,
  };

  return ahu_statistics_chart_new (&chart, G_LIST_MODEL (statistics), label, activate, data);
}

/* Points to win */

static double
winning_part_cb (AhuStatisticsRow *row,
                 guint             part,
                 gpointer          data)
{
  return ahu_statistics_row_get_value (row, AHU_MEASURE_WINNING);
}

static char *
winning_text_cb (AhuStatisticsRow *row,
                 gpointer          data)
{
  return format (data, row, AHU_MEASURE_WINNING);
}

static GtkWidget *
winning_new (AhuStatistics      *statistics,
             AhuRowLabelFunc     label,
             AhuRowActivateFunc  activate,
             gpointer            data)
{
  AhuStatisticsChart chart = {
    .title = _("With how many points one wins, on average"),
    .n_parts = 1,
    .part = winning_part_cb,
    .text = winning_text_cb,
    .measure = AHU_MEASURE_WINNING,
    .number = get_measure (statistics, AHU_MEASURE_WINNING),
    .data = statistics,
  };

  return ahu_statistics_chart_new (&chart, G_LIST_MODEL (statistics), label, activate, data);
}

/* Points by source */

typedef struct
{
  AhuStatistics *statistics;
  guint measures[AHU_BAR_PARTS];
  const char *labels[AHU_BAR_PARTS];
  guint n;
} Sources;

static void
find_sources (Sources       *sources,
              AhuStatistics *statistics)
{
  sources->statistics = statistics;
  for (guint i = 0; i < ahu_statistics_get_measures (statistics)->len && sources->n < AHU_BAR_PARTS; i++)
    if (get_measure (statistics, i)->is_source)
      {
        sources->measures[sources->n] = i;
        sources->labels[sources->n++] = get_measure (statistics, i)->label;
      }
}

static double
source_part_cb (AhuStatisticsRow *row,
                guint             part,
                gpointer          data)
{
  const Sources *sources = data;

  return ahu_statistics_row_get_value (row, sources->measures[part]);
}

static char *
source_text_cb (AhuStatisticsRow *row,
                gpointer          data)
{
  const Sources *sources = data;

  return format (sources->statistics, row, AHU_MEASURE_POINTS);
}

static GtkWidget *
sources_new (AhuStatistics      *statistics,
             AhuRowLabelFunc     label,
             AhuRowActivateFunc  activate,
             gpointer            data)
{
  Sources sources = { .n = 0 };
  AhuStatisticsChart chart = {
    .title = _("Where the points come from, on average"),
    .labels = sources.labels,
    .part = source_part_cb,
    .text = source_text_cb,
    .measure = AHU_MEASURE_POINTS,
    .number = get_measure (statistics, AHU_MEASURE_POINTS),
    .data = &sources,
  };

  find_sources (&sources, statistics);
  chart.n_parts = sources.n;

  return ahu_statistics_chart_new (&chart, G_LIST_MODEL (statistics), label, activate, data);
}

/* What the numbers are */

static GtkWidget *
explanation_new (const char *text)
{
  GtkWidget *label = ahu_widget_words_new (text, NULL);

  gtk_widget_set_margin_bottom (label, 3);

  return label;
}

static void
add_unfinished (GtkBox        *box,
                AhuStatistics *statistics)
{
  guint n = ahu_statistics_get_n_unfinished (statistics);
  g_autofree char *text = NULL;

  if (n == 0)
    return;
  text = g_strdup_printf (ngettext ("%u game is not over and left out.",
                                    "%u games are not over and left out.", n), n);
  gtk_box_append (box, explanation_new (text));
}

static void
add_explanations (GtkBox        *box,
                  AhuStatistics *statistics)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", _("What the numbers are"), "xalign", 0.0, "wrap", TRUE,
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  gtk_widget_add_css_class (heading, "page-section");
  gtk_box_append (box, heading);
  add_unfinished (box, statistics);
  for (guint i = 0; i < ahu_statistics_get_measures (statistics)->len; i++)
    {
      const AhuMeasure *measure = get_measure (statistics, i);
      g_autofree char *text = NULL;

      if (!ahu_statistics_applies (statistics, i))
        continue;
      /* Translators: %1$s heads a column of a table, %2$s says what it is. */
      text = g_strdup_printf (C_("statistics", "%1$s: %2$s"), measure->label, measure->detail);
      gtk_box_append (box, explanation_new (text));
    }
}

void
ahu_statistics_charts_fill (GtkBox             *box,
                            AhuStatistics      *statistics,
                            AhuRowLabelFunc     label,
                            AhuRowActivateFunc  activate,
                            gpointer            data)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (AHU_IS_STATISTICS (statistics));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  if (g_list_model_get_n_items (G_LIST_MODEL (statistics)) == 0)
    return;

  if (ahu_statistics_applies (statistics, AHU_MEASURE_WINS))
    gtk_box_append (box, wins_new (statistics, label, activate, data));
  else
    gtk_box_append (box, winning_new (statistics, label, activate, data));
  gtk_box_append (box, sources_new (statistics, label, activate, data));
  add_explanations (box, statistics);
}
