/* tp-game-advisor.c: the advisor of Tapati as the program sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/advisor/tp-game-advisor.h"

#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"

G_STATIC_ASSERT (TP_MAX_PLAYERS <= AHU_MAX_SEATS);

static void
add_move (const TpMove *move,
          gpointer      moves)
{
  json_array_add_element (moves, tp_move_to_json (move));
}

static JsonNode *
play (gpointer           position,
      guint              n_players,
      AhuRandom         *chance,
      const char *const *bots,
      const AhuLimits   *limits,
      AhuRandom         *randoms,
      JsonArray         *moves)
{
  const TpBot *players[TP_MAX_PLAYERS] = { NULL };
  TpBox box;

  for (guint i = 0; i < n_players; i++)
    players[i] = tp_bot_find (bots[i]);
  tp_box_init (&box, n_players);
  tp_set_up (position, &box, n_players);
  tp_playout (position, players, limits, chance, randoms, moves != NULL ? add_move : NULL, moves);

  return tp_box_to_json (&box);
}

static guint
play_random (guint      n_players,
             AhuRandom *random)
{
  TpPosition position;
  TpBox box;

  tp_box_init (&box, n_players);
  tp_set_up (&position, &box, n_players);
  tp_playout_random (&position, random, NULL, NULL);

  return position.ply;
}

const AhuGameAdvisor *
tp_game_advisor_get (void)
{
  static AhuGameAdvisor advisor = {
    .play = play,
    .play_random = play_random,
  };

  advisor.game = tp_game_get ();
  advisor.bots = tp_bot_ids ();

  return &advisor;
}
