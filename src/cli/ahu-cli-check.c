/* ahu-cli-check.c: ahu-cli check: are records legal?
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

static AhuCliStatus
check_record (const char *file,
              AhuRecord  *record)
{
  const AhuGame *game = ahu_record_get_game (record);
  g_autofree gpointer position = ahu_cli_position_new (game);
  g_autoptr (AhuRefusal) refusal = ahu_cli_walk (record, position, NULL);

  if (refusal != NULL)
    return ahu_cli_refused (file, refusal);

  /* A line for programs: not translated. */
  printf ("%s: ok, %u moves, %s\n",
          file, ahu_record_get_moves (record)->len, game->step (position));

  return AHU_CLI_OK;
}

static AhuCliStatus
check_file (const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = ahu_record_load (file, &error);

  if (record == NULL)
    return ahu_cli_unreadable (file, error);

  return check_record (file, record);
}

AhuCliStatus
ahu_cli_check (int    argc,
               char **argv)
{
  g_auto (GStrv) files = NULL;
  AhuCliStatus status = AHU_CLI_OK;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL }
  };

  if (!ahu_cli_parse (argc, argv, _("FILE…"), _("Says whether game records are legal."), entries))
    return AHU_CLI_FAILED;

  if (files == NULL)
    return ahu_cli_wrong_call (_("No file is given."));

  for (guint i = 0; files[i] != NULL && ahu_cli_output_works (); i++)
    {
      AhuCliStatus of_file = check_file (files[i]);

      status = MAX (status, of_file);
    }

  return ahu_cli_finish (status);
}
