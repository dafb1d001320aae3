/* ahu-cli-simulate.c: ahu-cli simulate: games that the computer plays, as records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-verbs.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cli/ahu-cli-limits.h"
#include "cli/ahu-cli-options.h"
#include "cli/ahu-cli-output.h"
#include "cli/ahu-cli-play.h"
#include "cli/ahu-cli-walk.h"
#include "core/advice/ahu-game-advisor.h"

/* What the numbers of a game's streams are for: its id and date, the shuffle or what else is drawn,
 * and from the third on the players by seat. */
enum
{
  STREAM_IDENTITY,
  STREAM_SHUFFLE,
  STREAM_PLAYERS
};

/* Dates of simulated games: five years from 2021 on, a round number of seconds. */
#define FIRST_DATE G_GINT64_CONSTANT (1609459200)
#define DATE_SPAN (5 * 365 * 24 * 60 * 60)

typedef struct
{
  const AhuGameAdvisor *advisor;
  guint64 players;
  guint64 games;
  guint64 seed;
  guint64 first;
  gboolean rotate;
  gboolean summary;
  char *bots[AHU_MAX_SEATS];
  AhuLimits limits;
} Request;

/* Who won how many of the games, the bots in the order they were named; of places and points the sums. */
typedef struct
{
  guint n_players;
  const char *bots[AHU_MAX_SEATS];
  guint64 games;
  double wins[AHU_MAX_SEATS];
  double places[AHU_MAX_SEATS];
  double points[AHU_MAX_SEATS];
} Tally;

/* Standard deviations within which 95 % lie. */
#define DEVIATIONS 1.959964

/* The options as they were written. */
typedef struct
{
  char *game;
  char *players;
  char *games;
  char *seed;
  char *bot;
  char *first;
  gboolean work_only;
  AhuCliLimits limits;
} Given;

/* A random UUID (version 4) of the stream. */
static char *
make_id (AhuRandom *random)
{
  guint64 high = ahu_random_next (random);
  guint64 low = ahu_random_next (random);

  return g_strdup_printf ("%08x-%04x-4%03x-%04x-%012" G_GINT64_MODIFIER "x",
                          (guint) (high >> 32), (guint) (high >> 16) & 0xffff,
                          (guint) high & 0xfff, 0x8000 | ((guint) (low >> 48) & 0x3fff),
                          low & G_GUINT64_CONSTANT (0xffffffffffff));
}

/* Names are data, not messages: the same in every language. */
static JsonArray *
make_players (const AhuGame *game,
              guint          n_players)
{
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < n_players; i++)
    {
      JsonObject *player = json_object_new ();
      g_autofree char *name = g_strdup_printf ("Player %u", i + 1);

      json_object_set_string_member (player, "name", name);
      json_object_set_string_member (player, "colour", game->colours[i]);
      json_array_add_object_element (players, player);
    }

  return players;
}

static JsonObject *
make_record (const Request *request,
             guint64        game)
{
  const AhuGame *kind = request->advisor->game;
  AhuRandom random = ahu_random_stream (request->seed, game, STREAM_IDENTITY);
  JsonObject *record = json_object_new ();
  g_autofree char *id = make_id (&random);
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (FIRST_DATE + ahu_random_below (&random, DATE_SPAN));
  g_autofree char *created = g_date_time_format_iso8601 (time);

  json_object_set_string_member (record, "format", "ahu-record");
  json_object_set_int_member (record, "version", 1);
  json_object_set_string_member (record, "game", kind->id);
  json_object_set_string_member (record, "id", id);
  json_object_set_string_member (record, "created", created);
  json_object_set_array_member (record, "players", make_players (kind, (guint) request->players));

  return record;
}

/* In which seat the first of the bots sits. */
static guint
get_shift (const Request *request,
           guint64        game)
{
  return request->rotate ? (guint) (game % request->players) : 0;
}

/* The streams belong to seats, so that rotating changes nothing else. Returns the set-up. */
static JsonNode *
play_game (const Request *request,
           guint64        game,
           gpointer       position,
           JsonArray     *moves)
{
  guint shift = get_shift (request, game);
  AhuRandom chance = ahu_random_stream (request->seed, game, STREAM_SHUFFLE);
  const char *bots[AHU_MAX_SEATS] = { NULL };
  AhuRandom randoms[AHU_MAX_SEATS];

  for (guint i = 0; i < request->players; i++)
    bots[(i + shift) % request->players] = request->bots[i];
  for (guint i = 0; i < AHU_MAX_SEATS; i++)
    randoms[i] = ahu_random_stream (request->seed, game, STREAM_PLAYERS + i);

  return request->advisor->play (position, (guint) request->players, &chance, bots, &request->limits, randoms, moves);
}

