/* ahu-cli-bench.c: ahu-cli bench: random playouts per second of one core
 *
 * How it is measured: docs/bench.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-verbs.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <time.h>

#include "cli/ahu-cli-options.h"
#include "cli/ahu-cli-output.h"
#include "cli/ahu-cli-play.h"

/* Playouts between two looks at the clock; a multiple of 3 and of 4 player numbers. */
#define BATCH 300
#define WARM_UP_BATCHES 10

typedef struct
{
  const AhuGameAdvisor *advisor;
  guint64 min_players;
  guint64 max_players;
  guint64 seconds;
  guint64 seed;

  guint64 playouts;
  guint64 moves;
  double processor;
  double elapsed;
} Measurement;

/* Time of this process alone, so that other work on the machine, which can only
 * take the core away, does not count. */
static double
processor_seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

static double
wall_seconds (void)
{
  return (double) g_get_monotonic_time () / G_USEC_PER_SEC;
}

/* Returns the number of moves. */
static guint64
play_batch (const Measurement *self,
            AhuRandom         *random)
{
  guint numbers = (guint) (self->max_players - self->min_players + 1);
  guint64 moves = 0;

  for (guint i = 0; i < BATCH; i++)
    moves += self->advisor->play_random ((guint) self->min_players + i % numbers, random);

  return moves;
}

static void
measure (Measurement *self)
{
  AhuRandom random = ahu_random_stream (self->seed, 0, 0);
  double processor_start, wall_start;

  for (guint i = 0; i < WARM_UP_BATCHES; i++)
    play_batch (self, &random);

  processor_start = processor_seconds ();
  wall_start = wall_seconds ();
  do
    {
      self->moves += play_batch (self, &random);
      self->playouts += BATCH;
      self->processor = processor_seconds () - processor_start;
      self->elapsed = wall_seconds () - wall_start;
    }
  while (self->processor <= 0 || self->elapsed < (double) self->seconds);
}

static void
print_measurement (const Measurement *self)
{
  JsonObject *line = json_object_new ();
  JsonArray *players = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  for (guint64 n = self->min_players; n <= self->max_players; n++)
    json_array_add_int_element (players, (gint64) n);
  json_object_set_int_member (line, "playouts_per_second",
                              (gint64) ((double) self->playouts / self->processor));
  json_object_set_int_member (line, "moves_per_second",
                              (gint64) ((double) self->moves / self->processor));
  json_object_set_int_member (line, "playouts", (gint64) self->playouts);
  json_object_set_int_member (line, "moves", (gint64) self->moves);
  json_object_set_double_member (line, "seconds", self->processor);
  json_object_set_double_member (line, "elapsed_seconds", self->elapsed);
  json_object_set_array_member (line, "players", players);
  json_object_set_int_member (line, "position_bytes", (gint64) self->advisor->game->position_size);
  json_node_take_object (node, line);
  ahu_cli_print_json (node);
}

static gboolean
parse_measurement (Measurement *self,
                   int          argc,
                   char       **argv)
{
  g_autofree char *game = NULL;
  g_autofree char *players = NULL;
  g_autofree char *seconds = NULL;
  g_autofree char *seed = NULL;
  guint64 n_players = 0;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, N_("Which game, by its name in records"), "NAME" },
    { "players", 0, 0, G_OPTION_ARG_STRING, &players,
      N_("How many players, as the game allows; without it, equally many games of each"), "N" },
    { "seconds", 0, 0, G_OPTION_ARG_STRING, &seconds, N_("How long to measure: 1 to 600"), "T" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, N_("Seed of the random numbers"), "S" },
    { NULL }
  };

  if (!ahu_cli_parse (argc, argv, NULL,
                      _("Measures random games on one core and prints the result as JSON."), entries))
    return FALSE;

  self->advisor = ahu_cli_play_find (game);
  if (self->advisor == NULL)
    return FALSE;

  self->min_players = self->advisor->game->min_players;
  self->max_players = self->advisor->game->max_players;
  if (!ahu_cli_parse_number ("--players", players, self->min_players, self->max_players, &n_players)
      || !ahu_cli_parse_number ("--seconds", seconds, 1, 600, &self->seconds)
      || !ahu_cli_parse_number ("--seed", seed, 0, G_MAXUINT64, &self->seed))
    return FALSE;

  if (n_players > 0)
    self->min_players = self->max_players = n_players;

  return TRUE;
}

AhuCliStatus
ahu_cli_bench (int    argc,
               char **argv)
{
  Measurement measurement = {
    .seconds = 3,
    .seed = 1,
  };

  if (!parse_measurement (&measurement, argc, argv))
    return AHU_CLI_FAILED;

  measure (&measurement);
  print_measurement (&measurement);

  return ahu_cli_finish (AHU_CLI_OK);
}
