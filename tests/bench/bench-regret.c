/* bench-regret.c: how much the moves that a search chooses lose against the best ones
 *
 * The best of a position is what a long search of each of its moves alone says. A game tells
 * little of one decision; so settings of the search can be compared in minutes rather than in
 * hours of games (the script strength). Reported, never asserted.
 *
 * usage: bench-regret [OPTION…] EXPLORATION:TEMPERATURE…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <locale.h>

#include "games/rapanui/advisor/rn-search.h"

#include "games/rapanui/advisor/advisor-utils.h"
#include "bench-utils.h"

/* Of a game; more of one are too much alike. */
#define MAX_POSITIONS 6
#define LARGE_LOSS 0.02

static const guint budgets[] = { 400, 2000, 8000 };

typedef struct
{
  RnKnowledge knowledge;
  RnMove moves[RN_MAX_LEGAL];
  guint n_moves;
  double rewards[RN_MAX_LEGAL]; /* of the long searches */
  double best;
} Decision;

static int n_players = 2;
static int n_decisions = 60;
static int n_playouts = 20000;
static int n_seeds = 2;

static const GOptionEntry entries[] = {
  { "players", 'p', 0, G_OPTION_ARG_INT, &n_players, "How many play (2)", "N" },
  { "decisions", 'd', 0, G_OPTION_ARG_INT, &n_decisions, "How many decisions of greedy games (60)", "N" },
  { "playouts", 'n', 0, G_OPTION_ARG_INT, &n_playouts, "How many games tell the best (20000 a move)", "N" },
  { "seeds", 's', 0, G_OPTION_ARG_INT, &n_seeds, "How often each decision is made (2)", "N" },
  G_OPTION_ENTRY_NULL
};

/* Returns: whether there is something to decide after the moves */
static gboolean
take_decision (const TestGame *game,
               guint           n_moves,
               Decision       *decision)
{
  guint8 players[RN_MAX_PLAYERS];

  test_game_watch (game, n_moves, 0, &decision->knowledge);
  players[0] = decision->knowledge.position.active;
  rn_position_pending (&decision->knowledge.position, players);
  test_game_watch (game, n_moves, players[0], &decision->knowledge);
  if (!rn_advisor_can_act (&decision->knowledge))
    return FALSE;
  decision->n_moves = rn_bot_own_moves (&decision->knowledge.position, players[0], decision->moves);
  /* An untold card comes last, and is never laid. */
  if (decision->moves[decision->n_moves - 1].kind == RN_SACRIFICE_NULL
      && decision->moves[decision->n_moves - 1].type == RN_MOVE_SACRIFICE)
    decision->n_moves--;

  return decision->n_moves > 1;
}

static void
find_best (Decision *decision,
           guint     seed)
{
  AhuLimits limits = { .playouts = (guint) n_playouts, .seed = 1000 + seed };

  decision->best = 0;
  for (guint i = 0; i < decision->n_moves; i++)
    {
      RnSearchResult result;

      rn_search_run (&rn_search_options, &decision->knowledge, &decision->moves[i], 1, &limits, NULL, &result);
      decision->rewards[i] = result.reward;
      decision->best = MAX (decision->best, result.reward);
    }
}

static GArray *
take_decisions (void)
{
  AhuRandom random = ahu_random_stream (99, (guint) n_players, 0);
  GArray *decisions = g_array_new (FALSE, FALSE, sizeof (Decision));

  /* The seed says how many play, too. */
  for (guint64 seed = (guint64) n_players - 2; decisions->len < (guint) n_decisions; seed += 3)
    {
      TestGame game;

      test_game_play ("greedy", seed, &game);
      for (guint i = 0; i < MAX_POSITIONS && decisions->len < (guint) n_decisions; i++)
        {
          Decision decision;

          if (!take_decision (&game, ahu_random_below (&random, game.n_moves), &decision))
            continue;
          find_best (&decision, decisions->len);
          g_array_append_val (decisions, decision);
        }
    }

  return decisions;
}

static double
decide (const Decision        *decision,
        const RnSearchOptions *options,
        guint                  playouts,
        guint64                seed)
{
  AhuLimits limits = { .playouts = playouts, .answer_only = TRUE, .seed = seed };
  RnSearchResult results[RN_MAX_LEGAL];

  rn_search_run (options, &decision->knowledge, decision->moves, decision->n_moves, &limits, NULL, results);

  return decision->best - decision->rewards[rn_search_best (&decision->knowledge, results, decision->n_moves)];
}

static void
print_setting (const GArray          *decisions,
               const char            *name,
               const RnSearchOptions *options,
               guint                  playouts)
{
  BenchMean losses = { 0 };
  guint n_large = 0;

  for (guint i = 0; i < decisions->len; i++)
    for (int seed = 0; seed < n_seeds; seed++)
      {
        double loss = decide (&g_array_index (decisions, Decision, i), options, playouts, (guint64) seed * 1000 + i);

        bench_mean_add (&losses, loss);
        n_large += loss > LARGE_LOSS;
      }
  g_print ("%d players, %s, %5u playouts: %.4f lost ± %.4f, more than %.2f in %4.1f %%\n", n_players, name, playouts,
           bench_mean_get (&losses), bench_mean_error (&losses), LARGE_LOSS, 100. * n_large / losses.n);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("EXPLORATION:TEMPERATURE…");
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) decisions = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || n_players < 2 || n_players > RN_MAX_PLAYERS
      || n_decisions < 1 || n_playouts < 1 || n_seeds < 1)
    {
      g_printerr ("bench-regret: %s\n", error != NULL ? error->message : "numbers out of range");
      return 1;
    }

  decisions = take_decisions ();
  for (int i = 1; i < argc; i++)
    for (guint b = 0; b < G_N_ELEMENTS (budgets); b++)
      {
        RnSearchOptions options = rn_search_options;

        bench_read_pair (argv[i], &options.exploration, &options.temperature);
        print_setting (decisions, argv[i], &options, budgets[b]);
      }

  return 0;
}
