/* rn-explain-together.c: the final ranking explained source by source, for all players at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-explain.h"

#include <glib/gi18n.h>

#include "games/rapanui/words/rn-sentences.h"

static void
add_source (AhuRanking *ranking,
            RnSource    source,
            char       *heading,
            const char *sentence)
{
  AhuRankingStep *step = ahu_ranking_add_step (ranking, RN_EXPLAIN_SOURCE, 1u << source, "R8.6", heading);

  ahu_ranking_step_take (step, g_strdup (sentence));
}

static void
copy_sentences (AhuRankingStep       *step,
                const AhuRankingStep *from)
{
  for (char **sentence = from->sentences; *sentence != NULL; sentence++)
    ahu_ranking_step_take (step, g_strdup (*sentence));
}

/* On the empty Stone no kind is worth anything, which is said already. */
static void
explain_stone (AhuRanking       *ranking,
               const RnFinal    *final,
               const AhuRanking *stone)
{
  AhuRankingStep *step;

  if (final->empty)
    {
      const AhuRankingStep *empty = g_ptr_array_index (stone->steps, stone->steps->len - 1);

      step = ahu_ranking_add_step (ranking, RN_EXPLAIN_STONE_EMPTY, 0, empty->rule, g_strdup (empty->heading));
      copy_sentences (step, empty);
      return;
    }

  step = ahu_ranking_add_step (ranking, RN_EXPLAIN_STONE_COUNT, 0, "R8.3", g_strdup (_("The cards on the Stone")));
  ahu_ranking_step_take (step, g_strdup (_("The kind with the most cards is worth 3 each, the next 2, then 1 and 0. "
                                           "Kinds that tie are worth the same (R8.3).")));
}

static void
explain_kind (AhuRanking       *ranking,
              const RnFinal    *final,
              const AhuRanking *stone,
              guint             kind)
{
  AhuRankingStep *step;
  char *heading;

  /* Translators: a heading; %1$s is a kind of Sacrifice card, each card worth %2$d points. */
  heading = g_strdup_printf (_("%1$s is worth %2$d each"), rn_sacrifice_name (kind), final->value[kind]);
  step = ahu_ranking_add_step (ranking, RN_EXPLAIN_SOURCE, 1u << (RN_SOURCE_SACRIFICE + kind), "R8.3", heading);
  for (guint i = 0; i < stone->steps->len; i++)
    {
      const AhuRankingStep *group = g_ptr_array_index (stone->steps, i);

      if ((group->about & (1u << kind)) != 0)
        copy_sentences (step, group);
    }
}

static gboolean
brings_any (const RnFinal *final,
            RnSource       source)
{
  guint kind = source - RN_SOURCE_SACRIFICE;
  gint64 points = 0;

  for (guint p = 0; p < final->n_players; p++)
    if (source >= RN_SOURCE_SACRIFICE)
      points += final->players[p].sacrifice_count[kind] * final->value[kind];
    else
      points += source == RN_SOURCE_TILES ? final->players[p].tiles
              : source == RN_SOURCE_MOAI ? final->players[p].moai : final->players[p].wood;

  return points > 0;
}

static void
explain_plain (AhuRanking    *ranking,
               const RnFinal *final)
{
  if (brings_any (final, RN_SOURCE_TILES))
    add_source (ranking, RN_SOURCE_TILES, g_strdup (_("Tiles are worth what they show")),
                _("The glory points won during the game (R8.6)."));
  if (brings_any (final, RN_SOURCE_MOAI))
    add_source (ranking, RN_SOURCE_MOAI,
                /* Translators: a heading; %d glory points. */
                g_strdup_printf (_("Each Moai is worth %d"), RN_MOAI_POINTS),
                _("The Moai in each player’s display (R8.6)."));
  if (brings_any (final, RN_SOURCE_WOOD))
    add_source (ranking, RN_SOURCE_WOOD,
                /* Translators: a heading; %d wood. */
                g_strdup_printf (_("Every %d wood are worth 1"), RN_WOOD_PER_POINT),
                _("Wood left over gives nothing (R8.6)."));
}

void
rn_explain_together (AhuRanking        *ranking,
                     const RnFinal     *final,
                     const char *const *names)
{
  g_autoptr (AhuRanking) stone = ahu_ranking_new (final->n_players);
  g_autoptr (AhuRanking) ties = ahu_ranking_new (final->n_players);
  AhuRankingStep *places;

  rn_explain_stone (stone, final);
  explain_stone (ranking, final, stone);
  explain_plain (ranking, final);
  /* The largest block comes last and decides. */
  for (guint rank = RN_SACRIFICES; rank-- > 0;)
    for (guint kind = RN_SACRIFICES; kind-- > 0;)
      if (final->rank[kind] == rank && brings_any (final, RN_SOURCE_SACRIFICE + kind))
        explain_kind (ranking, final, stone, kind);

  places = ahu_ranking_add_step (ranking, RN_EXPLAIN_PLACES, 0, "R8.7", rn_result_headline (final, names));
  rn_explain_ties (ties, final, names);
  for (guint i = 0; i < ties->steps->len; i++)
    copy_sentences (places, g_ptr_array_index (ties->steps, i));
}
