/* ahu-statistics-page-content.c: which tables and charts the page of the statistics has
 *
 * The numbers people look for first stand above the charts, all others below them, each
 * group of numbers in tables of its own. On a telephone these have as many columns as go
 * beside the marks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/statistics/ahu-statistics-page-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/statistics/ahu-statistics.h"
#include "shell/statistics/ahu-statistics-charts.h"
#include "shell/statistics/ahu-statistics-words.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/ranking/ahu-ranking-view.h"

/* Columns with words in a table on a telephone. */
#define NARROW_COLUMNS 3
/* Of this grid the chart of wins has the first columns and that of points the others. */
#define GRID_COLUMNS 8
#define WINS_COLUMNS 3

static gboolean
is_narrow (AhuStatisticsPage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin) < AHU_WIDTH_700;
}

static gboolean
is_wide (AhuStatisticsPage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin) >= AHU_WIDTH_1024;
}

static const AhuMeasure *
get_measure (AhuStatisticsPage *self,
             guint              measure)
{
  return &g_array_index (ahu_statistics_get_measures (self->statistics), AhuMeasure, measure);
}

/* What people look for first */

static GArray *
list_first (AhuStatisticsPage *self)
{
  static const guint wide[] = {
    AHU_MEASURE_GAMES, AHU_MEASURE_WINS, AHU_MEASURE_PLACE, AHU_MEASURE_POINTS, AHU_MEASURE_BEST,
  };
  static const guint narrow[] = { AHU_MEASURE_WINS, AHU_MEASURE_PLACE, AHU_MEASURE_POINTS };
  static const guint together[] = {
    AHU_MEASURE_GAMES, AHU_MEASURE_POINTS, AHU_MEASURE_WINNING, AHU_MEASURE_BEST, AHU_MEASURE_TURNS,
  };
  GArray *first = g_array_new (FALSE, FALSE, sizeof (guint));

  if (!ahu_statistics_applies (self->statistics, AHU_MEASURE_WINS))
    g_array_append_vals (first, together, is_narrow (self) ? NARROW_COLUMNS : G_N_ELEMENTS (together));
  else if (is_narrow (self))
    g_array_append_vals (first, narrow, G_N_ELEMENTS (narrow));
  else
    g_array_append_vals (first, wide, G_N_ELEMENTS (wide));

  return first;
}

static gboolean
is_among (GArray *measures,
          guint   measure)
{
  for (guint i = 0; i < measures->len; i++)
    if (g_array_index (measures, guint, i) == measure)
      return TRUE;

  return FALSE;
}

/* All others */

static AhuStatisticsTable *
get_table (AhuStatisticsPage *self,
           guint              index)
{
  while (self->tables->len <= index)
    {
      GtkWidget *table = ahu_statistics_table_new (self->ui, self->statistics, self->order);

      ahu_statistics_page_follow_table (self, AHU_STATISTICS_TABLE (table));
      gtk_box_append (self->more, table);
      g_ptr_array_add (self->tables, table);
    }

  return g_ptr_array_index (self->tables, index);
}

/* Returns: how many of so many columns stand in the next table, so that none is left alone */
static guint
count_columns (guint n_left,
               guint most)
{
  guint n_tables = (n_left + most - 1) / most;

  return (n_left + n_tables - 1) / n_tables;
}

/* Numbers of one group, in as many tables as they need. */
static guint
show_group (AhuStatisticsPage *self,
            GArray            *group,
            guint              index)
{
  gboolean is_sources = get_measure (self, g_array_index (group, guint, 0))->is_source;
  AhuTableHeads heads = is_sources && !is_wide (self) ? AHU_TABLE_HEADS_PICTURES
                        : is_wide (self)              ? AHU_TABLE_HEADS_LONG
                                                      : AHU_TABLE_HEADS_BRIEF;
  guint most = is_narrow (self) && !is_sources ? NARROW_COLUMNS : group->len;
  guint n;

  for (guint i = 0; i < group->len; i += n)
    {
      AhuStatisticsTable *table = get_table (self, index);
      const char *heading = i == 0 ? get_measure (self, g_array_index (group, guint, 0))->group : NULL;

      n = count_columns (group->len - i, most);
      ahu_statistics_table_set_heading (table, heading);
      ahu_statistics_table_show (table, &g_array_index (group, guint, i), n, heads, is_narrow (self));
      gtk_widget_set_visible (GTK_WIDGET (table), TRUE);
      index++;
    }

  return index;
}

