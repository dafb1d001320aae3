/* ahu-window-begin.c: how games begin in the window: players, deal or joining, practice
 *
 * Not for: the game then (ahu-window-game.c), nor the final scoring of a game that was not
 * tracked (ahu-window-score.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "app/ahu-players-page.h"
#include "app/ahu-practise-page.h"
#include "app/ahu-window-private.h"

#define PLAYERS "players"
#define DEAL "deal"
#define JOIN "join"
#define PRACTISE "practise"

/* Who leaves a game that has begun goes to the start, not to what was asked before it.
 * Returns: whether it has */
static gboolean
begin (AhuWindow *self,
       AhuRecord *record)
{
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuSession) session = ahu_session_new (record, ahu_desk_get_store (self->desk), &refusal);

  if (session == NULL)
    {
      ahu_message_bar_set_message (self->notice_bar, refusal->message);
      return FALSE;
    }

  ahu_window_replace_session (self, session);
  ahu_navigator_cut (self->navigator);
  ahu_window_show_game (self);

  return TRUE;
}

static const AhuSeats *
get_seats (AhuWindow *self)
{
  return ahu_players_page_get_seats (AHU_PLAYERS_PAGE (ahu_navigator_get (self->navigator, PLAYERS)));
}

static void
dealt_cb (AhuWindow *self,
          JsonNode  *setup)
{
  const AhuSeats *seats = get_seats (self);
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  g_autoptr (AhuRecord) record = ahu_record_new (ahu_game_ui_get_default ()->game,
                                                 (const char *const *) names, (const char *const *) colours,
                                                 json_node_copy (setup));

  /* The next new game has another deal. */
  if (begin (self, record) && ahu_navigator_is_made (self->navigator, DEAL))
    {
      ahu_game_ui_get_default ()->deal_page_reset (ahu_navigator_get (self->navigator, DEAL));
      ahu_players_page_set_next (AHU_PLAYERS_PAGE (ahu_navigator_get (self->navigator, PLAYERS)), FALSE, FALSE);
    }
}

/* Undo goes on behind the first card, or the first answer about a running game. */
static void
left_cb (AhuWindow *self)
{
  ahu_players_page_set_next (AHU_PLAYERS_PAGE (ahu_navigator_get (self->navigator, PLAYERS)), FALSE, TRUE);
  ahu_navigator_show (self->navigator, PLAYERS);
}

static void
ready_cb (AhuWindow *self)
{
  const AhuSeats *seats = get_seats (self);
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  g_auto (GStrv) choices = ahu_seats_dup_choices (seats);

  ahu_game_ui_get_default ()->deal_page_start (ahu_navigator_get (self->navigator, DEAL),
                                               (const char *const *) names, (const char *const *) colours,
                                               (const char *const *) choices);
  /* Perhaps nobody has seen it: again in the same seats. */
  ahu_navigator_pass (self->navigator, PLAYERS);
  ahu_navigator_show (self->navigator, DEAL);
}

static void
running_cb (AhuWindow *self)
{
  const AhuSeats *seats = get_seats (self);
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);

  ahu_game_ui_get_default ()->join_page_start (ahu_navigator_get (self->navigator, JOIN),
                                               (const char *const *) names, (const char *const *) colours);
  ahu_navigator_show (self->navigator, JOIN);
}

static void
start_cb (AhuWindow *self,
          GtkWidget *page)
{
  g_autoptr (AhuRecord) record = ahu_practise_page_dup_record (AHU_PRACTISE_PAGE (page));

  begin (self, record);
}

static GtkWidget *
players_page_new (gpointer data)
{
  GtkWidget *page = ahu_players_page_new (ahu_game_ui_get_default ());

  g_signal_connect_object (page, "ready", G_CALLBACK (ready_cb), data, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "running", G_CALLBACK (running_cb), data, G_CONNECT_SWAPPED);

  return page;
}

static GtkWidget *
deal_page_new (gpointer data)
{
  GtkWidget *page = ahu_game_ui_get_default ()->deal_page_new ();

  g_signal_connect_object (page, "left", G_CALLBACK (left_cb), data, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "dealt", G_CALLBACK (dealt_cb), data, G_CONNECT_SWAPPED);

  return page;
}

static GtkWidget *
join_page_new (gpointer data)
{
  GtkWidget *page = ahu_game_ui_get_default ()->join_page_new ();

  g_signal_connect_object (page, "left", G_CALLBACK (left_cb), data, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "dealt", G_CALLBACK (dealt_cb), data, G_CONNECT_SWAPPED);

  return page;
}

static GtkWidget *
practise_page_new (gpointer data)
{
  GtkWidget *page = ahu_practise_page_new (ahu_game_ui_get_default ());

  g_signal_connect_object (page, "start", G_CALLBACK (start_cb), data, G_CONNECT_SWAPPED);

  return page;
}

void
ahu_window_add_begin_pages (AhuWindow *self)
{
  ahu_navigator_add (self->navigator, PLAYERS, players_page_new, self);
  ahu_navigator_add (self->navigator, DEAL, deal_page_new, self);
  ahu_navigator_add (self->navigator, JOIN, join_page_new, self);
  ahu_navigator_add (self->navigator, PRACTISE, practise_page_new, self);
}

void
ahu_window_show_players (AhuWindow *self)
{
  ahu_window_clear_messages (self);
  ahu_navigator_show (self->navigator, PLAYERS);
}

void
ahu_window_show_practise (AhuWindow *self)
{
  ahu_window_clear_messages (self);
  ahu_navigator_show (self->navigator, PRACTISE);
}

void
ahu_window_play_again (AhuWindow *self)
{
  AhuRecord *played = ahu_session_get_record (ahu_desk_get_session (self->desk));
  const AhuGameUi *ui = ahu_desk_get_ui (self->desk);
  AhuPlayersPage *page;

  if (ahu_practice_is (played) && ui->practise_deal != NULL)
    {
      g_autoptr (AhuRecord) record = ahu_practise_again (ui, played);

      begin (self, record);
      return;
    }

  if (ahu_navigator_is_made (self->navigator, DEAL))
    ahu_game_ui_get_default ()->deal_page_reset (ahu_navigator_get (self->navigator, DEAL));
  page = AHU_PLAYERS_PAGE (ahu_navigator_get (self->navigator, PLAYERS));
  ahu_players_page_set_players (page, ahu_record_get_names (played), ahu_record_get_colours (played));
  ahu_players_page_pass_start (page);
  /* Something may have to be asked, for instance in a game from another box. */
  if (!ahu_players_page_deal (page))
    ahu_navigator_show (self->navigator, PLAYERS);
}
