/* advisor-utils.h: games for the tests of the advisor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "games/rapanui/advisor/rn-advisor.h"
#include "games/rapanui/advisor/rn-bot.h"
#include "games/rapanui/advisor/rn-playout.h"

G_BEGIN_DECLS

#define TEST_GAME_MAX_MOVES 512

/* A game from its beginning to its end. */
typedef struct
{
  RnPosition start;
  RnMove moves[TEST_GAME_MAX_MOVES];
  guint n_moves;
} TestGame;

/* A game of two, three or four, after its seed, that one kind of computer player plays. */
void test_game_play (const char *bot_id,
                     guint64     seed,
                     TestGame   *game);

/* Plays a game that was begun. */
void test_game_play_on (RnPlayout  *playout,
                        const char *bot_id,
                        guint       playouts,
                        guint64     seed,
                        TestGame   *game);

/* What a seat knows after so many moves. */
void test_game_watch (const TestGame *game,
                      guint           n_moves,
                      guint           seat,
                      RnKnowledge    *knowledge);

/* What the first of three players knows before the first move, which is theirs. */
void test_game_begin (RnKnowledge *knowledge);

/* The same moves with other kinds laid face down by others than the seat, where all that
 * follows up to the number of moves stays legal.
 * Returns: whether one was found that differs */
gboolean test_game_change_hidden (const TestGame *game,
                                  guint           seat,
                                  guint           n_moves,
                                  AhuRandom      *random,
                                  TestGame       *changed);

/* Returns: (transfer full): the first moves as a game that was joined at its beginning */
AhuHistory *test_game_to_history (const TestGame *game,
                                  guint           n_moves);

/* Thinks about all moves, and finds the best one; @best may be NULL.
 * Returns: how many games it took */
guint test_game_search (const RnKnowledge *knowledge,
                        const AhuLimits   *limits,
                        GCancellable      *cancellable,
                        guint             *best);

G_END_DECLS
