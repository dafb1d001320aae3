/* ahu-window-open.c: records and result sheets that are opened in the window
 *
 * A file that can't be opened changes nothing: the page stays, and a sentence that
 * stays too names the file and what is wrong with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "core/library/ahu-library-compare.h"
#include "core/record/ahu-record-counts.h"
#include "core/record/ahu-record-lines.h"
#include "shell/window/ahu-window-private.h"

/* So much later somebody may ask what goes on. */
#define LONG_TIME 800 /* milliseconds */

/* What a thread reads: of a disk that doesn't answer, or a text that takes long, nobody
 * who uses the window should notice more than that it isn't there yet. */
typedef struct
{
  AhuStore *store;
  GFile *file;
  char *name;         /* as it is shown */
  JsonObject *sheet;  /* of these, one is set */
  AhuRecord *record;
  char *problem;
  AhuRecord *opened;  /* with @record: what becomes the game */
  gboolean is_many;   /* it has a game on each line */
  gboolean is_new;    /* no such game is kept */
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  /* The thread that outlasts its window must not be where the store ends. */
  if (reading->store != NULL)
    g_idle_add_once (g_object_unref, reading->store);
  g_object_unref (reading->file);
  g_free (reading->name);
  g_clear_pointer (&reading->sheet, json_object_unref);
  g_clear_object (&reading->record);
  g_free (reading->problem);
  g_clear_object (&reading->opened);
  g_free (reading);
}

/* @rule: (nullable) */
static char *
refuse (const char *file,
        const char *reason,
        const char *rule)
{
  if (rule == NULL)
    /* Translators: %1$s is the name of a file, %2$s a sentence with the reason. */
    return g_strdup_printf (_("“%1$s” can’t be opened: %2$s"), file, reason);

  /* Translators: %1$s is the name of a file, %2$s a sentence with the reason,
   * %3$s the number of a rule. */
  return g_strdup_printf (_("“%1$s” can’t be opened: %2$s (%3$s)"), file, reason, rule);
}

static GBytes *
read_file (Reading  *reading,
           GError  **error)
{
  const char *path = g_file_peek_path (reading->file);

  if (path != NULL)
    return ahu_store_read_file (reading->store, path, error);

  g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FILE,
                       _("Only files on this computer can be opened."));
  return NULL;
}

/* Returns: (nullable): what is wrong with the sheet */
static char *
open_sheet (AhuWindow  *self,
            JsonObject *document,
            const char *name)
{
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (GError) error = NULL;

  if (ahu_window_show_sheet (self, document, &refusal, &error))
    return NULL;

  return refusal != NULL ? refuse (name, refusal->message, refusal->rule) : refuse (name, error->message, NULL);
}

/* Whether it is the counted end of a game that is kept, perhaps with its moves. */
static gboolean
is_known (AhuStore  *store,
          AhuRecord *record)
{
  g_autoptr (AhuRecord) kept = ahu_record_is_sheet (record) ? ahu_store_load (store, ahu_record_get_id (record), NULL) : NULL;

  return kept != NULL && ahu_library_compare (kept, record) == AHU_COMPARISON_SAME;
}

/* An old copy of a game that is kept, or another course of it, must not take its place. */
static void
choose_record (Reading *reading)
{
  AhuRecord *record = reading->record;
  const char *record_id = ahu_record_get_id (record);
  g_autofree char *kept = ahu_store_dup_file_path (reading->store, record_id);
  gboolean is_kept = g_strcmp0 (g_file_peek_path (reading->file), kept) == 0;
  g_autofree char *id = g_uuid_string_random ();

  if (!is_kept && is_known (reading->store, record))
    reading->opened = ahu_store_load (reading->store, record_id, NULL);
  else if (!is_kept && ahu_store_would_lose (reading->store, record))
    reading->opened = ahu_record_copy_with (record, "id", json_node_init_string (json_node_alloc (), id));
  else
    reading->opened = g_object_ref (record);
  reading->is_new = g_strcmp0 (ahu_record_get_id (reading->opened), record_id) != 0 || !g_file_test (kept, G_FILE_TEST_EXISTS);
}

