/* ahu-cli-replay.c: ahu-cli replay: every position and its legal moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-verbs.h"

#include <glib/gi18n.h>

#include "cli/ahu-cli-options.h"
#include "cli/ahu-cli-output.h"
#include "cli/ahu-cli-walk.h"

static JsonNode *
take_object (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);

  return node;
}

static gboolean
print_position (const AhuGame *game,
                gconstpointer  position)
{
  JsonObject *line = json_object_new ();

  json_object_set_member (line, "position", game->position_to_json (position));
  json_object_set_member (line, "legal", game->legal_to_json (position));
  ahu_cli_print_json (take_object (line));

  return ahu_cli_output_works ();
}

static void
print_refusal (const AhuRefusal *refusal)
{
  JsonObject *error = json_object_new ();
  JsonObject *line = json_object_new ();

  if (refusal->move == AHU_REFUSAL_SET_UP)
    json_object_set_null_member (error, "move");
  else
    json_object_set_int_member (error, "move", refusal->move);
  json_object_set_string_member (error, "rule", refusal->rule);
  json_object_set_string_member (error, "message", refusal->message);
  json_object_set_object_member (line, "error", error);
  ahu_cli_print_json (take_object (line));
}

static AhuCliStatus
replay_record (const char *file,
               AhuRecord  *record)
{
  g_autofree gpointer position = ahu_cli_position_new (ahu_record_get_game (record));
  g_autoptr (AhuRefusal) refusal = ahu_cli_walk (record, position, print_position);

  if (refusal == NULL)
    return AHU_CLI_OK;

  print_refusal (refusal);

  return ahu_cli_refused (file, refusal);
}

AhuCliStatus
ahu_cli_replay (int    argc,
                char **argv)
{
  g_auto (GStrv) files = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = NULL;
  const char *file;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL }
  };

  if (!ahu_cli_parse (argc, argv, _("FILE"),
                      _("Prints each position of a record with its legal moves, as JSON Lines."),
                      entries))
    return AHU_CLI_FAILED;

  file = ahu_cli_one_file (files);
  if (file == NULL)
    return AHU_CLI_FAILED;

  record = ahu_record_load (file, &error);
  if (record == NULL)
    return ahu_cli_unreadable (file, error);

  return ahu_cli_finish (replay_record (file, record));
}
