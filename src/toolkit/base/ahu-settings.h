/* ahu-settings.h: what the program remembers between two starts, games excepted
 *
 * Where the settings schema is not installed, nothing is remembered and nothing
 * fails.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ahu_settings_get:
 *
 * Returns: (transfer none) (nullable): the settings, %NULL if their schema is
 *   not installed
 */
GSettings *ahu_settings_get (void);

/**
 * ahu_settings_get_switch:
 * @key: a key of the settings that is true or false
 *
 * Returns: whether it is on; what is not installed is off
 */
gboolean ahu_settings_get_switch (const char *key);

/**
 * ahu_settings_load_players:
 * @names: (out) (transfer full) (array zero-terminated=1): the names in the last
 *   game, in seating order
 * @colours: (out) (transfer full) (array zero-terminated=1): their colours
 *
 * Returns: how many players there were, 0 if nothing is remembered
 */
guint ahu_settings_load_players (char ***names,
                                 char ***colours);

/**
 * ahu_settings_save_players:
 * @names: (array zero-terminated=1): the names in seating order
 * @colours: (array zero-terminated=1): their colours
 *
 * Remembers the players for the next game; their names also for later ones.
 */
void ahu_settings_save_players (const char *const *names,
                                const char *const *colours);

/**
 * ahu_settings_load_earlier_names:
 *
 * Returns: (transfer full) (array zero-terminated=1): names of earlier players,
 *   the latest first
 */
char **ahu_settings_load_earlier_names (void);

/**
 * ahu_settings_load_seat_choice:
 * @colour: a player's colour
 *
 * Returns: (transfer full) (nullable): what was answered to the question of the
 *   players page for this colour
 */
char *ahu_settings_load_seat_choice (const char *colour);

void ahu_settings_save_seat_choice (const char *colour,
                                    const char *choice);

/**
 * ahu_settings_restore_window:
 * @window: a window that is not shown yet
 *
 * Gives @window the size it had last.
 */
void ahu_settings_restore_window (GtkWindow *window);

void ahu_settings_save_window (GtkWindow *window);

G_END_DECLS
