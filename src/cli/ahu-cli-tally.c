/* ahu-cli-tally.c: who won how many of the games that the computer played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-tally.h"

#include <math.h>

/* Standard deviations within which 95 % lie. */
#define DEVIATIONS 1.959964

void
ahu_cli_tally_add (AhuCliTally   *self,
                   const AhuGame *game,
                   gconstpointer  position,
                   guint          shift)
{
  guint places[AHU_CLI_MAX_SEATS];
  gint64 totals[AHU_CLI_MAX_SEATS];
  guint n_winners = 0;

  game->places (position, places, totals);
  for (guint seat = 0; seat < self->n_players; seat++)
    n_winners += places[seat] == 1;

  self->games++;
  for (guint i = 0; i < self->n_players; i++)
    {
      guint seat = (i + shift) % self->n_players;

      self->wins[i] += places[seat] == 1 ? 1.0 / n_winners : 0;
      self->places[i] += places[seat];
      self->points[i] += (double) totals[seat];
    }
}

static JsonArray *
wilson_interval (double wins,
                 double games)
{
  double square = DEVIATIONS * DEVIATIONS;
  double share = wins / games;
  double centre = (share + square / (2 * games)) / (1 + square / games);
  double half = DEVIATIONS / (1 + square / games)
                * sqrt (share * (1 - share) / games + square / (4 * games * games));
  JsonArray *interval = json_array_new ();

  json_array_add_double_element (interval, MAX (0, centre - half));
  json_array_add_double_element (interval, MIN (1, centre + half));

  return interval;
}

static JsonObject *
bot_to_json (const AhuCliTally *self,
             guint              i)
{
  double games = (double) self->games;
  JsonObject *bot = json_object_new ();

  json_object_set_string_member (bot, "bot", self->bots[i]);
  json_object_set_double_member (bot, "wins", self->wins[i]);
  if (self->games > 0)
    {
      json_object_set_double_member (bot, "share", self->wins[i] / games);
      json_object_set_array_member (bot, "interval", wilson_interval (self->wins[i], games));
      json_object_set_double_member (bot, "place", self->places[i] / games);
      json_object_set_double_member (bot, "points", self->points[i] / games);
    }

  return bot;
}

JsonObject *
ahu_cli_tally_to_json (const AhuCliTally *self)
{
  JsonObject *tally = json_object_new ();
  JsonArray *bots = json_array_new ();

  json_object_set_int_member (tally, "games", (gint64) self->games);
  for (guint i = 0; i < self->n_players; i++)
    json_array_add_object_element (bots, bot_to_json (self, i));
  json_object_set_array_member (tally, "bots", bots);

  return tally;
}