/* One of which all is counted is a game. */
static void
read_sheet (Reading    *reading,
            JsonObject *document)
{
  g_autoptr (AhuRecord) record = ahu_record_new_from_document (document, NULL);
  const char *path = g_file_peek_path (reading->file);

  if (record != NULL && ahu_record_is_counted (record))
    reading->record = path != NULL ? ahu_record_give_time (record, path) : g_steal_pointer (&record);
  else
    reading->sheet = json_object_ref (document);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Reading *reading = data;
  const char *path = g_file_peek_path (reading->file);
  g_autoptr (AhuRecordLines) lines = path != NULL ? ahu_record_lines_open (path, cancellable) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (JsonObject) document = NULL;

  reading->is_many = lines != NULL;
  if (reading->is_many)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }

  bytes = read_file (reading, &error);
  document = bytes != NULL ? ahu_document_parse (bytes, NULL) : NULL;
  if (document != NULL && ahu_document_is_result (document))
    read_sheet (reading, document);
  else if (bytes != NULL)
    reading->record = ahu_record_salvage (bytes, &error);

  if (reading->record != NULL)
    choose_record (reading);
  else if (reading->sheet == NULL)
    reading->problem = refuse (reading->name, error->message, NULL);
  g_task_return_boolean (task, TRUE);
}

/* Returns: (nullable): what is wrong with the game, or to be said of it */
static char *
describe (Reading    *reading,
          AhuSession *session,
          AhuRefusal *refusal)
{
  const char *name = reading->name;

  if (session == NULL)
    /* Translators: %1$s is the name of a file, %2$s a sentence with the reason,
     * %3$s the number of a rule. */
    return g_strdup_printf (_("“%1$s” can’t be opened because its set-up breaks the rules: %2$s (%3$s)"),
                            name, refusal->message, refusal->rule);
  if (refusal != NULL)
    /* Translators: %1$s is the name of a file, %2$d the number of a move, from 1,
     * %3$s a sentence with the reason, %4$s the number of a rule. */
    return g_strdup_printf (_("Move %2$d of “%1$s” breaks the rules: %3$s (%4$s) The game is shown up to the move before."),
                            name, refusal->move + 1, refusal->message, refusal->rule);
  if (ahu_record_get_damage (reading->record) != NULL)
    /* Translators: %1$s is the name of a file, %2$s a sentence that tells what is
     * wrong with it. */
    return g_strdup_printf (_("“%1$s” is damaged: %2$s The game is shown up to the last move that can be read."),
                            name, ahu_record_get_damage (reading->record));
  if (g_strcmp0 (ahu_record_get_id (reading->opened), ahu_record_get_id (reading->record)) != 0)
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("“%s” differs from a game that is kept here. It is opened as a game of its own; the other one stays as it is."), name);

  return NULL;
}

/* Returns: (nullable): what is wrong with the record; a game good up to a move is
 * opened all the same */
static char *
open_record (AhuWindow *self,
             Reading   *reading)
{
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuSession) session = ahu_session_new (reading->opened, reading->store, &refusal);

  if (session != NULL)
    {
      /* What people have counted counts, wherever the file lies. */
      if (ahu_record_is_sheet (reading->opened))
        ahu_session_count (session, ahu_record_get_document (reading->opened), TRUE);
      ahu_desk_replace_session (self->desk, session);
      ahu_window_show_game (self);
    }

  return describe (reading, session, refusal);
}

/* A game that is played on is kept; one that is over would be gone with the window. */
void
ahu_window_offer_keeping (AhuWindow *self)
{
  AhuSession *session = ahu_desk_get_session (self->desk);
  g_autofree char *path = NULL;

  if (self->unkept == NULL || session != self->unkept || ahu_navigator_get_table_view (self->navigator) ||
      !(ahu_window_is_on_result (self) || ahu_window_is_on_counted (self)))
    return;

  path = ahu_store_dup_file_path (ahu_desk_get_store (self->desk), ahu_record_get_id (ahu_session_get_record (session)));
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    g_clear_weak_pointer (&self->unkept);
  else
    ahu_message_bar_set_offer (self->notice_bar, _("This game is not in the history."), _("Keep it"), "win.keep-game");
}

