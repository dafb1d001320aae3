/* ahu-window-start.c: what the first page offers to go on with, in the window
 *
 * It is the game played last that is not over, whatever was opened since. Where it lies on
 * the desk, or aside, that session is offered; else a look at its file, which claims
 * nothing: it is opened when somebody goes on with it.
 *
 * Not for: the page itself (ahu-start-page.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/window/ahu-window-private.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

/* How many of the last games have a statue. */
#define N_EVENINGS 7

static gboolean
is_on_start (AhuWindow *self)
{
  return !ahu_navigator_can_go_back (self->navigator);
}

static const char *
get_id (AhuSession *session)
{
  return ahu_record_get_id (ahu_session_get_record (session));
}

/* How many games there are, how many of them are not over but for the one that is offered, and which
 * were over last. */
static void
show_others (AhuWindow *self)
{
  AhuSession *session = ahu_desk_get_session (self->desk);
  guint n_all = 0;
  guint n_games = 0;
  guint n_practice = 0;
  g_autoptr (GPtrArray) evenings = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *games;

  if (!self->reads_files || ahu_library_get_loading (ahu_desk_get_library (self->desk)))
    return;

  games = G_LIST_MODEL (ahu_desk_get_library (self->desk));
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (games, i);
      const char *id = ahu_summary_get_id (summary);

      n_all += ahu_summary_get_state (summary) != AHU_SUMMARY_UNREADABLE;
      if (ahu_summary_get_state (summary) == AHU_SUMMARY_OVER && !ahu_summary_get_practice (summary) &&
          evenings->len < N_EVENINGS)
        g_ptr_array_add (evenings, g_object_ref (summary));
      if (ahu_summary_get_state (summary) != AHU_SUMMARY_RUNNING ||
          (self->offer != NULL && g_strcmp0 (id, get_id (self->offer)) == 0))
        continue;
      /* The file follows its last move. */
      if (session != NULL && ahu_session_has_ended (session) && ahu_desk_is_game (self->desk, id))
        continue;
      n_games++;
      n_practice += ahu_summary_get_practice (summary);
    }
  ahu_start_page_set_others (self->start_page, n_games, n_practice);
  ahu_start_page_set_evenings (self->start_page, evenings, n_all);
}

static void
show_offer (AhuWindow *self)
{
  const AhuGameUi *ui;

  if (!is_on_start (self))
    return;

  ui = ahu_window_choose_ui (self, AHU_OFFER_GAME);
  ahu_start_page_set_session (self->start_page, self->offer);
  ahu_start_page_set_goes_on (self->start_page, ui != NULL && ahu_window_has_draft (ui));
  show_others (self);
  ahu_window_update_actions (self);
}

static void
set_offer (AhuWindow  *self,
           AhuSession *session)
{
  g_set_object (&self->offer, session);
  show_offer (self);
}

/* A game that somebody else plays is not for us to go on with. */
static gboolean
is_free (AhuWindow  *self,
         const char *id)
{
  AhuSession *session = ahu_desk_find_session (self->desk, id);

  return session != NULL ? !ahu_session_get_read_only (session)
                         : !ahu_store_is_open (ahu_desk_get_store (self->desk), id);
}

/* Two games can have been saved within one second. */
static gboolean
is_before (const GStatBuf *first,
           const GStatBuf *second)
{
  if (first->st_mtim.tv_sec != second->st_mtim.tv_sec)
    return first->st_mtim.tv_sec < second->st_mtim.tv_sec;

  return first->st_mtim.tv_nsec < second->st_mtim.tv_nsec;
}

/* The store opens only the games that were changed last. The library knows which of all
 * others go on, if it has read them yet; when they were played last their files tell.
 *
 * Returns: (transfer full) (nullable): an unfinished game */
static AhuRecord *
find_in_library (AhuWindow *self)
{
  AhuStore *store = ahu_desk_get_store (self->desk);
  AhuSummary *latest = NULL;
  GStatBuf latest_info;
  GListModel *games;

  if (!self->reads_files)
    return NULL;

  games = G_LIST_MODEL (ahu_desk_get_library (self->desk));
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      /* The library keeps it. */
      g_autoptr (AhuSummary) summary = g_list_model_get_item (games, i);
      g_autofree char *path = NULL;
      GStatBuf info;

      if (ahu_summary_get_state (summary) != AHU_SUMMARY_RUNNING || !is_free (self, ahu_summary_get_id (summary)))
        continue;

      path = g_build_filename (ahu_store_get_path (store), ahu_summary_get_file (summary), NULL);
      if (g_stat (path, &info) == 0 && (latest == NULL || is_before (&latest_info, &info)))
        {
          latest = summary;
          latest_info = info;
        }
    }

  return latest != NULL ? ahu_store_load (store, ahu_summary_get_id (latest), NULL) : NULL;
}

