/* ahu-window-close.c: closing the window, but not over moves that can't be saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "core/base/ahu-replace-file.h"
#include "shell/window/ahu-close-window.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/rules/ahu-child-window.h"

/* A disk that is slow may take its time; of one that doesn't answer people are told. */
#define PATIENCE (30 * G_TIME_SPAN_SECOND)

/* A copy of what can't be saved, which nobody but the player gets to see. */
typedef struct
{
  AhuWindow *window;
  char *id;
  GBytes *bytes;
} Copy;

static void ask (AhuWindow *self, const char *news);

static void
copy_free (Copy *copy)
{
  g_object_unref (copy->window);
  g_free (copy->id);
  g_bytes_unref (copy->bytes);
  g_free (copy);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Copy, copy_free)

static AhuStore *
store_of (AhuWindow *self)
{
  return ahu_desk_get_store (self->desk);
}

/* How many moves of the first don't stand in the second, if there is one. */
static guint
count_more (AhuRecord *shown,
            AhuRecord *kept)
{
  GPtrArray *moves = ahu_record_get_moves (shown);
  GPtrArray *before = kept != NULL ? ahu_record_get_moves (kept) : NULL;
  guint n = 0;

  while (before != NULL && n < MIN (moves->len, before->len) &&
         json_node_equal (g_ptr_array_index (moves, n), g_ptr_array_index (before, n)))
    n++;

  return moves->len - n;
}

static AhuRecord *
read_record (GBytes *bytes)
{
  return bytes != NULL ? ahu_record_salvage (bytes, NULL) : NULL;
}

static guint
count_moves (AhuStore   *store,
             const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (store, id);
  g_autoptr (GBytes) queued = ahu_store_read (store, id, NULL);
  g_autoptr (GBytes) written = ahu_document_read (path, NULL);
  g_autoptr (AhuRecord) shown = read_record (queued);
  g_autoptr (AhuRecord) kept = read_record (written);

  return shown != NULL ? count_more (shown, kept) : 0;
}

/* Returns: (transfer full): the ids of what is neither on the disk nor in a copy */
static char **
list_unsaved (AhuWindow *self)
{
  g_auto (GStrv) all = ahu_store_list_unsaved (store_of (self));
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; all[i] != NULL; i++)
    {
      if (self->copied == NULL || !g_strv_contains ((const char *const *) self->copied, all[i]))
        g_strv_builder_add (ids, all[i]);
    }

  return g_strv_builder_end (ids);
}

static gboolean
is_saved (AhuWindow *self)
{
  g_auto (GStrv) ids = NULL;

  if (ahu_store_flush_within (store_of (self), PATIENCE))
    return TRUE;

  ids = list_unsaved (self);

  return ids[0] == NULL;
}

static void
try_again_cb (AhuWindow *self)
{
  if (is_saved (self))
    ahu_window_leave (self);
  else
    ask (self, _("It still can’t be saved."));
}

static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Copy) copy = user_data;
  AhuWindow *self = copy->window;
  g_autoptr (GError) error = NULL;
  g_autoptr (GStrvBuilder) copied = g_strv_builder_new ();
  g_autofree char *problem = NULL;

  if (self->close_window == NULL)
    return;

  if (!ahu_replace_file_finish (G_FILE (source), result, &error))
    {
      /* Translators: %s is the system’s reason. */
      problem = g_strdup_printf (_("The copy could not be saved: %s"), error->message);
      ask (self, problem);
      return;
    }

  if (self->copied != NULL)
    g_strv_builder_addv (copied, (const char **) self->copied);
  g_strv_builder_add (copied, copy->id);
  g_strfreev (self->copied);
  self->copied = g_strv_builder_end (copied);
  if (is_saved (self))
    ahu_window_leave (self);
  else
    ask (self, _("The copy is saved, but something else isn’t."));
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Copy) copy = user_data;
  g_autoptr (GFile) file = ahu_compat_choose_file_finish (result);
  GBytes *bytes = copy->bytes;

  if (file != NULL)
    ahu_replace_file_async (file, bytes, NULL, copied_cb, g_steal_pointer (&copy));
}

/* What can’t be read has no game to be named after. */
static char *
propose_name (GBytes *bytes)
{
  g_autoptr (JsonObject) document = bytes != NULL ? ahu_document_parse (bytes, NULL) : NULL;

  return ahu_window_propose_copy_name (document != NULL ? ahu_game_ui_find (ahu_document_get_game (document)) : NULL);
}

static void
save_copy_cb (AhuWindow *self)
{
  g_auto (GStrv) ids = list_unsaved (self);
  g_autoptr (Copy) copy = NULL;
  g_autofree char *name = NULL;

  if (ids[0] == NULL)
    {
      try_again_cb (self);
      return;
    }

  copy = g_new0 (Copy, 1);
  copy->window = g_object_ref (self);
  copy->id = g_strdup (ids[0]);
  copy->bytes = ahu_store_read (store_of (self), ids[0], NULL);
  name = propose_name (copy->bytes);
  ahu_compat_save_file_async (GTK_WINDOW (self->close_window), _("Save a copy"), name,
                              self->cancellable, chosen_cb, g_steal_pointer (&copy));
}

static void
ask (AhuWindow  *self,
     const char *news)
{
  g_auto (GStrv) ids = list_unsaved (self);
  guint n_moves = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    n_moves += count_moves (store_of (self), ids[i]);

  if (self->close_window == NULL)
    {
      g_set_weak_pointer (&self->close_window, ahu_close_window_new ());
      g_signal_connect_object (self->close_window, "try-again", G_CALLBACK (try_again_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->close_window, "save-copy", G_CALLBACK (save_copy_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->close_window, "lose", G_CALLBACK (ahu_window_leave), self, G_CONNECT_SWAPPED);
      ahu_child_window_present (GTK_WINDOW (self->close_window), GTK_WIDGET (self));
    }
  ahu_close_window_ask (AHU_CLOSE_WINDOW (self->close_window),
                        self->store_problem != NULL ? self->store_problem
                                                    : _("The disk hasn’t answered for half a minute."),
                        n_moves, news);
  gtk_window_present (GTK_WINDOW (self->close_window));
}

void
ahu_window_leave (AhuWindow *self)
{
  self->leaves = TRUE;
  if (self->close_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->close_window));
  gtk_window_close (GTK_WINDOW (self));
}

void
ahu_window_settle_question (AhuWindow *self)
{
  if (self->close_window != NULL)
    ahu_window_leave (self);
}

gboolean
ahu_window_may_close (AhuWindow *self)
{
  if (self->leaves)
    return TRUE;

  /* Gone at once for the user, as long as nothing is known to be wrong. */
  gtk_widget_set_visible (GTK_WIDGET (self), self->store_problem != NULL);
  if (is_saved (self))
    return TRUE;

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  ask (self, NULL);
  return FALSE;
}
