/* ahu-statistics-words.c: what the rows and numbers of statistics are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/statistics/ahu-statistics-words.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>

#include "core/base/ahu-name.h"
#include "shell/statistics/ahu-statistics-charts.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-tip.h"

const char *
ahu_grouping_name (AhuGrouping grouping)
{
  switch (grouping)
    {
    case AHU_BY_PLAYER:
      return C_("statistics", "Player");
    case AHU_BY_SEAT:
      return C_("statistics", "Seat");
    case AHU_BY_COLOUR:
      return C_("statistics", "Colour");
    case AHU_BY_N_PLAYERS:
    default:
      return C_("statistics", "Players");
    }
}

char *
ahu_statistics_row_label (AhuStatisticsRow *row,
                          AhuGrouping       grouping)
{
  const char *key = ahu_statistics_row_get_key (row);
  g_auto (GStrv) names = NULL;

  switch (grouping)
    {
    case AHU_BY_SEAT:
      /* Translators: %s is a number; the player in seat 1 begins the game. */
      return g_strdup_printf (C_("statistics", "Seat %s"), key);
    case AHU_BY_COLOUR:
      return g_strdup (ahu_player_colour_name (key));
    case AHU_BY_N_PLAYERS:
      return g_strdup_printf (ngettext ("%d player", "%d players", (gulong) atoi (key)), atoi (key));
    case AHU_BY_PLAYER:
    default:
      names = ahu_names_isolate ((const char *const[]) { key, NULL });
      return g_strdup (names[0]);
    }
}

const char *
ahu_statistics_row_get_mark (AhuStatisticsRow *row,
                             AhuGrouping       grouping)
{
  if (grouping == AHU_BY_PLAYER)
    return ahu_statistics_row_get_colour (row);
  return grouping == AHU_BY_COLOUR ? ahu_statistics_row_get_key (row) : NULL;
}

gboolean
ahu_statistics_are_few (GListModel *rows)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (rows, i);

      if (ahu_statistics_row_get_value (row, AHU_MEASURE_GAMES) >= AHU_STATISTICS_CHART_GAMES)
        return FALSE;
    }

  return TRUE;
}

char *
ahu_statistics_format (AhuStatisticsRow *row,
                       const AhuMeasure *measure,
                       guint             id,
                       gboolean          few)
{
  double number;
  AhuMeasure whole;

  g_return_val_if_fail (AHU_IS_STATISTICS_ROW (row) && measure != NULL, NULL);

  number = ahu_statistics_row_get_value (row, id);
  whole = *measure;
  if (few && measure->form == AHU_MEASURE_MEAN && number == round (number))
    whole.form = AHU_MEASURE_COUNT;

  return ahu_measure_format (&whole, number);
}

char *
ahu_statistics_format_wins (AhuStatisticsRow *row)
{
  /* Translators: %1$d is how many games were won of %2$d: “5 of 11”. */
  return g_strdup_printf (C_("statistics", "%1$d of %2$d"),
                          (int) ahu_statistics_row_get_value (row, AHU_MEASURE_WINS),
                          (int) ahu_statistics_row_get_value (row, AHU_MEASURE_GAMES));
}

gboolean
ahu_statistics_look (const AhuGameUi *ui,
                     guint            measure,
                     AhuPartLook     *look)
{
  return ui->fact_look != NULL && measure >= AHU_MEASURE_FACTS && ui->fact_look (measure - AHU_MEASURE_FACTS, look);
}

void
ahu_statistics_name_number (GtkWidget        *button,
                            const AhuMeasure *measure,
                            const char       *name,
                            const char       *value,
                            gboolean          leads)
{
  g_autofree char *label = NULL;

  g_return_if_fail (GTK_IS_BUTTON (button));

  gtk_widget_set_sensitive (button, leads);

  /* Translators: a number of a table for readers of the screen: %1$s is a player, a seat or a
   * colour, %2$s heads the column, %3$s is the number: “Anna, Wins: 12”. */
  label = g_strdup_printf (C_("statistics", "%1$s, %2$s: %3$s"), name, measure->label, value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, measure->detail,
                                  -1);
  if (leads)
    {
      g_autofree char *tip
        /* Translators: %s says what the number is. */
        = g_strdup_printf (C_("statistics", "%s\nPress it to see the games."), measure->detail);

      ahu_tip_set (button, tip);
    }
  else
    ahu_tip_set (button, measure->detail);
}
