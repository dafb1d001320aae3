/* statistics-fixture.c: a game that only counts, and summaries of it made by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "statistics-fixture.h"

#include <string.h>

enum
{
  NAME,
  COLOUR,
  PLACE,
  TOTAL,
  FACTS,
  N_WORDS = FACTS + 3
};

static guint
list_facts (const AhuFact **facts)
{
  static const AhuFact all[] = {
    { "first", AHU_FACT_SOURCE, "From", "First", "The first source." },
    { "second", AHU_FACT_SOURCE, "From", "Second", "The second source." },
    { "built", AHU_FACT_COUNT, "Done", "Built, all", "What was built." },
  };

  *facts = all;

  return G_N_ELEMENTS (all);
}

const AhuGame *
tally_game_get (void)
{
  static const char *const colours[] = { "red", "blue", "green", "black", NULL };
  static const AhuGame game = {
    .id = "tally",
    .position_size = 1,
    .min_players = 2,
    .max_players = 4,
    .colours = colours,
    .facts = list_facts,
  };

  return &game;
}

static void
add_player (GVariantBuilder *players,
            GVariantBuilder *facts,
            char            *text)
{
  g_auto (GStrv) words = g_strsplit (g_strstrip (text), " ", -1);

  g_assert_cmpuint (g_strv_length (words), ==, N_WORDS);
  g_variant_builder_add (players, "(ssux)", words[NAME], words[COLOUR],
                         (guint32) g_ascii_strtoull (words[PLACE], NULL, 10),
                         g_ascii_strtoll (words[TOTAL], NULL, 10));
  for (guint i = FACTS; i < N_WORDS; i++)
    g_variant_builder_add (facts, "x", strcmp (words[i], "?") == 0 ? AHU_FACT_UNKNOWN
                                                                  : g_ascii_strtoll (words[i], NULL, 10));
}

static AhuSummary *
make_summary (const char     *id,
              const char     *origin,
              guint           year,
              AhuSummaryState state,
              gboolean        is_practice,
              gboolean        is_counted,
              guint           n_turns,
              const char     *players)
{
  g_auto (GStrv) seats = g_strsplit (players, ";", -1);
  g_autoptr (GDateTime) time = g_date_time_new_utc ((int) year, 6, 15, 12, 0, 0);
  g_autofree char *file = g_strconcat (id, ".rapanui", NULL);
  g_autoptr (GVariant) entry = NULL;
  GVariantBuilder table;
  GVariantBuilder facts;
  AhuSummary *summary;

  g_variant_builder_init (&table, G_VARIANT_TYPE ("a(ssux)"));
  g_variant_builder_init (&facts, G_VARIANT_TYPE ("ax"));
  for (guint i = 0; seats[i] != NULL; i++)
    add_player (&table, &facts, seats[i]);
  entry = g_variant_ref_sink (g_variant_new ("(ssmssmsxuuybba(ssux)ax)", file, id, origin, tally_game_get ()->id, NULL,
                                             g_date_time_to_unix (time), n_turns * 3, n_turns,
                                             (guint8) state, is_practice, is_counted, &table, &facts));
  summary = ahu_summary_new_from_variant (entry);
  g_assert_nonnull (summary);

  return summary;
}

AhuSummary *
tally_summary (const char     *id,
               guint           year,
               AhuSummaryState state,
               guint           n_turns,
               const char     *players)
{
  return tally_copy (id, NULL, year, state, n_turns, players);
}

AhuSummary *
tally_copy (const char     *id,
            const char     *origin,
            guint           year,
            AhuSummaryState state,
            guint           n_turns,
            const char     *players)
{
  return make_summary (id, origin, year, state, FALSE, FALSE, n_turns, players);
}

AhuSummary *
tally_practice (const char *id,
                guint       year,
                const char *players)
{
  return make_summary (id, NULL, year, AHU_SUMMARY_OVER, TRUE, FALSE, 40, players);
}

AhuSummary *
tally_counted (const char *id,
               guint       year,
               const char *players)
{
  return make_summary (id, NULL, year, AHU_SUMMARY_OVER, FALSE, TRUE, 0, players);
}
