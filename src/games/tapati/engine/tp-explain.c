/* tp-explain.c: the final ranking explained, step by step (T12)
 *
 * Each player's Moai line by line, from the last place to the first; then the ties; then the
 * places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

/* “2 + 2 + 3 = 7”, or a single number. Floors that bring nothing are left out. */
static char *
sum_text (const guint *terms,
          guint        n)
{
  GString *text = g_string_new (NULL);
  guint sum = 0;
  guint shown = 0;

  for (guint i = 0; i < n; i++)
    {
      sum += terms[i];
      if (terms[i] > 0)
        g_string_append_printf (text, shown++ > 0 ? " + %u" : "%u", terms[i]);
    }
  if (shown != 1)
    g_string_append_printf (text, shown > 0 ? " = %u" : "%u", sum);

  return g_string_free (text, FALSE);
}

/* What each floor brings in one of the lines (T10.2, T10.3). */
static char *
floors_text (const TpMoai *moai,
             const TpBox  *box,
             TpLine        line)
{
  guint terms[TP_FLOORS] = { 0, };
  guint before = 0;

  for (guint f = 0; f < moai->n_floors; f++)
    {
      TpMoai lower = *moai;
      guint lines[TP_LINES];

      lower.n_floors = (guint8) (f + 1);
      tp_moai_value (&lower, box, lines);
      terms[f] = lines[line] - before;
      before = lines[line];
    }

  return sum_text (terms, moai->n_floors);
}

/* T10.5: slaves, then the number. */
static char *
rug_text (const TpMoai *moai)
{
  const guint terms[] = {
    moai->rapanuis[TP_ON_RUG] == tp_level_rapanuis (TP_ON_RUG) ? moai->slaves[TP_ON_RUG] : 0,
    moai->slaves[TP_ON_RUG] == moai->spaces[TP_ON_RUG] ? moai->rug : 0,
  };

  return sum_text (terms, G_N_ELEMENTS (terms));
}

static char *
moai_sentence (const TpMoai *moai,
               const TpBox  *box,
               guint         site,
               const guint   lines[TP_LINES])
{
  g_autofree char *slaves = floors_text (moai, box, TP_LINE_SLAVES);
  g_autofree char *quarries = floors_text (moai, box, TP_LINE_QUARRIES);
  g_autofree char *rug = NULL;
  guint total = lines[TP_LINE_SLAVES] + lines[TP_LINE_QUARRIES] + lines[TP_LINE_TRANSFER] + lines[TP_LINE_RUGS];

  if (moai->rug == 0)
    /* Translators: what a Moai is worth. %1$d is the number of a site; %2$s and %3$s are sums such as “2 + 3 = 5”, %4$u and %5$u points. */
    return g_strdup_printf (_("Site %1$d: captives %2$s, quarries %3$s, transfer %4$u; together %5$u."),
                            (int) site + 1, slaves, quarries, lines[TP_LINE_TRANSFER], total);

  rug = rug_text (moai);
  /* Translators: what a Moai is worth. %1$d is the number of a site; %2$s, %3$s and %5$s are sums such as “2 + 3 = 5”, %4$u and %6$u points. */
  return g_strdup_printf (_("Site %1$d: captives %2$s, quarries %3$s, transfer %4$u, rug %5$s; together %6$u."),
                          (int) site + 1, slaves, quarries, lines[TP_LINE_TRANSFER], rug, total);
}

/* A Moai that brings nothing isn't explained. */
static gboolean
is_worthless (const guint lines[TP_LINES])
{
  guint sum = 0;

  for (guint line = 0; line < TP_LINES; line++)
    sum += lines[line];

  return sum == 0;
}

static void
explain_player (AhuRanking          *ranking,
                const TpFinalPlayer *player,
                const TpSheetPlayer *counted,
                const TpBox         *box,
                guint                seat,
                const char          *name)
{
  int total = (int) tp_final_total (player);
  int scored = (int) player->scored;
  gboolean is_all = scored == total && scored > 0;
  AhuRankingStep *step;

  step = ahu_ranking_add_step (ranking, AHU_RANKING_PLAYER, 1u << seat, "T12.1",
                               /* Translators: a heading; %1$s is a player's name, %2$d points. */
                               g_strdup_printf (ngettext ("%1$s: %2$d point", "%1$s: %2$d points", (gulong) total),
                                                name, total));
  ahu_ranking_step_take (step, is_all ? g_strdup (_("All of it scored in play (T12.1).")) :
                         /* Translators: %d are points. */
                         g_strdup_printf (ngettext ("Scored in play: %d point (T12.1).",
                                                    "Scored in play: %d points (T12.1).", (gulong) scored), scored));
  for (guint s = 0; s < TP_SITES; s++)
    if (tp_moai_is_begun (&counted->moai[s]) && !is_worthless (player->moai[s]))
      ahu_ranking_step_take (step, moai_sentence (&counted->moai[s], box, s, player->moai[s]));
}

static void
explain_places (AhuRanking        *ranking,
                const TpFinal     *final,
                const char *const *names)
{
  AhuRankingStep *step = ahu_ranking_add_step (ranking, AHU_RANKING_PLACES, 0, "T12.2", g_strdup (_("The places")));

  for (guint i = 0; i < final->n_players; i++)
    {
      const TpFinalPlayer *player = &final->players[final->order[i]];
      int total = (int) tp_final_total (player);

      ahu_ranking_step_take (step,
                             /* Translators: %1$d is a place, %2$s a player's name, %3$d points. */
                             g_strdup_printf (ngettext ("%1$d. %2$s, %3$d point.", "%1$d. %2$s, %3$d points.", (gulong) total),
                                              (int) player->place, names[final->order[i]], total));
    }
}

void
tp_explain (AhuRanking        *ranking,
            const TpFinal     *final,
            const TpSheet     *sheet,
            const char *const *names)
{
  for (guint i = final->n_players; i-- > 0;)
    {
      guint seat = final->order[i];

      explain_player (ranking, &final->players[seat], &sheet->players[seat], &sheet->box, seat, names[seat]);
    }
  tp_explain_ties (ranking, final, sheet, names);
  explain_places (ranking, final, names);
}
