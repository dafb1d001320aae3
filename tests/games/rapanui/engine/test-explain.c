/* test-explain.c: the ranking explained step by step: the Stone, sums, ties, places
 *
 * What is expected stands in tests/data/stones.json and ties.json, written from
 * the rules by hand; the tests of the command line read the same files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-sheet.h"
#include "games/rapanui/study/rn-explain.h"
#include "games/rapanui/words/rn-ranking.h"
#include "games/rapanui/words/rn-sentences.h"

#include <json-glib/json-glib.h>
#include <string.h>

static const char *const names[] = { "Anna", "Ben", "Chiara", "Dario", NULL };

static JsonNode *
load (const char *file)
{
  g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), file, NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);

  return json_parser_steal_root (parser);
}

static gint64
number (JsonArray *array,
        guint      i)
{
  return json_array_get_int_element (array, i);
}

/* With plain spaces, as it is read. */
static char *
plain (const char *sentence)
{
  g_auto (GStrv) parts = g_strsplit (sentence, "\302\240", -1);

  return g_strjoinv (" ", parts);
}

static void
assert_sentence (const char *sentence,
                 const char *expected)
{
  g_autofree char *text = plain (sentence);

  g_assert_cmpstr (text, ==, expected);
}

/* @expected: the sentences of a step, after @first others. */
static void
assert_step (const AhuRankingStep *step,
             JsonArray            *expected,
             guint                 first)
{
  guint n = json_array_get_length (expected);
  guint i;

  g_assert_cmpuint (g_strv_length (step->sentences), ==, n - first);
  for (i = first; i < n; i++)
    assert_sentence (step->sentences[i - first], json_array_get_string_element (expected, i));
}

static const AhuRankingStep *
get_step (const AhuRanking *ranking,
          guint             i)
{
  return g_ptr_array_index (ranking->steps, i);
}

/* The Stone */

static guint
kinds_of_value (JsonArray *values,
                gint64     value)
{
  guint about = 0;
  guint kind;

  for (kind = 0; kind < RN_SACRIFICES; kind++)
    if (number (values, kind) == value)
      about |= 1u << kind;

  return about;
}

static void
assert_stone_step (const AhuRankingStep *step,
                   guint                 index,
                   JsonArray            *stone,
                   JsonArray            *values)
{
  gint64 value = 4 - (gint64) index;
  guint about = kinds_of_value (values, value);
  gboolean none;

  if (index == 0)
    {
      g_assert_cmpstr (step->id, ==, RN_EXPLAIN_STONE_COUNT);
      g_assert_cmpuint (step->about, ==, 0);
      return;
    }
  if (kinds_of_value (values, 0) == 0xf)
    {
      g_assert_cmpstr (step->id, ==, RN_EXPLAIN_STONE_EMPTY);
      g_assert_cmpstr (step->rule, ==, "R8.5");
      return;
    }

  none = number (stone, g_bit_nth_lsf (about, -1)) == 0;
  g_assert_cmpuint (step->about, ==, about);
  g_assert_cmpstr (step->id, ==, none ? RN_EXPLAIN_STONE_UNSACRIFICED : RN_EXPLAIN_STONE_GROUP);
  g_assert_cmpstr (step->rule, ==, none ? "R8.4" : "R8.3");
}

