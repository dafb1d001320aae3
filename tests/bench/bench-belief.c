/* bench-belief.c: how well it is guessed what players laid face down
 *
 * Games of computer players; after each card that was laid face down it is looked up how
 * likely the true cards of its player were held to be by the next player. The logarithms of
 * that are averaged: the nearer to 0, the better. Reported, never asserted.
 *
 * usage: bench-belief [OPTION…] TEMPERATURE:BLIND…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <locale.h>
#include <string.h>

#include "games/rapanui/advisor/rn-belief.h"

#include "games/rapanui/advisor/advisor-utils.h"
#include "bench-utils.h"

static int n_players = 2;
static int n_games = 200;
static int n_playouts = 400;
static int first_seed = 1;
static char *bot;

static const GOptionEntry entries[] = {
  { "players", 'p', 0, G_OPTION_ARG_INT, &n_players, "How many play (2)", "N" },
  { "games", 'g', 0, G_OPTION_ARG_INT, &n_games, "How many games (200)", "N" },
  { "bot", 'b', 0, G_OPTION_ARG_STRING, &bot, "Who plays (greedy)", "BOT" },
  { "playouts", 'n', 0, G_OPTION_ARG_INT, &n_playouts, "How many games a move is thought through in (400)", "N" },
  { "seed", 's', 0, G_OPTION_ARG_INT, &first_seed, "The seed of the first game (1)", "S" },
  G_OPTION_ENTRY_NULL
};

/* What @player really has laid face down. */
static void
count_laid (const RnPosition *position,
            guint             player,
            guint8            laid[RN_SACRIFICES])
{
  memset (laid, 0, RN_SACRIFICES);
  for (guint i = 0; i < position->n_hidden; i++)
    if (position->hidden[i].player == player)
      laid[position->hidden[i].kind]++;
}

static void
look_up (const RnBelief   *belief,
         const RnPosition *position,
         guint             player,
         BenchMean        *likelihood)
{
  guint8 laid[RN_SACRIFICES];

  count_laid (position, player, laid);
  for (guint s = 0; s < belief->n_sets[player]; s++)
    if (memcmp (belief->sets[player][s].laid, laid, sizeof laid) == 0)
      {
        bench_mean_add (likelihood, log (belief->sets[player][s].weight));
        return;
      }

  g_error ("bench-belief: what was laid is held to be impossible");
}

/* The game in the eyes of one seat, whose own cards are of no interest. */
static void
watch (const TestGame        *game,
       guint                  seat,
       const RnBeliefOptions *options,
       BenchMean             *likelihood)
{
  RnPosition position = game->start;
  RnKnowledge knowledge;
  RnBelief belief;

  rn_knowledge_init (&knowledge, &game->start, seat);
  rn_belief_begin (&belief, &knowledge.position);
  for (guint i = 0; i < game->n_moves; i++)
    {
      RnMove seen = game->moves[i];
      gboolean hides = seen.type == RN_MOVE_SACRIFICE && seen.player == position.active && seen.player != seat;

      if (hides)
        seen.kind = RN_SACRIFICE_NULL;
      rn_belief_observe (&belief, options, &knowledge.position, &seen);
      rn_knowledge_observe (&knowledge, &game->moves[i]);
      rn_apply (&position, &game->moves[i], NULL);
      if (hides && seen.player == (seat + 1u) % position.n_players)
        look_up (&belief, &position, seen.player, likelihood);
    }
}

static GArray *
play_games (void)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (TestGame));

  for (int i = 0; i < n_games; i++)
    {
      guint64 seed = (guint64) first_seed + (guint64) i;
      AhuRandom shuffle = ahu_random_stream (seed, 0, 0);
      RnPlayout playout;
      TestGame game;

      rn_playout_begin (&playout, (guint) n_players, &shuffle);
      test_game_play_on (&playout, bot != NULL ? bot : "greedy", (guint) n_playouts, seed, &game);
      g_array_append_val (games, game);
    }

  return games;
}

static void
print_setting (const GArray          *games,
               const char            *name,
               const RnBeliefOptions *options)
{
  BenchMean all = { 0 };

  for (guint i = 0; i < games->len; i++)
    for (guint seat = 0; seat < (guint) n_players; seat++)
      watch (&g_array_index (games, TestGame, i), seat, options, &all);
  g_print ("%s: %.4f ± %.4f, %u cards laid\n", name, bench_mean_get (&all), bench_mean_error (&all), all.n);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("TEMPERATURE:BLIND…");
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) games = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || n_players < RN_MIN_PLAYERS
      || n_players > RN_MAX_PLAYERS || n_games < 1 || n_playouts < 1 || (bot != NULL && rn_bot_find (bot) == NULL))
    {
      g_printerr ("bench-belief: %s\n", error != NULL ? error->message : "numbers out of range");
      return 1;
    }

  games = play_games ();
  for (int i = 1; i < argc; i++)
    {
      RnBeliefOptions options = rn_belief_options;

      bench_read_pair (argv[i], &options.temperature, &options.blind);
      print_setting (games, argv[i], &options);
    }

  return 0;
}
