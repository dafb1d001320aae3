/* test-analysis.c: what the analysis of a game says, and what it must not know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "advisor-utils.h"

#include <math.h>

#include "games/rapanui/advisor/rn-highlights.h"
#include "games/rapanui/rn-game.h"

#define PLAYOUTS 12
#define GAMES 40

static void
collect_cb (const RnAnalysisMove *move,
            gpointer              data)
{
  g_array_append_val ((GArray *) data, *move);
}

static GArray *
analyse_on (const TestGame *game,
            guint           first,
            guint           n_moves,
            guint           n_threads)
{
  g_autoptr (AhuHistory) history = test_game_to_history (game, n_moves);
  GArray *moves = g_array_new (FALSE, TRUE, sizeof (RnAnalysisMove));
  AhuLimits limits = { .playouts = PLAYOUTS, .seed = 5, .threads = n_threads };

  g_assert_true (rn_analysis_run (history, first, &limits, NULL, collect_cb, moves, NULL));

  return moves;
}

static GArray *
analyse (const TestGame *game,
         guint           n_moves)
{
  return analyse_on (game, 0, n_moves, 1);
}

static const RnAnalysisMove *
get_move (const GArray *moves,
          guint         i)
{
  return &g_array_index (moves, RnAnalysisMove, i);
}

/* What is said of the moves of one seat is the same to the last bit, where the second is
 * the rest of the first. */
static guint
compare_moves_from (const GArray *first,
                    guint         from,
                    const GArray *second,
                    guint         seat)
{
  guint n = 0;

  g_assert_cmpuint (first->len, ==, from + second->len);
  for (guint i = 0; i < second->len; i++)
    {
      const RnAnalysisMove *one = get_move (first, from + i), *other = get_move (second, i);

      g_assert_cmpint (one->player, ==, other->player);
      if (one->player != (int) seat)
        continue;
      g_assert_cmpmem (one->before, sizeof one->before, other->before, sizeof other->before);
      g_assert_cmpmem (one->after, sizeof one->after, other->after, sizeof other->after);
      g_assert_cmpmem (&one->best, sizeof one->best, &other->best, sizeof other->best);
      g_assert_cmpfloat (one->loss, ==, other->loss);
      n++;
    }

  return n;
}

static guint
compare_moves (const GArray *first,
               const GArray *second,
               guint         seat)
{
  return compare_moves_from (first, 0, second, seat);
}

/* Cards that others laid face down are judged as the player knew them: not at all. The games
 * are still running. */
static void
test_hidden_kinds (void)
{
  AhuRandom random = ahu_random_stream (2, 0, 0);
  guint n_compared = 0;

  for (guint64 seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (GArray) first = NULL;
      g_autoptr (GArray) second = NULL;
      TestGame game, changed;
      guint seat = seed % 2;
      guint n_moves;

      test_game_play (seed % 2 ? "random" : "greedy", seed, &game);
      n_moves = game.n_moves / 2;
      if (!test_game_change_hidden (&game, seat, n_moves, &random, &changed))
        continue;
      first = analyse (&game, n_moves);
      second = analyse (&changed, n_moves);
      n_compared += compare_moves (first, second, seat);
    }

  g_test_message ("%u moves compared", n_compared);
  g_assert_cmpuint (n_compared, >, 50);
}

static void
compare_common (const GArray *first,
                const GArray *second)
{
  for (guint i = 0; i < first->len; i++)
    {
      const RnAnalysisMove *one = get_move (first, i), *other = get_move (second, i);

      g_assert_cmpmem (one->common_before, sizeof one->common_before, other->common_before, sizeof other->common_before);
      g_assert_cmpmem (one->common_after, sizeof one->common_after, other->common_after, sizeof other->common_after);
    }
}