static void
test_stone (gconstpointer data)
{
  JsonObject *stone_case = (JsonObject *) data;
  JsonArray *stone = json_object_get_array_member (stone_case, "stone");
  JsonArray *values = json_object_get_array_member (stone_case, "values");
  JsonArray *steps = json_object_get_array_member (stone_case, "steps");
  g_autoptr (AhuRanking) ranking = ahu_ranking_new (2);
  g_auto (GStrv) sentences = NULL;
  RnSheet sheet = { .n_players = 2 };
  RnFinal final;
  guint n = 0;
  guint i;

  for (i = 0; i < RN_SACRIFICES; i++)
    sheet.stone[i] = number (stone, i);
  rn_final (&final, &sheet);
  for (i = 0; i < RN_SACRIFICES; i++)
    g_assert_cmpint (final.value[i], ==, number (values, i));

  rn_explain_stone (ranking, &final);
  g_assert_cmpuint (ranking->steps->len, ==, json_array_get_length (steps));
  for (i = 0; i < ranking->steps->len; i++)
    {
      JsonArray *expected = json_array_get_array_element (steps, i);

      g_assert_cmpstr (get_step (ranking, i)->heading, ==, json_array_get_string_element (expected, 0));
      assert_step (get_step (ranking, i), expected, 1);
      assert_stone_step (get_step (ranking, i), i, stone, values);
      n += i > 0 ? json_array_get_length (expected) - 1 : 0;
    }

  sentences = rn_stone_explanation (&final);
  g_assert_cmpuint (g_strv_length (sentences), ==, n);
  g_assert_cmpstr (sentences[0], ==, get_step (ranking, 1)->sentences[0]);
}

/* On all Stones of up to 11 cards a kind: each kind is in one step, with its
 * value in the heading. */
static void
check_any_stone (const RnFinal *final)
{
  g_autoptr (AhuRanking) ranking = ahu_ranking_new (2);
  guint told = 0;
  guint kind;
  guint i;

  rn_explain_stone (ranking, final);
  for (i = 1; i < ranking->steps->len; i++)
    {
      const AhuRankingStep *step = get_step (ranking, i);

      g_assert_cmpuint (told & step->about, ==, 0);
      told |= step->about;
      for (kind = 0; kind < RN_SACRIFICES; kind++)
        if (step->about >> kind & 1)
          {
            g_assert_nonnull (strstr (step->heading, rn_sacrifice_name (kind)));
            g_assert_cmpuint (strpbrk (step->heading, "0123")[0] - '0', ==, final->value[kind]);
          }
    }
  g_assert_cmpuint (told, ==, final->empty ? 0 : 0xf);
}

static void
test_all_stones (void)
{
  guint n;

  for (n = 0; n < 12 * 12 * 12 * 12; n++)
    {
      RnSheet sheet = { .n_players = 2, .stone = { n % 12, n / 12 % 12, n / 144 % 12, n / 1728 } };
      RnFinal final;

      rn_final (&final, &sheet);
      check_any_stone (&final);
    }
  g_test_message ("%u Stones", n);
}

/* Ties */

static void
enter (RnSheet   *sheet,
       guint      seat,
       JsonArray *player)
{
  sheet->players[seat].tiles = number (player, 0);
  sheet->players[seat].moai = number (player, 1);
  sheet->players[seat].wood = number (player, 2);
}

/* However the players sit, each has the same place. */
static void
check_seating (JsonObject  *tie_case,
               const guint *seats,
               RnFinal     *final)
{
  JsonArray *players = json_object_get_array_member (tie_case, "players");
  JsonArray *totals = json_object_get_array_member (tie_case, "totals");
  JsonArray *places = json_object_get_array_member (tie_case, "places");
  RnSheet sheet = { .n_players = json_array_get_length (players) };
  guint i;

  for (i = 0; i < sheet.n_players; i++)
    enter (&sheet, seats[i], json_array_get_array_element (players, i));
  g_assert_cmpuint (rn_sheet_check (&sheet).code, ==, RN_OK);
  rn_final (final, &sheet);
  for (i = 0; i < sheet.n_players; i++)
    {
      g_assert_cmpint (final->players[seats[i]].total, ==, number (totals, i));
      g_assert_cmpint (final->players[seats[i]].place, ==, number (places, i));
    }
}

static void
check_every_seating (JsonObject *tie_case)
{
  guint n_players = json_array_get_length (json_object_get_array_member (tie_case, "players"));
  guint n = 0;
  guint code;

  for (code = 0; code < 256; code++)
    {
      const guint seats[] = { code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6 };
      guint taken = 0;
      RnFinal final;
      guint i;

      for (i = 0; i < RN_MAX_PLAYERS; i++)
        taken |= 1u << seats[i];
      for (i = n_players; i < RN_MAX_PLAYERS && seats[i] == i; i++)
        ;
      if (taken != 0xf || i < RN_MAX_PLAYERS)
        continue;
      check_seating (tie_case, seats, &final);
      n++;
    }
  g_assert_cmpuint (n, ==, n_players == 2 ? 2 : n_players == 3 ? 6 : 24);
}

