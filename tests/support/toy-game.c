/* toy-game.c: the smallest game that record and history can be tested with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toy-game.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  gint64 sum;
  gint64 limit;
  gint64 n_moves;
} Position;

const char toy_text[] =
  "{\"format\":\"ahu-record\",\"version\":1,\"game\":\"toy\",\"id\":\"an-id\","
  "\"mood\":{\"a\":[1,2.5,null,true,\"é\\n\"]},"
  "\"created\":\"2026-11-20T19:30:00Z\","
  "\"players\":[{\"name\":\"A\",\"colour\":\"red\",\"age\":[7]},"
  "{\"since\":1999,\"colour\":\"blue\",\"name\":\"B\"}],"
  "\"setup\":{\"limit\":10,\"weather\":\"rain\"},"
  "\"moves\":[{\"add\":3,\"note\":\"why?\"},{\"add\":-1},{\"when\":{\"h\":7},\"add\":2}],"
  "\"end\":false}";

static gboolean
check_setup_members (JsonObject  *setup,
                     GError     **error)
{
  gint64 limit;

  return ahu_document_get_integer (setup, "limit", "setup.limit", &limit, error);
}

static AhuRefusal *
set_up (gpointer           position,
        guint              n_players,
        JsonObject        *setup,
        const char *const *names)
{
  Position *self = position;

  memset (self, 0, sizeof *self);
  self->limit = json_object_get_int_member (setup, "limit");

  if (self->limit < 1)
    return ahu_refusal_new ("T1", g_strdup ("The limit is too low."));

  return NULL;
}

static AhuRefusal *
apply (gpointer           position,
       JsonNode          *move,
       const char *const *names)
{
  Position *self = position;
  gint64 value;

  if (!JSON_NODE_HOLDS_OBJECT (move) ||
      !ahu_document_get_integer (json_node_get_object (move), "add", "add", &value, NULL))
    return ahu_refusal_new ("T2", g_strdup ("This is no move."));

  if (self->sum == self->limit)
    return ahu_refusal_new ("T3", g_strdup ("The game is over."));

  if (value < -100 || value > 100 || self->sum + value < 0 || self->sum + value > self->limit)
    return ahu_refusal_new ("T4", g_strdup ("The sum would leave its range."));

  self->sum += value;
  self->n_moves++;
  return NULL;
}

static gboolean
is_over (gconstpointer position)
{
  const Position *self = position;

  return self->sum == self->limit;
}

static char **
describe_move (gconstpointer      before,
               JsonNode          *move,
               const char *const *names,
               const AhuViewer   *viewer)
{
  gint64 value = json_object_get_int_member (json_node_get_object (move), "add");
  g_autofree char *line = g_strdup_printf ("From %d add %d.", toy_sum (before), (int) value);

  return g_strdupv ((char *[]) { line, NULL });
}

/* What a move says of its kind is hidden until the game is over. */
static JsonNode *
conceal (gconstpointer  now,
         gconstpointer  before,
         JsonNode      *move)
{
  JsonNode *told;

  if (is_over (now) || !json_object_has_member (json_node_get_object (move), "kind"))
    return json_node_ref (move);

  told = toy_move ((int) json_object_get_int_member (json_node_get_object (move), "add"));
  json_object_set_null_member (json_node_get_object (told), "kind");

  return told;
}

static JsonNode *
conceal_setup (gconstpointer  now,
               guint          n_players,
               JsonObject    *setup)
{
  JsonNode *node;
  JsonObject *told;

  if (is_over (now) || !json_object_has_member (setup, "secret"))
    return NULL;

  told = json_object_new ();
  json_object_set_int_member (told, "limit", json_object_get_int_member (setup, "limit"));
  json_object_set_null_member (told, "secret");
  node = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (node, told);

  return node;
}

static const char *const colours[] = { "red", "blue", "green", NULL };

static const AhuGame toy_game = {
  .id = "toy",
  .position_size = sizeof (Position),
  .min_players = 2,
  .max_players = 3,
  .colours = colours,
  .check_setup_members = check_setup_members,
  .set_up = set_up,
  .apply = apply,
  .is_over = is_over,
  .describe_move = describe_move,
  .conceal = conceal,
  .conceal_setup = conceal_setup,
};

const AhuGame *
toy_game_get (void)
{
  return &toy_game;
}

JsonNode *
toy_move (int value)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "add", value);
  json_node_take_object (node, object);

  return node;
}

int
toy_sum (gconstpointer position)
{
  return (int) ((const Position *) position)->sum;
}

AhuRecord *
toy_record (int limit)
{
  const char *const names[] = { "A", "B", NULL };
  const char *const player_colours[] = { "blue", "red", NULL };
  JsonNode *setup = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "limit", limit);
  json_node_take_object (setup, object);

  return ahu_record_new (&toy_game, names, player_colours, setup);
}

AhuHistory *
toy_history (int         limit,
             const char *moves)
{
  g_autoptr (AhuRecord) record = toy_record (limit);
  AhuHistory *history = ahu_history_new (record, NULL);
  g_auto (GStrv) values = g_strsplit (moves, " ", -1);

  for (guint i = 0; values[i] != NULL; i++)
    {
      g_autoptr (JsonNode) move = toy_move (atoi (values[i]));

      g_assert_null (ahu_history_play (history, move));
    }

  return history;
}

AhuRecord *
toy_parse (const char  *text,
           gssize       length,
           GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length < 0 ? strlen (text) : (gsize) length);
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, error);

  return document != NULL ? ahu_record_new_from_document (document, error) : NULL;
}
