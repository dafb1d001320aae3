/* ahu-cli-tally.h: who won how many of the games that the computer played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "core/advice/ahu-game-advisor.h"

G_BEGIN_DECLS

/**
 * AhuCliTally:
 * @n_players: how many play
 * @bots: their names, in the order they were named
 * @games: how many games were counted
 * @wins: of each, a shared win counted as its share
 * @places: of each, the sum of the places
 * @points: of each, the sum of the points
 */
typedef struct
{
  guint n_players;
  const char *bots[AHU_MAX_SEATS];
  guint64 games;
  double wins[AHU_MAX_SEATS];
  double places[AHU_MAX_SEATS];
  double points[AHU_MAX_SEATS];
} AhuCliTally;

/* @self: (inout): the games so far
 * @game: the game they are of
 * @position: the end of another
 * @shift: in which seat the first of the bots sat; the others follow clockwise */
void ahu_cli_tally_add (AhuCliTally   *self,
                        const AhuGame *game,
                        gconstpointer  position,
                        guint          shift);

/* Writes for each bot how many it won, which part of all that is, and within what that part lies with a confidence
 * of 95 % (Wilson's interval).
 * Returns: (transfer full): the members `games` and `bots` */
JsonObject *ahu_cli_tally_to_json (const AhuCliTally *self);

G_END_DECLS
