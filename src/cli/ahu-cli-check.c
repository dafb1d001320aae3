/* ahu-cli-check.c: ahu-cli check: are records legal?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-verbs.h"

#include <glib/gi18n.h>

#include "cli/ahu-cli-options.h"
#include "cli/ahu-cli-output.h"
#include "cli/ahu-cli-walk.h"
#include "core/base/ahu-parallel.h"
#include "core/record/ahu-record-counts.h"

/* What there is to say of one file: an error, a refusal, or that it is legal. */
typedef struct
{
  GError *error;
  AhuRefusal *refusal;
  gboolean is_result; /* whether it is of the counts at its end */
  guint n_moves;
  const char *step;
} Result;

typedef struct
{
  char **files;
  Result *results; /* by file */
  AhuCliStatus status;
} Check;

/* Those with which the game ended, if it did. */
static void
check_counts (Result    *result,
              AhuRecord *record)
{
  g_autoptr (JsonObject) sheet = ahu_record_dup_counts (record, AHU_RECORD_RESULT);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) json = NULL;

  result->is_result = sheet != NULL;
  if (sheet != NULL)
    ahu_record_get_game (record)->score_sheet (sheet, ahu_record_get_names (record), &text, &json, &result->refusal,
                                               &result->error);
}

static void
check_record (Result    *result,
              AhuRecord *record)
{
  const AhuGame *game = ahu_record_get_game (record);
  g_autofree gpointer position = ahu_cli_position_new (game);

  result->refusal = ahu_cli_walk (record, position, NULL);
  result->n_moves = ahu_record_get_moves (record)->len;
  result->step = game->step (position);
  if (result->refusal == NULL)
    check_counts (result, record);
}

static void
check_file (Result     *result,
            const char *file)
{
  g_autoptr (AhuRecord) record = ahu_record_load (file, &result->error);

  if (record != NULL)
    check_record (result, record);
}

/* On any thread. Standard input is read when its turn comes: it can be read once only. */
static void
check_cb (guint    index,
          gpointer user_data)
{
  Check *check = user_data;

  if (!g_str_equal (check->files[index], "-"))
    check_file (&check->results[index], check->files[index]);
}

static AhuCliStatus
print_result (const char   *file,
              const Result *result)
{
  g_autofree char *text = NULL;

  if (result->error != NULL)
    return ahu_cli_unreadable (file, result->error);
  if (result->refusal != NULL)
    return result->is_result ? ahu_cli_refused_sheet (file, result->refusal) : ahu_cli_refused (file, result->refusal);

  /* A line for programs: not translated. */
  text = g_strdup_printf ("ok, %u moves, %s", result->n_moves, result->step);
  ahu_cli_print_line (file, text);

  return AHU_CLI_OK;
}

static gboolean
print_cb (guint    index,
          gpointer user_data)
{
  Check *check = user_data;
  const char *file = check->files[index];
  Result *result = &check->results[index];
  AhuCliStatus status;

  if (g_str_equal (file, "-"))
    check_file (result, file);
  status = print_result (file, result);
  check->status = MAX (check->status, status);

  return ahu_cli_output_works ();
}

AhuCliStatus
ahu_cli_check (int    argc,
               char **argv)
{
  g_auto (GStrv) files = NULL;
  Check check = { .status = AHU_CLI_OK };
  guint n;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL }
  };

  if (!ahu_cli_parse (argc, argv, _("FILE…"), _("Says whether game records are legal. The line “FILE: ok, …” is for programs, in English in every language."),
                      entries))
    return AHU_CLI_FAILED;

  if (files == NULL)
    return ahu_cli_wrong_call (_("No file is given."));

  n = g_strv_length (files);
  check.files = files;
  check.results = g_new0 (Result, n);
  ahu_parallel_run (n, 0, check_cb, print_cb, NULL, &check);
  for (guint i = 0; i < n; i++)
    {
      g_clear_error (&check.results[i].error);
      ahu_refusal_free (check.results[i].refusal);
    }
  g_free (check.results);

  return ahu_cli_finish (check.status);
}
