/* tp-ranking.c: the final ranking as the shared pages show it (T12)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

/* A sheet that was counted at the table has one number for what was scored in play. */
static gboolean
knows_lines (const TpSheet *sheet)
{
  for (guint p = 0; p < sheet->n_players; p++)
    {
      guint points = 0;

      for (guint line = 0; line < TP_LINES; line++)
        points += sheet->players[p].in_play[line];
      if (points != sheet->players[p].points)
        return FALSE;
    }

  return TRUE;
}

/* @explained: whether it was said what a sum such as “6 + 2” is; NULL where there are none */
static void
fill_line (AhuRanking    *ranking,
           const TpFinal *final,
           const TpSheet *sheet,
           const char    *picture,
           guint          line,
           gboolean      *explained)
{
  AhuRankingRow *row = ahu_ranking_add_row (ranking, picture, g_strdup (tp_line_name (line)), NULL);

  for (guint p = 0; p < final->n_players; p++)
    {
      guint standing = final->players[p].lines[line];
      guint in_play = sheet->players[p].in_play[line];

      row->cells[p].points = in_play + standing;
      if (standing == 0 || final->players[p].scored == 0 || explained == NULL)
        continue;
      row->cells[p].how = g_strdup_printf ("%u + %u", in_play, standing);
      if (!*explained)
        /* Translators: beside a source of points, for sums such as “6 + 2”: those scored while playing, and those of Moai
         * that still stand at the end. */
        row->detail = g_strdup (_("scored + standing"));
      *explained = TRUE;
    }
}

/* All that a source brought, in play and of the Moai that still stand. */
static void
fill_rows (AhuRanking    *ranking,
           const TpFinal *final,
           const TpSheet *sheet)
{
  static const char *const pictures[TP_LINES] = {
    [TP_LINE_PRESTIGE] = "tapati-moai",
    [TP_LINE_SLAVES] = "tapati-captive",
    [TP_LINE_QUARRIES] = "tapati-quarry",
    [TP_LINE_TRANSFER] = "tapati-palm",
    [TP_LINE_RUGS] = "tapati-rug",
  };
  gboolean is_tracked = knows_lines (sheet);
  gboolean explained = FALSE;

  if (!is_tracked)
    {
      AhuRankingRow *scored = ahu_ranking_add_row (ranking, pictures[TP_LINE_PRESTIGE], g_strdup (_("Scored in play")), NULL);

      for (guint p = 0; p < final->n_players; p++)
        scored->cells[p].points = final->players[p].scored;
    }
  for (guint line = is_tracked ? TP_LINE_PRESTIGE : TP_LINE_SLAVES; line < TP_LINES; line++)
    fill_line (ranking, final, sheet, pictures[line], line, is_tracked ? &explained : NULL);
}

/* Who alone has won it has as many points as others: they are named. */
static char *
tie_headline (const TpFinal     *final,
              const char *const *names)
{
  const char *others[TP_MAX_PLAYERS];
  int points = (int) tp_final_total (&final->players[final->order[0]]);
  g_autofree char *list = NULL;
  guint n = 0;

  while (n + 1 < final->n_players && final->tie_above[n + 1] != TP_TIE_NONE)
    {
      others[n] = names[final->order[n + 1]];
      n++;
    }
  list = tp_list_text (others, n);

  /* Translators: %1$s is the name of who wins a tie, %2$s one or more names of those who have as many points, %3$d. */
  return g_strdup_printf (ngettext ("%1$s wins the tie with %2$s, %3$d point each",
                                    "%1$s wins the tie with %2$s, %3$d points each", (gulong) points),
                          names[final->order[0]], list, points);
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

  if (n == 1 && final->tie_above[1] != TP_TIE_NONE)
    return tie_headline (final, names);
  if (n == 1)
    /* Translators: %1$s is a player's name, %2$d points. */
    return g_strdup_printf (ngettext ("%1$s wins with %2$d point", "%1$s wins with %2$d points", (gulong) points),
                            list, points);

  /* Translators: %1$s are two or more players, such as “Anna and Ben”, %2$d points. */
  return g_strdup_printf (ngettext ("%1$s share the win with %2$d point", "%1$s share the win with %2$d points",
                                    (gulong) points), list, points);
}

/* “Tapati 14:9” */
static char *
tie_text (const TpFinal *final,
          guint          at)
{
  const char *names[TP_TIES] = {
    [TP_TIE_TAPATI] = _("Tapati"),
    [TP_TIE_RAPANUIS] = _("Rapanuis"),
    [TP_TIE_SLAVES] = tp_line_name (TP_LINE_SLAVES),
    [TP_TIE_PALMS] = _("Palms"),
  };
  TpTie tie = at + 1 < final->n_players ? final->tie_above[at + 1] : TP_TIE_NONE;

  if (names[tie] == NULL)
    return NULL;

  return g_strdup_printf ("%s %u:%u", names[tie], final->players[final->order[at]].keys[tie],
                          final->players[final->order[at + 1]].keys[tie]);
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
      ranking->ties[player] = tie_text (&final, i);
    }
  fill_rows (ranking, &final, sheet);
  tp_explain (ranking, &final, sheet, names);

  return ranking;
}

/* Takes label and detail. */
static void
add_pieces (AhuRanking    *table,
            const TpSheet *sheet,
            guint          piece,
            const char    *picture,
            char          *label,
            char          *detail)
{
  AhuRankingRow *row = ahu_ranking_add_row (table, picture, label, detail);

  for (guint p = 0; p < table->n_players; p++)
    {
      const guint8 *tapati = sheet->players[p].tapati;

      if (piece == TP_RAPANUI)
        row->cells[p].points = 2 * tapati[piece];
      else
        row->cells[p].points = piece == TP_PIECES ? tp_tapati_tiles (tapati) : tapati[piece];
    }
}

AhuRanking *
tp_tapati_table_new (const TpSheet *sheet)
{
  TpFinal final;
  AhuRanking *table;

  g_return_val_if_fail (sheet != NULL, NULL);

  tp_final (&final, sheet);
  table = ahu_ranking_new (final.n_players);
  table->total_label = g_strdup (_("Tapati"));
  add_pieces (table, sheet, TP_RAPANUI, "tapati-rapanui", g_strdup (_("Rapanuis")),
              /* Translators: how much one Rapanui in a Tapati counts. */
              g_strdup_printf (C_("Tapati", "%d each"), 2));
  add_pieces (table, sheet, TP_SLAVE, "tapati-captive", g_strdup (tp_line_name (TP_LINE_SLAVES)), NULL);
  add_pieces (table, sheet, TP_PALM, "tapati-palm", g_strdup (_("Palms")), NULL);
  /* Translators: quarries and rugs in a Tapati, as a heading. */
  add_pieces (table, sheet, TP_PIECES, "tapati-quarry", g_strdup (C_("Tapati", "Tiles")), NULL);
  for (guint i = 0; i < final.n_players; i++)
    {
      const TpFinalPlayer *player = &final.players[final.order[i]];

      table->order[i] = final.order[i];
      table->places[final.order[i]] = player->place;
      table->totals[final.order[i]] = player->keys[TP_TIE_TAPATI];
    }

  return table;
}