static void
print_game (const Request *request,
            guint64        game)
{
  g_autofree gpointer position = ahu_cli_position_new (request->advisor->game);
  JsonObject *record = make_record (request, game);
  JsonArray *moves = json_array_new ();
  JsonNode *line = json_node_new (JSON_NODE_OBJECT);

  json_object_set_member (record, "setup", play_game (request, game, position, moves));
  json_object_set_array_member (record, "moves", moves);

  json_node_take_object (line, record);
  ahu_cli_print_json (line);
}

/* Counts a game that ended at @position; in seat @shift sat the first of the bots, the others follow clockwise. */
static void
count_game (Tally         *self,
            const AhuGame *game,
            gconstpointer  position,
            guint          shift)
{
  guint places[AHU_MAX_SEATS];
  gint64 totals[AHU_MAX_SEATS];
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
bot_to_json (const Tally *self,
             guint        i)
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

/* For each bot how many it won, which part of all that is, and within what that part lies with a confidence
 * of 95 % (Wilson's interval). */
static JsonObject *
tally_to_json (const Tally *self)
{
  JsonObject *tally = json_object_new ();
  JsonArray *bots = json_array_new ();

  json_object_set_int_member (tally, "games", (gint64) self->games);
  for (guint i = 0; i < self->n_players; i++)
    json_array_add_object_element (bots, bot_to_json (self, i));
  json_object_set_array_member (tally, "bots", bots);

  return tally;
}

static void
print_summary (const Request *request)
{
  g_autofree gpointer position = ahu_cli_position_new (request->advisor->game);
  Tally tally = { .n_players = (guint) request->players };
  gint64 begin = g_get_monotonic_time ();
  JsonNode *line = json_node_new (JSON_NODE_OBJECT);
  /* A number of JSON ends where 63 bits do. */
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, request->seed);
  JsonObject *summary;

  for (guint i = 0; i < request->players; i++)
    tally.bots[i] = request->bots[i];
  for (guint64 game = request->first; game < request->first + request->games; game++)
    {
      g_autoptr (JsonNode) setup = play_game (request, game, position, NULL);

      count_game (&tally, request->advisor->game, position, get_shift (request, game));
    }

  summary = tally_to_json (&tally);
  json_object_set_int_member (summary, "first", (gint64) request->first);
  json_object_set_string_member (summary, "seed", seed);
  json_object_set_int_member (summary, "playouts", request->limits.playouts);
  json_object_set_int_member (summary, "milliseconds", request->limits.milliseconds);
  json_object_set_int_member (summary, "threads", request->limits.threads);
  json_object_set_double_member (summary, "seconds",
                                 (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC);
  json_node_take_object (line, summary);
  ahu_cli_print_json (line);
}

static gboolean
check_bot (const AhuGameAdvisor *advisor,
           const char           *id)
{
  g_autofree char *list = NULL;
  g_autofree char *message = NULL;

  if (g_strv_contains (advisor->bots, id))
    return TRUE;

  list = g_strjoinv (", ", (char **) advisor->bots);
  /* Translators: a bot is a player that the computer plays; %1$s is the name
     that was given, %2$s the list of names there are */
  message = g_strdup_printf (_("There is no bot “%1$s”. Choose from: %2$s."), id, list);
  ahu_cli_wrong_call (message);

  return FALSE;
}

/* One name for all, or one for each seat. */
static gboolean
find_bots (Request    *request,
           const char *names)
{
  g_auto (GStrv) ids = g_strsplit (names, ",", -1);
  guint n_ids = g_strv_length (ids);

  if (n_ids != 1 && n_ids != request->players)
    {
      ahu_cli_wrong_call (_("--bot needs one name, or one for each player."));
      return FALSE;
    }

  for (guint i = 0; i < request->players; i++)
    {
      const char *id = ids[n_ids == 1 ? 0 : i];

      if (!check_bot (request->advisor, id))
        return FALSE;
      request->bots[i] = g_strdup (id);
    }

  return TRUE;
}

static gboolean
is_given (const char *option,
          const char *text)
{
  g_autofree char *message = NULL;

  if (text != NULL)
    return TRUE;

  /* Translators: %s is an option such as --players */
  message = g_strdup_printf (_("%s is missing."), option);
  ahu_cli_wrong_call (message);

  return FALSE;
}

/* Who names several players has said how many there are. */
static gboolean
parse_players (Request    *request,
               const char *players,
               const char *names)
{
  const AhuGame *game = request->advisor->game;
  g_auto (GStrv) ids = g_strsplit (names, ",", -1);
  guint n_ids = g_strv_length (ids);
  g_autofree char *number = NULL;

  if (players == NULL && n_ids > 1)
    players = number = g_strdup_printf ("%u", MIN (n_ids, game->max_players));

  return is_given ("--players", players) &&
         ahu_cli_parse_number ("--players", players, game->min_players, game->max_players, &request->players);
}

static gboolean
read_given (Given    *given,
            Request  *request,
            int       argc,
            char    **argv)
{
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &given->game, N_("Which game, by its name in records"), "NAME" },
    { "players", 0, 0, G_OPTION_ARG_STRING, &given->players,
      N_("How many players, as the game allows; without it as many as --bot names"), "N" },
    { "games", 0, 0, G_OPTION_ARG_STRING, &given->games, N_("How many games"), "G" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &given->seed,
      N_("Seed of the random numbers: the same seed, the same games"), "S" },
    { "bot", 0, 0, G_OPTION_ARG_STRING, &given->bot,
      N_("Who plays: one name for all, or one for each player"), "NAME[,NAME…]" },
    { "first", 0, 0, G_OPTION_ARG_STRING, &given->first,
      N_("Which game of the seed is the first, from 0: for a long run in several parts"), "F" },
    { "rotate", 0, 0, G_OPTION_ARG_NONE, &request->rotate,
      N_("Moves everybody one seat on after each game"), NULL },
    { "summary", 0, 0, G_OPTION_ARG_NONE, &request->summary,
      N_("Prints how often each player won, as JSON, instead of the games"), NULL },
    AHU_CLI_LIMITS_ENTRIES (given->limits),
    { "work-only", 0, 0, G_OPTION_ARG_NONE, &given->work_only,
      N_("Measures only the processor time used, not time taken by other programs"), NULL },
    { NULL }
  };

  return ahu_cli_parse (argc, argv, NULL,
                        _("Plays games with a virtual shuffle and prints one record per line."),
                        entries);
}