void
ahu_window_keep_game (AhuWindow *self)
{
  AhuSession *session = ahu_desk_get_session (self->desk);

  if (session == NULL)
    return;

  ahu_session_save (session);
  g_clear_weak_pointer (&self->unkept);
  ahu_message_bar_set_done (self->notice_bar, _("The game is in the history."));
}

/* The start page has a place for it that stays; elsewhere it comes and goes. */
static void
show_problem (AhuWindow  *self,
              const char *problem)
{
  gboolean on_start = !ahu_navigator_can_go_back (self->navigator);

  ahu_start_page_set_problem (self->start_page, on_start ? problem : NULL);
  if (!on_start && problem != NULL)
    ahu_message_bar_set_message (self->notice_bar, problem);
}

/* One of them can't be meant: all go where games are kept. */
static void
import_games (AhuWindow *self,
              GFile     *file)
{
  g_autoptr (GSList) files = g_slist_prepend (NULL, file);

  ahu_window_show_history (self);
  ahu_window_import (self, files);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (AhuWindow) self = user_data;
  Reading *reading = g_task_get_task_data (G_TASK (result));
  g_autofree char *problem = NULL;

  /* Closed meanwhile, or another file was asked for. */
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;

  ahu_window_stop_opening (self);
  ahu_message_bar_set_message (self->notice_bar, NULL);
  if (reading->is_many)
    import_games (self, reading->file);
  else if (reading->sheet != NULL)
    problem = open_sheet (self, reading->sheet, reading->name);
  else if (reading->opened != NULL)
    problem = open_record (self, reading);
  else
    problem = g_strdup (reading->problem);

  show_problem (self, problem);
  if (problem == NULL && reading->opened != NULL && reading->is_new && !ahu_record_is_sheet (reading->opened))
    {
      g_set_weak_pointer (&self->unkept, ahu_desk_get_session (self->desk));
      ahu_window_offer_keeping (self);
    }
  g_clear_object (&reading->store);
  /* It was not looked for while another one was about to come. */
  if (ahu_desk_get_session (self->desk) == NULL)
    ahu_window_look_for_game (self);
}

static gboolean
tell_reading_cb (gpointer data)
{
  AhuWindow *self = data;
  g_autofree char *message = NULL;

  /* Translators: %s is the name of a file. */
  message = g_strdup_printf (_("“%s” is being read…"), self->opening_name);
  ahu_message_bar_set_working (self->notice_bar, message);
  self->opening_id = 0;

  return G_SOURCE_REMOVE;
}

void
ahu_window_stop_opening (AhuWindow *self)
{
  g_clear_handle_id (&self->opening_id, g_source_remove);
  g_clear_pointer (&self->opening_name, g_free);
  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
}

gboolean
ahu_window_is_opening (AhuWindow *self)
{
  g_return_val_if_fail (AHU_IS_WINDOW (self), FALSE);

  return self->opening != NULL;
}

void
ahu_window_open (AhuWindow *self,
                 GFile     *file)
{
  g_autofree char *base = NULL;
  g_autoptr (GTask) task = NULL;
  Reading *reading;

  g_return_if_fail (AHU_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  ahu_window_stop_opening (self);
  base = g_file_get_basename (file);
  reading = g_new0 (Reading, 1);
  reading->store = g_object_ref (ahu_desk_get_store (self->desk));
  reading->file = g_object_ref (file);
  reading->name = ahu_file_name_printable (base != NULL ? base : "");

  self->opening = g_cancellable_new ();
  self->opening_name = g_strdup (reading->name);
  self->opening_id = g_timeout_add (LONG_TIME, tell_reading_cb, self);
  /* The thread may outlast the window, and must not be who lets go of it last. */
  task = g_task_new (NULL, self->opening, read_cb, g_object_ref (self));
  g_task_set_source_tag (task, ahu_window_open);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_in_thread);
}

void
ahu_window_open_files (AhuWindow  *self,
                       GFile     **files,
                       guint       n_files)
{
  g_autoptr (GSList) list = NULL;

  g_return_if_fail (AHU_IS_WINDOW (self));

  if (n_files == 1)
    ahu_window_open (self, files[0]);
  if (n_files < 2)
    return;

  for (guint i = n_files; i > 0; i--)
    list = g_slist_prepend (list, files[i - 1]);
  ahu_window_show_history (self);
  ahu_window_import (self, list);
}