static void
show_others (AhuStatisticsPage *self,
             GArray            *first)
{
  guint n = ahu_statistics_get_measures (self->statistics)->len;
  g_autoptr (GArray) group = g_array_new (FALSE, FALSE, sizeof (guint));
  guint index = 0;

  for (guint i = 0; i < n; i++)
    {
      if (ahu_statistics_applies (self->statistics, i) && !is_among (first, i) &&
          (i != AHU_MEASURE_GAMES || !is_among (first, AHU_MEASURE_WINS)))
        g_array_append_val (group, i);
      if (group->len > 0 && (i + 1 == n || strcmp (get_measure (self, i)->group, get_measure (self, i + 1)->group) != 0))
        {
          index = show_group (self, group, index);
          g_array_set_size (group, 0);
        }
    }
  for (; index < self->tables->len; index++)
    gtk_widget_set_visible (g_ptr_array_index (self->tables, index), FALSE);
}

/* Charts */

/* Each takes its part of the width, whatever is in it. */
static void
attach_charts (AhuStatisticsPage *self,
               GtkWidget         *wins,
               GtkWidget         *sources)
{
  gtk_grid_set_column_homogeneous (self->charts, is_wide (self));
  gtk_widget_set_hexpand (wins, TRUE);
  gtk_widget_set_hexpand (sources, TRUE);
  if (is_wide (self))
    {
      gtk_grid_attach (self->charts, wins, 0, 0, WINS_COLUMNS, 1);
      gtk_grid_attach (self->charts, sources, WINS_COLUMNS, 0, GRID_COLUMNS - WINS_COLUMNS, 1);
    }
  else
    {
      gtk_grid_attach (self->charts, wins, 0, 0, 1, 1);
      gtk_grid_attach (self->charts, sources, 0, 1, 1, 1);
    }
}

/* Takes the ranking. */
static GtkWidget *
places_new (AhuRanking *ranking,
            GPtrArray  *names,
            GPtrArray  *colours,
            const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  g_ptr_array_add (names, NULL);
  g_ptr_array_add (colours, NULL);
  gtk_widget_set_margin_bottom (box, 18);
  ahu_widget_append_section (GTK_BOX (box), title,
                             ahu_ranking_places_new (ranking, (const char *const *) names->pdata,
                                                     (const char *const *) colours->pdata, FALSE));
  ahu_ranking_free (ranking);

  return box;
}

static gint
compare_totals (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  const AhuRanking *ranking = data;
  gint64 more = ranking->totals[*(const guint *) b] - ranking->totals[*(const guint *) a];

  return more > 0 ? 1 : more < 0 ? -1 : *(const guint *) a < *(const guint *) b ? -1 : 1;
}

/* Who has won how often, with the record of each. */
static GtkWidget *
podium_new (AhuStatistics *statistics,
            GListModel    *rows)
{
  const AhuMeasure *measures = (const AhuMeasure *) (gpointer) ahu_statistics_get_measures (statistics)->data;
  guint n = g_list_model_get_n_items (rows);
  AhuRanking *ranking = ahu_ranking_new (n);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) colours = g_ptr_array_new ();

  ranking->total_label = g_strdup (measures[AHU_MEASURE_WINS].label);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (rows, i);
      g_autofree char *best = ahu_measure_format (&measures[AHU_MEASURE_BEST],
                                                  ahu_statistics_row_get_value (row, AHU_MEASURE_BEST));

      g_ptr_array_add (names, ahu_statistics_row_label (row, ahu_statistics_get_grouping (statistics)));
      g_ptr_array_add (colours, (gpointer) ahu_statistics_row_get_mark (row, ahu_statistics_get_grouping (statistics)));
      ranking->order[i] = i;
      ranking->totals[i] = (gint64) ahu_statistics_row_get_value (row, AHU_MEASURE_WINS);
      ranking->notes[i] = g_strdup_printf ("%s: %s", measures[AHU_MEASURE_BEST].label, best);
    }
  g_qsort_with_data (ranking->order, (int) n, sizeof *ranking->order, compare_totals, ranking);
  for (guint i = 0; i < n; i++)
    ranking->places[ranking->order[i]] = i > 0 && ranking->totals[ranking->order[i]] == ranking->totals[ranking->order[i - 1]]
                                           ? ranking->places[ranking->order[i - 1]] : i + 1;

  return places_new (ranking, names, colours, measures[AHU_MEASURE_WINS].label);
}

