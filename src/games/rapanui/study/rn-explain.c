/* rn-explain.c: the final ranking explained: each player's points, and the places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-explain.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-names.h"

/* The sources that gave a player something to count, and the plain sum. */
typedef struct
{
  GString *parts;
  GString *sum;
  guint n;
} Sum;

static void
add_part (Sum    *sum,
          char   *part,
          gint64  points)
{
  g_autofree char *whole = rn_keep_together (part);

  if (sum->n++ > 0)
    {
      /* Translators: between the sources of points in “6 in tiles, 4 Moai × 4 = 16”. */
      g_string_append (sum->parts, C_("sources", ", "));
      g_string_append (sum->sum, " + ");
    }
  g_string_append (sum->parts, whole);
  g_string_append_printf (sum->sum, "%" G_GINT64_FORMAT, points);
}

static void
add_parts (Sum           *sum,
           const RnFinal *final,
           guint          player)
{
  int tiles = (int) final->players[player].tiles;
  int moai = (int) final->players[player].moai_count;
  int wood = (int) final->players[player].wood_count;

  if (tiles > 0)
    /* Translators: %d glory points that a player has in tiles, in a list of sources. */
    add_part (sum, g_strdup_printf (ngettext ("%d in tiles", "%d in tiles", (gulong) tiles), tiles), tiles);
  if (moai > 0)
    /* Translators: in a list of sources: %1$d Moai give %2$d glory points each, %3$d together. */
    add_part (sum, g_strdup_printf (ngettext ("%1$d Moai × %2$d = %3$d", "%1$d Moai × %2$d = %3$d", (gulong) moai),
                                    moai, RN_MOAI_POINTS, (int) final->players[player].moai),
              final->players[player].moai);
  if (wood > 0)
    /* Translators: in a list of sources: %1$d wood give 1 glory point for each full %2$d, %3$d together. */
    add_part (sum, g_strdup_printf (ngettext ("%1$d wood: %3$d (1 for every %2$d)", "%1$d wood: %3$d (1 for every %2$d)",
                                              (gulong) wood),
                                    wood, RN_WOOD_PER_POINT, (int) final->players[player].wood),
              final->players[player].wood);
}

static void
add_sacrifices (Sum           *sum,
                const RnFinal *final,
                guint          player)
{
  for (guint rank = 0; rank < RN_SACRIFICES; rank++)
    for (guint k = 0; k < RN_SACRIFICES; k++)
      {
        int count = (int) final->players[player].sacrifice_count[k];
        int points = count * final->value[k];

        if (final->rank[k] == rank && count > 0)
          /* Translators: in a list of sources: %1$d Sacrifice cards of the kind %2$s give %3$d glory points each, %4$d together. */
          add_part (sum, g_strdup_printf (ngettext ("%2$s: %1$d × %3$d = %4$d", "%2$s: %1$d × %3$d = %4$d", (gulong) count),
                                          count, rn_sacrifice_name (k), final->value[k], points), points);
      }
}

/* @total: “42 glory points” */
static void
take_sum (AhuRankingStep *step,
          const Sum      *sum,
          const char     *total)
{
  /* Translators: a list of sources such as “6 in tiles, 4 Moai × 4 = 16” as a sentence. */
  ahu_ranking_step_take (step, g_strdup_printf (C_("sources", "%s."), sum->parts->str));
  if (sum->n > 1)
    /* Translators: %1$s is a sum such as 6 + 16 + 2, %2$s what it makes: “24 glory points”. */
    ahu_ranking_step_take (step, g_strdup_printf (_("%1$s makes %2$s (R8.6)."), sum->sum->str, total));
}

static void
explain_player (AhuRanking        *ranking,
                const RnFinal     *final,
                guint              player,
                const char *const *names)
{
  g_autoptr (GString) parts = g_string_new (NULL);
  g_autoptr (GString) plus = g_string_new (NULL);
  Sum sum = { parts, plus, 0 };
  int points = (int) final->players[player].total;
  g_autofree char *total = g_strdup_printf (ngettext ("%d glory point", "%d glory points", (gulong) points), points);
  AhuRankingStep *step = ahu_ranking_add_step (ranking, RN_EXPLAIN_PLAYER, 1u << player, "R8.6",
                                               /* Translators: a heading; %1$s is a player's name, %2$s such as “42 glory points”. */
                                               g_strdup_printf (_("%1$s: %2$s"), names[player], total));

  add_parts (&sum, final, player);
  add_sacrifices (&sum, final, player);
  if (sum.n > 0)
    take_sum (step, &sum, total);
  else
    ahu_ranking_step_take (step, g_strdup (_("No tiles, no Moai, no wood and no Sacrifice cards (R8.6).")));
}

static void
take_place (AhuRankingStep    *step,
            const RnFinal     *final,
            guint              at,
            guint              n,
            const char *const *names)
{
  const char *sharing[RN_MAX_PLAYERS];
  g_autofree char *list = NULL;
  guint place = final->players[final->order[at]].place;
  int points = (int) final->players[final->order[at]].total;

  for (guint i = 0; i < n; i++)
    sharing[i] = names[final->order[at + i]];
  list = rn_list_names (sharing, n);

  if (n == 1)
    /* Translators: %1$u is a place, %2$s a player's name, %3$d glory points. */
    ahu_ranking_step_take (step, g_strdup_printf (ngettext ("Place %1$u: %2$s, %3$d glory point.",
                                                            "Place %1$u: %2$s, %3$d glory points.", (gulong) points),
                                                  place, list, points));
  else
    /* Translators: %1$u is a place, shared by %2$s, such as “Anna and Ben”, with %3$d glory points each. */
    ahu_ranking_step_take (step, g_strdup_printf (ngettext ("Place %1$u: %2$s share it, %3$d glory point each.",
                                                            "Place %1$u: %2$s share it, %3$d glory points each.", (gulong) points),
                                                  place, list, points));
  if (n > 1 && at + n < final->n_players)
    /* Translators: %1$u is a shared place, %2$u the one that comes next, such as 1 and 3. */
    ahu_ranking_step_take (step, g_strdup_printf (_("After the shared place %1$u comes place %2$u (R8.7)."),
                                                  place, final->players[final->order[at + n]].place));
}

static void
explain_places (AhuRanking        *ranking,
                const RnFinal     *final,
                const char *const *names)
{
  AhuRankingStep *step = ahu_ranking_add_step (ranking, RN_EXPLAIN_PLACES, 0, "R8.7", g_strdup (_("The places")));

  for (guint i = 0, n; i < final->n_players; i += n)
    {
      for (n = 1; i + n < final->n_players && final->tie_above[i + n] == RN_TIE_SHARED; n++)
        ;
      take_place (step, final, i, n, names);
    }
}

void
rn_explain (AhuRanking        *ranking,
            const RnFinal     *final,
            const char *const *names)
{
  rn_explain_stone (ranking, final);
  for (guint i = final->n_players; i > 0; i--)
    explain_player (ranking, final, final->order[i - 1], names);
  rn_explain_ties (ranking, final, names);
  explain_places (ranking, final, names);
}
