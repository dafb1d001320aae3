/* ahu-seats-words.c: what is still open on the players page, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/players/ahu-seats-words.h"

#include <glib/gi18n.h>

char *
ahu_seats_tell_problems (const AhuSeats  *self,
                         const AhuGameUi *ui,
                         gboolean         needs_choice)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) told = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && ui != NULL, NULL);

  for (guint seat = 0; seat < ahu_seats_get_n (self); seat++)
    {
      AhuSeatsProblem problems = ahu_seats_get_problems (self, seat, needs_choice);
      g_autofree char *name = ahu_seats_dup_name (self, seat);

      if (problems & AHU_SEATS_SAME_NAME)
        {
          /* Translators: %s is a player's name. */
          g_string_append_printf (told, _("Two players are called %s. Give one of them another name."), name);
          g_string_append_c (told, ' ');
        }
      if (problems & AHU_SEATS_NO_CHOICE)
        g_ptr_array_add (open, g_steal_pointer (&name));
    }

  if (open->len > 0)
    {
      g_autofree char *sentence = NULL;

      g_ptr_array_add (open, NULL);
      sentence = ui->seats_open ((const char *const *) open->pdata);
      g_string_append (told, sentence);
    }

  return told->len > 0 ? g_strdup (g_strchomp (told->str)) : NULL;
}
