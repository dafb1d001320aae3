/* ahu-statistics-few.c: what stands in place of charts where there are few games: who has won, and the last game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/statistics/ahu-statistics-few.h"

#include <glib/gi18n.h>

#include "shell/statistics/ahu-statistics-words.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/ranking/ahu-ranking-view.h"

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

GtkWidget *
ahu_statistics_podium_new (AhuStatistics *statistics,
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

GtkWidget *
ahu_statistics_last_game_new (GListModel *games,
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