/* The course of a running game tells nothing of what lies face down, whoever laid it. */
static void
test_hidden_course (void)
{
  AhuRandom random = ahu_random_stream (3, 0, 0);
  guint n_compared = 0;

  for (guint64 seed = 0; seed < GAMES * 2; seed++)
    {
      g_autoptr (GArray) first = NULL;
      g_autoptr (GArray) second = NULL;
      TestGame game, changed;
      guint n_moves;

      test_game_play (seed % 2 ? "random" : "greedy", seed, &game);
      n_moves = game.n_moves / 2;
      /* No seat is spared. */
      if (!test_game_change_hidden (&game, RN_MAX_PLAYERS, n_moves, &random, &changed))
        continue;
      first = analyse (&game, n_moves);
      second = analyse (&changed, n_moves);
      compare_common (first, second);
      n_compared++;
    }

  g_test_message ("%u games compared", n_compared);
  g_assert_cmpuint (n_compared, >, 3);
}

typedef struct
{
  double sum;
  double squares;
  guint n;
} Changes;

static void
add_change (Changes *changes,
            double   change)
{
  changes->sum += change;
  changes->squares += change * change;
  changes->n++;
}

/* Whether a turn ends with this move, and nothing is seen that was not seen before. */
static gboolean
passes_turn (const TestGame  *game,
             const GArray    *moves,
             guint            i,
             RnPosition      *position)
{
  guint turn = position->turn;

  rn_apply (position, &game->moves[i], NULL);

  return position->turn != turn && game->moves[i].type != RN_MOVE_REFILL
         && position->step < RN_STEP_REVEAL && get_move (moves, i)->loss == 0;
}

/* Who did the best and passes the turn has the same chance as before: on average, because an
 * estimate has errors. In the eyes of who decides it falls each time. */
static void
test_turn_passes (void)
{
  Changes common = { 0 }, own = { 0 };
  double half;

  for (guint64 seed = 0; seed < 21; seed += 3)
    {
      g_autoptr (AhuHistory) history = NULL;
      g_autoptr (GArray) moves = g_array_new (FALSE, TRUE, sizeof (RnAnalysisMove));
      AhuLimits limits = { .playouts = 200, .seed = 5, .threads = 2 };
      RnPosition position;
      TestGame game;

      test_game_play ("greedy", seed, &game);
      history = test_game_to_history (&game, game.n_moves);
      g_assert_true (rn_analysis_run (history, 0, &limits, NULL, collect_cb, moves, NULL));
      position = game.start;
      for (guint i = 0; i + 1 < moves->len; i++)
        {
          guint player = (guint) MAX (get_move (moves, i)->player, 0);

          g_assert_cmpmem (get_move (moves, i)->common_after, sizeof (double[RN_MAX_PLAYERS]),
                           get_move (moves, i + 1)->common_before, sizeof (double[RN_MAX_PLAYERS]));
          if (!passes_turn (&game, moves, i, &position))
            continue;
          add_change (&common, rn_highlights_chances (moves, i + 1)[player] - rn_highlights_chances (moves, i)[player]);
          add_change (&own, get_move (moves, i + 1)->before[player] - get_move (moves, i)->after[player]);
        }
    }

  half = 1.96 * sqrt (common.squares) / common.n;
  g_test_message ("%u turns: %.4f +- %.4f, with changing eyes %.4f", common.n, common.sum / common.n, half, own.sum / own.n);
  g_assert_cmpuint (common.n, >, 60);
  g_assert_cmpfloat (half, <, 0.015);
  g_assert_cmpfloat (fabs (common.sum / common.n), <, half);
}

/* Of a running game as of a whole one each move is told, with a loss that is the difference
 * of the chances; the last one of a whole game leads to its result. */
static void
test_moves (void)
{
  TestGame game;

  test_game_play ("random", 3, &game);
  for (guint half = 1; half <= 2; half++)
    {
      guint n_moves = game.n_moves * half / 2;
      g_autoptr (GArray) moves = analyse (&game, n_moves);
      double sure = 0;

      g_assert_cmpuint (moves->len, ==, n_moves);
      for (guint i = 0; i < moves->len; i++)
        {
          const RnAnalysisMove *move = get_move (moves, i);
          guint player = (guint) MAX (move->player, 0);

          g_assert_cmpuint (move->ply, ==, i);
          g_assert_cmpfloat (move->loss, >=, 0);
          if (move->loss > 0)
            g_assert_cmpfloat_with_epsilon (move->loss, move->before[player] - move->after[player], 1e-9);
        }
      for (guint p = 0; p < game.start.n_players; p++)
        sure = MAX (sure, get_move (moves, n_moves - 1)->after[p]);
      if (half == 2)
        g_assert_true (sure == 1. || sure == .5);
    }
}

