/* bench-regret-tapati.c: how much the moves of Tapati that a search chooses lose against the best ones
 *
 * The best of a position is what a long search of each of its moves alone says. Reported, never
 * asserted.
 *
 * usage: bench-regret-tapati [OPTION…] CANDIDATES:CURIOSITY:POINT…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <locale.h>

#include "bench-utils.h"
#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/advisor/tp-search.h"

/* One move in so many is a decision that is looked at. */
#define SELDOM 60

static const guint budgets[] = { 50, 200 };

typedef struct
{
  TpPosition position;
  guint player;
  TpMove moves[TP_MAX_LEGAL];
  guint n_moves;
  double rewards[TP_MAX_LEGAL]; /* of the long searches */
  double best;
} Decision;

static int n_players = 3;
static int n_decisions = 60;
static int n_playouts = 400;
static int n_seeds = 4;

static const GOptionEntry entries[] = {
  { "players", 'p', 0, G_OPTION_ARG_INT, &n_players, "How many play (3)", "N" },
  { "decisions", 'd', 0, G_OPTION_ARG_INT, &n_decisions, "How many decisions of greedy games (60)", "N" },
  { "playouts", 'n', 0, G_OPTION_ARG_INT, &n_playouts, "How many games tell the best (400 a move)", "N" },
  { "seeds", 's', 0, G_OPTION_ARG_INT, &n_seeds, "How often each decision is made (4)", "N" },
  G_OPTION_ENTRY_NULL
};

static void
find_best (Decision *decision,
           guint     seed)
{
  const AhuLimits limits = { .playouts = (guint) n_playouts };

  decision->best = -G_MAXDOUBLE;
  for (guint i = 0; i < decision->n_moves; i++)
    {
      AhuRandom random = ahu_random_stream (1000 + seed, i, 0);
      TpSearchResult result;

      tp_search_run (&tp_search_options, &decision->position, decision->player, &decision->moves[i], 1, &limits, &random,
                     NULL, &result);
      decision->rewards[i] = result.reward;
      decision->best = MAX (decision->best, result.reward);
    }
}

/* What it is taken from: a game that greedy players play. */
typedef struct
{
  TpPosition position;
  AhuRandom random;
  GArray *decisions;
} Game;

static void
look (const TpMove *move,
      gpointer      data)
{
  Game *self = data;

  if (move->type != TP_MOVE_REVEAL && ahu_random_below (&self->random, SELDOM) == 0 &&
      self->decisions->len < (guint) n_decisions)
    {
      Decision decision = { .position = self->position, .player = move->player };

      decision.n_moves = tp_bot_own_moves (&self->position, move->player, decision.moves);
      if (decision.n_moves > 1)
        {
          find_best (&decision, self->decisions->len);
          g_array_append_val (self->decisions, decision);
        }
    }
  tp_apply (&self->position, move, NULL);
}

static GArray *
take_decisions (void)
{
  const TpBot *greedy = tp_bot_find ("greedy");
  const TpBot *bots[] = { greedy, greedy, greedy, greedy, greedy, greedy };
  GArray *decisions = g_array_new (FALSE, FALSE, sizeof (Decision));

  for (guint64 seed = 0; decisions->len < (guint) n_decisions; seed++)
    {
      AhuRandom chance = ahu_random_stream (99, seed, 0);
      AhuRandom randoms[TP_MAX_PLAYERS];
      Game game = { .random = ahu_random_stream (99, seed, 1), .decisions = decisions };
      TpPosition position;
      TpBox box;

      for (guint i = 0; i < TP_MAX_PLAYERS; i++)
        randoms[i] = ahu_random_stream (99, seed, 2 + i);
      tp_box_init (&box, (guint) n_players);
      tp_set_up (&position, &box, (guint) n_players);
      game.position = position;
      tp_playout (&position, bots, NULL, &chance, randoms, look, &game);
    }

  return decisions;
}

static void
print_setting (const GArray          *decisions,
               const char            *name,
               const TpSearchOptions *options,
               guint                  playouts)
{
  const AhuLimits limits = { .playouts = playouts };
  BenchMean losses = { 0 };

  for (guint i = 0; i < decisions->len; i++)
    for (int seed = 0; seed < n_seeds; seed++)
      {
        const Decision *decision = &g_array_index (decisions, Decision, i);
        AhuRandom random = ahu_random_stream ((guint64) seed, i, 7);
        TpSearchResult results[TP_MAX_LEGAL];
        guint chosen = tp_search_run (options, &decision->position, decision->player, decision->moves, decision->n_moves,
                                      &limits, &random, NULL, results);

        bench_mean_add (&losses, decision->best - decision->rewards[chosen]);
      }
  g_print ("%d players, %s, %4u playouts: %.4f lost ± %.4f\n", n_players, name, playouts, bench_mean_get (&losses),
           bench_mean_error (&losses));
}

/* What is left out is as players and hints have it. */
static TpSearchOptions
read_setting (const char *text)
{
  TpSearchOptions options = tp_search_options;
  char *end;

  options.candidates = (guint) g_ascii_strtoull (text, &end, 10);
  if (*end == ':')
    bench_read_pair (end + 1, &options.curiosity, &options.point);

  return options;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("CANDIDATES:CURIOSITY:POINT…");
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) decisions = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || n_players < TP_MIN_PLAYERS || n_players > TP_MAX_PLAYERS
      || n_decisions < 1 || n_playouts < 1 || n_seeds < 1)
    {
      g_printerr ("bench-regret-tapati: %s\n", error != NULL ? error->message : "numbers out of range");
      return 1;
    }

  decisions = take_decisions ();
  for (int i = 1; i < argc; i++)
    for (guint b = 0; b < G_N_ELEMENTS (budgets); b++)
      {
        TpSearchOptions options = read_setting (argv[i]);

        print_setting (decisions, argv[i], &options, budgets[b]);
      }

  return 0;
}
