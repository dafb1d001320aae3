/* ahu-cli-advice.c: what the verbs that think about a record have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-advice.h"

#include <glib/gi18n.h>

#include "cli/ahu-cli-limits.h"
#include "cli/ahu-cli-options.h"
#include "cli/ahu-cli-output.h"
#include "rapanui/rn-game.h"
#include "rapanui/rn-json.h"
#include "rapanui/rn-sentences.h"

static AhuCliStatus
answer_file (const char     *file,
             AhuCliQuestion *question,
             AhuCliAnswer    answer)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuRecord) record = ahu_record_load (file, &error);
  g_autoptr (AhuHistory) history = NULL;

  if (record == NULL)
    return ahu_cli_unreadable (file, error);

  history = ahu_history_new (record, &refusal);
  if (refusal != NULL)
    return ahu_cli_refused (file, refusal);
  if (ahu_record_get_game (record) != rn_game_get ())
    {
      ahu_cli_message (file, _("The computer can’t think about this game."));
      return AHU_CLI_FAILED;
    }

  question->history = history;
  answer (question);

  return ahu_cli_finish (AHU_CLI_OK);
}

AhuCliStatus
ahu_cli_advise (int           argc,
                char        **argv,
                const char   *summary,
                const char   *json_help,
                AhuCliAnswer  answer)
{
  AhuCliQuestion question = { .json = FALSE };
  g_auto (GStrv) files = NULL;
  g_auto (AhuCliLimits) limits = { NULL };
  const char *file;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &question.json, json_help, NULL },
    AHU_CLI_LIMITS_ENTRIES (limits),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL }
  };

  if (!ahu_cli_parse (argc, argv, _("FILE"), summary, entries)
      || !ahu_cli_parse_limits (&limits, &question.limits))
    return AHU_CLI_FAILED;

  file = ahu_cli_one_file (files);

  return file != NULL ? answer_file (file, &question, answer) : AHU_CLI_FAILED;
}

char *
ahu_cli_tell_move (const AhuCliQuestion *question,
                   guint                 ply,
                   const RnMove         *move)
{
  AhuHistory *history = question->history;
  g_autoptr (JsonNode) node = rn_move_to_json (move);
  g_auto (GStrv) lines
    = rn_game_get ()->describe_move (ahu_history_get_position (history, ply), node,
                                     ahu_record_get_names (ahu_history_get_record (history)), NULL);

  /* Translators: stands between two sentences in a row. */
  return g_strjoinv (C_("sentences", " "), lines);
}

char *
ahu_cli_tell_choice (const AhuCliQuestion *question,
                     guint                 ply,
                     const RnMove         *move)
{
  const RnPosition *before = ahu_history_get_position (question->history, ply);

  if (move->type == RN_MOVE_SACRIFICE && move->player == before->active && move->kind != RN_SACRIFICE_NULL)
    /* Translators: %1$s is a player's name, %2$s a kind of Sacrifice card. */
    return g_strdup_printf (_("%1$s lays %2$s face down."),
                            ahu_record_get_names (ahu_history_get_record (question->history))[move->player],
                            rn_sacrifice_name (move->kind));

  return ahu_cli_tell_move (question, ply, move);
}
