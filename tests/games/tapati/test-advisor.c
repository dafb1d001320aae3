/* test-advisor.c: the moves of Tapati ranked, and games of it judged, through the boundary
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "games/tapati/advisor/tp-game-advisor.h"
#include "games/tapati/advisor/tp-search.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "support/test-record.h"
#include "tp-test-utils.h"

#define SEVERAL 5

static GPtrArray *
rank (AhuHistory *history,
      guint       ply)
{
  const AhuLimits limits = { .playouts = 40, .seed = 3 };
  g_autofree char *caveat = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *list = tp_game_advisor_get ()->rank (history, ply, AHU_NOBODY, &limits, NULL, &caveat, &error);

  g_assert_no_error (error);
  g_assert_null (caveat);

  return list;
}

/* All moves of one player, each once, by what is told of them; all games are accounted for. */
static void
test_rank (void)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", "ends-by-last-rug.rapanui");

  for (guint ply = 0; ply < ahu_history_get_ply (history); ply++)
    {
      const TpPosition *position = ahu_history_get_position (history, ply);
      g_autoptr (GPtrArray) list = rank (history, ply);
      guint8 pending[TP_MAX_PLAYERS];
      TpMove moves[TP_MAX_LEGAL];
      guint n_games = 0;
      double last = 101;

      if (position->step == TP_STEP_REVEAL)
        {
          g_assert_cmpuint (list->len, ==, 0);
          continue;
        }
      tp_position_pending (position, pending);
      g_assert_cmpuint (list->len, ==, tp_bot_own_moves (position, pending[0], moves));
      for (guint i = 0; i < list->len; i++)
        {
          const AhuAdvice *advice = g_ptr_array_index (list, i);
          double percent = advice->playouts > 0 ? round (advice->win * 100) : -1;
          TpMove move;

          tp_move_from_json (&move, advice->move);
          g_assert_cmpint (tp_check (position, &move).code, ==, TP_OK);
          g_assert_cmpuint (move.player, ==, pending[0]);
          g_assert_cmpfloat (percent, <=, last);
          g_assert_cmpstr (advice->text, !=, "");
          last = percent;
          n_games += advice->playouts;
        }
      g_assert_cmpuint (n_games, ==, 40);
    }
}

