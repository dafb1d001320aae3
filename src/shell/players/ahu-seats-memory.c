/* ahu-seats-memory.c: the players and their answers from one game to the next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/players/ahu-seats-memory.h"

#include "core/base/ahu-name.h"
#include "toolkit/base/ahu-settings.h"

void
ahu_seats_recall (AhuSeats        *self,
                  const AhuGameUi *ui)
{
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) colours = NULL;

  g_return_if_fail (self != NULL && ui != NULL);

  if (ahu_settings_load_players (ui->game, &names, &colours) > 0)
    ahu_seats_set_players (self, (const char *const *) names, (const char *const *) colours);

  for (guint i = 0; ui->seat_choices != NULL && ui->game->colours[i] != NULL; i++)
    {
      g_autofree char *choice = ahu_settings_load_seat_choice (ui->game, ui->game->colours[i]);

      if (choice != NULL && g_strv_contains (ui->seat_choices (), choice))
        ahu_seats_set_choice (self, ui->game->colours[i], choice);
    }
}

/* “Player 2” is what we call a player, not a name to be remembered. */
static char **
dup_entered (const AhuSeats *self)
{
  guint n = ahu_seats_get_n (self);
  char **entered = g_new0 (char *, n + 1);

  for (guint seat = 0; seat < n; seat++)
    entered[ahu_seats_get_turn (self, seat)] = ahu_name_strip (ahu_seats_get_entered_name (self, seat));

  return entered;
}

void
ahu_seats_keep (const AhuSeats *self,
                const AhuGame  *game)
{
  GSettings *settings = ahu_settings_get_game (game);
  g_auto (GStrv) colours = ahu_seats_dup_colours (self);
  g_auto (GStrv) entered = dup_entered (self);
  GVariantBuilder players;

  if (settings == NULL)
    return;

  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; entered[i] != NULL; i++)
    g_variant_builder_add (&players, "(ss)", entered[i], colours[i]);
  g_settings_set_value (settings, "last-players", g_variant_builder_end (&players));
}

void
ahu_seats_remember (const AhuSeats *self,
                    const AhuGame  *game)
{
  guint n = ahu_seats_get_n (self);
  g_auto (GStrv) colours = ahu_seats_dup_colours (self);
  g_auto (GStrv) entered = dup_entered (self);

  for (guint seat = 0; seat < n; seat++)
    {
      const char *choice = ahu_seats_get_choice (self, seat);

      if (choice != NULL)
        ahu_settings_save_seat_choice (game, ahu_seats_get_colour (self, seat), choice);
    }
  ahu_settings_save_players (game, (const char *const *) entered, (const char *const *) colours);
}
