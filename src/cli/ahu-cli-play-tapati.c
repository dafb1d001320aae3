/* ahu-cli-play-tapati.c: games of Tapati that the computer plays by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/ahu-cli-play.h"

#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"

static gboolean
has_bot (const char *name)
{
  return tp_bot_find (name) != NULL;
}

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
  const TpLimits thinking = { limits->playouts, limits->milliseconds, limits->work_only };
  const TpBot *players[TP_MAX_PLAYERS] = { NULL };
  TpBox box;

  for (guint i = 0; i < n_players; i++)
    players[i] = tp_bot_find (bots[i]);
  tp_box_init (&box, n_players);
  tp_set_up (position, &box, n_players);
  tp_playout (position, players, &thinking, chance, randoms, moves != NULL ? add_move : NULL, moves);

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

const AhuCliPlay *
ahu_cli_play_tapati (void)
{
  static const AhuCliPlay tapati = { tp_game_get, has_bot, tp_bot_list, play, play_random };

  return &tapati;
}
