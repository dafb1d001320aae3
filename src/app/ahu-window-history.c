/* ahu-window-history.c: the page with all games, in the window
 *
 * Not for: the page itself (ahu-history-page.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-history-page.h"
#include "app/ahu-window-private.h"

static gboolean
is_game (AhuSession *session,
         const char *id)
{
  return session != NULL && g_str_equal (ahu_record_get_id (ahu_session_get_record (session)), id);
}

/* A game that is open has its undo with it, so it is shown rather than read. */
static void
show_game (AhuWindow  *self,
           const char *path,
           const char *id)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ahu_message_bar_set_message (self->notice_bar, NULL);
  if (is_game (self->session, id))
    ahu_window_show_game (self);
  else if (is_game (self->previous, id))
    ahu_window_return_to_previous (self);
  else
    ahu_window_open (self, file);
}

gboolean
ahu_window_has_game (AhuWindow  *self,
                     const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (self->store, id);

  return is_game (self->session, id) || is_game (self->previous, id) || g_file_test (path, G_FILE_TEST_EXISTS);
}

void
ahu_window_show_kept_game (AhuWindow  *self,
                           const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (self->store, id);

  show_game (self, path, id);
}

static void
open_cb (AhuWindow  *self,
         const char *path,
         const char *id)
{
  show_game (self, path, id);
  self->from_history = !ahu_window_is_on (self, "history");
}

/* What is open is written with its title. */
static gboolean
renaming_cb (AhuWindow  *self,
             const char *id,
             const char *title)
{
  AhuSession *session = is_game (self->session, id) ? self->session : NULL;

  if (session == NULL && is_game (self->previous, id))
    session = self->previous;
  if (session == NULL || ahu_session_get_read_only (session))
    return FALSE;

  ahu_session_set_title (session, title);

  return TRUE;
}

/* All windows hear this: one that shows the game keeps it, and so keeps its file. */
static void
superseded_cb (AhuWindow  *self,
               const char *id)
{
  gboolean is_shown = ahu_window_is_on (self, "table") || ahu_window_is_on (self, "result");

  if (is_game (self->previous, id))
    {
      ahu_session_close (self->previous);
      g_clear_object (&self->previous);
      ahu_window_update_actions (self);
    }
  if (is_game (self->session, id) && !is_shown)
    ahu_window_drop_session (self);
}

static GtkWidget *
ensure_history_page (AhuWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "history");

  if (page == NULL)
    {
      page = ahu_history_page_new (ahu_window_get_library (self));
      g_signal_connect_object (page, "open", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "replay", G_CALLBACK (ahu_window_show_replay), self, G_CONNECT_SWAPPED);
      ahu_window_watch_undo (self, page);
      gtk_stack_add_named (self->stack, page, "history");
    }

  return page;
}

AhuLibrary *
ahu_window_get_library (AhuWindow *self)
{
  if (self->library == NULL)
    {
      self->library = ahu_library_ref_for_store (self->store);
      g_signal_connect_object (self->library, "renaming", G_CALLBACK (renaming_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->library, "superseded", G_CALLBACK (superseded_cb), self, G_CONNECT_SWAPPED);
    }

  return self->library;
}

void
ahu_window_show_history (AhuWindow *self)
{
  ahu_start_page_set_problem (self->start_page, NULL);
  ahu_message_bar_set_message (self->notice_bar, NULL);
  self->from_history = FALSE;
  ensure_history_page (self);
  ahu_window_show_page (self, "history");
}

void
ahu_window_show_damaged (AhuWindow *self)
{
  ahu_window_show_history (self);
  ahu_history_page_show_damaged (AHU_HISTORY_PAGE (gtk_stack_get_visible_child (self->stack)));
}

gboolean
ahu_window_import (AhuWindow *self,
                   GSList    *files)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  if (!ahu_window_is_on (self, "history"))
    return FALSE;

  for (GSList *l = files; l != NULL; l = l->next)
    g_ptr_array_add (list, l->data);
  ahu_history_page_import (AHU_HISTORY_PAGE (ensure_history_page (self)), list);

  return TRUE;
}