/* What was stopped can be gone on with: the rest is as if it had been judged in one go. */
static void
test_from_the_middle (void)
{
  for (guint64 seed = 0; seed < 3; seed++)
    {
      g_autoptr (GArray) whole = NULL;
      TestGame game;

      test_game_play ("random", seed, &game);
      whole = analyse (&game, game.n_moves);
      for (guint part = 1; part <= 3; part++)
        {
          guint first = game.n_moves * part / 3;
          g_autoptr (GArray) rest = analyse_on (&game, first, game.n_moves, 1);

          g_assert_cmpuint (rest->len, ==, game.n_moves - first);
          for (guint seat = 0; seat < game.start.n_players; seat++)
            compare_moves_from (whole, first, rest, seat);
        }
    }
}

/* Whoever has more cores gets the same, sooner. */
static void
test_threads (void)
{
  for (guint64 seed = 0; seed < 3; seed++)
    {
      g_autoptr (GArray) alone = NULL;
      g_autoptr (GArray) together = NULL;
      TestGame game;

      test_game_play ("greedy", seed, &game);
      alone = analyse_on (&game, 0, game.n_moves, 1);
      together = analyse_on (&game, 0, game.n_moves, 4);
      g_assert_cmpuint (alone->len, ==, game.n_moves);
      for (guint seat = 0; seat < game.start.n_players; seat++)
        compare_moves_from (alone, 0, together, seat);
    }
}

typedef struct
{
  GCancellable *cancellable;
  guint n;
} Stop;

static void
stop_cb (const RnAnalysisMove *move,
         gpointer              data)
{
  Stop *stop = data;

  if (++stop->n == 3)
    g_cancellable_cancel (stop->cancellable);
}

/* After the third move it is cancelled: no fourth one is told. */
static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuHistory) history = NULL;
  AhuLimits limits = { .playouts = PLAYOUTS, .seed = 5 };
  Stop stop = { .cancellable = cancellable };
  TestGame game;

  test_game_play ("greedy", 1, &game);
  history = test_game_to_history (&game, game.n_moves);
  g_assert_false (rn_analysis_run (history, 0, &limits, cancellable, stop_cb, &stop, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (stop.n, ==, 3);
}

/* A move of the first player, to the chance @after; the second one has the rest. */
static void
add_move (GArray    *moves,
          int        player,
          RnMoveType type,
          double     after,
          double     loss)
{
  RnAnalysisMove move = { .ply = moves->len, .player = player, .n_players = 2, .loss = loss };
  double before = moves->len > 0 ? get_move (moves, moves->len - 1)->after[0] : 0.5;

  move.move.type = move.best.type = (guint8) type;
  move.before[0] = before;
  move.before[1] = 1 - before;
  move.after[0] = after;
  move.after[1] = 1 - after;
  memcpy (move.common_before, move.before, sizeof move.before);
  memcpy (move.common_after, move.after, sizeof move.after);
  g_array_append_val (moves, move);
}

static GArray *
make_game (void)
{
  GArray *moves = g_array_new (FALSE, TRUE, sizeof (RnAnalysisMove));

  add_move (moves, 0, RN_MOVE_DRAW, 0.52, 0);
  add_move (moves, 1, RN_MOVE_DRAW, 0.70, 0.15);
  add_move (moves, 0, RN_MOVE_PLAY, 0.60, 0.10);
  add_move (moves, 1, RN_MOVE_SACRIFICE, 0.90, 0.30);
  add_move (moves, 0, RN_MOVE_BUY, 0.86, 0.04);

  return moves;
}

/* The largest first, told in their order; small changes are none. */
static void
test_turning_points (void)
{
  g_autoptr (GArray) moves = make_game ();
  g_autoptr (GArray) all = rn_highlights_turning_points (moves, 5);
  g_autoptr (GArray) two = rn_highlights_turning_points (moves, 2);
  const guint expected_all[] = { 1, 2, 3 };
  const guint expected_two[] = { 1, 3 };
  guint player = 9;

  g_assert_cmpmem (all->data, all->len * sizeof (guint), expected_all, sizeof expected_all);
  g_assert_cmpmem (two->data, two->len * sizeof (guint), expected_two, sizeof expected_two);
  g_assert_cmpfloat_with_epsilon (rn_highlights_swing (moves, 3, &player), 0.3, 1e-9);
  g_assert_cmpuint (player, ==, 0);
  g_assert_cmpfloat (rn_highlights_chances (moves, 0)[0], ==, 0.5);
  g_assert_cmpfloat (rn_highlights_chances (moves, 5)[0], ==, 0.86);
}

/* What nobody could have done better turned nothing, however much the estimate moves with it;
 * what came to the display did, and so did a move that lost a little, but not one that lost next
 * to nothing. */
static void
test_no_turning_points (void)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, TRUE, sizeof (RnAnalysisMove));
  g_autoptr (GArray) found = NULL;
  const guint expected[] = { 1, 4 };

  add_move (moves, 0, RN_MOVE_DRAW, 0.1, 0);
  add_move (moves, -1, RN_MOVE_REFILL, 0.6, 0);
  add_move (moves, 1, RN_MOVE_BUY, 1.0, 0);
  add_move (moves, 1, RN_MOVE_PLAY, 0.4, 0.01);
  add_move (moves, 0, RN_MOVE_PLAY, 0.3, 0.06);
  found = rn_highlights_turning_points (moves, 5);
  g_assert_cmpmem (found->data, found->len * sizeof (guint), expected, sizeof expected);
}

