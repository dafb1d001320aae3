/* ahu-window-begin.c: how games begin in the window: players, deal or joining, practice
 *
 * Not for: the game then (ahu-window-game.c), nor the final scoring of a game that was not
 * tracked (ahu-window-score.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "core/record/ahu-record-counts.h"
#include "shell/players/ahu-players-page.h"
#include "shell/players/ahu-practise-page.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-set-up-page.h"

#define PLAYERS "players"
#define DEAL "deal"
#define JOIN "join"
#define PRACTISE "practise"
#define DRAFT "draft"

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

  ahu_desk_replace_session (self->desk, session);
  ahu_navigator_cut (self->navigator);
  ahu_window_show_game (self);

  return TRUE;
}

static AhuPlayersPage *
get_players_page (AhuWindow       *self,
                  const AhuGameUi *ui)
{
  return AHU_PLAYERS_PAGE (ahu_navigator_get (self->navigator, ahu_window_name_page (PLAYERS, ui)));
}

static void
reset_deal (AhuWindow       *self,
            const AhuGameUi *ui)
{
  const char *name = ahu_window_name_page (DEAL, ui);

  if (ahu_navigator_is_made (self->navigator, name))
    ahu_set_up_page_reset (AHU_SET_UP_PAGE (ahu_navigator_get (self->navigator, name)));
}

static void
save_draft (const AhuGameUi *ui,
            const char      *draft)
{
  GSettings *settings = ahu_settings_get_game (ui->game);

  if (settings != NULL)
    g_settings_set_string (settings, DRAFT, draft);
}

/* @from_deal: whether people have seen the deal */
static void
deal (AhuWindow       *self,
      const AhuGameUi *ui,
      JsonNode        *setup,
      gboolean         from_deal)
{
  const AhuSeats *seats = ahu_players_page_get_seats (get_players_page (self, ui));
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  g_autoptr (AhuRecord) record = ahu_record_new (ui->game, (const char *const *) names,
                                                 (const char *const *) colours, json_node_copy (setup));

  if (!begin (self, record))
    return;

  save_draft (ui, "");
  self->began_from_deal = from_deal;
  /* The next new game has another deal. */
  reset_deal (self, ui);
  ahu_players_page_set_next (get_players_page (self, ui), FALSE, FALSE);
}

static void
dealt_cb (AhuWindow *self,
          JsonNode  *setup,
          GtkWidget *deal_page)
{
  deal (self, ahu_window_find_ui (self, deal_page), setup, TRUE);
}

/* Undo goes on behind the first card, or the first answer about a running game. */
static void
left_cb (AhuWindow *self,
         GtkWidget *deal_page)
{
  const AhuGameUi *ui = ahu_window_find_ui (self, deal_page);

  ahu_players_page_set_next (get_players_page (self, ui), FALSE, TRUE);
  ahu_navigator_show (self->navigator, ahu_window_name_page (PLAYERS, ui));
}

/* The deal goes on for the players as they are now. */
static AhuSetUpPage *
start_deal (AhuWindow *self,
            GtkWidget *players_page)
{
  const AhuGameUi *ui = ahu_window_find_ui (self, players_page);
  const AhuSeats *seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (players_page));
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  g_auto (GStrv) choices = ahu_seats_dup_choices (seats);
  AhuSetUpPage *page = AHU_SET_UP_PAGE (ahu_navigator_get (self->navigator, ahu_window_name_page (DEAL, ui)));

  ahu_set_up_page_start (page, (const char *const *) names, (const char *const *) colours, (const char *const *) choices);

  return page;
}

static void
set_up_cb (AhuWindow *self,
           GtkWidget *players_page)
{
  const AhuGameUi *ui = ahu_window_find_ui (self, players_page);

  start_deal (self, players_page);
  /* Perhaps nobody has seen it: again in the same seats. */
  ahu_navigator_pass (self->navigator, ahu_window_name_page (PLAYERS, ui));
  ahu_navigator_show (self->navigator, ahu_window_name_page (DEAL, ui));
}

/* What is remembered is asked only if these players can't begin with it. */
static void
ready_cb (AhuWindow *self,
          GtkWidget *players_page)
{
  const AhuGameUi *ui = ahu_window_find_ui (self, players_page);
  g_autofree char *known = ui->deal_known != NULL ? ui->deal_known () : NULL;
  g_autoptr (JsonNode) setup = NULL;

  if (known != NULL)
    {
      reset_deal (self, ui);
      setup = ahu_set_up_page_dup_setup (start_deal (self, players_page));
    }
  if (setup != NULL)
    deal (self, ui, setup, FALSE);
  else
    set_up_cb (self, players_page);
}

