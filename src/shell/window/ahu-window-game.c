/* ahu-window-game.c: the game on the desk, in the window: its table, its result, its scores
 *
 * The table and the result are one place on the trail, as the game goes on or is over.
 *
 * Not for: how a game begins (ahu-window-begin.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "core/record/ahu-record-counts.h"
#include "shell/result/ahu-result-page.h"
#include "shell/result/ahu-second-screen-window.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/table/ahu-table.h"

#define TABLE "table"
#define RESULT "result"

/* That of the game on the desk. */
static const char *
get_name (AhuWindow  *self,
          const char *page)
{
  return ahu_window_name_page (page, ahu_desk_get_ui (self->desk));
}

static AhuTable *
get_table (AhuWindow       *self,
           const AhuGameUi *ui)
{
  return AHU_TABLE (ahu_navigator_get (self->navigator, ahu_window_name_page (TABLE, ui)));
}

static GtkWidget *
table_page_new (AhuWindow       *self,
                const AhuGameUi *ui)
{
  return ui->table_page_new ();
}

/* Several moves may be undone as one at the table. */
static GtkWidget *
result_page_new (AhuWindow       *self,
                 const AhuGameUi *ui)
{
  GtkWidget *page = ahu_result_page_new ();

  ahu_result_page_set_table (AHU_RESULT_PAGE (page), AHU_PAGE (get_table (self, ui)));

  return page;
}

static gboolean
prepare_result_cb (gpointer user_data)
{
  AhuWindow *self = AHU_WINDOW (user_data);

  self->prepare_id = 0;
  ahu_navigator_get (self->navigator, get_name (self, RESULT));

  return G_SOURCE_REMOVE;
}

const char *
ahu_window_prepare_game (AhuWindow *self)
{
  AhuSession *session = ahu_desk_get_session (self->desk);
  const AhuGameUi *ui = ahu_desk_get_ui (self->desk);

  g_assert (session != NULL);

  if (ahu_record_is_counted (ahu_session_get_record (session)))
    return ahu_window_prepare_counted (self);

  ahu_table_set_session (get_table (self, ui), session);
  self->table_ui = ui;
  if (ahu_session_is_over (session))
    {
      GtkWidget *page = ahu_navigator_get (self->navigator, get_name (self, RESULT));

      ahu_result_page_set_session (AHU_RESULT_PAGE (page), ui, session);
      return get_name (self, RESULT);
    }

  /* The last move of a game is to be answered as fast as any other. */
  if (self->prepare_id == 0 && !ahu_navigator_is_made (self->navigator, get_name (self, RESULT)))
    self->prepare_id = g_idle_add_full (G_PRIORITY_LOW, prepare_result_cb, self, NULL);

  return get_name (self, TABLE);
}

/* Whatever game is shown here is shown on another screen. */
static void
hand_on_second_screen (AhuWindow *self)
{
  AhuSession *session = ahu_desk_get_session (self->desk);

  if (session == NULL || ahu_desk_get_ui (self->desk)->second_screen_new == NULL)
    ahu_window_close_second_screen (self);
  else if (self->second_screen != NULL && !ahu_record_is_sheet (ahu_session_get_record (session)))
    ahu_second_screen_window_set_session (AHU_SECOND_SCREEN_WINDOW (self->second_screen),
                                          ahu_desk_get_ui (self->desk), session);
}

/* The page of another game, or of none, doesn't keep what lay there. */
static void
clear_table (AhuWindow *self)
{
  if (self->table_ui == NULL ||
      (ahu_desk_get_session (self->desk) != NULL && self->table_ui == ahu_desk_get_ui (self->desk)))
    return;

  ahu_table_set_session (get_table (self, self->table_ui), NULL);
  self->table_ui = NULL;
}

static void
game_changed_cb (AhuWindow *self)
{
  gboolean is_shown = ahu_window_is_on_table (self) || ahu_window_is_on_result (self) || ahu_window_is_on_counted (self);
  gboolean is_gone = ahu_desk_get_session (self->desk) == NULL;

  if (!is_gone)
    ahu_game_ui_use (ahu_desk_get_ui (self->desk));
  hand_on_second_screen (self);
  ahu_window_forget_page (self, TABLE);
  ahu_window_forget_page (self, RESULT);
  ahu_window_forget_counted (self);
  clear_table (self);
  if (is_gone && is_shown)
    ahu_window_show_start (self);
  ahu_window_update_actions (self);
  ahu_window_update_problem (self);
}

