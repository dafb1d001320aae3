/* ahu-cli-play.c: which game the computer is to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-play.h"

#include <glib/gi18n.h>

#include "cli/ahu-cli-output.h"

static gboolean
can_play (const AhuGameAdvisor *advisor)
{
  return advisor != NULL && advisor->play != NULL;
}

/* The names of all that can be played, separated by commas. */
static char *
list_games (void)
{
  GString *names = g_string_new (NULL);
  const AhuGame *game;

  for (guint i = 0; (game = ahu_game_get_nth (i)) != NULL; i++)
    if (can_play (ahu_game_advisor_find (game)))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", game->id);

  return g_string_free (names, FALSE);
}

const AhuGameAdvisor *
ahu_cli_play_find (const char *id)
{
  const AhuGame *game = id != NULL ? ahu_game_find (id) : ahu_game_get_nth (0);
  const AhuGameAdvisor *advisor = game != NULL ? ahu_game_advisor_find (game) : NULL;
  g_autofree char *names = NULL;
  g_autofree char *message = NULL;

  if (can_play (advisor))
    return advisor;

  names = list_games ();
  if (game != NULL)
    /* Translators: %s is the name of a game in records */
    message = g_strdup_printf (_("The computer can’t play “%s” yet."), game->id);
  else
    /* Translators: %1$s is the name that was given, %2$s the list of names there are */
    message = g_strdup_printf (_("There is no game “%1$s”. Choose from: %2$s."), id, names);
  ahu_cli_wrong_call (message);

  return NULL;
}
