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

static AhuCliStatus
answer_file (const char             *file,
             const AhuCliAdviceVerb *verb,
             AhuCliQuestion         *question)
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

  question->history = history;
  question->advisor = ahu_game_advisor_find (ahu_record_get_game (record));
  if (question->advisor == NULL || !verb->answer (question))
    {
      g_autofree char *message = g_strdup_printf (_(verb->missing), ahu_record_get_game (record)->id);

      ahu_cli_message (file, message);

      return AHU_CLI_FAILED;
    }

  return ahu_cli_finish (AHU_CLI_OK);
}

AhuCliStatus
ahu_cli_advise (int                     argc,
                char                  **argv,
                const AhuCliAdviceVerb *verb)
{
  AhuCliQuestion question = { .json = FALSE };
  g_auto (GStrv) files = NULL;
  g_auto (AhuCliLimits) limits = { NULL };
  const char *file;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &question.json, verb->json_help, NULL },
    AHU_CLI_LIMITS_ENTRIES (limits),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL }
  };

  if (!ahu_cli_parse (argc, argv, _("FILE"), _(verb->summary), entries)
      || !ahu_cli_parse_limits (&limits, &question.limits))
    return AHU_CLI_FAILED;

  file = ahu_cli_one_file (files);

  return file != NULL ? answer_file (file, verb, &question) : AHU_CLI_FAILED;
}