/* Elsewhere too: another page may be shown over it meanwhile. */
static void
game_moved_cb (AhuWindow *self)
{
  const char *other = ahu_desk_is_over (self->desk) ? TABLE : RESULT;

  if (ahu_desk_get_session (self->desk) != NULL && ahu_navigator_has (self->navigator, get_name (self, other)))
    ahu_navigator_replace (self->navigator, get_name (self, other), ahu_window_prepare_game (self));
  ahu_window_update_actions (self);
  ahu_window_update_problem (self);
}

/* A game that is shown stays, and so does its file. */
static void
superseded_cb (AhuWindow *self)
{
  if (!ahu_window_is_on_table (self) && !ahu_window_is_on_result (self) && !ahu_window_is_on_counted (self))
    ahu_desk_drop_session (self->desk);
}

void
ahu_window_add_game_pages (AhuWindow *self)
{
  static const AhuGamePage pages[] = {
    { TABLE, AHU_OFFER_GAME, table_page_new, FALSE },
    { RESULT, AHU_OFFER_GAME, result_page_new, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    ahu_window_add_page_of_games (self, &pages[i]);
  g_signal_connect_object (self->desk, "game-changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "game-moved", G_CALLBACK (game_moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "superseded", G_CALLBACK (superseded_cb), self, G_CONNECT_SWAPPED);
}

void
ahu_window_show_game (AhuWindow *self)
{
  ahu_navigator_show (self->navigator, ahu_window_prepare_game (self));
}

gboolean
ahu_window_is_on_table (AhuWindow *self)
{
  return g_strcmp0 (ahu_window_get_page (self), TABLE) == 0;
}

gboolean
ahu_window_is_on_result (AhuWindow *self)
{
  return g_strcmp0 (ahu_window_get_page (self), RESULT) == 0;
}

gboolean
ahu_window_show_open_game (AhuWindow  *self,
                           const char *id)
{
  AhuSession *session = ahu_desk_find_session (self->desk, id);

  if (session == NULL)
    return FALSE;
  if (session != ahu_desk_get_session (self->desk))
    ahu_desk_return (self->desk);
  ahu_window_show_game (self);

  return TRUE;
}

void
ahu_window_show_game_with_id (AhuWindow  *self,
                              const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (ahu_desk_get_store (self->desk), id);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (ahu_window_show_open_game (self, id))
    return;
  ahu_window_open (self, file);
}

void
ahu_window_show_move (AhuWindow *self,
                      guint      ply)
{
  AhuSession *session = ahu_desk_get_session (self->desk);
  const AhuGameUi *ui = ahu_desk_get_ui (self->desk);

  if (session == NULL)
    return;
  if (ahu_session_has_ended (session))
    {
      ahu_window_replay_game_at (self, ply + 1);
      return;
    }

  ahu_window_show_game (self);
  if (ply < ahu_history_get_ply (ahu_session_get_history (session)))
    ahu_table_show_move (get_table (self, ui), ply);
}

/* The application doesn't know of it: it ends with its last real window. */
void
ahu_window_show_second_screen (AhuWindow *self)
{
  const AhuGameUi *ui = ahu_desk_get_ui (self->desk);
  AhuSession *session = ahu_desk_get_session (self->desk);

  if (self->second_screen != NULL)
    {
      ahu_second_screen_window_set_session (AHU_SECOND_SCREEN_WINDOW (self->second_screen), ui, session);
    }
  else
    {
      self->second_screen = ahu_second_screen_window_new (ui, session);
      g_object_add_weak_pointer (G_OBJECT (self->second_screen), (gpointer *) &self->second_screen);
    }
  gtk_window_present (GTK_WINDOW (self->second_screen));
}

void
ahu_window_close_second_screen (AhuWindow *self)
{
  if (self->second_screen != NULL)
    gtk_window_destroy (GTK_WINDOW (self->second_screen));
}
