/* rn-final-text.c: the final table as plain text, for the command line and the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/words/rn-sentences.h"

#include <glib/gi18n.h>

#include "core/base/ahu-columns.h"
#include "games/rapanui/study/rn-explain.h"

#define CELL_WIDTH 12
#define INDENT 2
/* Between two columns of the table. */
#define GAP 2

static char *
tiles_cell (const RnFinal *final,
            guint          player,
            guint          kind)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, final->players[player].tiles);
}

static char *
moai_cell (const RnFinal *final,
           guint          player,
           guint          kind)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT " × 4 = %" G_GINT64_FORMAT,
                          final->players[player].moai_count, final->players[player].moai);
}

static char *
wood_cell (const RnFinal *final,
           guint          player,
           guint          kind)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT " → %" G_GINT64_FORMAT,
                          final->players[player].wood_count, final->players[player].wood);
}

static char *
sacrifice_cell (const RnFinal *final,
                guint          player,
                guint          kind)
{
  gint64 count = final->players[player].sacrifice_count[kind];

  return g_strdup_printf ("%" G_GINT64_FORMAT " × %u = %" G_GINT64_FORMAT,
                          count, final->value[kind], count * final->value[kind]);
}

static char *
total_cell (const RnFinal *final,
            guint          player,
            guint          kind)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, final->players[player].total);
}

typedef char *(*Cell) (const RnFinal *final,
                       guint          player,
                       guint          kind);

/* The lines of the table, those of the Sacrifice cards in the order in which the
 * Stone ranks them. */
typedef struct
{
  const char *label;
  Cell cell;
  guint kind;
} Line;

#define N_LINES (4 + RN_SACRIFICES)

typedef struct
{
  const RnFinal *final;
  const char *const *names;
  Line lines[N_LINES];
  int label_width;
  int width;
} Table;

static void
fill_lines (Table *table)
{
  guint n = 0;

  table->lines[n++] = (Line) { _("Tiles"), tiles_cell, 0 };
  table->lines[n++] = (Line) { rn_kind_name (RN_MOAI), moai_cell, 0 };
  table->lines[n++] = (Line) { _("Wood"), wood_cell, 0 };
  for (guint rank = 0; rank < RN_SACRIFICES; rank++)
    for (guint k = 0; k < RN_SACRIFICES; k++)
      if (table->final->rank[k] == rank)
        table->lines[n++] = (Line) { rn_sacrifice_name (k), sacrifice_cell, k };
  table->lines[n] = (Line) { _("Glory points"), total_cell, 0 };
}

/* Names have no limit, nor does wood (R1.5). Names that are too long for the
 * columns of a terminal are cut, since they stand above in full; numbers never. */
static void
measure (Table *table)
{
  int n_players = (int) table->final->n_players;
  int names = 0;

  table->width = CELL_WIDTH;
  for (guint i = 0; i < N_LINES; i++)
    table->label_width = MAX (table->label_width, ahu_columns_width (table->lines[i].label));
  for (int p = 0; p < n_players; p++)
    {
      names = MAX (names, ahu_columns_width (table->names[p]) + GAP);
      for (guint i = 0; i < N_LINES; i++)
        {
          g_autofree char *cell = table->lines[i].cell (table->final, (guint) p, table->lines[i].kind);

          table->width = MAX (table->width, ahu_columns_width (cell) + GAP);
        }
    }
  names = MIN (names, (AHU_TERMINAL_COLUMNS - table->label_width) / n_players);
  table->width = MAX (table->width, names);
}

static void
append_places (GString           *text,
               const RnFinal     *final,
               const char *const *names)
{
  int width = 0;

  for (guint i = 0; i < final->n_players; i++)
    width = MAX (width, ahu_columns_width (names[i]));

  for (guint i = 0; i < final->n_players; i++)
    {
      guint player = final->order[i];

      g_string_append_printf (text, "%u. ", final->players[player].place);
      ahu_columns_append_cell (text, names[player], width, FALSE);
      g_string_append_printf (text, " %5" G_GINT64_FORMAT "\n", final->players[player].total);
    }
}

static void
append_head (GString     *text,
             const Table *table)
{
  ahu_columns_append_cell (text, "", table->label_width, FALSE);
  for (guint i = 0; i < table->final->n_players; i++)
    {
      g_autofree char *name = ahu_columns_shorten (table->names[table->final->order[i]], table->width - GAP);

      ahu_columns_append_cell (text, name, table->width, TRUE);
    }
  g_string_append_c (text, '\n');
}

static void
append_table (GString           *text,
              const RnFinal     *final,
              const char *const *names)
{
  Table table = { .final = final, .names = names };

  fill_lines (&table);
  measure (&table);
  append_head (text, &table);
  for (guint i = 0; i < N_LINES; i++)
    {
      ahu_columns_append_cell (text, table.lines[i].label, table.label_width, FALSE);
      for (guint p = 0; p < final->n_players; p++)
        {
          g_autofree char *cell = table.lines[i].cell (final, final->order[p], table.lines[i].kind);

          ahu_columns_append_cell (text, cell, table.width, TRUE);
        }
      g_string_append_c (text, '\n');
    }
}

static void
append_steps (GString           *text,
              const RnFinal     *final,
              const char *const *names)
{
  g_autoptr (AhuRanking) ranking = ahu_ranking_new (final->n_players);

  rn_explain (ranking, final, names);
  for (guint i = 0; i < ranking->steps->len; i++)
    {
      const AhuRankingStep *step = g_ptr_array_index (ranking->steps, i);

      g_string_append_c (text, '\n');
      ahu_columns_append_wrapped (text, step->heading, 0);
      for (guint j = 0; step->sentences[j]; j++)
        ahu_columns_append_wrapped (text, step->sentences[j], INDENT);
    }
}

char *
rn_final_text (const RnFinal     *final,
               const char *const *names)
{
  GString *text = g_string_new (NULL);
  g_autofree char *headline = rn_result_headline (final, names);

  ahu_columns_append_wrapped (text, headline, 0);
  g_string_append_c (text, '\n');
  append_places (text, final, names);
  g_string_append_c (text, '\n');
  append_table (text, final, names);
  append_steps (text, final, names);

  return g_string_free (text, FALSE);
}
