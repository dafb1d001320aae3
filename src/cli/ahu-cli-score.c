/* ahu-cli-score.c: ahu-cli score: the final table of a record or result sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-verbs.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "cli/ahu-cli-options.h"
#include "cli/ahu-cli-output.h"
#include "cli/ahu-cli-walk.h"
#include "core/record/ahu-record-counts.h"

/* Prints the one or the other; takes both. */
static AhuCliStatus
print_final (char     *text,
             JsonNode *json,
             gboolean  as_json)
{
  g_autofree char *owned_text = text;
  g_autoptr (JsonNode) owned_json = json;

  if (as_json)
    ahu_cli_print_json (g_steal_pointer (&owned_json));
  else
    /* Data is UTF-8 wherever it goes; g_print() writes in the charset of the locale. */
    fputs (owned_text, stdout);

  return AHU_CLI_OK;
}

static AhuCliStatus
score_not_over (const char    *file,
                const AhuGame *game,
                gconstpointer  position,
                guint          n_moves)
{
  /* Translators: %1$d is a number of moves, %2$s the name of a step as it stands
     in records, such as draw */
  g_autofree char *message = g_strdup_printf (
    ngettext ("The game is not over: after %1$d move it is at the step “%2$s”.",
              "The game is not over: after %1$d moves it is at the step “%2$s”.", n_moves),
    (int) n_moves, game->step (position));

  ahu_cli_message (file, message);

  return AHU_CLI_ILLEGAL;
}

static AhuCliStatus
score_sheet (const char *file,
             JsonObject *document,
             gboolean    as_json)
{
  const AhuGame *game = ahu_game_find (json_object_get_string_member (document, "game"));
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_auto (GStrv) names = ahu_document_check_players (document, &error);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) json = NULL;

  if (names == NULL)
    return ahu_cli_unreadable (file, error);

  if (game->score_sheet (document, (const char *const *) names, &text, &json, &refusal, &error))
    return print_final (g_steal_pointer (&text), g_steal_pointer (&json), as_json);

  if (refusal == NULL)
    return ahu_cli_unreadable (file, error);

  return ahu_cli_refused_sheet (file, refusal);
}

static AhuCliStatus
score_record (const char *file,
              JsonObject *document,
              gboolean    as_json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = ahu_record_new_from_document (document, &error);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (JsonObject) counts = NULL;
  g_autofree gpointer position = NULL;
  const AhuGame *game;

  if (record == NULL)
    return ahu_cli_unreadable (file, error);

  game = ahu_record_get_game (record);
  position = ahu_cli_position_new (game);
  refusal = ahu_cli_walk (record, position, NULL);
  if (refusal != NULL)
    return ahu_cli_refused (file, refusal);

  /* The game may have ended with what was counted, wherever it stood. */
  counts = ahu_record_dup_counts (record, AHU_RECORD_RESULT);
  if (counts != NULL)
    return score_sheet (file, counts, as_json);

  if (!game->is_over (position))
    return score_not_over (file, game, position, ahu_record_get_moves (record)->len);

  return print_final (game->final_text (position, ahu_record_get_names (record)),
                      game->final_json (position), as_json);
}

static AhuCliStatus
score_file (const char *file,
            gboolean    as_json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ahu_document_read_input (file, &error);
  g_autoptr (JsonObject) document = NULL;

  if (bytes != NULL)
    document = ahu_document_parse (bytes, &error);

  if (document == NULL)
    return ahu_cli_unreadable (file, error);

  if (ahu_document_is_result (document))
    return score_sheet (file, document, as_json);

  return score_record (file, document, as_json);
}

AhuCliStatus
ahu_cli_score (int    argc,
               char **argv)
{
  g_auto (GStrv) files = NULL;
  gboolean as_json = FALSE;
  const char *file;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Print the table as JSON"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL }
  };

  if (!ahu_cli_parse (argc, argv, _("FILE"),
                      _("Prints the final table of a game record or of a result sheet, and how it came about."), entries))
    return AHU_CLI_FAILED;

  file = ahu_cli_one_file (files);
  if (file == NULL)
    return AHU_CLI_FAILED;

  return ahu_cli_finish (score_file (file, as_json));
}
