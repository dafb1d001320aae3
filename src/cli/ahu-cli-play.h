/* ahu-cli-play.h: games that the computer can play by itself, and how
 *
 * Not for: who plays well (the advisors), how games are written (ahu-cli-simulate.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "advisor/ahu-advisor.h"
#include "core/ahu-game.h"
#include "core/ahu-random.h"

G_BEGIN_DECLS

/* As many as any game has seats. */
#define AHU_CLI_MAX_SEATS 6

/**
 * AhuCliPlay:
 * @get_game: the game
 * @has_bot: whether there is a bot of that name
 * @list_bots: (transfer full): the names of all bots, separated by commas
 * @play: plays a game of so many players to its end: chance comes from @chance, the
 *   decisions from @bots and @randoms by seat. Adds the moves to @moves if that is not
 *   %NULL; returns the member `setup` (transfer full)
 * @play_random: plays a game with random moves to its end, and as fast as it can;
 *   returns the number of moves
 */
typedef struct
{
  const AhuGame *(*get_game) (void);
  gboolean  (*has_bot)     (const char        *name);
  char     *(*list_bots)   (void);
  JsonNode *(*play)        (gpointer           position,
                            guint              n_players,
                            AhuRandom         *chance,
                            const char *const *bots,
                            const AhuLimits   *limits,
                            AhuRandom         *randoms,
                            JsonArray         *moves);
  guint     (*play_random) (guint              n_players,
                            AhuRandom         *random);
} AhuCliPlay;

/**
 * ahu_cli_play_find:
 * @game: (nullable): a game's name in records; %NULL for the card game
 *
 * Returns: (transfer none) (nullable): how it is played; if it can't be, that has been
 *   said, and %NULL
 */
const AhuCliPlay *ahu_cli_play_find (const char *game);

const AhuCliPlay *ahu_cli_play_rapanui (void);
const AhuCliPlay *ahu_cli_play_tapati (void);

G_END_DECLS
