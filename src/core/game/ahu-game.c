/* ahu-game.c: the games that the program knows
 *
 * Filled by whoever starts the program, before anything is read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-game.h"

#include <glib/gi18n.h>

#define MAX_GAMES 16

/* Threads that read records look games up while another part of the program
 * registers its game once more: the list only grows, entries never change. */
static const AhuGame *games[MAX_GAMES];
static guint n_games;
static GMutex lock;

static const AhuGame *
find_locked (const char *id)
{
  for (guint i = 0; i < n_games; i++)
    {
      if (g_str_equal (games[i]->id, id))
        return games[i];
    }

  return NULL;
}

void
ahu_game_register (const AhuGame *game)
{
  g_return_if_fail (game != NULL);
  g_return_if_fail (game->id != NULL);
  g_return_if_fail (game->position_size > 0);

  g_mutex_lock (&lock);
  if (find_locked (game->id) == NULL && n_games < MAX_GAMES)
    games[n_games++] = game;
  g_mutex_unlock (&lock);
}

const AhuGame *
ahu_game_find (const char *id)
{
  const AhuGame *game;

  g_return_val_if_fail (id != NULL, NULL);

  g_mutex_lock (&lock);
  game = find_locked (id);
  g_mutex_unlock (&lock);

  return game;
}

const AhuGame *
ahu_game_get_nth (guint index)
{
  const AhuGame *game;

  g_mutex_lock (&lock);
  game = index < n_games ? games[index] : NULL;
  g_mutex_unlock (&lock);

  return game;
}

guint
ahu_game_get_turn (const AhuGame *self,
                   gconstpointer  position)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->turn != NULL ? self->turn (position) : 0;
}

void
ahu_game_get_part (const AhuGame *self,
                   gconstpointer  position,
                   guint          part[2])
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (position != NULL);

  part[0] = ahu_game_get_turn (self, position);
  part[1] = self->section != NULL ? self->section (position) : 0;
}

char *
ahu_game_turn_text (const AhuGame *self,
                    guint          n,
                    AhuTurnStyle   style)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->turn_text != NULL)
    return self->turn_text (n, style);

  switch (style)
    {
    case AHU_TURN_HEADING:
      return g_strdup (C_("statistics", "Length"));
    case AHU_TURN_MEAN:
      return g_strdup (_("How long a game is, on average."));
    default:
      return g_strdup_printf ("%u", n);
    }
}

char *
ahu_game_tracked_text (const AhuGame *self,
                       guint          turn)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (turn == 0)
    return g_strdup (_("Final scoring"));

  words = ahu_game_turn_text (self, turn, AHU_TURN_INSIDE);

  /* Translators: of a game whose end was counted at the table; %s is such as “turn 4” or “round 3”. */
  return g_strdup_printf (_("Not tracked from %s on"), words);
}

char *
ahu_game_place_text (const AhuGame *self,
                     gconstpointer  position,
                     AhuTurnStyle   style)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->place_text != NULL ? self->place_text (position, style)
                                  : ahu_game_turn_text (self, ahu_game_get_turn (self, position), style);
}
