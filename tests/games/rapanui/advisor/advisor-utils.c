/* advisor-utils.c: games for the tests of the advisor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "advisor-utils.h"

#include "games/rapanui/advisor/rn-search.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"

static void
collect (const RnMove *move,
         gpointer      data)
{
  TestGame *game = data;

  g_assert_cmpuint (game->n_moves, <, TEST_GAME_MAX_MOVES);
  game->moves[game->n_moves++] = *move;
}

void
test_game_play_on (RnPlayout  *playout,
                   const char *bot_id,
                   guint       playouts,
                   guint64     seed,
                   TestGame   *game)
{
  const RnBot *bot = rn_bot_find (bot_id);
  const RnBot *const bots[RN_MAX_PLAYERS] = { bot, bot, bot, bot };
  AhuRandom randoms[RN_MAX_PLAYERS];
  AhuLimits limits = { .playouts = playouts };

  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    randoms[i] = ahu_random_stream (seed, 0, 1 + i);
  game->start = playout->position;
  game->n_moves = 0;
  rn_playout_run (playout, bots, &limits, randoms, collect, game);
}

void
test_game_play (const char *bot_id,
                guint64     seed,
                TestGame   *game)
{
  AhuRandom shuffle = ahu_random_stream (seed, 0, 0);
  RnPlayout playout;

  rn_playout_begin (&playout, 2 + seed % 3, &shuffle);
  test_game_play_on (&playout, bot_id, 1, seed, game);
}

void
test_game_watch (const TestGame *game,
                 guint           n_moves,
                 guint           seat,
                 RnKnowledge    *knowledge)
{
  rn_knowledge_init (knowledge, &game->start, seat);
  for (guint i = 0; i < n_moves; i++)
    rn_knowledge_observe (knowledge, &game->moves[i]);
}

void
test_game_begin (RnKnowledge *knowledge)
{
  AhuRandom random = ahu_random_stream (3, 0, 0);
  RnPlayout playout;

  rn_playout_begin (&playout, 3, &random);
  rn_knowledge_init (knowledge, &playout.position, 0);
}

gboolean
test_game_change_hidden (const TestGame *game,
                         guint           seat,
                         guint           n_moves,
                         AhuRandom      *random,
                         TestGame       *changed)
{
  RnPosition position = game->start;
  gboolean different = FALSE;

  *changed = *game;
  for (guint i = 0; i < n_moves; i++)
    {
      RnMove *move = &changed->moves[i];

      if (move->type == RN_MOVE_SACRIFICE && move->player == position.active && move->player != seat)
        {
          guint8 kind = (guint8) ahu_random_below (random, RN_SACRIFICES);

          if (position.sacrifice[move->player][kind] > 0)
            {
              different |= kind != move->kind;
              move->kind = kind;
            }
        }
      if (rn_check (&position, move).code != RN_OK)
        return FALSE;
      rn_apply (&position, move, NULL);
    }

  return different;
}

AhuHistory *
test_game_to_history (const TestGame *game,
                      guint           n_moves)
{
  const char *const names[] = { "Anna", "Ben", "Cleo", "Dan", NULL };
  const char *given[RN_MAX_PLAYERS + 1] = { NULL };
  const char *colours[RN_MAX_PLAYERS + 1] = { NULL };
  JsonNode *setup = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (AhuRecord) record = NULL;
  AhuRefusal *refusal = NULL;
  AhuHistory *history;

  for (guint p = 0; p < game->start.n_players; p++)
    {
      given[p] = names[p];
      colours[p] = rn_game_get ()->colours[p];
    }
  json_node_take_object (setup, json_object_new ());
  json_object_set_member (json_node_get_object (setup), "position", rn_position_to_json (&game->start));
  record = ahu_record_new (rn_game_get (), given, colours, setup);
  history = ahu_history_new (record, &refusal);
  g_assert_null (refusal);
  for (guint i = 0; i < n_moves; i++)
    {
      g_autoptr (JsonNode) move = rn_move_to_json (&game->moves[i]);

      g_assert_null (ahu_history_play (history, move));
    }

  return history;
}

guint
test_game_search (const RnKnowledge *knowledge,
                  const AhuLimits   *limits,
                  GCancellable      *cancellable,
                  guint             *best)
{
  RnSearchResult results[RN_MAX_LEGAL];
  RnMove moves[RN_MAX_LEGAL];
  guint n_moves = rn_legal_moves (&knowledge->position, moves);
  guint n_games = 0;

  rn_search_run (&rn_search_options, knowledge, moves, n_moves, limits, cancellable, results);
  for (guint i = 0; i < n_moves; i++)
    n_games += results[i].playouts;
  if (best != NULL)
    *best = rn_search_best (knowledge, results, n_moves);

  return n_games;
}