/* Returns: (transfer full) (nullable): the game as it can be offered */
static AhuSession *
open_offer (AhuWindow *self,
            AhuRecord *record)
{
  AhuSession *open = ahu_desk_find_session (self->desk, ahu_record_get_id (record));
  /* A file that is being read is about to lie there. */
  gboolean desk_is_free = ahu_desk_get_session (self->desk) == NULL && !ahu_window_is_opening (self);
  g_autoptr (AhuRefusal) refusal = NULL;
  AhuSession *session;

  if (open != NULL)
    return g_object_ref (open);

  session = ahu_session_new (record, desk_is_free ? ahu_desk_get_store (self->desk) : NULL, &refusal);
  if (session == NULL || !desk_is_free)
    return session;

  ahu_desk_set_session (self->desk, session);
  ahu_window_tell_damage (self, record, refusal);

  return session;
}

static void found_cb (GObject      *source,
                      GAsyncResult *result,
                      gpointer      user_data);

static void
look (AhuWindow *self)
{
  self->is_looking = TRUE;
  ahu_store_find_unfinished_async (ahu_desk_get_store (self->desk), (const char *const *) self->passed_over,
                                   self->cancellable, found_cb, g_object_ref (self));
}

static void
pass_over (AhuWindow  *self,
           const char *id)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  if (self->passed_over != NULL)
    g_strv_builder_addv (ids, (const char **) self->passed_over);
  g_strv_builder_add (ids, id);
  g_strfreev (self->passed_over);
  self->passed_over = g_strv_builder_end (ids);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (AhuWindow) self = user_data;
  g_autoptr (AhuRecord) record = ahu_store_find_unfinished_finish (AHU_STORE (source), result, NULL);
  g_autoptr (AhuSession) session = NULL;

  self->is_looking = FALSE;
  /* The window may be closed. */
  if (self->desk == NULL)
    return;
  ahu_window_watch_files (self);
  if (self->looks_again)
    {
      ahu_window_look_for_game (self);
      return;
    }
  if (record != NULL && !is_free (self, ahu_record_get_id (record)))
    {
      pass_over (self, ahu_record_get_id (record));
      look (self);
      return;
    }

  if (record == NULL)
    record = find_in_library (self);
  if (record != NULL)
    session = open_offer (self, record);
  else
    /* Kept nowhere, or played elsewhere: it can at least be looked at. */
    g_set_object (&session, ahu_desk_get_session (self->desk));
  if (session != NULL && ahu_session_has_ended (session))
    g_clear_object (&session);
  set_offer (self, session);
}

void
ahu_window_look_for_game (AhuWindow *self)
{
  self->looks_again = self->is_looking;
  if (self->is_looking)
    return;

  g_clear_pointer (&self->passed_over, g_strfreev);
  look (self);
}

/* What is known is offered at once. */
void
ahu_window_update_start (AhuWindow *self)
{
  /* A window that is closed lets go of games, too. */
  if (self->cancellable == NULL || !is_on_start (self))
    return;

  if (self->offer != NULL && !ahu_desk_has_game (self->desk, get_id (self->offer)))
    g_clear_object (&self->offer);
  show_offer (self);
  ahu_window_look_for_game (self);
}

/* A game that has just begun, and whatever is played on, is the one played last. */
static void
game_changed_cb (AhuWindow *self)
{
  AhuSession *session = ahu_desk_get_session (self->desk);
  gboolean is_new;

  if (session == NULL)
    {
      ahu_window_update_start (self);
      return;
    }

  is_new = ahu_history_get_ply (ahu_session_get_history (session)) == 0;
  if (self->offer != NULL && g_str_equal (get_id (self->offer), get_id (session)))
    set_offer (self, ahu_session_has_ended (session) ? NULL : session);
  else if (!ahu_session_has_ended (session) && (is_new || self->offer == NULL))
    set_offer (self, session);
}

static void
game_moved_cb (AhuWindow *self)
{
  AhuSession *session = ahu_desk_get_session (self->desk);

  if (session == NULL || ahu_session_get_read_only (session))
    return;
  if (!ahu_session_has_ended (session))
    set_offer (self, session);
  else if (self->offer == session)
    set_offer (self, NULL);
}

void
ahu_window_watch_games (AhuWindow *self)
{
  g_signal_connect_object (self->desk, "game-changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "game-moved", G_CALLBACK (game_moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ahu_desk_get_store (self->desk), "released", G_CALLBACK (ahu_window_update_start), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (ahu_window_update_start), NULL);
}

gboolean
ahu_window_can_continue (AhuWindow *self)
{
  return is_on_start (self) && self->offer != NULL && !ahu_session_has_ended (self->offer);
}

void
ahu_window_continue (AhuWindow *self)
{
  g_autoptr (AhuSession) offer = g_object_ref (self->offer);
  AhuStore *store = ahu_desk_get_store (self->desk);
  g_autoptr (AhuSession) session = NULL;

  if (ahu_desk_has_game (self->desk, get_id (offer)))
    {
      ahu_window_show_game_with_id (self, get_id (offer));
      return;
    }

  /* Its file has another name. */
  session = ahu_session_new (ahu_session_get_record (offer), store, NULL);
  ahu_desk_replace_session (self->desk, session);
  ahu_window_show_game (self);
}