static void
given_clear (Given *given)
{
  g_free (given->game);
  g_free (given->players);
  g_free (given->games);
  g_free (given->seed);
  g_free (given->bot);
  g_free (given->first);
  ahu_cli_limits_clear (&given->limits);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Given, given_clear)

static void
request_clear (Request *request)
{
  for (guint i = 0; i < AHU_MAX_SEATS; i++)
    g_free (request->bots[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, request_clear)

static gboolean
parse_request (Request *request,
               int      argc,
               char   **argv)
{
  g_auto (Given) given = { NULL };
  const char *bot;

  if (!read_given (&given, request, argc, argv))
    return FALSE;

  request->advisor = ahu_cli_play_find (given.game);
  if (request->advisor == NULL)
    return FALSE;

  bot = given.bot != NULL ? given.bot : "random";
  if (!parse_players (request, given.players, bot)
      || !is_given ("--games", given.games)
      || !is_given ("--seed", given.seed)
      || !ahu_cli_parse_number ("--games", given.games, 0, G_MAXUINT32, &request->games)
      || !ahu_cli_parse_number ("--seed", given.seed, 0, G_MAXUINT64, &request->seed)
      || !ahu_cli_parse_number ("--first", given.first, 0, G_MAXUINT32, &request->first)
      || !ahu_cli_parse_limits (&given.limits, &request->limits))
    return FALSE;

  request->limits.work_only = given.work_only;

  return find_bots (request, bot);
}

AhuCliStatus
ahu_cli_simulate (int    argc,
                  char **argv)
{
  g_auto (Request) request = { NULL };

  if (!parse_request (&request, argc, argv))
    return AHU_CLI_FAILED;

  if (request.summary)
    print_summary (&request);

  for (guint64 game = 0; !request.summary && game < request.games && ahu_cli_output_works (); game++)
    print_game (&request, request.first + game);

  return ahu_cli_finish (AHU_CLI_OK);
}
