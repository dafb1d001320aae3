/* ahu-cli-play.c: games that the computer can play by itself, found by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-play.h"

#include <glib/gi18n.h>

#include "cli/ahu-cli-output.h"

const AhuCliPlay *
ahu_cli_play_find (const char *game)
{
  const AhuCliPlay *const plays[] = { ahu_cli_play_rapanui (), ahu_cli_play_tapati () };
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) known = NULL;
  g_autofree char *list = NULL;
  g_autofree char *message = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (plays); i++)
    {
      if (game == NULL || g_str_equal (plays[i]->get_game ()->id, game))
        return plays[i];
      g_strv_builder_add (names, plays[i]->get_game ()->id);
    }

  known = g_strv_builder_end (names);
  list = g_strjoinv (", ", known);
  /* Translators: %1$s is the name that was given, %2$s the list of names there are */
  message = g_strdup_printf (_("There is no game “%1$s”. Choose from: %2$s."), game, list);
  ahu_cli_wrong_call (message);

  return NULL;
}