static AhuSetUpPage *
start_join (AhuWindow *self,
            GtkWidget *players_page)
{
  const AhuGameUi *ui = ahu_window_find_ui (self, players_page);
  const AhuSeats *seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (players_page));
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  AhuSetUpPage *page = AHU_SET_UP_PAGE (ahu_navigator_get (self->navigator, ahu_window_name_page (JOIN, ui)));

  ahu_set_up_page_start (page, (const char *const *) names, (const char *const *) colours, NULL);

  return page;
}

static void
running_cb (AhuWindow *self,
            GtkWidget *players_page)
{
  start_join (self, players_page);
  ahu_navigator_show (self->navigator, ahu_window_name_page (JOIN, ahu_window_find_ui (self, players_page)));
}

/* What is entered for a new game is there again after the program was closed, however. */
static void
entered_cb (AhuWindow *self,
            GtkWidget *page)
{
  const AhuGameUi *ui = ahu_window_find_ui (self, page);
  JsonNode *entry;
  g_autoptr (JsonNode) draft = NULL;
  g_autofree char *text = NULL;
  JsonArray *array;

  if (GTK_WIDGET (ahu_navigator_get_page (self->navigator)) != page)
    return;

  entry = ahu_set_up_page_dup_entry (AHU_SET_UP_PAGE (page));
  if (entry != NULL)
    {
      array = json_array_new ();
      json_array_add_string_element (array, ahu_window_get_page (self));
      json_array_add_element (array, entry);
      draft = json_node_init_array (json_node_alloc (), array);
      json_array_unref (array);
      text = json_to_string (draft, FALSE);
    }
  save_draft (ui, text != NULL ? text : "");
}

/* Returns: (transfer full) (nullable): the name of a page, and what was entered on it */
static JsonNode *
load_draft (const AhuGameUi *ui)
{
  GSettings *settings = ahu_settings_get_game (ui->game);
  g_autofree char *text = settings != NULL ? g_settings_get_string (settings, DRAFT) : NULL;
  g_autoptr (JsonNode) draft = text != NULL && *text != '\0' ? json_from_string (text, NULL) : NULL;
  const char *const pages[] = { DEAL, JOIN, NULL };
  JsonArray *array = draft != NULL && JSON_NODE_HOLDS_ARRAY (draft) ? json_node_get_array (draft) : NULL;
  JsonNode *page = array != NULL && json_array_get_length (array) == 2 ? json_array_get_element (array, 0) : NULL;

  if (page == NULL || !JSON_NODE_HOLDS_VALUE (page) || json_node_get_value_type (page) != G_TYPE_STRING ||
      !g_strv_contains (pages, json_node_get_string (page)) ||
      (g_str_equal (json_node_get_string (page), JOIN) && ui->join_page_new == NULL))
    return NULL;

  return g_steal_pointer (&draft);
}

static void
start_cb (AhuWindow *self,
          GtkWidget *page)
{
  g_autoptr (AhuRecord) record = ahu_practise_page_dup_record (AHU_PRACTISE_PAGE (page));

  begin (self, record);
}

