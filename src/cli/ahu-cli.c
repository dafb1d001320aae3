/* ahu-cli.c: the command line tool: finds the verb and runs it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>

#include "cli/ahu-cli-output.h"
#include "cli/ahu-cli-verbs.h"

typedef struct
{
  const char *name;
  AhuCliStatus (*run) (int argc, char **argv);
  const char *synopsis;
  const char *summary;
} Verb;

static const Verb verbs[] = {
  { "check", ahu_cli_check, N_("check FILE…"), N_("Says whether game records are legal.") },
  { "replay", ahu_cli_replay, N_("replay FILE"),
    N_("Prints each position of a record with its legal moves, as JSON Lines.") },
  { "score", ahu_cli_score, N_("score [--json] FILE"),
    N_("Prints the final table of a game record or of a result sheet.") },
  { "simulate", ahu_cli_simulate, N_("simulate --players N --games G --seed S [--bot NAME[,NAME…]]"),
    N_("Plays games with a virtual shuffle and prints one record per line.") },
  { "hint", ahu_cli_hint, N_("hint [--json] [--time MS] FILE"),
    N_("Prints the moves that are possible at the end of a record, the best first.") },
  { "analyse", ahu_cli_analyse, N_("analyse [--json] [--time MS] FILE"),
    N_("Prints for each move of a record how it changed the chance to win, and what was best.") },
  { "rules", ahu_cli_rules, N_("rules [--game NAME] [--language L] [--search TEXT] [--json]"),
    N_("Prints the rules of a game, or those that answer a question, the best first.") },
  { "bench", ahu_cli_bench, N_("bench [--players N] [--seconds T] [--seed S]"),
    N_("Measures random games on one core and prints the result as JSON.") },
};

/* AHU_LOCALEDIR is where a program that isn't installed finds its translations. */
static void
start_gettext (void)
{
  const char *folder = g_getenv ("AHU_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : AHU_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static void
print_cb (const char *text)
{
  fputs (text, stdout);
}

static void
print_error_cb (const char *text)
{
  fputs (text, stderr);
}

/* Where no locale is set terminals understand UTF-8 all the same; GLib would
 * write question marks for quotation marks and for letters in names. */
static void
keep_utf8_without_locale (void)
{
  const char *charset;

  if (g_get_charset (&charset) || !g_str_equal (charset, "ANSI_X3.4-1968"))
    return;

  g_set_print_handler (print_cb);
  g_set_printerr_handler (print_error_cb);
}

static AhuCliStatus
print_help (void)
{
  g_print ("%s\n", _("Replays and simulates games of Rapa Nui and Tapati, and does their final scoring."));

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    g_print ("\n  ahu-cli %s\n      %s\n", _(verbs[i].synopsis), _(verbs[i].summary));

  g_print ("\n  ahu-cli --help\n  ahu-cli --version\n\n%s\n%s\n",
           _("FILE may be - for standard input. More on each: ahu-cli check --help, and so on."),
           _("Exit codes: 0 legal, 1 illegal or not over, 2 unreadable or wrong arguments."));

  return ahu_cli_finish (AHU_CLI_OK);
}

int
ahu_cli_run (int    argc,
             char **argv)
{
  g_autofree char *shown = NULL;
  g_autofree char *message = NULL;

  start_gettext ();
  keep_utf8_without_locale ();

  if (argc < 2)
    return ahu_cli_wrong_call (_("Nothing to do; see ahu-cli --help."));

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      if (g_str_equal (argv[1], verbs[i].name))
        return verbs[i].run (argc - 1, argv + 1);
    }

  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    return print_help ();
  if (g_str_equal (argv[1], "--version"))
    {
      printf ("ahu-cli %s\n", AHU_VERSION);

      return ahu_cli_finish (AHU_CLI_OK);
    }

  shown = g_filename_display_name (argv[1]);
  /* Translators: %s is the first word of the command line */
  message = g_strdup_printf (_("“%s” is not a command; see ahu-cli --help."), shown);

  return ahu_cli_wrong_call (message);
}
