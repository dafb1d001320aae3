/* test-belief.c: what untold face-down cards are held to be
 *
 * Not for: how far chances come true (the script tests/bench/chances).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "advisor-utils.h"
#include "games/rapanui/engine/rn-deduce.h"
#include "games/rapanui/rn-game.h"

#define GAMES 60

typedef void (*Look) (const RnKnowledge *knowledge,
                      const RnPosition  *truth,
                      gpointer           data);

/* Shows a whole game to one seat that weighs what it doesn't see. */
static void
watch_game (const TestGame *game,
            guint           seat,
            Look            look,
            gpointer        data)
{
  RnPosition truth = game->start;
  RnKnowledge knowledge;

  rn_knowledge_init (&knowledge, &game->start, seat);
  rn_knowledge_weigh (&knowledge);
  for (guint i = 0; i < game->n_moves; i++)
    {
      rn_knowledge_observe (&knowledge, &game->moves[i]);
      rn_apply (&truth, &game->moves[i], NULL);
      look (&knowledge, &truth, data);
    }
}

static void
count_kinds (const guint8 *kinds,
             guint         n,
             guint8        laid[RN_SACRIFICES])
{
  memset (laid, 0, RN_SACRIFICES);
  for (guint i = 0; i < n; i++)
    laid[kinds[i]]++;
}

static const RnBeliefSet *
find_set (const RnBelief *belief,
          guint           player,
          const guint8    laid[RN_SACRIFICES])
{
  for (guint s = 0; s < belief->n_sets[player]; s++)
    if (memcmp (belief->sets[player][s].laid, laid, RN_SACRIFICES) == 0)
      return &belief->sets[player][s];

  return NULL;
}

static void
check_sets_cb (const RnKnowledge *knowledge,
               const RnPosition  *truth,
               gpointer           data)
{
  const RnPosition *position = &knowledge->position;
  RnUntoldSet sets[RN_BELIEF_MAX_SETS];
  guint *n_checked = data;

  for (guint player = 0; player < position->n_players; player++)
    {
      guint n_sets = position->untold[player] > 0
                       ? rn_deduce_sets (position, player, NULL, 0, sets, RN_BELIEF_MAX_SETS) : 0;
      double all = 0;

      g_assert_cmpuint (knowledge->belief.n_sets[player], ==, n_sets);
      for (guint s = 0; s < n_sets; s++)
        {
          const RnBeliefSet *set;
          guint8 laid[RN_SACRIFICES];

          count_kinds (sets[s].kinds, position->untold[player], laid);
          set = find_set (&knowledge->belief, player, laid);
          g_assert_nonnull (set);
          g_assert_cmpfloat (set->weight, >, 0);
          all += set->weight;
        }
      if (n_sets > 0)
        g_assert_cmpfloat_with_epsilon (all, 1, 1e-4);
      *n_checked += n_sets > 1;
    }
}

/* What is possible at all is what the engine deduces, no more and no less. */
static void
test_sets (void)
{
  guint n_checked = 0;

  for (guint64 seed = 0; seed < GAMES; seed++)
    {
      TestGame game;

      test_game_play (seed % 2 ? "random" : "greedy", seed, &game);
      watch_game (&game, (guint) (seed % game.start.n_players), check_sets_cb, &n_checked);
    }

  g_test_message ("%u times more than one set", n_checked);
  g_assert_cmpuint (n_checked, >, 1000);
}

/* What was really laid: how likely it was held to be, and if it had been drawn blindly. */
typedef struct
{
  double weighed;
  double blind;
  guint n;
} Likelihood;

static void
look_up_cb (const RnKnowledge *knowledge,
            const RnPosition  *truth,
            gpointer           data)
{
  Likelihood *likelihood = data;
  RnBelief blind;

  if (truth->step != RN_STEP_DRAW)
    return;
  rn_belief_begin (&blind, &knowledge->position);
  for (guint player = 0; player < truth->n_players; player++)
    {
      guint8 laid[RN_SACRIFICES] = { 0 };

      if (knowledge->belief.n_sets[player] < 2)
        continue;
      for (guint i = 0; i < truth->n_hidden; i++)
        laid[truth->hidden[i].kind] += truth->hidden[i].player == player;
      likelihood->weighed += log (find_set (&knowledge->belief, player, laid)->weight);
      likelihood->blind += log (find_set (&blind, player, laid)->weight);
      likelihood->n++;
    }
}

