/* main.c: starts the application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <locale.h>

#include <glib/gi18n.h>

#include "main/ahu-init.h"
#include "shell/ahu-application.h"

int
main (int    argc,
      char **argv)
{
  /* Set where the translations are not installed yet. */
  const char *localedir = g_getenv ("AHU_LOCALEDIR");
  g_autoptr (AhuApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : AHU_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  ahu_init ();
  application = ahu_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
