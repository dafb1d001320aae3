/* test-facts.c: what statistics count of a game
 *
 * Numbers of three examples by hand, from the positions beside them; laws that hold
 * for all finished examples and for random games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-playout.h"
#include "rn-test-games.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-facts.h"
#include "games/rapanui/study/rn-worth.h"

#include <string.h>

#define PLAYOUTS 60

typedef struct
{
  const char *name;
  gint64 facts[RN_MAX_PLAYERS][RN_FACTS];
} Expected;

/* Tiles, Moai, wood, Fish, Mulberry, Sweet Potato, Grain; Moai built, bonuses won
 * and missed, cards bought; cards laid, given up, gained. */
static const Expected expected[] = {
  /* The Stone: 2 Grain (of B and C), 2 Sweet Potato (A's own, face down, and the
   * one it added). Without A's two the Stone would be 2 Grain, worth 3, all else
   * 2: A's four Sweet Potato gain 4, and the fifth would have had 2. */
  { "three-moai-no-wood",
    { { 11, 4, 1, 2, 12, 12, 15, 1, 5, 13, 1, 1, 3, 2 },
      { 3, 0, 0, 18, 12, 18, 12, 0, 4, 8, 4, 1, 3, 17 },
      { 6, 0, 4, 2, 6, 21, 15, 0, 4, 12, 0, 1, 3, 7 } } },
  /* C: without two Grain and the Fish that it added 23 points, not 31. */
  { "decided-by-moai-or-wood",
    { { 9, 4, 0, 0, 8, 6, 24, 1, 2, 18, 3, 2, 4, -4 },
      { 1, 0, 0, 24, 6, 4, 9, 0, 3, 5, 6, 2, 5, 3 },
      { 2, 4, 1, 10, 10, 9, 0, 1, 7, 10, 7, 2, 6, 8 },
      { 8, 0, 0, 2, 14, 5, 15, 0, 3, 9, 6, 2, 6, -6 } } },
  /* No Moai, so nothing on the Stone: all cards are worth 0 (R8.5). */
  { "no-moai-built",
    { { 9, 0, 1, 0, 0, 0, 0, 0, 6, 12, 7, 0, 0, 0 },
      { 15, 0, 2, 0, 0, 0, 0, 0, 10, 9, 6, 0, 0, 0 } } },
};

static const RnPosition *
get_end (AhuHistory *history)
{
  return ahu_history_get_position (history, ahu_history_get_ply (history));
}

static void
test_by_hand (gconstpointer data)
{
  const Expected *example = data;
  g_autoptr (AhuHistory) history = rn_test_load_example (example->name);
  gint64 values[RN_MAX_PLAYERS * RN_FACTS];

  rn_count_facts (history, values);
  for (guint p = 0; p < get_end (history)->n_players; p++)
    for (guint fact = 0; fact < RN_FACTS; fact++)
      {
        g_test_message ("player %u, fact %u", p, fact);
        g_assert_cmpint (values[p * RN_FACTS + fact], ==, example->facts[p][fact]);
      }
}

/* Ids name values in files, so each is there once. */
static void
test_described (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  const AhuFact *facts;
  const AhuFact *again;

  g_assert_cmpuint (rn_game_get ()->facts (&facts), ==, RN_FACTS);
  g_assert_cmpuint (rn_facts (&again), ==, RN_FACTS);
  g_assert_true (facts == again);
  for (guint i = 0; i < RN_FACTS; i++)
    {
      g_assert_true (g_hash_table_add (ids, (gpointer) facts[i].id));
      g_assert_cmpuint (strlen (facts[i].label), >, 0);
      g_assert_cmpuint (strlen (facts[i].detail), >, strlen (facts[i].label));
      g_assert_cmpuint (strlen (facts[i].group), >, 0);
      g_assert_cmpint (facts[i].role, ==, i < RN_FACT_BUILT ? AHU_FACT_SOURCE : AHU_FACT_COUNT);
    }
}

static void
check_points (AhuHistory   *history,
              const gint64 *values)
{
  const RnPosition *end = get_end (history);
  RnSheet sheet;
  RnFinal final;

  rn_sheet_from_position (&sheet, end);
  rn_final (&final, &sheet);
  for (guint p = 0; p < end->n_players; p++)
    {
      const gint64 *own = &values[p * RN_FACTS];
      gint64 sum = 0;

      for (guint fact = 0; fact < RN_FACT_BUILT; fact++)
        sum += own[fact];
      g_assert_cmpint (sum, ==, final.players[p].total);
      g_assert_cmpint (own[RN_FACT_BUILT], ==, end->area[p][RN_MOAI]);
    }
}

/* What would be with one card more, asked of the rules themselves. */
static void
look_for_bonuses (RnPosition *position,
                  guint       kind,
                  gint64     *won,
                  gint64     *missed)
{
  int leader = rn_position_leader (position, kind);

  for (int p = 0; p < position->n_players; p++)
    {
      won[p] += p == leader;
      if (p == leader || position->area[p][kind] == 0)
        continue;
      position->area[p][kind]++;
      missed[p] += rn_position_leader (position, kind) == p;
      position->area[p][kind]--;
    }
}

