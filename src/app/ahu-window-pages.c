/* ahu-window-pages.c: which page the window shows, and what the pages hand on
 *
 * Pages but the first are made when they are first shown: nobody waits for them
 * at the start.
 *
 * Not for: the final scoring of a game that was not tracked (ahu-window-score.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "app/ahu-compat.h"
#include "app/ahu-memory.h"
#include "app/ahu-players-page.h"
#include "app/ahu-result-page.h"
#include "app/ahu-settings.h"
#include "app/ahu-scores-window.h"
#include "app/ahu-window-private.h"

void
ahu_window_show_page (AhuWindow  *self,
                      const char *name)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, name);

  if (page == gtk_stack_get_visible_child (self->stack))
    return;

  ahu_compat_stack_show (self->stack, page);
  ahu_memory_give_back_soon ();
  if (!gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

void
ahu_window_watch_undo (AhuWindow *self,
                       GtkWidget *page)
{
  g_signal_connect_object (page, "notify::can-undo",
                           G_CALLBACK (ahu_window_update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notify::can-redo",
                           G_CALLBACK (ahu_window_update_actions), self, G_CONNECT_SWAPPED);
}

static void
ready_cb (AhuWindow *self)
{
  ahu_window_show_deal (self);
}

static void
dealt_cb (AhuWindow *self,
          JsonNode  *setup)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "players");
  const AhuSeats *seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (page));
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuSession) session = NULL;

  record = ahu_record_new (ahu_game_ui_get_default ()->game,
                           (const char *const *) names, (const char *const *) colours,
                           json_node_copy (setup));
  session = ahu_session_new (record, self->store, &refusal);
  if (session == NULL)
    {
      ahu_message_bar_set_message (self->notice_bar, refusal->message);
      return;
    }

  ahu_window_replace_session (self, session);
  ahu_window_show_game (self);
  ahu_window_offer_guidance (self);
}

static void
running_cb (AhuWindow *self)
{
  ahu_window_show_join (self);
}

static GtkWidget *
ensure_players_page (AhuWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "players");

  if (page == NULL)
    {
      page = ahu_players_page_new (ahu_game_ui_get_default ());
      g_signal_connect_object (page, "ready", G_CALLBACK (ready_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "running", G_CALLBACK (running_cb), self, G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->stack, page, "players");
    }

  return page;
}

static GtkWidget *
ensure_deal_page (AhuWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "deal");

  if (page == NULL)
    {
      page = ahu_game_ui_get_default ()->deal_page_new ();
      g_signal_connect_object (page, "dealt", G_CALLBACK (dealt_cb), self, G_CONNECT_SWAPPED);
      ahu_window_watch_undo (self, page);
      gtk_stack_add_named (self->stack, page, "deal");
    }

  return page;
}

static GtkWidget *
ensure_join_page (AhuWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "join");

  if (page == NULL)
    {
      page = ahu_game_ui_get_default ()->join_page_new ();
      g_signal_connect_object (page, "dealt", G_CALLBACK (dealt_cb), self, G_CONNECT_SWAPPED);
      ahu_window_watch_undo (self, page);
      gtk_stack_add_named (self->stack, page, "join");
    }

  return page;
}

/* Each game has its own table page; only one is kept. */
static GtkWidget *
ensure_table_page (AhuWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "table");

  if (page == NULL)
    {
      page = self->ui->table_page_new ();
      ahu_window_watch_undo (self, page);
      gtk_stack_add_named (self->stack, page, "table");
    }

  return page;
}

static GtkWidget *
ensure_result_page (AhuWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "result");

  if (page == NULL)
    {
      page = ahu_result_page_new ();
      gtk_stack_add_named (self->stack, page, "result");
    }

  return page;
}

static gboolean
prepare_result_cb (gpointer user_data)
{
  AhuWindow *self = AHU_WINDOW (user_data);

  self->prepare_id = 0;
  ensure_result_page (self);

  return G_SOURCE_REMOVE;
}

