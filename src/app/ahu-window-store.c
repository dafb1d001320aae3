/* ahu-window-store.c: what the window says about the keeping of games
 *
 * Its messages stay as long as they are true.
 *
 * Not for: the keeping itself (core/ahu-store.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "app/ahu-window-private.h"

static void
problem_cb (AhuWindow  *self,
            const char *message)
{
  g_free (self->store_problem);
  self->store_problem = g_strdup (message);
  ahu_window_update_problem (self);
}

static void
recovered_cb (AhuWindow *self)
{
  g_clear_pointer (&self->store_problem, g_free);
  ahu_window_update_problem (self);
}

void
ahu_window_watch_store (AhuWindow *self)
{
  g_signal_connect_object (self->store, "problem", G_CALLBACK (problem_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "recovered", G_CALLBACK (recovered_cb), self, G_CONNECT_SWAPPED);
}

void
ahu_window_update_problem (AhuWindow *self)
{
  gboolean shows_game = ahu_window_is_on (self, "table") || ahu_window_is_on (self, "result");
  const char *message = self->store_problem;

  if (message == NULL && shows_game && self->session != NULL && ahu_session_get_read_only (self->session))
    message = _("This game is open in another window. Here you can watch it, and play on as soon as it is "
                "closed there.");

  ahu_message_bar_set_message (self->problem_bar, message);
}

/* Of the game that is offered at the start; what is opened tells it itself. */
void
ahu_window_tell_damage (AhuWindow        *self,
                        AhuRecord        *record,
                        const AhuRefusal *refusal)
{
  const char *damage = ahu_record_get_damage (record);
  g_autofree char *message = NULL;

  if (refusal != NULL)
    /* Translators: %1$d is the number of a move, from 1, %2$s a sentence with the
     * reason, %3$s the number of a rule. */
    message = g_strdup_printf (_("Move %1$d of the game played last is against the rules: %2$s (%3$s) The game stands "
                                 "where it was before that move. When it goes on, the damaged file is kept beside it."),
                               refusal->move + 1, refusal->message, refusal->rule);
  else if (damage != NULL)
    /* Translators: %s is a sentence that tells what is wrong with the file. */
    message = g_strdup_printf (_("The file of the game played last is damaged: %s The game stands after the last "
                                 "move that can be read. When it goes on, the damaged file is kept beside it."),
                               damage);

  if (message != NULL)
    ahu_start_page_set_problem (self->start_page, message);
}