static gboolean
is_counted (AhuSummary *game,
            GListModel *rows)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (rows, i);
      g_auto (GStrv) ids = ahu_statistics_row_list_games (row, AHU_MEASURE_GAMES);

      if (g_strv_contains ((const char *const *) ids, ahu_summary_get_id (game)))
        return TRUE;
    }

  return FALSE;
}

/* The places of the newest game that is counted, or NULL. */
static GtkWidget *
last_game_new (GListModel *games,
               GListModel *rows)
{
  g_autoptr (AhuSummary) game = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) colours = g_ptr_array_new ();
  AhuRanking *ranking;
  guint n, at = 0;

  for (guint i = 0; i < g_list_model_get_n_items (games) && game == NULL; i++)
    {
      game = g_list_model_get_item (games, i);
      if (!is_counted (game, rows))
        g_clear_object (&game);
    }
  if (game == NULL)
    return NULL;

  n = ahu_summary_get_n_players (game);
  ranking = ahu_ranking_new (n);
  ranking->total_label = g_strdup (C_("statistics", "Points"));
  for (guint seat = 0; seat < n; seat++)
    {
      g_ptr_array_add (names, g_strdup (ahu_summary_get_name (game, seat)));
      g_ptr_array_add (colours, (gpointer) ahu_summary_get_colour (game, seat));
      ranking->places[seat] = ahu_summary_get_place (game, seat);
      ranking->totals[seat] = ahu_summary_get_total (game, seat);
    }
  for (guint place = 1; place <= n; place++)
    for (guint seat = 0; seat < n; seat++)
      if (ranking->places[seat] == place)
        ranking->order[at++] = seat;

  return places_new (ranking, names, colours, _("The last game"));
}

/* A few games look like a result: it stands above the numbers. */
static void
show_few (AhuStatisticsPage *self,
          GListModel        *rows)
{
  GtkWidget *last = last_game_new (self->games, rows);
  gboolean wins = ahu_statistics_applies (self->statistics, AHU_MEASURE_WINS);

  gtk_box_reorder_child_after (GTK_BOX (self->numbers), GTK_WIDGET (self->charts), NULL);
  gtk_grid_set_column_homogeneous (self->charts, TRUE);
  if (wins)
    gtk_grid_attach (self->charts, podium_new (self->statistics, rows), 0, 0, 1, 1);
  if (last != NULL)
    gtk_grid_attach (self->charts, last, wins && is_wide (self), wins && !is_wide (self), 1, 1);
}

static void
show_charts (AhuStatisticsPage *self)
{
  GListModel *rows = ahu_statistics_order_get_rows (self->order);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->charts))) != NULL)
    gtk_grid_remove (self->charts, child);
  gtk_box_reorder_child_after (GTK_BOX (self->numbers), GTK_WIDGET (self->charts), GTK_WIDGET (self->table_bin));
  if (!ahu_statistics_are_few (rows))
    attach_charts (self, ahu_statistics_wins_new (self->ui, self->statistics, rows, is_narrow (self)),
                   ahu_statistics_sources_new (self->ui, self->statistics, rows, is_narrow (self)));
  else
    show_few (self, rows);
}

void
ahu_statistics_page_show_numbers (AhuStatisticsPage *self)
{
  gboolean has_rows = g_list_model_get_n_items (G_LIST_MODEL (self->statistics)) > 0;
  guint n_unfinished = ahu_statistics_get_n_unfinished (self->statistics);
  g_autofree char *unfinished = g_strdup_printf (ngettext ("%u game is not over and left out.",
                                                           "%u games are not over and left out.", n_unfinished), n_unfinished);
  g_autoptr (GArray) first = NULL;

  gtk_widget_set_visible (self->numbers, has_rows);
  gtk_widget_set_visible (self->nothing_label, !has_rows);
  gtk_widget_set_visible (self->names_button, !is_narrow (self));
  gtk_widget_set_visible (self->names_button_narrow, is_narrow (self));
  if (!has_rows)
    return;

  first = list_first (self);
  ahu_statistics_table_show (self->table, (guint *) (gpointer) first->data, first->len,
                             is_wide (self) ? AHU_TABLE_HEADS_LONG : AHU_TABLE_HEADS_BRIEF, FALSE);
  show_charts (self);
  show_others (self, first);
  gtk_label_set_text (self->unfinished_label, unfinished);
  gtk_widget_set_visible (GTK_WIDGET (self->unfinished_label), n_unfinished > 0);
}
