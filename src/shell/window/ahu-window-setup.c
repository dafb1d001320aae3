/* ahu-window-setup.c: what the game on the desk was begun with, mended in the window
 *
 * Players, deal and the position that a game was joined in have pages of their own here, beside
 * those of a new game, so that neither loses what was entered on the other. What they hand on is
 * replayed like any correction.
 *
 * Not for: how a new game begins (ahu-window-begin.c), nor corrections of moves
 * (ahu-correction-window.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "core/history/ahu-conflict.h"
#include "shell/players/ahu-players-page.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/table/ahu-correction-window.h"
#include "toolkit/table/ahu-set-up-page.h"

#define PLAYERS "mend-players"
#define DEAL "mend-deal"
#define JOIN "mend-join"

static AhuSession *
get_session (AhuWindow *self)
{
  return ahu_desk_get_session (self->desk);
}

/* That of the game on the desk. */
static const char *
get_name (AhuWindow  *self,
          const char *page)
{
  return ahu_window_name_page (page, ahu_desk_get_ui (self->desk));
}

static AhuPlayersPage *
get_players_page (AhuWindow *self)
{
  return AHU_PLAYERS_PAGE (ahu_navigator_get (self->navigator, get_name (self, PLAYERS)));
}

static AhuSetUpPage *
get_deal_page (AhuWindow *self)
{
  return AHU_SET_UP_PAGE (ahu_navigator_get (self->navigator, get_name (self, DEAL)));
}

static AhuSetUpPage *
get_join_page (AhuWindow *self)
{
  return AHU_SET_UP_PAGE (ahu_navigator_get (self->navigator, get_name (self, JOIN)));
}

static gboolean
has_begun (AhuWindow *self)
{
  return ahu_history_get_ply (ahu_session_get_history (get_session (self))) > 0;
}

/* On the page that the correction came from. */
static AhuMisfit *
get_misfit (AhuWindow *self)
{
  if (ahu_navigator_is_on (self->navigator, get_name (self, PLAYERS)))
    return ahu_players_page_get_misfit (get_players_page (self));

  if (ahu_navigator_is_on (self->navigator, get_name (self, JOIN)))
    return ahu_set_up_page_get_misfit (get_join_page (self));

  return ahu_set_up_page_get_misfit (get_deal_page (self));
}

static void
drop_misfit (AhuWindow *self)
{
  g_clear_pointer (&self->misfit, ahu_correction_free);
}

/* The turn in which the moves no longer fit; @start is the first of its moves. */
static guint
find_turn (AhuWindow *self,
           guint     *start)
{
  AhuHistory *fits = ahu_correction_branch (self->misfit);
  const AhuGame *game = ahu_session_get_game (get_session (self));
  guint ply = ahu_history_get_ply (fits);
  guint turn = ahu_game_get_turn (game, ahu_history_get_position (fits, ply));

  while (ply > 0 && ahu_game_get_turn (game, ahu_history_get_position (fits, ply - 1)) == turn)
    ply--;
  *start = ply;
  ahu_history_free (fits);

  return turn;
}

/* Takes correction. */
static void
show_misfit (AhuWindow     *self,
             AhuCorrection *correction)
{
  g_autofree char *reason = ahu_conflict_explain (ahu_session_get_history (get_session (self)), correction);
  const AhuGame *game = ahu_session_get_game (get_session (self));
  g_autoptr (AhuHistory) fits = NULL;
  gboolean is_over;
  guint start, turn;

  drop_misfit (self);
  self->misfit = correction;
  turn = find_turn (self, &start);
  fits = ahu_correction_branch (correction);
  is_over = game->is_over (ahu_history_get_position (fits, ahu_history_get_ply (fits)));
  ahu_misfit_show (get_misfit (self), game, turn, reason, !is_over && ahu_desk_get_ui (self->desk)->entry_new != NULL);
}

/* Takes correction. */
static void
accept (AhuWindow     *self,
        AhuCorrection *correction)
{
  g_autoptr (AhuRefusal) refusal = ahu_session_accept (get_session (self), correction);

  if (refusal != NULL)
    {
      ahu_message_bar_set_message (self->notice_bar, refusal->message);
      return;
    }

  ahu_window_show_game (self);
  ahu_compat_announce (GTK_WIDGET (ahu_navigator_get_page (self->navigator)), _("The game is corrected."));
}

