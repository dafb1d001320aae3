/* ahu-cli-output.c: how ahu-cli writes: messages, data, and whether that worked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-output.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>

#include "core/base/ahu-name.h"

void
ahu_cli_message (const char *subject,
                 const char *message)
{
  g_autofree char *name = g_filename_display_name (subject);
  g_autofree char *text = g_strdup_printf ("%s: %s", name, message);
  g_autofree char *line = ahu_text_printable (text);

  g_printerr ("%s\n", line);
}

void
ahu_cli_print_line (const char *file,
                    const char *text)
{
  g_autofree char *name = g_filename_display_name (file);
  g_autofree char *line = ahu_text_printable (name);

  printf ("%s: %s\n", line, text);
}

AhuCliStatus
ahu_cli_wrong_call (const char *message)
{
  ahu_cli_message ("ahu-cli", message);

  return AHU_CLI_FAILED;
}

AhuCliStatus
ahu_cli_refused (const char       *file,
                 const AhuRefusal *refusal)
{
  g_autofree char *message = NULL;

  if (refusal->move == AHU_REFUSAL_SET_UP)
    /* Translators: %1$s is a sentence that says why, %2$s the number of a rule, such as R1.2 */
    message = g_strdup_printf (_("set-up: %1$s [%2$s]"), refusal->message, refusal->rule);
  else
    /* Translators: %1$d is the index of a move in the file, from 0; %2$s a
       sentence that says why, %3$s the number of a rule, such as R4.3 */
    message = g_strdup_printf (_("move %1$d: %2$s [%3$s]"),
                               refusal->move, refusal->message, refusal->rule);
  ahu_cli_message (file, message);

  return AHU_CLI_ILLEGAL;
}

AhuCliStatus
ahu_cli_refused_sheet (const char       *file,
                       const AhuRefusal *refusal)
{
  g_autofree char *message = g_strdup_printf ("%s [%s]", refusal->message, refusal->rule);

  ahu_cli_message (file, message);

  return AHU_CLI_ILLEGAL;
}

AhuCliStatus
ahu_cli_unreadable (const char   *file,
                    const GError *error)
{
  ahu_cli_message (file, error->message);

  return AHU_CLI_FAILED;
}

void
ahu_cli_print_json (JsonNode *node)
{
  g_autoptr (JsonNode) owned = node;
  g_autofree char *text = json_to_string (owned, FALSE);
  g_autoptr (GString) line = g_string_new (NULL);

  /* Beyond ASCII there are only strings, which mean the same escaped. */
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (ahu_letter_is_printable (letter))
        g_string_append_unichar (line, letter);
      else
        g_string_append_printf (line, "\\u%04x", letter);
    }

  puts (line->str);
}

gboolean
ahu_cli_output_works (void)
{
  return !ferror (stdout);
}

AhuCliStatus
ahu_cli_finish (AhuCliStatus status)
{
  g_autofree char *message = NULL;

  errno = 0;
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;

  /* A disk that is full shows here or earlier; only here the cause is known. */
  if (errno != 0)
    /* Translators: %s is the system's reason, such as “No space left on device” */
    message = g_strdup_printf (_("The output could not be written: %s."), g_strerror (errno));
  else
    message = g_strdup (_("The output could not be written."));

  return ahu_cli_wrong_call (message);
}