static void
check_ties (const AhuRanking *ranking,
            JsonArray        *ties)
{
  guint n = 0;
  guint i;

  for (i = 0; i < ranking->steps->len; i++)
    if (g_str_equal (get_step (ranking, i)->id, RN_EXPLAIN_TIE_BREAK))
      {
        const AhuRankingStep *step = get_step (ranking, i);
        guint seat;

        g_assert_cmpuint (n, <, json_array_get_length (ties));
        assert_step (step, json_array_get_array_element (ties, n++), 0);
        for (seat = 0; seat < ranking->n_players; seat++)
          g_assert_true ((strstr (step->sentences[0], names[seat]) != NULL) == (step->about >> seat & 1));
      }
  g_assert_cmpuint (n, ==, json_array_get_length (ties));
}

/* Who stands in a place's sentence, and which place comes after a shared one. */
static void
check_places (const AhuRanking *ranking)
{
  const AhuRankingStep *step = get_step (ranking, ranking->steps->len - 1);
  g_autofree char *text = g_strjoinv ("\n", step->sentences);
  guint seat;

  g_assert_cmpstr (step->id, ==, RN_EXPLAIN_PLACES);
  for (seat = 0; seat < ranking->n_players; seat++)
    {
      g_autofree char *place = g_strdup_printf ("Place %u: ", ranking->places[seat]);
      const char *line = strstr (text, place);
      const char *name = line ? strstr (line, names[seat]) : NULL;

      g_assert_nonnull (name);
      g_assert_null (memchr (line, '\n', (gsize) (name - line)));
    }
}

static void
test_tie (gconstpointer data)
{
  JsonObject *tie_case = (JsonObject *) data;
  const guint as_they_sit[] = { 0, 1, 2, 3 };
  g_autoptr (AhuRanking) ranking = NULL;
  RnFinal final;

  check_every_seating (tie_case);
  check_seating (tie_case, as_they_sit, &final);
  ranking = rn_ranking_new (&final, names);
  check_ties (ranking, json_object_get_array_member (tie_case, "ties"));
  check_places (ranking);
}

/* The whole of it, and the order in which it is told */

static const char *const whole[] = {
  "stone-count 0: The cards on the Stone",
  "stone-group 8: Grain: worth 3 each",
  "stone-group 3: Fish and Mulberry: worth 2 each",
  "stone-unsacrificed 4: Sweet Potato: worth 1 each",
  "player 2: Ben: 30 glory points",
  "5 in tiles, 2 Moai × 4 = 8, Grain: 4 × 3 = 12, Sweet Potato: 5 × 1 = 5.",
  "5 + 8 + 12 + 5 makes 30 glory points (R8.6).",
  "player 4: Chiara: 42 glory points",
  "42 in tiles.",
  "player 1: Anna: 42 glory points",
  "12 in tiles, 3 Moai × 4 = 12, 14 wood: 2 (1 for every 5), Grain: 3 × 3 = 9, Fish: 1 × 2 = 2, Sweet Potato: 5 × 1 = 5.",
  "12 + 12 + 2 + 9 + 2 + 5 makes 42 glory points (R8.6).",
  "tie-break 5: A tie: Anna and Chiara",
  "More Moai in the display decide (R8.7): Anna 3, Chiara 0.",
  "places 0: The places",
  "Place 1: Anna, 42 glory points.",
  "Place 2: Chiara, 42 glory points.",
  "Place 3: Ben, 30 glory points.",
  NULL
};