/* What other programs have noted there stays. Takes setup. */
static JsonNode *
merge (JsonObject *old,
       JsonNode   *setup)
{
  g_autoptr (JsonObject) merged = json_object_new ();
  g_autoptr (JsonNode) given = setup;
  JsonObject *objects[] = { old, json_node_get_object (given) };

  for (guint i = 0; i < G_N_ELEMENTS (objects); i++)
    {
      JsonObjectIter iter;
      const char *name;
      JsonNode *node;

      json_object_iter_init_ordered (&iter, objects[i]);
      /* The same node again would not be taken. */
      while (json_object_iter_next_ordered (&iter, &name, &node))
        if (json_object_get_member (merged, name) != node)
          json_object_set_member (merged, name, json_node_ref (node));
    }

  return json_node_init_object (json_node_alloc (), merged);
}

/* Takes setup. */
static void
mend (AhuWindow *self,
      JsonNode  *setup)
{
  const AhuSeats *seats = ahu_players_page_get_seats (get_players_page (self));
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  AhuHistory *history = ahu_session_get_history (get_session (self));
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuRecord) record = NULL;
  AhuCorrection *correction;

  record = ahu_record_mend_setup (ahu_history_get_record (history), (const char *const *) names,
                                  (const char *const *) colours,
                                  merge (ahu_record_get_setup (ahu_history_get_record (history)), setup));
  drop_misfit (self);
  if (record == NULL || ahu_record_has_setup (record, ahu_history_get_record (history)))
    {
      ahu_window_show_game (self);
      return;
    }

  correction = ahu_history_correct_setup (history, record, &refusal);
  if (correction == NULL)
    ahu_message_bar_set_message (self->notice_bar, refusal->message);
  else if (ahu_correction_get_conflict (correction) != NULL)
    show_misfit (self, correction);
  else
    accept (self, correction);
}

static void
dealt_cb (AhuWindow *self,
          JsonNode  *setup)
{
  mend (self, json_node_copy (setup));
}

/* Undo goes on behind the first card, or people choose the players. */
static void
left_cb (AhuWindow *self)
{
  ahu_players_page_set_next (get_players_page (self), has_begun (self), TRUE);
  ahu_navigator_show (self->navigator, get_name (self, PLAYERS));
}

/* The deal goes on for the players as they are now. */
static void
start_deal (AhuWindow *self)
{
  const AhuSeats *seats = ahu_players_page_get_seats (get_players_page (self));
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  g_auto (GStrv) choices = ahu_seats_dup_choices (seats);

  ahu_set_up_page_start (get_deal_page (self), (const char *const *) names, (const char *const *) colours,
                         (const char *const *) choices);
}

/* Whether the game began with a deal, not in its middle. */
static gboolean
is_dealt (AhuWindow *self)
{
  AhuRecord *record = ahu_session_get_record (get_session (self));
  const AhuGameUi *ui = ahu_desk_get_ui (self->desk);

  return ui->setup_choice == NULL || ui->setup_choice (ahu_record_get_setup (record), 0) != NULL;
}

static void
ready_cb (AhuWindow *self)
{
  JsonNode *setup;

  if (!is_dealt (self))
    {
      mend (self, json_node_init_object (json_node_alloc (),
                                         ahu_record_get_setup (ahu_session_get_record (get_session (self)))));
      return;
    }
  start_deal (self);
  setup = ahu_set_up_page_dup_setup (get_deal_page (self));
  if (setup != NULL)
    mend (self, setup);
  else
    ahu_navigator_show (self->navigator, get_name (self, DEAL));
}

static GtkWidget *
players_page_new (AhuWindow       *self,
                  const AhuGameUi *ui)
{
  GtkWidget *page = ahu_players_page_new (ui);

  g_signal_connect_object (page, "ready", G_CALLBACK (ready_cb), self, G_CONNECT_SWAPPED);

  return page;
}