/* The chart and what is said of it have the same eyes, whatever the mover saw. */
static void
test_same_eyes (void)
{
  g_autoptr (GArray) moves = make_game ();
  RnAnalysisMove *second = &g_array_index (moves, RnAnalysisMove, 1);
  guint player = 9;

  second->before[0] = 0.9;
  second->after[0] = 0.1;
  g_assert_cmpfloat (rn_highlights_chances (moves, 1)[0], ==, 0.52);
  g_assert_cmpfloat (rn_highlights_chances (moves, 2)[0], ==, 0.70);
  g_assert_cmpfloat_with_epsilon (rn_highlights_swing (moves, 1, &player), 0.18, 1e-9);
}

/* For each player the worst; a better sacrifice is told when the game is over, not before. */
static void
test_missed (void)
{
  g_autoptr (GArray) moves = make_game ();
  g_autoptr (GArray) good = g_array_new (FALSE, TRUE, sizeof (RnAnalysisMove));

  g_assert_cmpint (rn_highlights_missed (moves, 0, TRUE), ==, 2);
  g_assert_cmpint (rn_highlights_missed (moves, 1, TRUE), ==, 3);
  g_assert_cmpint (rn_highlights_missed (moves, 1, FALSE), ==, 1);
  add_move (good, 0, RN_MOVE_DRAW, 0.5, 0.04);
  g_assert_cmpint (rn_highlights_missed (good, 0, TRUE), ==, -1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  g_test_add_func ("/analysis/hidden-kinds", test_hidden_kinds);
  g_test_add_func ("/analysis/hidden-course", test_hidden_course);
  g_test_add_func ("/analysis/turn-passes", test_turn_passes);
  g_test_add_func ("/analysis/moves", test_moves);
  g_test_add_func ("/analysis/from-the-middle", test_from_the_middle);
  g_test_add_func ("/analysis/threads", test_threads);
  g_test_add_func ("/analysis/cancelled", test_cancelled);
  g_test_add_func ("/analysis/turning-points", test_turning_points);
  g_test_add_func ("/analysis/no-turning-points", test_no_turning_points);
  g_test_add_func ("/analysis/same-eyes", test_same_eyes);
  g_test_add_func ("/analysis/missed", test_missed);

  return g_test_run ();
}
