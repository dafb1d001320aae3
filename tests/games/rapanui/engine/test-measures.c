/* test-measures.c: what is measured of a position, against the second reading of the rules
 *
 * Not for: how two moves are compared (tests/core/teach, tests/cli/compared.py).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-measures.h"

#include <string.h>

#include "rn-playout.h"

#define PLAYOUTS 60

static GArray *
measure (const RnPosition *position,
         guint             seat)
{
  GArray *readings = g_array_new (FALSE, FALSE, sizeof (AhuReading));

  rn_measures (position, seat, readings);

  return readings;
}

static int
get_value (GArray  *readings,
           RnMeter  meter,
           guint    seat,
           guint    kind)
{
  for (guint i = 0; i < readings->len; i++)
    {
      const AhuReading *reading = &g_array_index (readings, AhuReading, i);

      if (reading->meter == &rn_meters[meter] && reading->seat == seat && reading->kind % RN_KINDS == kind)
        return reading->value;
    }
  g_error ("%s is not measured", rn_meters[meter].name);
}

static void
check (const TestPlayout *playout,
       const RnPosition  *position)
{
  g_autoptr (GArray) readings = measure (position, position->active);
  const RnOracle *oracle = &playout->oracle;

  for (guint p = 0; p < position->n_players; p++)
    {
      g_assert_cmpint (get_value (readings, RN_METER_WOOD, p, 0), ==, oracle->wood[p]);
      g_assert_cmpint (get_value (readings, RN_METER_POINTS, p, 0), ==, oracle->glory[p] + 4 * position->area[p][RN_MOAI]);
      for (guint kind = RN_FISH; kind <= RN_GRAIN && position->untold[p] == 0; kind++)
        g_assert_cmpint (get_value (readings, RN_METER_CARDS, p, kind), ==, oracle->own[p][kind - RN_FISH]);
    }
  g_assert_cmpint (get_value (readings, RN_METER_REFILL, AHU_NOBODY, 0), ==, position->step == RN_STEP_REFILL);
}

/* Neither what lies face down nor what others hold changes anything of which more than a difference is told. */
static void
check_hidden (const RnPosition *position)
{
  guint seat = position->active;
  RnPosition other = *position;
  g_autoptr (GArray) known = measure (position, seat);
  g_autoptr (GArray) changed = NULL;

  for (guint i = 0; i < other.n_hidden; i++)
    other.hidden[i].kind = (other.hidden[i].kind + 1) % RN_SACRIFICES;
  for (guint p = 0; p < other.n_players; p++)
    {
      for (guint kind = 0; kind < RN_SACRIFICES; kind++)
        other.sacrifice[p][kind]++;
      if (p != seat)
        memset (other.hand[p], 1, sizeof other.hand[p]);
    }
  changed = measure (&other, seat);
  g_assert_cmpuint (known->len, ==, changed->len);
  for (guint i = 0; i < known->len; i++)
    {
      const AhuReading *one = &g_array_index (known, AhuReading, i);

      if (one->meter->form != AHU_READING_MORE)
        g_assert_cmpmem (one, sizeof *one, &g_array_index (changed, AhuReading, i), sizeof *one);
    }
}

static void
test_playouts (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (77);

  for (guint i = 0; i < PLAYOUTS; i++)
    {
      TestPlayout playout;
      RnPosition position;

      test_playout_begin (&playout, rand, RN_MIN_PLAYERS + i % 3, RN_PLAYOUT_FREE);
      rn_set_up (&position, &playout.deal);
      while (position.step != RN_STEP_OVER)
        {
          RnMove move = test_playout_choose (&playout, &position);

          rn_apply (&position, &move, NULL);
          rn_oracle_apply (&playout.oracle, &move);
          check (&playout, &position);
          check_hidden (&position);
        }
    }
}

/* Each has words of its own, and a rule. */
static void
test_words (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (78);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) readings = NULL;
  TestPlayout playout;
  RnPosition position;

  test_playout_begin (&playout, rand, RN_MAX_PLAYERS, RN_PLAYOUT_TOLD);
  rn_set_up (&position, &playout.deal);
  readings = measure (&position, 1);
  for (guint i = 0; i < readings->len; i++)
    {
      const AhuReading *reading = &g_array_index (readings, AhuReading, i);
      g_autofree char *text = rn_measure_text (reading);

      g_assert_true (g_hash_table_add (texts, g_strdup_printf ("%u %s", reading->seat, text)));
      g_assert_true (g_str_has_prefix (reading->rule, "R"));
    }
  g_assert_true (g_hash_table_contains (texts, "1 wood for a Fish card"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/measures/playouts", test_playouts);
  g_test_add_func ("/measures/words", test_words);

  return g_test_run ();
}
