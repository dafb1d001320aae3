/* tp-explain-ties.c: how players with equal points are told apart, or not (T12.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

/* What a tie is broken by, with all players' numbers: %s is such as “Anna has 5, Ben has 4”. */
static const char *const deciders[TP_TIES] = {
  /* Translators: what breaks a tie; %s is such as “Anna has 5, Ben has 4”. */
  [TP_TIE_TAPATI] = N_("The Tapati that is worth more decides (T12.2): %s."),
  /* Translators: what breaks a tie; %s is such as “Anna has 2, Ben has 1”. */
  [TP_TIE_RAPANUIS] = N_("More Rapanuis in the Tapati decide (T12.2): %s."),
  /* Translators: what breaks a tie; %s is such as “Anna has 5, Ben has 4”. */
  [TP_TIE_SLAVES] = N_("More captives in the Tapati decide (T12.2): %s."),
  /* Translators: what breaks a tie; %s is such as “Anna has 5, Ben has 4”. */
  [TP_TIE_PALMS] = N_("More palms in the Tapati decide (T12.2): %s."),
};

/* “Anna has 5, Ben has 4” */
static char *
list_numbers (const TpFinal     *final,
              guint              at,
              guint              n,
              TpTie              tie,
              const char *const *names)
{
  GString *list = g_string_new (NULL);

  for (guint i = at; i < at + n; i++)
    {
      guint seat = final->order[i];

      if (i > at)
        /* Translators: between players in “Anna has 5, Ben has 4”. */
        g_string_append (list, C_("numbers", ", "));
      /* Translators: %1$s is a player's name, %2$d a number that decides a tie. */
      g_string_append_printf (list, C_("numbers", "%1$s has %2$d"), names[seat], (int) final->players[seat].keys[tie]);
    }

  return g_string_free (list, FALSE);
}

static char *
list_players (const TpFinal     *final,
              guint              at,
              guint              n,
              const char *const *names)
{
  const char *list[TP_MAX_PLAYERS];

  for (guint i = 0; i < n; i++)
    list[i] = names[final->order[at + i]];

  return tp_list_text (list, n);
}

/* How many players from @at on, before @end, are not told apart by @tie or anything before. */
static guint
count_level (const TpFinal *final,
             guint          at,
             guint          end,
             TpTie          tie)
{
  guint n = 1;

  while (at + n < end && final->tie_above[at + n] > tie)
    n++;

  return n;
}

char *
tp_tapati_sentence (const guint8  tapati[TP_PIECES],
                    const char   *name)
{
  g_return_val_if_fail (tapati != NULL && name != NULL, NULL);

  /* Translators: what lies in a player's Tapati, and its number: %1$s is the player's name, %2$d Rapanuis count two each, %3$d captives, %4$d palms and %5$d tiles one each, %6$d together. */
  return g_strdup_printf (_("%1$s’s Tapati: Rapanuis 2 × %2$d, captives %3$d, palms %4$d, tiles %5$d; together %6$d."),
                          name, tapati[TP_RAPANUI], tapati[TP_SLAVE], tapati[TP_PALM], (int) tp_tapati_tiles (tapati),
                          (int) tp_tapati_number (tapati));
}

/* Those who are still level are told apart by @tie, and then by what comes after. */
static void
explain_level (AhuRankingStep    *step,
               const TpFinal     *final,
               guint              at,
               guint              n,
               TpTie              tie,
               const char *const *names)
{
  g_autofree char *list = NULL;
  guint same;

  if (n == 1)
    return;
  if (tie == TP_TIE_SHARED)
    {
      list = list_players (final, at, n, names);
      /* Translators: %s are two or more players, such as “Anna and Ben”. */
      ahu_ranking_step_take (step, g_strdup_printf (_("%s are still tied and share the place (T12.2)."), list));
      return;
    }

  if (count_level (final, at, at + n, tie) < n)
    {
      list = list_numbers (final, at, n, tie, names);
      ahu_ranking_step_take (step, g_strdup_printf (_(deciders[tie]), list));
    }
  for (guint i = at; i < at + n; i += same)
    {
      same = count_level (final, i, at + n, tie);
      explain_level (step, final, i, same, tie + 1, names);
    }
}