/* Who is over has nothing to choose, and who stops gets nothing. */
static void
test_nothing (void)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", "ends-by-last-rug.rapanui");
  g_autoptr (GPtrArray) list = rank (history, ahu_history_get_ply (history));
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const AhuLimits limits = { .playouts = 40 };
  g_autofree char *caveat = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (list->len, ==, 0);
  g_cancellable_cancel (cancellable);
  g_assert_null (tp_game_advisor_get ()->rank (history, 2, AHU_NOBODY, &limits, cancellable, &caveat, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* The end is certain and the others are one point ahead: the captive that completes a floor is worth
 * two and wins the game, and who is done without it gives that away. */
static void
test_good_advice (void)
{
  static const AhuLimits limits = { .playouts = 120 };
  AhuRandom random = ahu_random_stream (1, 0, 0);
  TpSearchResult results[TP_MAX_LEGAL];
  TpMove moves[TP_MAX_LEGAL];
  TpPosition position;
  guint n, best;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 3);
  tp_test_moai (&position, 0, 0, "2/1/1", 1, 0);
  position.players[1].points[TP_LINE_SLAVES] = 2;
  position.players[2].points[TP_LINE_SLAVES] = 2;
  tp_test_make (&position, "fact 0 manutara");
  position.end = TP_END_LAST_PALM;
  n = tp_bot_own_moves (&position, 0, moves);
  best = tp_search_run (&tp_search_options, &position, 0, moves, n, &limits, &random, NULL, results);
  g_assert_cmpint (moves[best].type, ==, TP_MOVE_BUILD);
  g_assert_cmpfloat (results[best].win[0], ==, 1);
  for (guint i = 0; i < n; i++)
    if (moves[i].type == TP_MOVE_DONE && results[i].games > 0)
      g_assert_cmpfloat (results[i].win[0], ==, 0);
}

static guint
count_games (const TpSearchResult *results,
             guint                 n)
{
  guint games = 0;

  for (guint i = 0; i < n; i++)
    games += results[i].games;

  return games;
}

/* A row of quarries and the rug to choose from. */
static guint
begin_choice (TpPosition *position,
              TpMove      moves[TP_MAX_LEGAL])
{
  tp_test_start (position, 4);
  tp_test_make (position, "fact 0 rano-raraku");

  return tp_bot_own_moves (position, 0, moves);
}

/* On several threads all games are played, and the same ones each time. */
static void
test_threads (void)
{
  static const AhuLimits limits = { .playouts = 61, .threads = 3 };
  TpSearchResult first[TP_MAX_LEGAL], again[TP_MAX_LEGAL];
  TpMove moves[TP_MAX_LEGAL];
  TpPosition position;
  guint n = begin_choice (&position, moves);

  g_assert_cmpuint (n, ==, 5);
  for (guint run = 0; run < 2; run++)
    {
      AhuRandom random = ahu_random_stream (4, 0, 0);
      TpSearchResult *results = run == 0 ? first : again;
      double sum = 0;

      tp_search_run (&tp_search_options, &position, 0, moves, n, &limits, &random, NULL, results);
      g_assert_cmpuint (count_games (results, n), ==, 61);
      for (guint p = 0; p < 4; p++)
        sum += results[0].win[p];
      g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
    }
  g_assert_cmpmem (first, n * sizeof *first, again, n * sizeof *again);
}

/* Fewer games than threads are that many; with time alone each thread plays at least one. */
static void
test_budgets (void)
{
  static const AhuLimits few = { .playouts = 2, .threads = 8 };
  static const AhuLimits time = { .milliseconds = 1, .threads = 2, .work_only = TRUE };
  TpSearchResult results[TP_MAX_LEGAL];
  AhuRandom random = ahu_random_stream (4, 0, 0);
  TpMove moves[TP_MAX_LEGAL];
  TpPosition position;
  guint n = begin_choice (&position, moves);

  tp_search_run (&tp_search_options, &position, 0, moves, n, &few, &random, NULL, results);
  g_assert_cmpuint (count_games (results, n), ==, 2);
  tp_search_run (&tp_search_options, &position, 0, moves, n, &time, &random, NULL, results);
  g_assert_cmpuint (count_games (results, n), >=, 2);
}

/* Where moves are compared, none of those that are played is left with a handful of games. */
static void
test_compare (void)
{
  AhuLimits limits = { .playouts = 400 };
  TpSearchResult results[TP_MAX_LEGAL];
  TpMove moves[TP_MAX_LEGAL];
  TpPosition position;
  guint n = begin_choice (&position, moves);

  for (guint compare = 0; compare < 2; compare++)
    {
      AhuRandom random = ahu_random_stream (4, 0, 0);
      guint least = G_MAXUINT;

      limits.compare = compare == 1;
      tp_search_run (&tp_search_options, &position, 0, moves, n, &limits, &random, NULL, results);
      for (guint i = 0; i < n; i++)
        least = MIN (least, results[i].games);
      g_test_message ("compare %u: %u games at least", compare, least);
      if (compare == 1)
        g_assert_cmpuint (least, >=, 400 / 4 / n);
    }
}

typedef struct
{
  GArray *lines; /* of AhuAnalysisMove */
  GCancellable *cancellable;
  guint most;
} Told;

static void
report_cb (const AhuAnalysisMove *line,
           gpointer               data)
{
  Told *told = data;

  g_assert_nonnull (line->move);
  g_assert_nonnull (line->best);
  g_assert_cmpstr (line->best_text, !=, "");
  g_array_append_val (told->lines, *line);
  if (told->lines->len == told->most)
    g_cancellable_cancel (told->cancellable);
}

static GArray *
analyse (AhuHistory *history,
         guint       first,
         guint       threads,
         guint       most)
{
  const AhuLimits limits = { .playouts = 6, .threads = threads, .seed = 5 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  Told told = { g_array_new (FALSE, FALSE, sizeof (AhuAnalysisMove)), cancellable, most };

  g_assert_true (tp_game_advisor_get ()->analyse (history, first, &limits, cancellable, report_cb, &told, &error) ==
                 (most == 0));
  if (most > 0)
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  else
    g_assert_no_error (error);

  return told.lines;
}

static void
assert_shares (const double win[AHU_MAX_SEATS])
{
  double sum = 0;

  for (guint p = 0; p < AHU_MAX_SEATS; p++)
    sum += win[p];
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
}

static void
test_analyse (void)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", "tie-decided-by-rapanuis.rapanui");
  g_autoptr (GArray) lines = analyse (history, 0, 1, 0);
  guint ply = ahu_history_get_ply (history);
  double result[TP_MAX_PLAYERS];
  guint n_judged = 0;

  g_assert_cmpuint (lines->len, ==, ply);
  for (guint i = 0; i < ply; i++)
    {
      const AhuAnalysisMove *line = &g_array_index (lines, AhuAnalysisMove, i);
      TpMove move;

      tp_move_from_json (&move, ahu_history_get_move (history, i));
      g_assert_cmpuint (line->ply, ==, i);
      g_assert_cmpint (line->player, ==, move.type == TP_MOVE_REVEAL ? -1 : move.player);
      assert_shares (line->before);
      assert_shares (line->after);
      assert_shares (line->common_before);
      assert_shares (line->common_after);
      g_assert_cmpfloat (line->loss, >=, 0);
      n_judged += line->loss > 0;
      if (i > 0)
        g_assert_cmpmem (line->common_before, sizeof line->common_before,
                         g_array_index (lines, AhuAnalysisMove, i - 1).common_after, sizeof line->common_before);
    }
  g_assert_cmpuint (n_judged, >, 0);
  tp_search_shares (ahu_history_get_position (history, ply), result);
  g_assert_cmpmem (g_array_index (lines, AhuAnalysisMove, ply - 1).common_after, sizeof result, result, sizeof result);
}

/* Neither where it begins nor the number of threads changes what is found; it can be stopped. */
static void
test_analyse_parts (void)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", "tie-decided-by-rapanuis.rapanui");
  guint first = ahu_history_get_ply (history) - SEVERAL;
  g_autoptr (GArray) one = analyse (history, first, 1, 0);
  g_autoptr (GArray) two = analyse (history, first + 1, 2, 0);
  g_autoptr (GArray) stopped = analyse (history, first, 1, 2);

  g_assert_cmpuint (one->len, ==, SEVERAL);
  g_assert_cmpuint (two->len, ==, SEVERAL - 1);
  for (guint i = 0; i < two->len; i++)
    {
      const AhuAnalysisMove *left = &g_array_index (one, AhuAnalysisMove, i + 1);
      const AhuAnalysisMove *right = &g_array_index (two, AhuAnalysisMove, i);

      g_assert_cmpmem (left->before, sizeof left->before, right->before, sizeof right->before);
      g_assert_cmpmem (left->after, sizeof left->after, right->after, sizeof right->after);
      g_assert_cmpfloat (left->loss, ==, right->loss);
    }
  g_assert_cmpuint (stopped->len, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (tp_game_get ());

  g_test_add_func ("/tapati/advisor/rank", test_rank);
  g_test_add_func ("/tapati/advisor/nothing", test_nothing);
  g_test_add_func ("/tapati/advisor/good-advice", test_good_advice);
  g_test_add_func ("/tapati/advisor/threads", test_threads);
  g_test_add_func ("/tapati/advisor/budgets", test_budgets);
  g_test_add_func ("/tapati/advisor/compare", test_compare);
  g_test_add_func ("/tapati/advisor/analyse", test_analyse);
  g_test_add_func ("/tapati/advisor/analyse-parts", test_analyse_parts);

  return g_test_run ();
}