/* Players who know what they do are guessed far better than by drawing blindly. */
static void
test_players_lay_what_suits (void)
{
  const struct { const char *bot; guint games; } players[] = { { "greedy", 40 }, { "strong", 9 } };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      Likelihood likelihood = { 0 };

      for (guint64 seed = 0; seed < players[i].games; seed++)
        {
          AhuRandom shuffle = ahu_random_stream (seed, 0, 0);
          RnPlayout playout;
          TestGame game;

          rn_playout_begin (&playout, 2 + seed % 3, &shuffle);
          test_game_play_on (&playout, players[i].bot, 100, seed, &game);
          watch_game (&game, 0, look_up_cb, &likelihood);
        }
      g_test_message ("%s: %.2f weighed, %.2f blind, %u times", players[i].bot, likelihood.weighed / likelihood.n,
                      likelihood.blind / likelihood.n, likelihood.n);
      g_assert_cmpuint (likelihood.n, >, 100);
      g_assert_cmpfloat (likelihood.weighed / likelihood.n, >, likelihood.blind / likelihood.n + 0.3);
    }
}

/* Sets are drawn as often as they are likely, and those with too many of a kind not at all. */
static void
test_draw (void)
{
  const guint8 all[RN_SACRIFICES] = { 9, 9, 9, 9 };
  const guint8 few[RN_SACRIFICES] = { 1, 9, 9, 9 };
  const guint8 none[RN_SACRIFICES] = { 0 };
  RnBelief belief = { .n_sets = { 3 } };
  AhuRandom random = ahu_random_stream (4, 0, 0);
  guint drawn[3] = { 0 };

  belief.sets[0][0] = (RnBeliefSet) { { 2, 0, 0, 0 }, 0.5f };
  belief.sets[0][1] = (RnBeliefSet) { { 1, 1, 0, 0 }, 0.3f };
  belief.sets[0][2] = (RnBeliefSet) { { 0, 0, 2, 0 }, 0.2f };
  for (guint i = 0; i < 10000; i++)
    drawn[rn_belief_draw (&belief, 0, all, &random) - belief.sets[0]]++;
  g_assert_cmpuint (drawn[0], >, 4800);
  g_assert_cmpuint (drawn[0], <, 5200);
  g_assert_cmpuint (drawn[2], >, 1850);
  g_assert_cmpuint (drawn[2], <, 2150);
  for (guint i = 0; i < 100; i++)
    g_assert_true (rn_belief_draw (&belief, 0, few, &random) != &belief.sets[0][0]);
  g_assert_null (rn_belief_draw (&belief, 0, none, &random));
}

static void
watch (const TestGame *game,
       guint           n_moves,
       guint           seat,
       RnKnowledge    *knowledge)
{
  rn_knowledge_init (knowledge, &game->start, seat);
  rn_knowledge_weigh (knowledge);
  for (guint i = 0; i < n_moves; i++)
    rn_knowledge_observe (knowledge, &game->moves[i]);
}

static void
rank (const RnKnowledge *knowledge,
      RnAdvice           advice[RN_MAX_LEGAL],
      guint             *n_advice)
{
  AhuLimits limits = { .playouts = 40, .seed = 9 };

  g_assert_true (rn_advisor_rank (knowledge, &limits, NULL, advice, n_advice, NULL));
}

