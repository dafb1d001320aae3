/* ahu-statistics-csv.c: the numbers over many games for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/statistics/ahu-statistics-csv.h"

#include "core/base/ahu-csv.h"

static const AhuMeasure *
get_measure (AhuStatistics *self,
             guint          measure)
{
  return &g_array_index (ahu_statistics_get_measures (self), AhuMeasure, measure);
}

static void
append_headings (GString       *csv,
                 AhuStatistics *self,
                 const char    *heading)
{
  ahu_csv_append_text (csv, heading);
  for (guint i = 0; i < ahu_statistics_get_measures (self)->len; i++)
    {
      if (!ahu_statistics_applies (self, i))
        continue;
      ahu_csv_separate (csv);
      ahu_csv_append_text (csv, get_measure (self, i)->label);
    }
  g_string_append (csv, AHU_CSV_NEWLINE);
}

static void
append_row (GString          *csv,
            AhuStatistics    *self,
            AhuStatisticsRow *row,
            const char       *label)
{
  ahu_csv_append_text (csv, label);
  for (guint i = 0; i < ahu_statistics_get_measures (self)->len; i++)
    {
      g_autofree char *value = NULL;

      if (!ahu_statistics_applies (self, i))
        continue;
      value = ahu_measure_format_plain (get_measure (self, i), ahu_statistics_row_get_value (row, i));
      ahu_csv_separate (csv);
      g_string_append (csv, value);
    }
  g_string_append (csv, AHU_CSV_NEWLINE);
}

char *
ahu_statistics_to_csv (AhuStatistics   *self,
                       GListModel      *rows,
                       const char      *heading,
                       AhuRowLabelFunc  label,
                       gpointer         data)
{
  GString *csv;

  g_return_val_if_fail (AHU_IS_STATISTICS (self), NULL);
  g_return_val_if_fail (heading != NULL && label != NULL, NULL);

  if (rows == NULL)
    rows = G_LIST_MODEL (self);
  csv = ahu_csv_new ();
  append_headings (csv, self, heading);
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AhuStatisticsRow) row = g_list_model_get_item (rows, i);
      g_autofree char *text = label (row, data);

      append_row (csv, self, row, text);
    }

  return g_string_free (csv, FALSE);
}
