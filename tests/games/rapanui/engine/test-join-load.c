/* test-join-load.c: the position that a game was joined in, entered again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-history.h"
#include "games/rapanui/join/rn-join-load.h"
#include "games/rapanui/rn-game.h"
#include "support/test-join-of-position.h"
#include "support/test-record.h"

static const char *const games[] = { "two-players", "three-players-pair-on-top", "decided-by-moai-or-wood", "active-without-cards",
                                     "four-players-untold", "supply-pile-empty" };

static AhuHistory *
open_game (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".rapanui", NULL);

  return test_history_load (TEST_RAPANUI, file);
}

static JsonObject *
get_setup (JsonNode *setup)
{
  return json_node_get_object (setup);
}

/* As far as a position can be entered, it is entered again from the record in the same way. */
static void
test_again (void)
{
  guint n = 0;

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (AhuHistory) history = open_game (games[g]);

      for (guint ply = 0; ply < ahu_history_get_ply (history); ply++)
        {
          const RnPosition *position = ahu_history_get_position (history, ply);
          RnJoinEntry *entry = rn_join_entry_new ();
          g_autoptr (JsonNode) known = NULL, entered = NULL, again = NULL;
          RnJoin join;
          gint64 before;

          if (rn_join_can_begin (position->step))
            {
              test_join_of_position (&join, position);
              known = rn_join_to_json (&join);
              rn_join_load (entry, position->n_players, get_setup (known), &before);
              g_assert_cmpint (before, ==, position->ply);
              rn_join_entry_to_join (entry, &join);
            }
          if (rn_join_can_begin (position->step) && rn_join_check (&join).code == RN_OK)
            {
              entered = rn_join_to_json (&join);
              g_assert_true (rn_join_load (entry, position->n_players, get_setup (entered), &before));
              g_assert_false (ahu_states_can_undo (rn_join_entry_get_states (entry)));
              g_assert_false (ahu_states_can_redo (rn_join_entry_get_states (entry)));
              rn_join_entry_to_join (entry, &join);
              again = rn_join_to_json (&join);
              g_assert_true (json_node_equal (entered, again));
              n++;
            }
          rn_join_entry_free (entry);
        }
    }
  g_test_message ("%u positions", n);
  g_assert_cmpuint (n, >, 300);
}

/* Who laid what face down can't be entered: such a position would lose it. */
static void
test_more_known (void)
{
  g_autoptr (AhuHistory) history = open_game ("decided-by-moai-or-wood");
  guint n_plain = 0, n_more = 0;

  for (guint ply = 0; ply < ahu_history_get_ply (history); ply++)
    {
      const RnPosition *position = ahu_history_get_position (history, ply);
      g_autoptr (JsonNode) known = NULL;
      RnJoin join;

      if (!rn_join_can_begin (position->step))
        continue;
      test_join_of_position (&join, position);
      known = rn_join_to_json (&join);
      if (position->n_hidden > 0)
        g_assert_false (rn_join_can_load (position->n_players, get_setup (known)));
      n_plain += position->n_hidden == 0;
      n_more += position->n_hidden > 0;
    }
  g_assert_cmpuint (n_plain, >, 0);
  g_assert_cmpuint (n_more, >, 0);
}

/* A game that began with a deal was not joined. */
static void
test_dealt (void)
{
  g_autoptr (AhuHistory) history = open_game ("two-players");

  g_assert_false (rn_join_can_load (2, ahu_record_get_setup (ahu_history_get_record (history))));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());

  g_test_add_func ("/join-load/again", test_again);
  g_test_add_func ("/join-load/more-known", test_more_known);
  g_test_add_func ("/join-load/dealt", test_dealt);

  return g_test_run ();
}
