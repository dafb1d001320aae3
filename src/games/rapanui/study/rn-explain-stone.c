/* rn-explain-stone.c: what lies on the Stone and what it makes each kind worth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-explain.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-names.h"

/* Kinds with equal counts. */
typedef struct
{
  const char *names[RN_SACRIFICES];
  guint kinds[RN_SACRIFICES];
  guint n;
  int count;
  int value;
} Group;

static gboolean
find_group (const RnFinal *final,
            guint          rank,
            Group         *group)
{
  *group = (Group) { 0 };
  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (final->rank[k] == rank)
      {
        group->names[group->n] = rn_sacrifice_name (k);
        group->kinds[group->n++] = k;
        group->count = (int) final->stone[k];
        group->value = final->value[k];
      }

  return group->n > 0;
}

/* Kinds by rank, equal ones in the order of the box. */
static void
sort_kinds (const RnFinal *final,
            guint          order[RN_SACRIFICES])
{
  guint n = 0;

  for (guint rank = 0; rank < RN_SACRIFICES; rank++)
    for (guint k = 0; k < RN_SACRIFICES; k++)
      if (final->rank[k] == rank)
        order[n++] = k;
}

static void
explain_count (AhuRanking    *ranking,
               const RnFinal *final)
{
  AhuRankingStep *step = ahu_ranking_add_step (ranking, RN_EXPLAIN_STONE_COUNT, 0, "R8.2",
                                               g_strdup (_("The cards on the Stone")));
  char *counts[RN_SACRIFICES];
  guint order[RN_SACRIFICES];

  sort_kinds (final, order);
  for (guint i = 0; i < RN_SACRIFICES; i++)
    /* Translators: %1$d cards, 0 or more, of the kind %2$s. */
    counts[i] = rn_keep_together (g_strdup_printf (C_("Stone", "%1$d × %2$s"), (int) final->stone[order[i]],
                                                   rn_sacrifice_name (order[i])));
  /* Translators: what lies on the Stone in the end: each of %1$s to %4$s is such as “4 × Fish”. */
  ahu_ranking_step_take (step, g_strdup_printf (_("All cards turned up: %1$s, %2$s, %3$s, %4$s (R8.2)."),
                                                counts[0], counts[1], counts[2], counts[3]));
  for (guint i = 0; i < RN_SACRIFICES; i++)
    g_free (counts[i]);
}

static char *
single_sentence (const Group *group,
                 guint        rank)
{
  if (rank == 0)
    /* Translators: %1$s is a kind of Sacrifice card with %2$d cards on the Stone, each worth %3$d points. */
    return g_strdup_printf (ngettext ("%2$d %1$s card lies on the Stone, more than of any other kind: each is worth %3$d (R8.3).",
                                      "%2$d %1$s cards lie on the Stone, more than of any other kind: each is worth %3$d (R8.3).",
                                      (gulong) group->count),
                            group->names[0], group->count, group->value);

  /* Translators: %1$s is a kind of Sacrifice card with %2$d cards on the Stone, each worth %3$d points. */
  return g_strdup_printf (ngettext ("%1$s comes next with %2$d card, so each is worth %3$d (R8.3).",
                                    "%1$s comes next with %2$d cards, so each is worth %3$d (R8.3).",
                                    (gulong) group->count),
                          group->names[0], group->count, group->value);
}

static char *
tie_sentence (const Group *group)
{
  int count = group->count;
  int value = group->value;

  switch (group->n)
    {
    case 2:
      /* Translators: %1$s and %2$s are kinds of Sacrifice cards with %3$d cards each on the Stone, worth %4$d points. */
      return g_strdup_printf (ngettext ("%1$s and %2$s tie with %3$d card each: both are worth %4$d, and no value is skipped (R8.3).",
                                        "%1$s and %2$s tie with %3$d cards each: both are worth %4$d, and no value is skipped (R8.3).",
                                        (gulong) count),
                              group->names[0], group->names[1], count, value);
    case 3:
      /* Translators: %1$s to %3$s are kinds of Sacrifice cards with %4$d cards each on the Stone, worth %5$d points. */
      return g_strdup_printf (ngettext ("%1$s, %2$s and %3$s tie with %4$d card each: all three are worth %5$d, and no value is skipped (R8.3).",
                                        "%1$s, %2$s and %3$s tie with %4$d cards each: all three are worth %5$d, and no value is skipped (R8.3).",
                                        (gulong) count),
                              group->names[0], group->names[1],
                              group->names[2], count, value);
    default:
      /* Translators: %d is the number of cards of each kind on the Stone. */
      return g_strdup_printf (ngettext ("All four kinds tie with %d card each: every Sacrifice card is worth 3 (R8.3).",
                                        "All four kinds tie with %d cards each: every Sacrifice card is worth 3 (R8.3).",
                                        (gulong) count), count);
    }
}