static GtkWidget *
deal_page_new (AhuWindow       *self,
               const AhuGameUi *ui)
{
  GtkWidget *page = ui->deal_page_new ();

  g_signal_connect_object (page, "dealt", G_CALLBACK (dealt_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);

  return page;
}

static GtkWidget *
join_page_new (AhuWindow       *self,
               const AhuGameUi *ui)
{
  GtkWidget *page = ui->join_page_new ();

  g_signal_connect_object (page, "dealt", G_CALLBACK (dealt_cb), self, G_CONNECT_SWAPPED);

  return page;
}

/* What was going to be mended is another game now, or no longer as it was. */
static void
game_cb (AhuWindow *self)
{
  drop_misfit (self);
  self->began_from_deal = FALSE;
  ahu_window_forget_page (self, PLAYERS);
  ahu_window_forget_page (self, DEAL);
  ahu_window_forget_page (self, JOIN);
}

void
ahu_window_add_setup_pages (AhuWindow *self)
{
  static const AhuGamePage pages[] = {
    { PLAYERS, AHU_OFFER_GAME, players_page_new, FALSE },
    { DEAL, AHU_OFFER_GAME, deal_page_new, FALSE },
    { JOIN, AHU_OFFER_GAME, join_page_new, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    ahu_window_add_page_of_games (self, &pages[i]);
  g_signal_connect_object (self->desk, "game-changed", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "game-moved", G_CALLBACK (drop_misfit), self, G_CONNECT_SWAPPED);
}

static void
load_players (AhuWindow *self)
{
  AhuRecord *record = ahu_session_get_record (get_session (self));
  const AhuGameUi *ui = ahu_desk_get_ui (self->desk);
  guint n = ahu_record_get_n_players (record);
  g_autofree const char **choices = g_new0 (const char *, n + 1);

  for (guint i = 0; ui->setup_choice != NULL && is_dealt (self) && i < n; i++)
    choices[i] = ui->setup_choice (ahu_record_get_setup (record), i);
  ahu_players_page_mend (get_players_page (self), ahu_record_get_names (record),
                         ahu_record_get_colours (record), is_dealt (self) ? choices : NULL);
}

/* Against computers nothing is corrected. */
static gboolean
may_mend (AhuWindow *self)
{
  AhuSession *session = get_session (self);

  return session != NULL && ahu_desk_get_ui (self->desk)->setup_line != NULL &&
         !ahu_session_get_read_only (session) && !ahu_practice_is (ahu_session_get_record (session));
}

/* Returns: (nullable): the page with what the game was begun with, or %NULL where it is none
 * that a page could show */
static const char *
load (AhuWindow *self)
{
  AhuRecord *record = ahu_session_get_record (get_session (self));
  const char *const *names = ahu_record_get_names (record);
  const char *const *colours = ahu_record_get_colours (record);
  JsonObject *setup = ahu_record_get_setup (record);
  const char *page = NULL;

  drop_misfit (self);
  load_players (self);
  if (ahu_set_up_page_load (get_deal_page (self), names, colours, setup, has_begun (self) ? AHU_SET_UP_LATER : AHU_SET_UP_FIRST))
    {
      start_deal (self);
      page = DEAL;
    }
  else if (ahu_desk_get_ui (self->desk)->join_page_new != NULL &&
           ahu_set_up_page_load (get_join_page (self), names, colours, setup, AHU_SET_UP_LATER))
    page = JOIN;

  return page;
}

void
ahu_window_mend_deal (AhuWindow *self)
{
  const char *page;

  if (!may_mend (self))
    return;

  page = load (self);
  if (page != NULL)
    ahu_navigator_show (self->navigator, get_name (self, page));
  else
    ahu_message_bar_set_message (self->notice_bar,
                                 _("More is known of this position than can be entered here, so it stays as it is. "
                                   "The names and colours of the players can be corrected."));
}

void
ahu_window_undo_begin (AhuWindow *self)
{
  const AhuGameUi *ui = ahu_desk_get_ui (self->desk);
  g_autofree char *known = ui != NULL && ui->deal_known != NULL ? ui->deal_known () : NULL;

  if (self->began_from_deal || known == NULL || !may_mend (self) || load (self) == NULL)
    {
      ahu_window_mend_deal (self);
      return;
    }

  left_cb (self);
}

void
ahu_window_mend_players (AhuWindow *self)
{
  if (!may_mend (self))
    return;

  load (self);
  ahu_players_page_set_next (get_players_page (self), TRUE, FALSE);
  ahu_navigator_show (self->navigator, get_name (self, PLAYERS));
}

void
ahu_window_change_misfit (AhuWindow *self)
{
  AhuCorrection *correction = g_steal_pointer (&self->misfit);

  if (correction == NULL)
    return;

  ahu_window_show_game (self);
  ahu_correction_window_go_on (GTK_WIDGET (ahu_navigator_get_page (self->navigator)), get_session (self), correction);
}

void
ahu_window_keep_before_misfit (AhuWindow *self)
{
  guint start;

  if (self->misfit == NULL)
    return;

  find_turn (self, &start);
  accept (self, ahu_correction_keep (self->misfit, start));
}

void
ahu_window_cancel_misfit (AhuWindow *self)
{
  if (self->misfit == NULL)
    return;

  drop_misfit (self);
  ahu_window_show_game (self);
}