static void
explain_tie (AhuRanking        *ranking,
             const TpFinal     *final,
             const TpSheet     *sheet,
             guint              at,
             guint              n,
             const char *const *names)
{
  g_autofree char *list = list_players (final, at, n, names);
  int points = (int) tp_final_total (&final->players[final->order[at]]);
  AhuRankingStep *step;
  guint about = 0;

  for (guint i = at; i < at + n; i++)
    about |= 1u << final->order[i];
  /* Translators: a heading; %s are two or more players, such as “Anna and Ben”. */
  step = ahu_ranking_add_step (ranking, AHU_RANKING_TIE, about, "T12.2", g_strdup_printf (_("A tie: %s"), list));
  ahu_ranking_step_take (step,
                         /* Translators: %1$s are two or more players, such as “Anna and Ben”, %2$d points. */
                         g_strdup_printf (ngettext ("%1$s have %2$d point each.", "%1$s have %2$d points each.",
                                                    (gulong) points), list, points));
  for (guint i = at; i < at + n; i++)
    ahu_ranking_step_take (step, tp_tapati_sentence (sheet->players[final->order[i]].tapati, names[final->order[i]]));
  explain_level (step, final, at, n, TP_TIE_TAPATI, names);
}

void
tp_explain_ties (AhuRanking        *ranking,
                 const TpFinal     *final,
                 const TpSheet     *sheet,
                 const char *const *names)
{
  guint end = final->n_players;

  /* From the last places to the first. */
  while (end > 0)
    {
      guint at = end - 1;

      while (at > 0 && final->tie_above[at] != TP_TIE_NONE)
        at--;
      if (end - at > 1)
        explain_tie (ranking, final, sheet, at, end - at, names);
      end = at;
    }
}

static char *
decided_note (const TpFinal *final,
              guint          player,
              guint          other,
              TpTie          tie,
              const char    *name)
{
  static const char *const notes[TP_TIES] = {
    /* Translators: how a tie was broken: %1$s is the other player, %2$d and %3$d are the numbers of the Tapatis. */
    [TP_TIE_TAPATI] = N_("Tied with %1$s: the Tapati decides, %2$d against %3$d (T12.2)"),
    /* Translators: how a tie was broken: %1$s is the other player, %2$d and %3$d are Rapanuis in the Tapatis. */
    [TP_TIE_RAPANUIS] = N_("Tied with %1$s: Rapanuis in the Tapati decide, %2$d against %3$d (T12.2)"),
    /* Translators: how a tie was broken: %1$s is the other player, %2$d and %3$d are captives in the Tapatis. */
    [TP_TIE_SLAVES] = N_("Tied with %1$s: captives in the Tapati decide, %2$d against %3$d (T12.2)"),
    /* Translators: how a tie was broken: %1$s is the other player, %2$d and %3$d are palms in the Tapatis. */
    [TP_TIE_PALMS] = N_("Tied with %1$s: palms in the Tapati decide, %2$d against %3$d (T12.2)"),
  };

  return g_strdup_printf (_(notes[tie]), name, (int) final->players[player].keys[tie],
                          (int) final->players[other].keys[tie]);
}

char *
tp_place_note (const TpFinal     *final,
               guint              index,
               const char *const *names)
{
  TpTie below = index + 1 < final->n_players ? final->tie_above[index + 1] : TP_TIE_NONE;
  const char *others[TP_MAX_PLAYERS];
  g_autofree char *list = NULL;
  guint n = 0;

  for (guint i = 0; i < final->n_players; i++)
    if (i != index && final->players[final->order[i]].place == final->players[final->order[index]].place)
      others[n++] = names[final->order[i]];

  if (n > 0)
    {
      list = tp_list_text (others, n);
      /* Translators: %s are one or more other players, such as “Anna and Ben”. */
      return g_strdup_printf (_("Still tied with %s: they share the place (T12.2)"), list);
    }
  if (below != TP_TIE_NONE)
    return decided_note (final, final->order[index], final->order[index + 1], below, names[final->order[index + 1]]);
  if (final->tie_above[index] == TP_TIE_NONE)
    return NULL;

  return decided_note (final, final->order[index], final->order[index - 1], final->tie_above[index], names[final->order[index - 1]]);
}
