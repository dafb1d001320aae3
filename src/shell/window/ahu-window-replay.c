/* ahu-window-replay.c: games that are looked at in the window, and played on from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "shell/replay/ahu-replay-page.h"
#include "shell/window/ahu-window-private.h"

#define REPLAY "replay"

/* The game that is looked at stays as it is; one that isn't over is kept. */
static void
play_on_cb (AhuWindow *self,
            AhuRecord *record)
{
  g_autoptr (AhuSession) session = ahu_session_new (record, ahu_desk_get_store (self->desk), NULL);

  g_assert (session != NULL);
  ahu_desk_replace_session (self->desk, session);
  ahu_window_show_game (self);
}

static GtkWidget *
replay_page_new (gpointer data)
{
  GtkWidget *page = ahu_replay_page_new ();

  g_signal_connect_object (page, "play-on", G_CALLBACK (play_on_cb), data, G_CONNECT_SWAPPED);

  return page;
}

void
ahu_window_add_replay_page (AhuWindow *self)
{
  ahu_navigator_add (self->navigator, REPLAY, replay_page_new, self);
}

/* A game that goes on is looked at from where it stands, one that is over from its
 * beginning. */
static AhuReplay *
begin (AhuRecord   *record,
       AhuRefusal **refusal)
{
  AhuReplay *replay = ahu_replay_new (record, refusal);

  if (replay == NULL)
    return NULL;
  ahu_replay_go (replay, ahu_replay_get_n_moves (replay));
  if (ahu_replay_is_over (replay) || ahu_record_is_counted (record))
    ahu_replay_go (replay, 0);

  return replay;
}

static char *
tell_refusal (const AhuRefusal *refusal)
{
  if (refusal->move < 0)
    /* Translators: %1$s is a sentence with the reason, %2$s the number of a rule. */
    return g_strdup_printf (_("This game can’t be shown because its set-up breaks the rules: %1$s (%2$s)"),
                            refusal->message, refusal->rule);

  /* Translators: %1$d is the number of a move, from 1, %2$s a sentence with the reason,
   * %3$s the number of a rule. */
  return g_strdup_printf (_("Move %1$d of this game breaks the rules: %2$s (%3$s) It is shown up to there."),
                          refusal->move + 1, refusal->message, refusal->rule);
}

AhuRecord *
ahu_window_find_record (AhuWindow  *self,
                        const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;
  AhuRecord *record;

  /* The one on the table may come from a file of somebody else's. */
  if (ahu_desk_is_game (self->desk, id))
    return ahu_session_dup_record (ahu_desk_get_session (self->desk));

  record = ahu_store_load (ahu_desk_get_store (self->desk), id, &error);
  if (record != NULL)
    return record;

  /* Translators: %s is a sentence with the reason. */
  problem = g_strdup_printf (_("This game can’t be shown: %s"), error->message);
  ahu_message_bar_set_message (self->notice_bar, problem);

  return NULL;
}

void
ahu_window_show_replay (AhuWindow  *self,
                        const char *id)
{
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autofree char *problem = NULL;
  AhuReplay *replay;

  g_return_if_fail (AHU_IS_WINDOW (self));
  g_return_if_fail (id != NULL);

  record = ahu_window_find_record (self, id);
  if (record == NULL)
    return;

  replay = begin (record, &refusal);
  if (replay != NULL)
    {
      ahu_replay_page_set_replay (AHU_REPLAY_PAGE (ahu_navigator_get (self->navigator, REPLAY)),
                                  ahu_game_ui_find (ahu_session_get_game (ahu_replay_get_session (replay))), replay);
      ahu_navigator_show_over (self->navigator, REPLAY);
    }

  if (refusal != NULL)
    problem = tell_refusal (refusal);
  else if (ahu_record_get_damage (record) != NULL)
    /* Translators: %s is a sentence that tells what is wrong with a file. */
    problem = g_strdup_printf (_("The file of this game is damaged: %s It is shown up to the last move that can be read."),
                               ahu_record_get_damage (record));
  ahu_message_bar_set_message (self->notice_bar, problem);
}

void
ahu_window_replay_game (AhuWindow *self)
{
  ahu_window_show_replay (self, ahu_record_get_id (ahu_session_get_record (ahu_desk_get_session (self->desk))));
}

void
ahu_window_replay_game_at (AhuWindow *self,
                           guint      ply)
{
  ahu_window_replay_game (self);
  ahu_replay_page_go (AHU_REPLAY_PAGE (ahu_navigator_get (self->navigator, REPLAY)), ply);
}