static GtkWidget *
players_page_new (AhuWindow       *self,
                  const AhuGameUi *ui)
{
  GtkWidget *page = ahu_players_page_new (ui);

  g_signal_connect_object (page, "ready", G_CALLBACK (ready_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "set-up", G_CALLBACK (set_up_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "running", G_CALLBACK (running_cb), self, G_CONNECT_SWAPPED);

  return page;
}

static GtkWidget *
deal_page_new (AhuWindow       *self,
               const AhuGameUi *ui)
{
  GtkWidget *page = ui->deal_page_new ();

  g_signal_connect_object (page, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "dealt", G_CALLBACK (dealt_cb), self, G_CONNECT_SWAPPED);

  return page;
}

static GtkWidget *
join_page_new (AhuWindow       *self,
               const AhuGameUi *ui)
{
  GtkWidget *page = ui->join_page_new ();

  g_signal_connect_object (page, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "dealt", G_CALLBACK (dealt_cb), self, G_CONNECT_SWAPPED);

  return page;
}

static GtkWidget *
practise_page_new (AhuWindow       *self,
                   const AhuGameUi *ui)
{
  GtkWidget *page = ahu_practise_page_new (ui);

  g_signal_connect_object (page, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);

  return page;
}

void
ahu_window_add_begin_pages (AhuWindow *self)
{
  static const AhuGamePage pages[] = {
    { PLAYERS, AHU_OFFER_GAME, players_page_new, TRUE },
    { DEAL, AHU_OFFER_GAME, deal_page_new, FALSE },
    { JOIN, AHU_OFFER_GAME, join_page_new, FALSE },
    { PRACTISE, AHU_OFFER_PRACTISE, practise_page_new, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    ahu_window_add_page_of_games (self, &pages[i]);
}

gboolean
ahu_window_has_draft (const AhuGameUi *ui)
{
  g_autoptr (JsonNode) draft = load_draft (ui);

  return draft != NULL;
}

/* Whoever was entering a game goes on there. */
void
ahu_window_show_players (AhuWindow *self)
{
  GtkWidget *players = ahu_window_show_page_of (self, PLAYERS, AHU_OFFER_GAME);
  const AhuGameUi *ui = players != NULL ? ahu_window_find_ui (self, players) : NULL;
  g_autoptr (JsonNode) draft = ui != NULL ? load_draft (ui) : NULL;
  const char *kind = draft != NULL ? json_array_get_string_element (json_node_get_array (draft), 0) : NULL;
  gboolean was_made;
  AhuSetUpPage *page;

  if (kind == NULL)
    return;

  was_made = ahu_navigator_is_made (self->navigator, ahu_window_name_page (kind, ui));
  page = g_str_equal (kind, DEAL) ? start_deal (self, players) : start_join (self, players);
  if (!was_made)
    ahu_set_up_page_take_entry (page, json_array_get_element (json_node_get_array (draft), 1));
  ahu_navigator_show (self->navigator, ahu_window_name_page (kind, ui));
}

void
ahu_window_show_practise (AhuWindow *self)
{
  ahu_window_show_page_of (self, PRACTISE, AHU_OFFER_PRACTISE);
}

void
ahu_window_take_deal (AhuWindow  *self,
                      const char *id)
{
  g_autoptr (AhuRecord) record = NULL;
  const AhuGameUi *ui;

  ahu_window_clear_messages (self);
  record = ahu_window_find_record (self, id);
  ui = record != NULL ? ahu_game_ui_find (ahu_record_get_game (record)) : NULL;
  if (ui == NULL || ui->deal_take_item == NULL)
    return;

  ahu_game_ui_use (ui);
  ahu_set_up_page_again (AHU_SET_UP_PAGE (ahu_navigator_get (self->navigator, ahu_window_name_page (DEAL, ui))),
                         ahu_record_get_colours (record), ahu_record_get_setup (record));
  ahu_navigator_show (self->navigator, ahu_window_name_page (PLAYERS, ui));
  /* On a narrow page it is out of sight. */
  ahu_message_bar_set_done (self->notice_bar, ui->deal_taken ());
}

/* Returns: the page of those who played, the next of them first */
static AhuPlayersPage *
seat_again (AhuWindow *self)
{
  AhuRecord *played = ahu_session_get_record (ahu_desk_get_session (self->desk));
  const AhuGameUi *ui = ahu_desk_get_ui (self->desk);
  AhuPlayersPage *page = get_players_page (self, ui);

  if (!ahu_record_is_sheet (played))
    ahu_set_up_page_again (AHU_SET_UP_PAGE (ahu_navigator_get (self->navigator, ahu_window_name_page (DEAL, ui))),
                           ahu_record_get_colours (played), ahu_record_get_setup (played));
  ahu_players_page_set_players (page, ahu_record_get_names (played), ahu_record_get_colours (played));
  ahu_players_page_pass_start (page);

  return page;
}

void
ahu_window_ask_again (AhuWindow *self)
{
  seat_again (self);
  ahu_navigator_show (self->navigator, ahu_window_name_page (PLAYERS, ahu_desk_get_ui (self->desk)));
}

void
ahu_window_play_again (AhuWindow *self)
{
  AhuRecord *played = ahu_session_get_record (ahu_desk_get_session (self->desk));
  const AhuGameUi *ui = ahu_desk_get_ui (self->desk);

  if (ahu_practice_is (played) && ahu_game_ui_offers (ui, AHU_OFFER_PRACTISE))
    {
      g_autoptr (AhuRecord) record = ahu_practise_again (ui, played);

      begin (self, record);
      return;
    }

  /* Something may have to be asked, for instance in a game from another box. */
  if (!ahu_players_page_deal (seat_again (self)))
    ahu_navigator_show (self->navigator, ahu_window_name_page (PLAYERS, ui));
}
