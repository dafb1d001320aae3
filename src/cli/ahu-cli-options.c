/* ahu-cli-options.c: reading the arguments of a verb
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-options.h"

#include <glib/gi18n.h>

#include "cli/ahu-cli-output.h"

gboolean
ahu_cli_parse (int                 argc,
               char              **argv,
               const char         *synopsis,
               const char         *summary,
               const GOptionEntry *entries)
{
  g_autoptr (GOptionContext) context = g_option_context_new (synopsis);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("ahu-cli %s", argv[0]);

  /* The usage line of --help begins with it. */
  g_set_prgname (name);
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);

  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      ahu_cli_wrong_call (error->message);
      return FALSE;
    }

  if (argc > 1)
    {
      g_autofree char *extra = g_filename_display_name (argv[1]);
      /* Translators: %s is a word of the command line */
      g_autofree char *message = g_strdup_printf (_("“%s” is not expected here."), extra);

      ahu_cli_wrong_call (message);
      return FALSE;
    }

  return TRUE;
}

gboolean
ahu_cli_parse_number (const char *option,
                      const char *text,
                      guint64     min,
                      guint64     max,
                      guint64    *number)
{
  g_autofree char *low = g_strdup_printf ("%" G_GUINT64_FORMAT, min);
  g_autofree char *high = g_strdup_printf ("%" G_GUINT64_FORMAT, max);
  g_autofree char *message = NULL;

  if (text == NULL || g_ascii_string_to_unsigned (text, 10, min, max, number, NULL))
    return TRUE;

  /* Translators: %1$s is an option such as --games, %2$s and %3$s are numbers,
     %4$s is what was given instead */
  message = g_strdup_printf (_("%1$s needs a whole number from %2$s to %3$s, not “%4$s”."),
                             option, low, high, text);
  ahu_cli_wrong_call (message);

  return FALSE;
}

const char *
ahu_cli_one_file (char **files)
{
  guint n_files = files != NULL ? g_strv_length (files) : 0;

  if (n_files == 1)
    return files[0];

  if (n_files == 0)
    ahu_cli_wrong_call (_("No file is given."));
  else
    ahu_cli_wrong_call (_("Only one file can be given."));

  return NULL;
}