static char *
tell (const AhuRanking *ranking)
{
  GString *text = g_string_new ("\n");
  guint i;

  for (i = 0; i < ranking->steps->len; i++)
    {
      const AhuRankingStep *step = get_step (ranking, i);
      g_autofree char *sentences = g_strjoinv ("\n", step->sentences);
      g_autofree char *told = plain (sentences);

      g_string_append_printf (text, "%s %u: %s\n%s\n", step->id, step->about, step->heading, told);
    }

  return g_string_free (text, FALSE);
}

static void
test_whole (void)
{
  RnSheet sheet = {
    .n_players = 3,
    .stone = { 2, 2, 0, 6 },
    .players = {
      { .tiles = 12, .moai = 3, .wood = 14, .sacrifice = { 1, 0, 5, 3 } },
      { .tiles = 5, .moai = 2, .wood = 0, .sacrifice = { 0, 0, 5, 4 } },
      { .tiles = 42 },
    },
  };
  g_autoptr (AhuRanking) ranking = NULL;
  g_autofree char *text = NULL;
  const char *rest;
  RnFinal final;
  guint i;

  rn_final (&final, &sheet);
  ranking = rn_ranking_new (&final, names);
  text = tell (ranking);
  rest = text;
  for (i = 0; whole[i]; i++)
    {
      g_autofree char *line = g_strdup_printf ("\n%s\n", whole[i]);

      rest = strstr (rest, line);
      if (rest == NULL)
        g_error ("“%s” does not follow in:%s", whole[i], text);
    }
}

static void
test_nothing (void)
{
  RnSheet sheet = { .n_players = 2, .players = { { .tiles = 1 }, { .tiles = 0 } } };
  g_autoptr (AhuRanking) ranking = NULL;
  g_autofree char *text = NULL;
  RnFinal final;

  rn_final (&final, &sheet);
  ranking = rn_ranking_new (&final, names);
  text = tell (ranking);
  g_assert_nonnull (strstr (text, "Ben: 0 glory points\nNo tiles, no Moai, no wood and no Sacrifice cards (R8.6).\n"));
  g_assert_nonnull (strstr (text, "Anna: 1 glory point\n1 in tiles.\n"));
}

static void
test_after_shared (void)
{
  RnSheet sheet = { .n_players = 4, .players = { { .tiles = 1 }, { .tiles = 2 }, { .tiles = 2 }, { .tiles = 2 } } };
  g_autoptr (AhuRanking) ranking = NULL;
  g_autofree char *text = NULL;
  RnFinal final;

  rn_final (&final, &sheet);
  ranking = rn_ranking_new (&final, names);
  text = tell (ranking);
  g_assert_nonnull (strstr (text, "\nPlace 1: Ben, Chiara and Dario share it, 2 glory points each.\n"
                                  "After the shared place 1 comes place 4 (R8.7).\n"
                                  "Place 4: Anna, 1 glory point.\n"));
  g_assert_cmpstr (ranking->notes[2], ==,
                   "Tied with Ben and Dario on glory points, Moai and wood: they share the place (R8.7)");
}

static void
add_cases (JsonNode     *cases,
           const char   *folder,
           GTestDataFunc function)
{
  JsonArray *array = json_node_get_array (cases);
  guint i;

  g_assert_cmpuint (json_array_get_length (array), >, 10);
  for (i = 0; i < json_array_get_length (array); i++)
    {
      JsonObject *one = json_array_get_object_element (array, i);
      g_autofree char *path = g_strdup_printf ("/engine/explain/%s/%s", folder,
                                               json_object_get_string_member (one, "name"));

      g_test_add_data_func (path, one, function);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (JsonNode) stones = NULL;
  g_autoptr (JsonNode) ties = NULL;

  g_test_init (&argc, &argv, NULL);
  stones = load ("stones.json");
  ties = load ("ties.json");
  add_cases (stones, "R8.3", test_stone);
  add_cases (ties, "R8.7", test_tie);
  g_test_add_func ("/engine/explain/all-stones", test_all_stones);
  g_test_add_func ("/engine/explain/whole", test_whole);
  g_test_add_func ("/engine/explain/nothing", test_nothing);
  g_test_add_func ("/engine/explain/after-shared", test_after_shared);
  return g_test_run ();
}
