/* rn-ranking.c: the final ranking as the shared pages show it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/words/rn-ranking.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-names.h"
#include "games/rapanui/study/rn-explain.h"
#include "games/rapanui/words/rn-sentences.h"

/* “Wood 7:1” */
static char *
tie_text (const RnFinal *final,
          guint          at)
{
  RnTieBreak tie = at + 1 < final->n_players ? final->tie_above[at + 1] : RN_TIE_NONE;
  guint a, b;

  if (tie != RN_TIE_MOAI && tie != RN_TIE_WOOD)
    return NULL;
  a = final->order[at];
  b = final->order[at + 1];
  if (tie == RN_TIE_MOAI)
    return g_strdup_printf ("%s %d:%d", rn_kind_name (RN_MOAI), (int) final->players[a].moai_count,
                            (int) final->players[b].moai_count);

  return g_strdup_printf ("%s %d:%d", _("Wood"), (int) final->players[a].wood_count, (int) final->players[b].wood_count);
}

/* “Stone: Mulberry 3, Grain 2, Sweet Potato 1, Fish 0” */
static char *
stone_text (const RnFinal *final)
{
  g_autoptr (GString) kinds = g_string_new (NULL);

  if (final->empty)
    return NULL;
  for (guint rank = 0; rank < RN_SACRIFICES; rank++)
    for (guint kind = 0; kind < RN_SACRIFICES; kind++)
      if (final->rank[kind] == rank)
        g_string_append_printf (kinds, "%s%s %d", kinds->len > 0 ? ", " : "", rn_sacrifice_name (kind), final->value[kind]);

  /* Translators: in a short message: %s is what each kind was worth, such as “Mulberry 3, Grain 2, Sweet Potato 1, Fish 0” */
  return g_strdup_printf (_("Stone: %s"), kinds->str);
}

static void
fill_places (AhuRanking        *ranking,
             const RnFinal     *final,
             const char *const *names)
{
  for (guint i = 0; i < final->n_players; i++)
    {
      guint player = final->order[i];

      ranking->order[i] = player;
      ranking->places[player] = final->players[player].place;
      ranking->totals[player] = final->players[player].total;
      ranking->notes[player] = rn_place_note (final, i, names);
      ranking->ties[player] = tie_text (final, i);
    }
}

static void
fill_plain_rows (AhuRanking    *ranking,
                 const RnFinal *final)
{
  AhuRankingRow *tiles = ahu_ranking_add_row (ranking, "token-glory", g_strdup (_("Tiles")), NULL);
  AhuRankingRow *moai = ahu_ranking_add_row (ranking, "kind-moai", g_strdup (rn_kind_name (RN_MOAI)),
                                             /* Translators: %d glory points for each card. */
                                             g_strdup_printf (_("%d each"), RN_MOAI_POINTS));
  AhuRankingRow *wood = ahu_ranking_add_row (ranking, "token-wood", g_strdup (_("Wood")),
                                             /* Translators: one glory point for each 5 wood. */
                                             g_strdup (_("1 for every 5")));

  for (guint p = 0; p < final->n_players; p++)
    {
      tiles->cells[p].points = final->players[p].tiles;
      /* Translators: a number of cards, in a table before what they give; %d is 0 or more. */
      moai->cells[p].how = g_strdup_printf (_("%d ×"), (int) final->players[p].moai_count);
      moai->cells[p].points = final->players[p].moai;
      /* Translators: “of 14” wood, in a table before what it gives; %d is 0 or more. */
      wood->cells[p].how = g_strdup_printf (_("of %d"), (int) final->players[p].wood_count);
      wood->cells[p].points = final->players[p].wood;
    }
}

static void
fill_sacrifice_row (AhuRanking    *ranking,
                    const RnFinal *final,
                    guint          kind)
{
  g_autofree char *picture = g_strdup_printf ("sacrifice-%s", rn_sacrifice_id (kind));
  AhuRankingRow *row = ahu_ranking_add_row (ranking, picture, g_strdup (rn_sacrifice_name (kind)),
                                            g_strdup_printf (_("%d each"), final->value[kind]));

  for (guint p = 0; p < final->n_players; p++)
    {
      gint64 count = final->players[p].sacrifice_count[kind];

      row->cells[p].how = g_strdup_printf (_("%d ×"), (int) count);
      row->cells[p].points = count * final->value[kind];
    }
}

AhuRanking *
rn_ranking_new (const RnFinal     *final,
                const char *const *names)
{
  AhuRanking *ranking = ahu_ranking_new (final->n_players);

  ranking->headline = rn_result_headline (final, names);
  ranking->total_label = g_strdup (_("Glory points"));
  ranking->extra = stone_text (final);
  fill_places (ranking, final, names);
  fill_plain_rows (ranking, final);
  for (guint rank = 0; rank < RN_SACRIFICES; rank++)
    for (guint k = 0; k < RN_SACRIFICES; k++)
      if (final->rank[k] == rank)
        fill_sacrifice_row (ranking, final, k);
  rn_explain (ranking, final, names);

  return ranking;
}
