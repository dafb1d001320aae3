/* tp-ranking.c: the final ranking as the shared pages show it (T12)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

static void
fill_rows (AhuRanking    *ranking,
           const TpFinal *final)
{
  AhuRankingRow *scored = ahu_ranking_add_row (ranking, NULL, g_strdup (_("Scored in play")), NULL);

  for (guint p = 0; p < final->n_players; p++)
    scored->cells[p].points = final->players[p].scored;

  for (guint line = TP_LINE_SLAVES; line < TP_LINES; line++)
    {
      AhuRankingRow *row = ahu_ranking_add_row (ranking, NULL, g_strdup (tp_line_name (line)), NULL);

      for (guint p = 0; p < final->n_players; p++)
        row->cells[p].points = final->players[p].lines[line];
    }
}

static char *
headline (const TpFinal     *final,
          const char *const *names)
{
  const char *winners[TP_MAX_PLAYERS];
  g_autofree char *list = NULL;
  int points = (int) tp_final_total (&final->players[final->order[0]]);
  guint n = 0;

  while (n < final->n_players && final->players[final->order[n]].place == 1)
    {
      winners[n] = names[final->order[n]];
      n++;
    }
  list = tp_list_text (winners, n);

  if (n == 1)
    /* Translators: %1$s is a player's name, %2$d points. */
    return g_strdup_printf (ngettext ("%1$s wins with %2$d point", "%1$s wins with %2$d points", (gulong) points),
                            list, points);

  /* Translators: %1$s are two or more players, such as “Anna and Ben”, %2$d points. */
  return g_strdup_printf (ngettext ("%1$s share the win with %2$d point", "%1$s share the win with %2$d points",
                                    (gulong) points), list, points);
}

AhuRanking *
tp_ranking_new (const TpSheet     *sheet,
                const char *const *names)
{
  TpFinal final;
  AhuRanking *ranking;

  tp_final (&final, sheet);
  ranking = ahu_ranking_new (final.n_players);
  ranking->headline = headline (&final, names);
  ranking->total_label = g_strdup (_("Points"));
  for (guint i = 0; i < final.n_players; i++)
    {
      guint player = final.order[i];

      ranking->order[i] = player;
      ranking->places[player] = final.players[player].place;
      ranking->totals[player] = tp_final_total (&final.players[player]);
      ranking->notes[player] = tp_place_note (&final, i, names);
    }
  fill_rows (ranking, &final);
  tp_explain (ranking, &final, sheet, names);

  return ranking;
}
