/* rn-explain-ties.c: how players with equal glory points are told apart, or not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-explain.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-names.h"

/* Players who follow one another in the ranking and are level so far. */
typedef struct
{
  const RnFinal *final;
  const char *const *names;
  guint at; /* in the order of places */
  guint n;
} Level;

static guint
get_player (const Level *level,
            guint        i)
{
  return level->final->order[level->at + i];
}

/* What decides between a player and the next is not @tie nor anything before. */
static Level
find_level (const RnFinal     *final,
            const char *const *names,
            guint              at,
            guint              end,
            RnTieBreak         tie)
{
  Level level = { final, names, at, 1 };

  while (at + level.n < end && final->tie_above[at + level.n] > tie)
    level.n++;

  return level;
}

static char *
list_level (const Level *level)
{
  const char *list[RN_MAX_PLAYERS];

  for (guint i = 0; i < level->n; i++)
    list[i] = level->names[get_player (level, i)];

  return rn_list_names (list, level->n);
}

static gint64
count_of (const Level *level,
          guint        i,
          RnTieBreak   tie)
{
  guint player = get_player (level, i);

  return tie == RN_TIE_MOAI ? level->final->players[player].moai_count
                            : level->final->players[player].wood_count;
}

/* “Anna 3, Ben 2” */
static char *
list_counts (const Level *level,
             RnTieBreak   tie)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < level->n; i++)
    {
      /* Translators: %1$s is a player's name, %2$d how many Moai or how much wood that player has. */
      g_autofree char *count = rn_keep_together (g_strdup_printf (C_("counts", "%1$s %2$d"),
                                                                  level->names[get_player (level, i)],
                                                                  (int) count_of (level, i, tie)));

      if (i > 0)
        /* Translators: between players in “Anna 3, Ben 2”. */
        g_string_append (list, C_("counts", ", "));
      g_string_append (list, count);
    }

  return g_string_free (list, FALSE);
}

static gboolean
is_equal (const Level *level,
          RnTieBreak   tie)
{
  return count_of (level, 0, tie) == count_of (level, level->n - 1, tie);
}

static char *
wood_sentence (const Level *level)
{
  g_autofree char *list = list_level (level);
  g_autofree char *counts = list_counts (level, RN_TIE_WOOD);
  int moai = (int) count_of (level, 0, RN_TIE_MOAI);

  /* Translators: what breaks a tie of players; %1$s are two or more of them, such as “Anna and Ben”, with %2$d Moai each; %3$s is such as “Anna 9, Ben 6”. */
  return g_strdup_printf (ngettext ("%1$s have %2$d Moai each, so all the wood they have left decides (R8.7): %3$s.",
                                    "%1$s have %2$d Moai each, so all the wood they have left decides (R8.7): %3$s.",
                                    (gulong) moai),
                          list, moai, counts);
}

static char *
shared_sentence (const Level *level)
{
  g_autofree char *list = list_level (level);
  int moai = (int) count_of (level, 0, RN_TIE_MOAI);

  /* Translators: %1$s are two or more players, such as “Anna and Ben”, with %2$d Moai and %3$d wood each. */
  return g_strdup_printf (ngettext ("%1$s have %2$d Moai and %3$d wood each. Still tied, they share the place (R8.7).",
                                    "%1$s have %2$d Moai and %3$d wood each. Still tied, they share the place (R8.7).",
                                    (gulong) moai),
                          list, moai, (int) count_of (level, 0, RN_TIE_WOOD));
}

/* Players level on Moai too. */
static void
explain_wood (AhuRankingStep *step,
              const Level    *level)
{
  guint end = level->at + level->n;

  if (!is_equal (level, RN_TIE_WOOD))
    ahu_ranking_step_take (step, wood_sentence (level));

  for (guint at = level->at; at < end;)
    {
      Level same = find_level (level->final, level->names, at, end, RN_TIE_WOOD);

      if (same.n > 1)
        ahu_ranking_step_take (step, shared_sentence (&same));
      at += same.n;
    }
}

static void
explain_tie (AhuRanking  *ranking,
             const Level *level)
{
  g_autofree char *list = list_level (level);
  int points = (int) level->final->players[get_player (level, 0)].total;
  guint end = level->at + level->n;
  guint about = 0;
  AhuRankingStep *step;

  for (guint i = 0; i < level->n; i++)
    about |= 1u << get_player (level, i);
  /* Translators: a heading; %s are two or more players, such as “Anna and Ben”. */
  step = ahu_ranking_add_step (ranking, RN_EXPLAIN_TIE_BREAK, about, "R8.7",
                               g_strdup_printf (_("A tie: %s"), list));

  /* Translators: %1$s are two or more players, such as “Anna and Ben”, with %2$d glory points each. */
  ahu_ranking_step_take (step, g_strdup_printf (ngettext ("%1$s are tied on %2$d glory point.",
                                                          "%1$s are tied on %2$d glory points.", (gulong) points),
                                                list, points));
  if (!is_equal (level, RN_TIE_MOAI))
    {
      g_autofree char *counts = list_counts (level, RN_TIE_MOAI);

      /* Translators: what breaks a tie of players; %s is such as “Anna 3, Ben 2”. */
      ahu_ranking_step_take (step, g_strdup_printf (_("More Moai in the display decide (R8.7): %s."), counts));
    }
  for (guint at = level->at; at < end;)
    {
      Level same = find_level (level->final, level->names, at, end, RN_TIE_MOAI);

      if (same.n > 1)
        explain_wood (step, &same);
      at += same.n;
    }
}

void
rn_explain_ties (AhuRanking        *ranking,
                 const RnFinal     *final,
                 const char *const *names)
{
  guint starts[RN_MAX_PLAYERS];
  guint n = 0;

  for (guint i = 0; i < final->n_players; i++)
    if (i == 0 || final->tie_above[i] == RN_TIE_NONE)
      starts[n++] = i;

  while (n-- > 0)
    {
      Level level = find_level (final, names, starts[n], final->n_players, RN_TIE_NONE);

      if (level.n > 1)
        explain_tie (ranking, &level);
    }
}
