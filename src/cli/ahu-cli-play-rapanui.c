/* ahu-cli-play-rapanui.c: games of Rapa Nui that the computer plays by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/ahu-cli-play.h"

#include "advisor/ahu-playout.h"
#include "rapanui/rn-game.h"
#include "rapanui/rn-json.h"

static gboolean
has_bot (const char *name)
{
  return ahu_bot_find (name) != NULL;
}

static void
add_move (const RnMove *move,
          gpointer      moves)
{
  json_array_add_element (moves, rn_move_to_json (move));
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
  const AhuBot *players[RN_MAX_PLAYERS] = { NULL };
  AhuPlayout playout;

  for (guint i = 0; i < n_players; i++)
    players[i] = ahu_bot_find (bots[i]);
  ahu_playout_begin (&playout, n_players, chance);
  ahu_playout_run (&playout, players, limits, randoms, moves != NULL ? add_move : NULL, moves);
  *(RnPosition *) position = playout.position;

  return rn_deal_to_json (&playout.deal);
}

static guint
play_random (guint      n_players,
             AhuRandom *random)
{
  AhuPlayout playout;

  ahu_playout_begin (&playout, n_players, random);
  ahu_playout_run_random (&playout, random);

  return playout.position.ply;
}

const AhuCliPlay *
ahu_cli_play_rapanui (void)
{
  static const AhuCliPlay rapanui = { rn_game_get, has_bot, ahu_bot_list, play, play_random };

  return &rapanui;
}