/* What is weighed is what is seen: other kinds face down change no number. */
static void
test_hidden_kinds_change_nothing (void)
{
  AhuRandom random = ahu_random_stream (2, 0, 0);
  guint n_compared = 0;

  for (guint64 seed = 0; seed < GAMES * 2; seed++)
    {
      guint seat = seed % 2, n_moves, n_advice[2];
      RnAdvice advice[2][RN_MAX_LEGAL];
      RnKnowledge knowledge[2];
      TestGame game, changed;

      test_game_play (seed % 2 ? "random" : "greedy", seed, &game);
      n_moves = game.n_moves / 3 + ahu_random_below (&random, game.n_moves * 2 / 3);
      if (!test_game_change_hidden (&game, seat, n_moves, &random, &changed))
        continue;
      watch (&game, n_moves, seat, &knowledge[0]);
      watch (&changed, n_moves, seat, &knowledge[1]);
      if (!rn_advisor_can_act (&knowledge[0]))
        continue;
      for (guint i = 0; i < 2; i++)
        rank (&knowledge[i], advice[i], &n_advice[i]);
      g_assert_cmpuint (n_advice[0], ==, n_advice[1]);
      for (guint i = 0; i < n_advice[0]; i++)
        {
          g_assert_cmpmem (&advice[0][i].move, sizeof (RnMove), &advice[1][i].move, sizeof (RnMove));
          g_assert_cmpfloat (advice[0][i].win, ==, advice[1][i].win);
          g_assert_cmpfloat (advice[0][i].points, ==, advice[1][i].points);
        }
      n_compared++;
    }

  g_test_message ("%u positions compared", n_compared);
  g_assert_cmpuint (n_compared, >, 10);
}

/* Computer players don't weigh: they play in the window as in the games by which their
 * strength was measured. */
static void
test_players_do_not_weigh (void)
{
  const char *const bots[] = { "greedy", "strong" };
  AhuLimits limits = { .playouts = 30, .seed = 1 };
  guint n_hidden = 0;

  for (guint64 seed = 0; seed < GAMES; seed++)
    {
      RnKnowledge weighs, blind;
      RnMove moves[2];
      TestGame game;
      guint seat, n_moves;

      test_game_play ("greedy", seed, &game);
      n_moves = game.n_moves * 3 / 4;
      test_game_watch (&game, n_moves, 0, &blind);
      seat = blind.position.active;
      test_game_watch (&game, n_moves, seat, &blind);
      watch (&game, n_moves, seat, &weighs);
      if (!rn_advisor_can_act (&blind))
        continue;
      for (guint p = 0; p < game.start.n_players; p++)
        n_hidden += weighs.belief.n_sets[p] > 1;
      for (guint i = 0; i < G_N_ELEMENTS (bots); i++)
        {
          g_assert_true (rn_advisor_choose (bots[i], &weighs, &limits, NULL, &moves[0], NULL));
          g_assert_true (rn_advisor_choose (bots[i], &blind, &limits, NULL, &moves[1], NULL));
          g_assert_cmpmem (&moves[0], sizeof (RnMove), &moves[1], sizeof (RnMove));
        }
    }
  g_assert_cmpuint (n_hidden, >, 20);
}

/* With the same eyes for all: either nothing is seen of face-down cards, or all. */
static void
test_common (void)
{
  RnKnowledge knowledge;
  guint n_hidden = 0;

  for (guint64 seed = 0; seed < 6; seed++)
    {
      g_autoptr (AhuHistory) history = NULL;
      const RnPosition *position;
      TestGame game;

      test_game_play ("greedy", seed, &game);
      history = test_game_to_history (&game, game.n_moves);
      position = ahu_history_get_position (history, game.n_moves);
      rn_knowledge_common (&knowledge, history, game.n_moves, 0, TRUE);
      g_assert_cmpmem (&knowledge.position, sizeof (RnPosition), position, sizeof (RnPosition));
      rn_knowledge_common (&knowledge, history, game.n_moves, 0, FALSE);
      for (guint i = 0; i < position->n_hidden; i++)
        g_assert_cmpuint (knowledge.position.hidden[i].kind, ==, RN_SACRIFICE_NULL);
      n_hidden += position->n_hidden;
    }
  g_assert_cmpuint (n_hidden, >, 6);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  g_test_add_func ("/belief/sets", test_sets);
  g_test_add_func ("/belief/players-lay-what-suits", test_players_lay_what_suits);
  g_test_add_func ("/belief/draw", test_draw);
  g_test_add_func ("/belief/hidden-kinds-change-nothing", test_hidden_kinds_change_nothing);
  g_test_add_func ("/belief/players-do-not-weigh", test_players_do_not_weigh);
  g_test_add_func ("/belief/common", test_common);

  return g_test_run ();
}
