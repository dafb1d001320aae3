/* test-history-game.c: the history with a real game's moves
 *
 * Changes in the past of a whole recorded game, taken from the legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-moves.h"
#include "games/rapanui/rn-game.h"

#include "support/test-record.h"

/* What is installed, seen from the folder of the tests' data. */
#define GAMES "../../data/games/rapanui/examples"

/* A legal move, or the recorded one, so that a game gets on. */
static JsonNode *
random_move (HistoryModelSource *source,
             AhuHistory         *history,
             guint               ply)
{
  AhuRecord *record = ahu_history_get_record (history);
  GPtrArray *moves = ahu_record_get_moves (record);

  if (ply < moves->len && history_model_choose (source, 2) == 0)
    return json_node_ref (g_ptr_array_index (moves, ply));

  return game_moves_choose (source, history, ply);
}

static void
test_random (void)
{
  g_autoptr (AhuRecord) record = test_record_load (GAMES, "four-friends.rapanui");

  for (guint32 seed = 0; seed < 30; seed++)
    {
      HistoryModelSource source = { .rand = g_rand_new_with_seed (seed) };

      history_model_run (record, random_move, &source, 80);
      g_rand_free (source.rand);
    }
}

/* Games of their own, from the deal, from the middle and from near the end. */
static void
test_random_games (void)
{
  for (guint32 seed = 0; seed < 60; seed++)
    {
      HistoryModelSource source = { .rand = g_rand_new_with_seed (seed) };
      g_autoptr (AhuRecord) record = game_moves_record (2 + seed % 3, seed, seed % 4 * 40);

      history_model_run (record, game_moves_choose, &source, 60);
      g_rand_free (source.rand);
    }
}

/* A game joined with unknown hands: what is played from them is told by the moves, which
 * may all be others. */
static void
test_random_joined (void)
{
  g_autoptr (AhuRecord) record = test_record_load (".", "joined-unknown-hands.rapanui");

  for (guint32 seed = 0; seed < 12; seed++)
    {
      HistoryModelSource source = { .rand = g_rand_new_with_seed (seed) };

      history_model_run (record, seed % 2 ? random_move : game_moves_choose, &source, 80);
      g_rand_free (source.rand);
    }
}

/* Undone to the start and made again, every position is what it was. */
static void
test_to_the_start_and_back (void)
{
  g_autoptr (AhuRecord) record = test_record_load (GAMES, "four-friends.rapanui");
  g_autoptr (AhuHistory) history = ahu_history_new (record, NULL);
  const AhuGame *game = ahu_record_get_game (record);
  guint n_moves = ahu_history_get_ply (history);
  gsize size = game->position_size * (n_moves + 1);
  g_autofree gpointer positions = g_memdup2 (ahu_history_get_position (history, 0), size);

  g_assert_cmpuint (n_moves, ==, ahu_record_get_moves (record)->len);
  g_assert_true (game->is_over (ahu_history_get_position (history, n_moves)));

  for (guint i = 0; i < n_moves; i++)
    g_assert_true (ahu_history_undo (history));
  g_assert_false (ahu_history_undo (history));
  g_assert_cmpuint (ahu_history_get_ply (history), ==, 0);

  for (guint i = 0; i < n_moves; i++)
    g_assert_true (ahu_history_redo (history));
  g_assert_cmpmem (ahu_history_get_position (history, 0), size, positions, size);
}

/* Taking any one move out names the first that no longer fits. */
static void
test_every_removal (void)
{
  g_autoptr (AhuRecord) record = test_record_load (GAMES, "four-friends.rapanui");
  g_autoptr (AhuHistory) history = ahu_history_new (record, NULL);
  guint n_conflicts = 0;

  for (guint i = 0; i < ahu_history_get_ply (history); i++)
    {
      g_autoptr (AhuCorrection) correction = ahu_history_try_remove (history, i);
      const AhuRefusal *conflict = ahu_correction_get_conflict (correction);

      if (conflict == NULL)
        continue;

      n_conflicts++;
      g_assert_cmpint (conflict->move, >=, i);
      g_assert_cmpstr (conflict->rule, !=, "");
      g_assert_cmpstr (conflict->message, !=, "");
    }

  g_assert_cmpuint (n_conflicts, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());

  g_test_add_func ("/history-game/random", test_random);
  g_test_add_func ("/history-game/random-games", test_random_games);
  g_test_add_func ("/history-game/random-joined", test_random_joined);
  g_test_add_func ("/history-game/to-the-start-and-back", test_to_the_start_and_back);
  g_test_add_func ("/history-game/every-removal", test_every_removal);

  return g_test_run ();
}
