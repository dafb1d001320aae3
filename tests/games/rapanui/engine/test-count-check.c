/* test-count-check.c: what should be lying on the table, and how to put it right
 *
 * Not for: which slip explains a difference (test-slips.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-playout.h"
#include "rn-test-utils.h"
#include "games/rapanui/study/rn-count-check.h"

#include <string.h>

static const char *const names[] = { "Ada", "Ben", "Chiara", "Dora", NULL };

/* R1.4, R1.5: 25 of each Sacrifice kind; wood and tiles add up with the rest. */
static void
check_totals (const RnPosition *position)
{
  RnCount count;
  g_auto (GStrv) sentences = NULL;
  guint cards = 0;

  rn_count_position (&count, position);
  sentences = rn_count_total_sentences (&count);
  g_assert_cmpuint (g_strv_length (sentences), ==, 3);
  g_assert_cmpuint (rn_count_total_sacrifice (&count), ==, 100);
  g_assert_nonnull (strstr (sentences[0], "100 in all"));
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      guint of_kind = position->supply[k] + position->stone_open[k];

      for (guint p = 0; p < position->n_players; p++)
        of_kind += position->sacrifice[p][k];
      for (guint h = 0; h < position->n_hidden; h++)
        of_kind += position->hidden[h].kind == k;
      g_assert_cmpuint (of_kind, ==, 25);
    }
  g_assert_true (g_str_has_suffix (sentences[1], "164 in all.") || rn_count_total_wood (&count) > 164);
  g_assert_true (g_str_has_suffix (sentences[2], "90 in all.") || rn_count_total_glory (&count) > 90);
  cards = count.cells[RN_COUNT_DECK] + count.cells[RN_COUNT_DISPLAY];
  for (guint p = 0; p < position->n_players; p++)
    cards += count.cells[rn_count_cell (p, RN_COUNT_HAND)] + count.cells[rn_count_cell (p, RN_COUNT_AREA)];
  /* Moai may lie in the box (R5.6). */
  g_assert_cmpuint (cards, <=, 50 + 4 * position->n_players);
  g_assert_cmpuint (cards, >=, 41 + 4 * position->n_players);
}

static void
test_totals (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < 60; i++)
    {
      TestPlayout playout;
      RnPosition position;

      test_playout_begin (&playout, rand, 2 + i % 3, RN_PLAYOUT_TRUE);
      rn_set_up (&position, &playout.deal);
      check_totals (&position);
      while (position.step != RN_STEP_OVER)
        {
          RnMove move = test_playout_choose (&playout, &position);

          rn_apply (&position, &move, NULL);
          check_totals (&position);
        }
    }
}

/* D7: more wood than the box has is no mistake. */
static void
test_shortage (void)
{
  RnPosition position;
  RnCount count;
  g_auto (GStrv) sentences = NULL;

  rn_test_start (&position, 2);
  position.wood[0] = 160;
  position.wood[1] = 10;
  position.glory[0] = 95;
  rn_count_position (&count, &position);
  sentences = rn_count_total_sentences (&count);
  g_assert_cmpstr (sentences[1], ==, "Wood: 170 with the players. The box has only 164 in tokens: "
                                     "something else stands for the other 6 (D7).");
  g_assert_cmpstr (sentences[2], ==, "Glory points: 95 with the players. The box has only 90 in tiles: "
                                     "something else stands for the other 5 (D7).");
}

static void
assert_cure (const RnCount *difference,
             const char    *expected)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) places = rn_count_cure_places (difference, names);
  g_auto (GStrv) sentences = NULL;
  g_autofree char *text = NULL;

  for (guint player = 0; player < difference->n_players; player++)
    {
      g_autofree char *sentence = rn_count_cure_player (difference, player, names);

      if (sentence != NULL)
        g_strv_builder_add (builder, sentence);
    }
  g_strv_builder_addv (builder, (const char **) places);
  sentences = g_strv_builder_end (builder);
  text = g_strjoinv (" ", sentences);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_cure (void)
{
  RnCount difference = { .n_players = 3 };

  assert_cure (&difference, "");
  difference.cells[rn_count_cell (1, RN_COUNT_WOOD)] = 2;
  assert_cure (&difference, "Ben puts back 2 wood.");
  difference.cells[rn_count_cell (0, RN_COUNT_WOOD)] = -3;
  assert_cure (&difference, "Ada takes 3 wood. Ben puts back 2 wood.");
  difference.cells[rn_count_cell (0, RN_COUNT_GLORY)] = 1;
  difference.cells[rn_count_cell (0, RN_COUNT_SACRIFICE)] = 2;
  assert_cure (&difference, "Ada takes 3 wood and puts back 1 glory point and 2 Sacrifice cards. Ben puts back 2 wood.");
  difference.cells[rn_count_cell (0, RN_COUNT_SACRIFICE)] = 0;
  difference.cells[rn_count_cell (2, RN_COUNT_SACRIFICE)] = 1;
  difference.cells[RN_COUNT_SUPPLY + RN_SACRIFICE_FISH] = -1;
  difference.cells[rn_count_cell (2, RN_COUNT_HAND)] = 1;
  assert_cure (&difference, "Ada takes 3 wood and puts back 1 glory point. Ben puts back 2 wood. "
                            "Chiara puts back 1 Sacrifice card. "
                            "Supply pile: Fish: put 1 card there. Chiara: Hand: take 1 card away.");
}

/* R1.2–R1.5: the box is the limit of all cards, and of no token (D7). */
static void
test_most (void)
{
  const guint most[RN_COUNT_FIELDS] = {
    [RN_COUNT_WOOD] = RN_COUNT_MOST, [RN_COUNT_GLORY] = RN_COUNT_MOST, [RN_COUNT_SACRIFICE] = 100,
    [RN_COUNT_HAND] = 54, [RN_COUNT_AREA] = 54,
  };
  g_autofree char *sentence = rn_count_most_sentence (RN_COUNT_SUPPLY);

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    g_assert_cmpuint (rn_count_find_most (RN_COUNT_SUPPLY + kind), ==, 25);
  g_assert_cmpuint (rn_count_find_most (RN_COUNT_DECK), ==, 50);
  g_assert_cmpuint (rn_count_find_most (RN_COUNT_DISPLAY), ==, 50);
  g_assert_cmpuint (rn_count_find_most (RN_COUNT_STONE), ==, 100);
  for (guint player = 0; player < RN_MAX_PLAYERS; player++)
    for (guint field = 0; field < RN_COUNT_FIELDS; field++)
      g_assert_cmpuint (rn_count_find_most (rn_count_cell (player, field)), ==, most[field]);
  g_assert_cmpstr (sentence, ==, "The box has only 25 of these cards.");
  g_assert_null (rn_count_most_sentence (rn_count_cell (0, RN_COUNT_WOOD)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/count-check/totals", test_totals);
  g_test_add_func ("/engine/count-check/D7", test_shortage);
  g_test_add_func ("/engine/count-check/cure", test_cure);
  g_test_add_func ("/engine/count-check/most", test_most);

  return g_test_run ();
}
