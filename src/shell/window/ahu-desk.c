/* ahu-desk.c: the game a window is about, and all kept games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/window/ahu-desk.h"

struct _AhuDesk
{
  GObject parent_instance;

  AhuStore *store;
  AhuLibrary *library; /* NULL until it is needed */
  AhuSession *session;
  AhuSession *previous; /* the unfinished game that @session has replaced */
  const AhuGameUi *ui;
  GSignalGroup *session_signals;
};

G_DEFINE_FINAL_TYPE (AhuDesk, ahu_desk, G_TYPE_OBJECT)

enum
{
  GAME_CHANGED,
  GAME_MOVED,
  SUPERSEDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
moved_cb (AhuDesk *self)
{
  g_signal_emit (self, signals[GAME_MOVED], 0);
}

/* Pages may hold a session longer than its game lies here. */
static void
close_session (AhuSession **session)
{
  if (*session != NULL)
    ahu_session_close (*session);
  g_clear_object (session);
}

static gboolean
is_game (AhuSession *session,
         const char *id)
{
  return session != NULL && g_strcmp0 (ahu_record_get_id (ahu_session_get_record (session)), id) == 0;
}

static gboolean
is_same_game (AhuSession *first,
              AhuSession *second)
{
  return is_game (first, ahu_record_get_id (ahu_session_get_record (second)));
}

static gboolean
renaming_cb (AhuDesk    *self,
             const char *id,
             const char *title)
{
  AhuSession *session = ahu_desk_find_session (self, id);

  if (session == NULL || ahu_session_get_read_only (session))
    return FALSE;

  ahu_session_set_title (session, title);

  return TRUE;
}

/* All desks hear this. */
static void
superseded_cb (AhuDesk    *self,
               const char *id)
{
  if (is_game (self->previous, id))
    {
      close_session (&self->previous);
      moved_cb (self);
    }
  if (is_game (self->session, id))
    g_signal_emit (self, signals[SUPERSEDED], 0);
}

static void
ahu_desk_dispose (GObject *object)
{
  AhuDesk *self = AHU_DESK (object);

  ahu_desk_close (self);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->library);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (ahu_desk_parent_class)->dispose (object);
}

static void
ahu_desk_class_init (AhuDeskClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_desk_dispose;

  signals[GAME_CHANGED] = g_signal_new ("game-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[GAME_MOVED] = g_signal_new ("game-moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SUPERSEDED] = g_signal_new ("superseded", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_desk_init (AhuDesk *self)
{
  self->session_signals = g_signal_group_new (AHU_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "changed", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::read-only", G_CALLBACK (moved_cb), self);
}

AhuDesk *
ahu_desk_new (AhuStore *store)
{
  AhuDesk *self;

  g_return_val_if_fail (AHU_IS_STORE (store), NULL);

  self = g_object_new (AHU_TYPE_DESK, NULL);
  self->store = g_object_ref (store);

  return self;
}

AhuStore *
ahu_desk_get_store (AhuDesk *self)
{
  g_return_val_if_fail (AHU_IS_DESK (self), NULL);

  return self->store;
}

AhuLibrary *
ahu_desk_get_library (AhuDesk *self)
{
  g_return_val_if_fail (AHU_IS_DESK (self), NULL);

  if (self->library == NULL)
    {
      self->library = ahu_library_ref_for_store (self->store);
      g_signal_connect_object (self->library, "renaming", G_CALLBACK (renaming_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->library, "superseded", G_CALLBACK (superseded_cb), self, G_CONNECT_SWAPPED);
    }

  return self->library;
}

AhuSession *
ahu_desk_get_session (AhuDesk *self)
{
  g_return_val_if_fail (AHU_IS_DESK (self), NULL);

  return self->session;
}

const AhuGameUi *
ahu_desk_get_ui (AhuDesk *self)
{
  g_return_val_if_fail (AHU_IS_DESK (self), NULL);

  return self->ui;
}

gboolean
ahu_desk_is_over (AhuDesk *self)
{
  g_return_val_if_fail (AHU_IS_DESK (self), FALSE);

  return self->session != NULL && ahu_session_has_ended (self->session);
}

gboolean
ahu_desk_is_game (AhuDesk    *self,
                  const char *id)
{
  g_return_val_if_fail (AHU_IS_DESK (self), FALSE);

  return is_game (self->session, id);
}

AhuSession *
ahu_desk_find_session (AhuDesk    *self,
                       const char *id)
{
  g_return_val_if_fail (AHU_IS_DESK (self), NULL);

  if (is_game (self->session, id))
    return self->session;

  return is_game (self->previous, id) ? self->previous : NULL;
}

gboolean
ahu_desk_has_game (AhuDesk    *self,
                   const char *id)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (AHU_IS_DESK (self), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  path = ahu_store_dup_file_path (self->store, id);

  return ahu_desk_find_session (self, id) != NULL || g_file_test (path, G_FILE_TEST_EXISTS);
}

/* What takes the place of a game may be that same game, opened once more, which waits for
 * the other to let go of it. */
void
ahu_desk_set_session (AhuDesk    *self,
                      AhuSession *session)
{
  g_return_if_fail (AHU_IS_DESK (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  if (self->session == session)
    return;
  if (self->previous != NULL && self->previous != session && is_same_game (self->previous, session))
    close_session (&self->previous);
  if (self->session != NULL && self->session != self->previous)
    ahu_session_close (self->session);

  self->ui = ahu_game_ui_find (ahu_session_get_game (session));
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->session_signals, session);
  g_signal_emit (self, signals[GAME_CHANGED], 0);
}

void
ahu_desk_replace_session (AhuDesk    *self,
                          AhuSession *session)
{
  g_return_if_fail (AHU_IS_DESK (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  if (self->session != NULL && !ahu_session_has_ended (self->session) && !is_same_game (self->session, session))
    {
      if (self->previous != NULL && self->previous != self->session)
        ahu_session_close (self->previous);
      g_set_object (&self->previous, self->session);
    }
  ahu_desk_set_session (self, session);
}

void
ahu_desk_drop_session (AhuDesk *self)
{
  g_return_if_fail (AHU_IS_DESK (self));

  g_signal_group_set_target (self->session_signals, NULL);
  close_session (&self->session);
  g_signal_emit (self, signals[GAME_CHANGED], 0);
}

void
ahu_desk_return (AhuDesk *self)
{
  g_autoptr (AhuSession) previous = NULL;

  g_return_if_fail (AHU_IS_DESK (self));
  g_return_if_fail (self->previous != NULL);

  previous = g_steal_pointer (&self->previous);
  ahu_desk_set_session (self, previous);
}

void
ahu_desk_close (AhuDesk *self)
{
  g_return_if_fail (AHU_IS_DESK (self));

  if (self->session_signals != NULL)
    g_signal_group_set_target (self->session_signals, NULL);
  close_session (&self->session);
  close_session (&self->previous);
}
