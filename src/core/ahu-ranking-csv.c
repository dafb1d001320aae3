/* ahu-ranking-csv.c: the final table of any game for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-ranking-csv.h"

#include <glib/gi18n.h>
#include <string.h>

#define NEWLINE "\r\n"

/* Spreadsheets take what begins like this for a formula, which could do harm in
 * a record that came from somebody else; some trim the white space first. */
static gboolean
is_like_formula (const char *text)
{
  while (g_unichar_isspace (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);

  switch (g_utf8_get_char (text))
    {
    case '=':
    case '+':
    case '-':
    case '@':
    case 0xff0b: /* the same, full width */
    case 0xff0d:
    case 0xff1d:
    case 0xff20:
      return TRUE;
    default:
      return FALSE;
    }
}

static void
append_text (GString    *csv,
             const char *text)
{
  gboolean is_guarded = is_like_formula (text);

  if (!is_guarded && strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (csv, text);
      return;
    }

  g_string_append (csv, is_guarded ? "\"'" : "\"");
  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *c);
    }
  g_string_append_c (csv, '"');
}

static void
append_headings (GString          *csv,
                 const AhuRanking *ranking)
{
  /* Translators: heads a column of a table: which place a player took */
  append_text (csv, C_("table", "Place"));
  g_string_append_c (csv, ',');
  /* Translators: heads a column of a table: names of players */
  append_text (csv, C_("table", "Player"));
  for (guint i = 0; i < ranking->rows->len; i++)
    {
      const AhuRankingRow *row = g_ptr_array_index (ranking->rows, i);

      g_string_append_c (csv, ',');
      append_text (csv, row->label);
    }
  g_string_append_c (csv, ',');
  append_text (csv, ranking->total_label);
  g_string_append_c (csv, ',');
  /* Translators: heads a column of a table: how a tie for a place was broken */
  append_text (csv, C_("table", "Tie-break"));
  g_string_append (csv, NEWLINE);
}

static void
append_player (GString          *csv,
               const AhuRanking *ranking,
               guint             seat,
               const char       *name)
{
  g_string_append_printf (csv, "%u,", ranking->places[seat]);
  append_text (csv, name);
  for (guint i = 0; i < ranking->rows->len; i++)
    {
      const AhuRankingRow *row = g_ptr_array_index (ranking->rows, i);

      g_string_append_printf (csv, ",%" G_GINT64_FORMAT, row->cells[seat].points);
    }
  g_string_append_printf (csv, ",%" G_GINT64_FORMAT ",", ranking->totals[seat]);
  if (ranking->notes[seat] != NULL)
    append_text (csv, ranking->notes[seat]);
  g_string_append (csv, NEWLINE);
}

char *
ahu_ranking_to_csv (const AhuRanking  *ranking,
                    const char *const *names)
{
  GString *csv;

  g_return_val_if_fail (ranking != NULL, NULL);
  g_return_val_if_fail (names != NULL, NULL);

  csv = g_string_new (NULL);
  append_headings (csv, ranking);
  for (guint i = 0; i < ranking->n_players; i++)
    append_player (csv, ranking, ranking->order[i], names[ranking->order[i]]);

  return g_string_free (csv, FALSE);
}
