/* ahu-told.c: the last move in words, for those who look at a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-told.h"

#include <glib/gi18n.h>

static void
tell_move (AhuTold           *told,
           const AhuGame     *game,
           gconstpointer      before,
           JsonNode          *move,
           const char *const *names)
{
  g_auto (GStrv) lines = game->describe_move (before, move, names, NULL);

  told->seat = game->author (before, move);
  if (lines[0] != NULL && lines[1] != NULL)
    told->rest = g_strjoinv (C_("sentences", " "), lines + 1);
  told->sentence = game->tell_move != NULL ? game->tell_move (before, move, names) : g_strdup (lines[0]);
}

/* Where anybody may begin it is only told where the game is. */
static void
tell_beginning (AhuTold           *told,
                const AhuGame     *game,
                gconstpointer      position,
                const char *const *names)
{
  g_autofree guint *seats = g_new (guint, game->max_players);

  if (game->pending (position, seats) != 1)
    {
      told->sentence = ahu_game_place_text (game, position, AHU_TURN_TITLE);
      return;
    }

  told->seat = seats[0];
  /* Translators: %s is the name of the player who has the first turn. */
  told->sentence = g_strdup_printf (_("%s has the first turn."), names[told->seat]);
}

AhuTold *
ahu_told_new (AhuSession *session)
{
  AhuTold *told = g_new0 (AhuTold, 1);
  const AhuGame *game;
  AhuHistory *history;
  const char *const *names;
  guint ply;

  g_return_val_if_fail (AHU_IS_SESSION (session), told);

  game = ahu_session_get_game (session);
  history = ahu_session_get_history (session);
  names = ahu_session_get_names (session);
  ply = ahu_history_get_ply (history);
  told->seat = AHU_NOBODY;
  if (ply == 0)
    tell_beginning (told, game, ahu_history_get_position (history, 0), names);
  else
    tell_move (told, game, ahu_history_get_position (history, ply - 1),
               ahu_history_get_move (history, ply - 1), names);

  return told;
}

void
ahu_told_free (AhuTold *told)
{
  g_free (told->sentence);
  g_free (told->rest);
  g_free (told);
}