/* D5: the surprising case. */
static char *
unsacrificed_sentence (const Group *group)
{
  int value = group->value;

  switch (group->n)
    {
    case 1:
      /* Translators: %1$s is a kind of Sacrifice card, worth %2$d points. */
      return g_strdup_printf (_("Nobody sacrificed %1$s. 0 is a number like any other, so it comes last and is worth %2$d (R8.3, R8.4)."),
                              group->names[0], value);
    case 2:
      /* Translators: %1$s and %2$s are kinds of Sacrifice cards, worth %3$d points. */
      return g_strdup_printf (_("Nobody sacrificed %1$s or %2$s. 0 is a number like any other, so they tie for last and are worth %3$d each (R8.3, R8.4)."),
                              group->names[0], group->names[1], value);
    default:
      /* Translators: %1$s to %3$s are kinds of Sacrifice cards, worth %4$d points. */
      return g_strdup_printf (_("Nobody sacrificed %1$s, %2$s or %3$s. 0 is a number like any other, so they tie for second and are worth %4$d each (R8.3, R8.4)."),
                              group->names[0], group->names[1],
                              group->names[2], value);
    }
}

/* @after_tie: whether kinds of the next higher count tie. */
static void
explain_group (AhuRanking  *ranking,
               const Group *group,
               guint        rank,
               gboolean     after_tie)
{
  g_autofree char *kinds = rn_list_names (group->names, group->n);
  gboolean none = group->count == 0;
  guint about = 0;
  AhuRankingStep *step;

  for (guint i = 0; i < group->n; i++)
    about |= 1u << group->kinds[i];
  step = ahu_ranking_add_step (ranking, none ? RN_EXPLAIN_STONE_UNSACRIFICED : RN_EXPLAIN_STONE_GROUP,
                               about, none ? "R8.4" : "R8.3",
                               /* Translators: a heading; %1$s is one or more kinds of Sacrifice cards, each card worth %2$d points. */
                               g_strdup_printf (_("%1$s: worth %2$d each"), kinds, group->value));

  if (none)
    ahu_ranking_step_take (step, unsacrificed_sentence (group));
  else if (group->n > 1)
    ahu_ranking_step_take (step, tie_sentence (group));
  else
    ahu_ranking_step_take (step, single_sentence (group, rank));

  if (after_tie)
    /* Translators: of the kinds that come after a tie on the Stone; %1$d and %2$d are values, such as 2 and 3. */
    ahu_ranking_step_take (step, g_strdup_printf (_("Why %1$d? Each lower number of cards is worth just 1 less, even after a tie worth %2$d (R8.3)."),
                                                  group->value, group->value + 1));
}

void
rn_explain_stone (AhuRanking    *ranking,
                  const RnFinal *final)
{
  gboolean after_tie = FALSE;
  Group group;

  explain_count (ranking, final);
  if (final->empty)
    {
      AhuRankingStep *step = ahu_ranking_add_step (ranking, RN_EXPLAIN_STONE_EMPTY, 0, "R8.5",
                                                   g_strdup (_("Nothing was sacrificed")));

      ahu_ranking_step_take (step, g_strdup (_("The Stone is empty: every Sacrifice card is worth 0 (R8.5).")));
      ahu_ranking_step_take (step, g_strdup (_("Four kinds with 0 cards would be a tie, but an empty Stone has its own rule.")));
      return;
    }

  for (guint rank = 0; rank < RN_SACRIFICES && find_group (final, rank, &group); rank++)
    {
      explain_group (ranking, &group, rank, after_tie);
      after_tie = group.n > 1;
    }
}

char **
rn_stone_explanation (const RnFinal *final)
{
  g_autoptr (AhuRanking) ranking = ahu_ranking_new (final->n_players);
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  rn_explain_stone (ranking, final);
  for (guint i = 0; i < ranking->steps->len; i++)
    {
      const AhuRankingStep *step = g_ptr_array_index (ranking->steps, i);

      if (!g_str_equal (step->id, RN_EXPLAIN_STONE_COUNT))
        g_strv_builder_addv (sentences, (const char **) step->sentences);
    }

  return g_strv_builder_end (sentences);
}