static void
check_play (AhuHistory   *history,
            const gint64 *values)
{
  guint n_players = get_end (history)->n_players;
  gint64 won[RN_MAX_PLAYERS] = { 0 };
  gint64 missed[RN_MAX_PLAYERS] = { 0 };
  gint64 bought[RN_MAX_PLAYERS] = { 0 };

  for (guint i = 0; i < ahu_history_get_ply (history); i++)
    {
      RnPosition position = *(const RnPosition *) ahu_history_get_position (history, i);
      RnScoring scoring;
      RnMove move;

      rn_move_from_json (&move, ahu_history_get_move (history, i));
      bought[position.active] += move.type == RN_MOVE_BUY;
      rn_apply (&position, &move, &scoring);
      if (scoring.kind != RN_INVALID)
        look_for_bonuses (&position, scoring.kind, won, missed);
    }
  for (guint p = 0; p < n_players; p++)
    {
      g_assert_cmpint (values[p * RN_FACTS + RN_FACT_BONUSES], ==, won[p]);
      g_assert_cmpint (values[p * RN_FACTS + RN_FACT_MISSED], ==, missed[p]);
      g_assert_cmpint (values[p * RN_FACTS + RN_FACT_BOUGHT], ==, bought[p]);
    }
}

/* Own cards and added ones together are the Stone. */
static void
check_sacrifices (AhuHistory   *history,
                  const gint64 *values)
{
  const RnPosition *end = get_end (history);
  g_autoptr (GArray) worths = NULL;
  gint64 laid = 0;
  gint64 given_up = 0;
  guint n_added = 0;
  RnFinal final;

  worths = rn_worth_find (history, &final);
  for (guint i = 0; i < worths->len; i++)
    {
      const RnWorth *worth = &g_array_index (worths, RnWorth, i);

      n_added += worth->added;
      given_up += worth->added ? 0 : final.value[worth->kind];
    }
  for (guint p = 0; p < end->n_players; p++)
    {
      laid += values[p * RN_FACTS + RN_FACT_SACRIFICED];
      given_up -= values[p * RN_FACTS + RN_FACT_GIVEN_UP];
    }
  g_assert_cmpint (given_up, ==, 0);
  g_assert_cmpint (laid + n_added, ==, rn_position_stone_size (end));
}

static void
check_game (AhuHistory *history)
{
  /* No value may be left as it was. */
  gint64 values[RN_MAX_PLAYERS * RN_FACTS];
  gint64 again[RN_MAX_PLAYERS * RN_FACTS];
  gsize size = get_end (history)->n_players * RN_FACTS * sizeof *values;

  memset (values, 0x55, sizeof values);
  memset (again, 0xaa, sizeof again);
  rn_count_facts (history, values);
  rn_count_facts (history, again);
  g_assert_cmpmem (values, size, again, size);
  check_points (history, values);
  check_play (history, values);
  check_sacrifices (history, values);
}

static void
test_example (gconstpointer data)
{
  g_autoptr (AhuHistory) history = rn_test_load_example (data);

  check_game (history);
}

/* What was before is not known, and nothing is guessed; what counts in the end is. */
static void
test_joined (void)
{
  g_autoptr (AhuHistory) whole = rn_test_load_example ("decided-by-moai-or-wood");
  g_autoptr (AhuHistory) joined = rn_test_join (whole, 60, 0);
  g_autoptr (AhuHistory) from_start = rn_test_join (whole, 0, 0);
  gint64 expected_values[RN_MAX_PLAYERS * RN_FACTS];
  gint64 values[RN_MAX_PLAYERS * RN_FACTS];

  rn_count_facts (whole, expected_values);
  rn_count_facts (joined, values);
  for (guint i = 0; i < RN_MAX_PLAYERS * RN_FACTS; i++)
    g_assert_cmpint (values[i], ==, i % RN_FACTS <= RN_FACT_BUILT ? expected_values[i] : AHU_FACT_UNKNOWN);

  rn_count_facts (from_start, values);
  g_assert_cmpmem (values, sizeof values, expected_values, sizeof expected_values);
}

static AhuHistory *
play_out (GRand *rand,
          guint  n_players)
{
  static const char *const names[] = { "A", "B", "C", "D" };
  const char *seated[RN_MAX_PLAYERS + 1] = { NULL };
  const char *colours[RN_MAX_PLAYERS + 1] = { NULL };
  g_autoptr (AhuRecord) record = NULL;
  AhuHistory *history;
  TestPlayout playout;

  for (guint p = 0; p < n_players; p++)
    {
      seated[p] = names[p];
      colours[p] = rn_game_get ()->colours[p];
    }
  test_playout_begin (&playout, rand, n_players, RN_PLAYOUT_TRUE);
  playout.pious = g_rand_boolean (rand);
  record = ahu_record_new (rn_game_get (), seated, colours, rn_deal_to_json (&playout.deal));
  history = ahu_history_new (record, NULL);
  while (get_end (history)->step != RN_STEP_OVER)
    {
      RnMove move = test_playout_choose (&playout, get_end (history));
      g_autoptr (JsonNode) node = rn_move_to_json (&move);

      rn_oracle_apply (&playout.oracle, &move);
      g_assert_null (ahu_history_play (history, node));
    }

  return history;
}

static void
test_playouts (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (GPOINTER_TO_UINT (data));

  for (guint i = 0; i < PLAYOUTS; i++)
    {
      g_autoptr (AhuHistory) history = play_out (rand, GPOINTER_TO_UINT (data));

      check_game (history);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  g_test_add_func ("/engine/facts/described", test_described);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/facts/by-hand/%s", expected[i].name);

      g_test_add_data_func (path, &expected[i], test_by_hand);
    }
  for (guint i = 0; rn_test_finished[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/facts/%s", rn_test_finished[i]);

      g_test_add_data_func (path, rn_test_finished[i], test_example);
    }
  g_test_add_func ("/engine/facts/joined", test_joined);
  for (guint n = RN_MIN_PLAYERS; n <= RN_MAX_PLAYERS; n++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/facts/playouts-%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_playouts);
    }
  return g_test_run ();
}
