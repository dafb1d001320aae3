/* ahu-ranking-text.c: a final ranking as plain text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-ranking-text.h"

#include "core/base/ahu-columns.h"

#define CELL_WIDTH 8
#define INDENT 2
/* Between two columns of the table. */
#define GAP 2

static void
append_places (GString           *text,
               const AhuRanking  *ranking,
               const char *const *names)
{
  int width = 0;

  for (guint i = 0; i < ranking->n_players; i++)
    width = MAX (width, ahu_columns_width (names[i]));

  for (guint i = 0; i < ranking->n_players; i++)
    {
      guint seat = ranking->order[i];

      g_string_append_printf (text, "%u. ", ranking->places[seat]);
      ahu_columns_append_cell (text, names[seat], width, FALSE);
      g_string_append_printf (text, " %5" G_GINT64_FORMAT "\n", ranking->totals[seat]);
    }
}

static char *
cell_text (const AhuRankingRow *row,
           guint                seat)
{
  const AhuRankingCell *cell = &row->cells[seat];

  return cell->how != NULL ? g_strdup_printf ("%s %" G_GINT64_FORMAT, cell->how, cell->points)
                           : g_strdup_printf ("%" G_GINT64_FORMAT, cell->points);
}

/* Names that are too long for the columns of a terminal are cut, since they stand above in
 * full; numbers never. */
static int
measure_cells (const AhuRanking  *ranking,
               const char *const *names,
               int                label_width)
{
  int most = (AHU_TERMINAL_COLUMNS - label_width) / (int) ranking->n_players;
  int width = CELL_WIDTH;

  for (guint seat = 0; seat < ranking->n_players; seat++)
    width = MAX (width, MIN (most, ahu_columns_width (names[seat]) + GAP));
  for (guint i = 0; i < ranking->rows->len; i++)
    for (guint seat = 0; seat < ranking->n_players; seat++)
      {
        g_autofree char *cell = cell_text (g_ptr_array_index (ranking->rows, i), seat);

        width = MAX (width, ahu_columns_width (cell) + GAP);
      }

  return width;
}

static void
append_table (GString           *text,
              const AhuRanking  *ranking,
              const char *const *names)
{
  int label_width = ahu_columns_width (ranking->total_label);
  int width;

  for (guint i = 0; i < ranking->rows->len; i++)
    label_width = MAX (label_width,
                       ahu_columns_width (((AhuRankingRow *) g_ptr_array_index (ranking->rows, i))->label));
  width = measure_cells (ranking, names, label_width);

  ahu_columns_append_cell (text, "", label_width, FALSE);
  for (guint i = 0; i < ranking->n_players; i++)
    {
      g_autofree char *name = ahu_columns_shorten (names[ranking->order[i]], width - GAP);

      ahu_columns_append_cell (text, name, width, TRUE);
    }
  g_string_append_c (text, '\n');

  for (guint i = 0; i <= ranking->rows->len; i++)
    {
      const AhuRankingRow *row = i < ranking->rows->len ? g_ptr_array_index (ranking->rows, i) : NULL;

      ahu_columns_append_cell (text, row != NULL ? row->label : ranking->total_label, label_width, FALSE);
      for (guint p = 0; p < ranking->n_players; p++)
        {
          guint seat = ranking->order[p];
          g_autofree char *cell = row != NULL ? cell_text (row, seat)
                                              : g_strdup_printf ("%" G_GINT64_FORMAT, ranking->totals[seat]);

          ahu_columns_append_cell (text, cell, width, TRUE);
        }
      g_string_append_c (text, '\n');
    }
}

static void
append_steps (GString          *text,
              const AhuRanking *ranking)
{
  for (guint i = 0; i < ranking->steps->len; i++)
    {
      const AhuRankingStep *step = g_ptr_array_index (ranking->steps, i);

      g_string_append_c (text, '\n');
      ahu_columns_append_wrapped (text, step->heading, 0);
      for (guint j = 0; step->sentences[j] != NULL; j++)
        ahu_columns_append_wrapped (text, step->sentences[j], INDENT);
    }
}

char *
ahu_ranking_to_text (const AhuRanking  *ranking,
                     const char *const *names)
{
  GString *text;

  g_return_val_if_fail (ranking != NULL && names != NULL, NULL);

  text = g_string_new (NULL);
  ahu_columns_append_wrapped (text, ranking->headline, 0);
  g_string_append_c (text, '\n');
  append_places (text, ranking, names);
  g_string_append_c (text, '\n');
  append_table (text, ranking, names);
  append_steps (text, ranking);

  return g_string_free (text, FALSE);
}

char *
ahu_ranking_to_lines (const AhuRanking  *ranking,
                      const char *const *names,
                      const char        *title)
{
  GString *text;

  g_return_val_if_fail (ranking != NULL && names != NULL && title != NULL, NULL);

  text = g_string_new (title);
  for (guint i = 0; i < ranking->n_players; i++)
    {
      guint seat = ranking->order[i];

      g_string_append_printf (text, "\n%u. %s %" G_GINT64_FORMAT, ranking->places[seat], names[seat], ranking->totals[seat]);
      if (ranking->ties[seat] != NULL)
        g_string_append_printf (text, " (%s)", ranking->ties[seat]);
    }
  if (ranking->extra != NULL)
    g_string_append_printf (text, "\n%s", ranking->extra);

  return g_string_free (text, FALSE);
}
