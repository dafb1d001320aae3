/* ahu-game.c: the games that the program knows
 *
 * Filled by whoever starts the program, before anything is read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-game.h"

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
