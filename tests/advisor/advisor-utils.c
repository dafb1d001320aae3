/* advisor-utils.c: games for the tests of the advisor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "advisor-utils.h"

static void
collect (const RnMove *move,
         gpointer      data)
{
  TestGame *game = data;

  g_assert_cmpuint (game->n_moves, <, TEST_GAME_MAX_MOVES);
  game->moves[game->n_moves++] = *move;
}

void
test_game_play_on (AhuPlayout *playout,
                   const char *bot_id,
                   guint       playouts,
                   guint64     seed,
                   TestGame   *game)
{
  const AhuBot *bot = ahu_bot_find (bot_id);
  const AhuBot *const bots[RN_MAX_PLAYERS] = { bot, bot, bot, bot };
  AhuRandom randoms[RN_MAX_PLAYERS];
  AhuLimits limits = { .playouts = playouts };

  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    randoms[i] = ahu_random_stream (seed, 0, 1 + i);
  game->start = playout->position;
  game->n_moves = 0;
  ahu_playout_run (playout, bots, &limits, randoms, collect, game);
}

void
test_game_play (const char *bot_id,
                guint64     seed,
                TestGame   *game)
{
  AhuRandom shuffle = ahu_random_stream (seed, 0, 0);
  AhuPlayout playout;

  ahu_playout_begin (&playout, 2 + seed % 3, &shuffle);
  test_game_play_on (&playout, bot_id, 1, seed, game);
}

void
test_game_watch (const TestGame *game,
                 guint           n_moves,
                 guint           seat,
                 AhuKnowledge   *knowledge)
{
  ahu_knowledge_init (knowledge, &game->start, seat);
  for (guint i = 0; i < n_moves; i++)
    ahu_knowledge_observe (knowledge, &game->moves[i]);
}

void
test_game_begin (AhuKnowledge *knowledge)
{
  AhuRandom random = ahu_random_stream (3, 0, 0);
  AhuPlayout playout;

  ahu_playout_begin (&playout, 3, &random);
  ahu_knowledge_init (knowledge, &playout.position, 0);
}
