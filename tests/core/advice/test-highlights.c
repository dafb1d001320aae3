/* test-highlights.c: which moves of an analysis are worth telling
 *
 * Not for: the chances themselves (test-analysis.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/advice/ahu-highlights.h"

/* From so many a hundredth is no chance. */
#define GAMES 100000

static AhuAnalysisMove *
get_move (GPtrArray *moves,
          guint      i)
{
  return g_ptr_array_index (moves, i);
}

/* A move of the first player, to the chance @after; the second one has the rest. */
static void
add_move (GPtrArray *moves,
          int        player,
          double     after,
          double     loss)
{
  AhuAnalysisMove *move = g_new0 (AhuAnalysisMove, 1);
  double before = moves->len > 0 ? get_move (moves, moves->len - 1)->common_after[0] : 0.5;

  *move = (AhuAnalysisMove) { .ply = moves->len, .player = player, .n_players = 2, .loss = loss };
  move->games[0] = move->games[1] = GAMES;
  move->before[MAX (player, 0)] = 0.5 + loss / 2;
  move->after[MAX (player, 0)] = 0.5 - loss / 2;
  move->common_before[0] = before;
  move->common_before[1] = 1 - before;
  move->common_after[0] = after;
  move->common_after[1] = 1 - after;
  g_ptr_array_add (moves, move);
}

static GPtrArray *
make_game (void)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);

  add_move (moves, 0, 0.52, 0);
  add_move (moves, 1, 0.70, 0.15);
  add_move (moves, 0, 0.60, 0.10);
  add_move (moves, 1, 0.90, 0.30);
  get_move (moves, 3)->is_private = TRUE;
  add_move (moves, 0, 0.86, 0.04);

  return moves;
}

/* The largest first, told in their order; small changes are none. */
static void
test_turning_points (void)
{
  g_autoptr (GPtrArray) moves = make_game ();
  g_autoptr (GArray) all = ahu_highlights_turning_points (moves, 5);
  g_autoptr (GArray) two = ahu_highlights_turning_points (moves, 2);
  const guint expected_all[] = { 1, 2, 3 };
  const guint expected_two[] = { 1, 3 };
  guint player = 9;

  g_assert_cmpmem (all->data, all->len * sizeof (guint), expected_all, sizeof expected_all);
  g_assert_cmpmem (two->data, two->len * sizeof (guint), expected_two, sizeof expected_two);
  g_assert_cmpfloat_with_epsilon (ahu_highlights_swing (moves, 3, &player), 0.3, 1e-9);
  g_assert_cmpuint (player, ==, 0);
  g_assert_cmpfloat (ahu_highlights_chances (moves, 0)[0], ==, 0.5);
  g_assert_cmpfloat (ahu_highlights_chances (moves, 5)[0], ==, 0.86);
}

/* What nobody could have done better turned nothing, however much the estimate moves with it;
 * what came to the display did, and so did a move that lost a little, but not one that lost next
 * to nothing. */
static void
test_no_turning_points (void)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) found = NULL;
  const guint expected[] = { 1, 4 };

  add_move (moves, 0, 0.1, 0);
  add_move (moves, -1, 0.6, 0);
  add_move (moves, 1, 1.0, 0);
  add_move (moves, 1, 0.4, 0.01);
  add_move (moves, 0, 0.3, 0.06);
  found = ahu_highlights_turning_points (moves, 5);
  g_assert_cmpmem (found->data, found->len * sizeof (guint), expected, sizeof expected);
}

/* What so few games say may be chance. */
static void
test_few_games (void)
{
  g_autoptr (GPtrArray) moves = make_game ();
  g_autoptr (GArray) found = NULL;

  for (guint i = 0; i < moves->len; i++)
    get_move (moves, i)->games[1] = 30;
  found = ahu_highlights_turning_points (moves, 5);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpuint (g_array_index (found, guint, 0), ==, 3);
  g_assert_cmpint (ahu_highlights_missed (moves, 0, TRUE), ==, -1);
  g_assert_cmpint (ahu_highlights_missed (moves, 1, TRUE), ==, 3);
}

/* For each player the worst; what is private is told when the game is over, not before. */
static void
test_missed (void)
{
  g_autoptr (GPtrArray) moves = make_game ();
  g_autoptr (GPtrArray) good = g_ptr_array_new_with_free_func (g_free);

  g_assert_cmpint (ahu_highlights_missed (moves, 0, TRUE), ==, 2);
  g_assert_cmpint (ahu_highlights_missed (moves, 1, TRUE), ==, 3);
  g_assert_cmpint (ahu_highlights_missed (moves, 1, FALSE), ==, 1);
  add_move (good, 0, 0.5, 0.04);
  g_assert_cmpint (ahu_highlights_missed (good, 0, TRUE), ==, -1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/highlights/turning-points", test_turning_points);
  g_test_add_func ("/highlights/no-turning-points", test_no_turning_points);
  g_test_add_func ("/highlights/few-games", test_few_games);
  g_test_add_func ("/highlights/missed", test_missed);

  return g_test_run ();
}