/* The last move of a game is to be answered as fast as any other. */
static void
prepare_result (AhuWindow *self)
{
  if (self->prepare_id == 0 && gtk_stack_get_child_by_name (self->stack, "result") == NULL)
    self->prepare_id = g_idle_add_full (G_PRIORITY_LOW, prepare_result_cb, self, NULL);
}

gboolean
ahu_window_is_on (AhuWindow  *self,
                  const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), page) == 0;
}

void
ahu_window_show_start (AhuWindow *self)
{
  gboolean offered = self->session != NULL && !ahu_session_is_over (self->session);

  self->from_history = FALSE;
  ahu_start_page_set_session (self->start_page, offered ? self->session : NULL);
  ahu_window_show_page (self, "start");
  /* One that was deleted can have come back, or another is next. */
  if (self->session == NULL)
    ahu_window_look_for_game (self);
}

void
ahu_window_show_players (AhuWindow *self)
{
  ahu_start_page_set_problem (self->start_page, NULL);
  ahu_message_bar_set_message (self->notice_bar, NULL);
  ensure_players_page (self);
  ahu_window_show_page (self, "players");
}

void
ahu_window_show_deal (AhuWindow *self)
{
  const AhuSeats *seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (ensure_players_page (self)));
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  g_auto (GStrv) choices = ahu_seats_dup_choices (seats);

  ahu_game_ui_get_default ()->deal_page_start (ensure_deal_page (self),
                                               (const char *const *) names,
                                               (const char *const *) colours,
                                               (const char *const *) choices);
  ahu_window_show_page (self, "deal");
}

void
ahu_window_show_join (AhuWindow *self)
{
  const AhuSeats *seats = ahu_players_page_get_seats (AHU_PLAYERS_PAGE (ensure_players_page (self)));
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);

  ahu_game_ui_get_default ()->join_page_start (ensure_join_page (self),
                                               (const char *const *) names, (const char *const *) colours);
  ahu_window_show_page (self, "join");
}

void
ahu_window_show_game (AhuWindow *self)
{
  g_assert (self->session != NULL);

  self->ui->table_page_set_session (ensure_table_page (self), self->session);
  if (!ahu_session_is_over (self->session))
    {
      ahu_window_show_page (self, "table");
      prepare_result (self);
      return;
    }

  ahu_result_page_set_session (AHU_RESULT_PAGE (ensure_result_page (self)), self->ui, self->session);
  ahu_window_show_page (self, "result");
}

void
ahu_window_remember_page (AhuWindow  *self,
                          const char *name,
                          GQuark     *before)
{
  GQuark *pages[] = { &self->before_replay, &self->before_rules, &self->before_learn };
  GQuark own = g_quark_from_string (name);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (*pages[i] == own)
      *pages[i] = *before;
  *before = g_quark_from_string (ahu_window_get_page (self));
}

void
ahu_window_return_to_game (AhuWindow *self)
{
  if (self->session != NULL)
    ahu_window_show_game (self);
  else
    ahu_window_show_start (self);
}

void
ahu_window_play_again (AhuWindow *self)
{
  AhuRecord *record = ahu_session_get_record (self->session);
  AhuPlayersPage *page;

  if (ahu_window_practise_again (self))
    return;

  page = AHU_PLAYERS_PAGE (ensure_players_page (self));
  ahu_players_page_set_players (page, ahu_record_get_names (record), ahu_record_get_colours (record));
  ahu_players_page_pass_start (page);
  /* Something may have to be asked, for instance in a game from another box. */
  if (!ahu_players_page_deal (page))
    ahu_window_show_page (self, "players");
}

/* Its own window, beside this one; it lives as long as the game. The application
 * doesn't know of it: it ends with its last real window. */
void
ahu_window_show_scores (AhuWindow *self)
{
  if (self->scores_window == NULL)
    {
      self->scores_window = ahu_scores_window_new (self->ui, self->session);
      g_object_add_weak_pointer (G_OBJECT (self->scores_window), (gpointer *) &self->scores_window);
    }
  gtk_window_present (GTK_WINDOW (self->scores_window));
}

void
ahu_window_close_scores (AhuWindow *self)
{
  if (self->scores_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->scores_window));
}
