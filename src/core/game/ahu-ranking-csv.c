/* ahu-ranking-csv.c: the final table of any game for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-ranking-csv.h"

#include <glib/gi18n.h>

#include "core/base/ahu-csv.h"

static void
append_headings (GString          *csv,
                 const AhuRanking *ranking)
{
  /* Translators: heads a column of a table: which place a player took */
  ahu_csv_append_text (csv, C_("table", "Place"));
  ahu_csv_separate (csv);
  /* Translators: heads a column of a table: names of players */
  ahu_csv_append_text (csv, C_("table", "Player"));
  for (guint i = 0; i < ranking->rows->len; i++)
    {
      const AhuRankingRow *row = g_ptr_array_index (ranking->rows, i);

      ahu_csv_separate (csv);
      ahu_csv_append_text (csv, row->label);
    }
  ahu_csv_separate (csv);
  ahu_csv_append_text (csv, ranking->total_label);
  ahu_csv_separate (csv);
  /* Translators: heads a column of a table: how a tie for a place was broken */
  ahu_csv_append_text (csv, C_("table", "Tie-break"));
  g_string_append (csv, AHU_CSV_NEWLINE);
}

static void
append_player (GString          *csv,
               const AhuRanking *ranking,
               guint             seat,
               const char       *name)
{
  g_string_append_printf (csv, "%u", ranking->places[seat]);
  ahu_csv_separate (csv);
  ahu_csv_append_text (csv, name);
  for (guint i = 0; i < ranking->rows->len; i++)
    {
      const AhuRankingRow *row = g_ptr_array_index (ranking->rows, i);

      ahu_csv_separate (csv);
      g_string_append_printf (csv, "%" G_GINT64_FORMAT, row->cells[seat].points);
    }
  ahu_csv_separate (csv);
  g_string_append_printf (csv, "%" G_GINT64_FORMAT, ranking->totals[seat]);
  ahu_csv_separate (csv);
  if (ranking->notes[seat] != NULL)
    ahu_csv_append_text (csv, ranking->notes[seat]);
  g_string_append (csv, AHU_CSV_NEWLINE);
}

char *
ahu_ranking_to_csv (const AhuRanking  *ranking,
                    const char *const *names)
{
  GString *csv;

  g_return_val_if_fail (ranking != NULL, NULL);
  g_return_val_if_fail (names != NULL, NULL);

  csv = ahu_csv_new ();
  append_headings (csv, ranking);
  for (guint i = 0; i < ranking->n_players; i++)
    append_player (csv, ranking, ranking->order[i], names[ranking->order[i]]);

  return g_string_free (csv, FALSE);
}
