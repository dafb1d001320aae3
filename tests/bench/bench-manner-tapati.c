/* bench-manner-tapati.c: how well it is foretold who wins a game of Tapati, by what players are taken for
 *
 * Games of computer players; at decisions chosen at random games are played on in the manner that the
 * moves so far tell, and the chances found so are held against who won: the squares of the differences,
 * added up over the seats. All decisions of a game have one result, so the mean of each counts as one.
 * Reported, never asserted.
 *
 * usage: bench-manner-tapati [OPTION…] TEMPERATURE:SLIP…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <locale.h>

#include "bench-utils.h"
#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/advisor/tp-search.h"

static int n_players = 3;
static int n_games = 100;
static int n_playouts = 20;
static int n_tries = 200;
static int seldom = 40;
static int first_seed = 1;
static char *bot;

static const GOptionEntry entries[] = {
  { "players", 'p', 0, G_OPTION_ARG_INT, &n_players, "How many play (3)", "N" },
  { "games", 'g', 0, G_OPTION_ARG_INT, &n_games, "How many games (100)", "N" },
  { "bot", 'b', 0, G_OPTION_ARG_STRING, &bot, "Who plays, another seat first each game (greedy)", "BOT,…" },
  { "playouts", 'n', 0, G_OPTION_ARG_INT, &n_playouts, "How many games a move is thought through in (20)", "N" },
  { "tries", 't', 0, G_OPTION_ARG_INT, &n_tries, "How many games tell the chances (200)", "N" },
  { "seldom", 'd', 0, G_OPTION_ARG_INT, &seldom, "One move in so many is looked at (40)", "N" },
  { "seed", 's', 0, G_OPTION_ARG_INT, &first_seed, "The seed of the first game (1)", "S" },
  G_OPTION_ENTRY_NULL
};

/* A game that was played. */
typedef struct
{
  TpPosition start;
  GArray *moves; /* of TpMove */
  double win[TP_MAX_PLAYERS];
} Game;

static void
keep_move (const TpMove *move,
           gpointer      moves)
{
  g_array_append_vals (moves, move, 1);
}

static Game
play_game (const char *const *names,
           guint64            seed)
{
  const AhuLimits limits = { .playouts = (guint) n_playouts };
  AhuRandom chance = ahu_random_stream (seed, 0, 0);
  const TpBot *bots[TP_MAX_PLAYERS];
  AhuRandom randoms[TP_MAX_PLAYERS];
  guint n_names = g_strv_length ((GStrv) names);
  Game game = { .moves = g_array_new (FALSE, FALSE, sizeof (TpMove)) };
  TpPosition position;
  TpBox box;

  for (guint i = 0; i < TP_MAX_PLAYERS; i++)
    {
      bots[i] = tp_bot_find (names[(seed + i) % n_names]);
      randoms[i] = ahu_random_stream (seed, 0, 1 + i);
    }
  tp_box_init (&box, (guint) n_players);
  tp_set_up (&position, &box, (guint) n_players);
  game.start = position;
  tp_playout (&position, bots, &limits, &chance, randoms, keep_move, game.moves);
  tp_search_shares (&position, game.win);

  return game;
}

static double
miss (const Game       *game,
      const TpManner   *manner,
      const TpPosition *position,
      AhuRandom        *random)
{
  const AhuLimits limits = { .playouts = (guint) n_tries };
  double win[TP_MAX_PLAYERS];
  double squares = 0;

  tp_search_estimate (manner, position, &limits, random, NULL, win);
  for (int p = 0; p < n_players; p++)
    squares += (win[p] - game->win[p]) * (win[p] - game->win[p]);

  return squares;
}

/* The same decisions and the same random numbers for each setting. */
static void
watch (const Game            *game,
       guint                  number,
       const TpMannerOptions *options,
       BenchMean             *misses)
{
  AhuRandom choice = ahu_random_stream (number, 1, 0);
  TpPosition position = game->start;
  BenchMean own = { 0 };
  TpManner manner;

  tp_manner_begin (&manner, options);
  for (guint i = 0; i < game->moves->len; i++)
    {
      const TpMove *move = &g_array_index (game->moves, TpMove, i);

      if (ahu_random_below (&choice, (guint32) seldom) == 0)
        {
          AhuRandom random = ahu_random_stream (number, 2, i);

          bench_mean_add (&own, miss (game, &manner, &position, &random));
        }
      tp_manner_observe (&manner, &position, move);
      tp_apply (&position, move, NULL);
    }
  if (own.n > 0)
    bench_mean_add (misses, bench_mean_get (&own));
}

static void
print_setting (const Game *games,
               const char *name)
{
  TpMannerOptions options = tp_manner_options;
  float temperature = (float) options.temperature;
  float slip = (float) options.slip;
  BenchMean misses = { 0 };

  bench_read_pair (name, &temperature, &slip);
  options = (TpMannerOptions) { temperature, slip };
  for (guint i = 0; i < (guint) n_games; i++)
    watch (&games[i], i, &options, &misses);
  g_print ("%d players, %s: %.4f ± %.4f, %u games\n", n_players, name, bench_mean_get (&misses), bench_mean_error (&misses),
           misses.n);
}

static gboolean
are_bots (const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (tp_bot_find (names[i]) == NULL)
      return FALSE;

  return names[0] != NULL;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("TEMPERATURE:SLIP…");
  g_autoptr (GError) error = NULL;
  g_autofree Game *games = NULL;
  g_auto (GStrv) bots = NULL;
  gboolean parsed;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  parsed = g_option_context_parse (context, &argc, &argv, &error);
  bots = g_strsplit (bot != NULL ? bot : "greedy", ",", -1);
  if (!parsed || n_players < TP_MIN_PLAYERS || n_players > TP_MAX_PLAYERS
      || n_games < 1 || n_playouts < 1 || n_tries < 1 || seldom < 1 || !are_bots ((const char *const *) bots))
    {
      g_printerr ("bench-manner-tapati: %s\n", error != NULL ? error->message : "numbers out of range");
      return 1;
    }

  games = g_new (Game, n_games);
  for (int i = 0; i < n_games; i++)
    games[i] = play_game ((const char *const *) bots, (guint64) (first_seed + i));
  for (int i = 1; i < argc; i++)
    print_setting (games, argv[i]);
  for (int i = 0; i < n_games; i++)
    g_array_unref (games[i].moves);

  return 0;
}
