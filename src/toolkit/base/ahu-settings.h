/* ahu-settings.h: what the program remembers between two starts, games excepted
 *
 * Some of it is the program's own, the rest stands below a path for each game.
 * Where the settings schema is not installed, nothing is remembered and nothing
 * fails.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/game/ahu-game.h"

G_BEGIN_DECLS

/* Returns: (transfer none) (nullable): the settings of the program, whatever is played; %NULL if their schema is not
 *   installed */
GSettings *ahu_settings_get (void);

/* What every game has stands in the schema `….Ahu.Game`. A game with preferences of its own has a schema that
 * extends it, and ends in the game's id.
 * Returns: (transfer none) (nullable): the settings of @game, %NULL if their schema is not installed */
GSettings *ahu_settings_get_game (const AhuGame *game);

/* @key: a key of settings that is true or false
 * Returns: whether it is on; what is not installed, or not among the settings of @game, is off */
gboolean ahu_settings_get_switch (const AhuGame *game,
                                  const char    *key);

/* @names: (out) (transfer full) (array zero-terminated=1): the names when it was played last, in seating order
 * @colours: (out) (transfer full) (array zero-terminated=1): their colours
 * Returns: how many players there were, 0 if nothing is remembered */
guint ahu_settings_load_players (const AhuGame   *game,
                                 char          ***names,
                                 char          ***colours);

/* Remembers the players for the next time it is played; their names also for later, and for every game.
 * @names: (array zero-terminated=1): the names in seating order
 * @colours: (array zero-terminated=1): their colours */
void ahu_settings_save_players (const AhuGame     *game,
                                const char *const *names,
                                const char *const *colours);

/* Returns: (transfer full) (array zero-terminated=1): names of earlier players, the latest first */
char **ahu_settings_load_earlier_names (void);

/* @colour: a player's colour
 * Returns: (transfer full) (nullable): what was answered to the question of the players page for this colour */
char *ahu_settings_load_seat_choice (const AhuGame *game,
                                     const char    *colour);

/* Remembers the answer for the next time; those for other colours stay.
 * @colour: a player's colour
 * @choice: what was answered to the question of the players page for this colour */
void ahu_settings_save_seat_choice (const AhuGame *game,
                                    const char    *colour,
                                    const char    *choice);

/* Gives @window the size it had last.
 * @window: a window that is not shown yet */
void ahu_settings_restore_window (GtkWindow *window);

/* Remembers its size and whether it is maximized. Of one that is, the size it had before stays. */
void ahu_settings_save_window (GtkWindow *window);

G_END_DECLS
