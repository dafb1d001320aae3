/* ahu-library-files.c: renaming, duplicating and deleting kept games
 *
 * Everything works on a thread, on files of the folder; what the store has queued is
 * written first.
 *
 * Not for: importing (ahu-library-import.c), exporting (ahu-library-export.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-library-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "core/ahu-library-scan.h"

#define DELETED "deleted"
#define FOLDER_MODE 0700
#define FILE_MODE 0600

/* How long deleted games can be brought back, in seconds. */
#define KEEPING_TIME (30 * 24 * 3600)

/* One piece of work. What a kind of work doesn't need is NULL. */
typedef struct
{
  AhuStore *store;
  char **ids;   /* of games that are claimed for the work */
  char **files; /* in the store's folder */
  char *title;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_object_unref (work->store);
  g_strfreev (work->ids);
  g_strfreev (work->files);
  g_free (work->title);
  g_free (work);
}

static Work *
work_new (AhuLibrary *self,
          GPtrArray  *summaries)
{
  g_autoptr (GStrvBuilder) files = g_strv_builder_new ();
  Work *work = g_new0 (Work, 1);

  work->store = g_object_ref (ahu_library_get_store (self));
  for (guint i = 0; summaries != NULL && i < summaries->len; i++)
    g_strv_builder_add (files, ahu_summary_get_file (g_ptr_array_index (summaries, i)));
  work->files = g_strv_builder_end (files);

  return work;
}

static Work *
work_new_for_one (AhuLibrary *self,
                  AhuSummary *summary)
{
  g_autoptr (GPtrArray) summaries = g_ptr_array_new ();

  g_ptr_array_add (summaries, summary);

  return work_new (self, summaries);
}

static void
run (AhuLibrary          *self,
     Work                *work,
     gpointer             tag,
     GTaskThreadFunc      function,
     GAsyncReadyCallback  callback,
     gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);

  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, function);
}

/* Whoever has a game open writes it; on the main context.
 * Returns: whether all are free, and claimed now */
static gboolean
claim (Work      *work,
       GPtrArray *summaries)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  gboolean all = TRUE;

  for (guint i = 0; i < summaries->len && all; i++)
    {
      const char *id = ahu_summary_get_id (g_ptr_array_index (summaries, i));

      all = ahu_store_claim (work->store, id, work);
      if (all)
        g_ptr_array_add (ids, g_strdup (id));
    }
  g_ptr_array_add (ids, NULL);
  work->ids = (char **) g_ptr_array_free (g_steal_pointer (&ids), FALSE);

  return all;
}

static void
release (Work *work)
{
  for (guint i = 0; work->ids != NULL && work->ids[i] != NULL; i++)
    ahu_store_release (work->store, work->ids[i], work);
}

/* Takes work. */
static void
return_open_elsewhere (AhuLibrary          *self,
                       Work                *work,
                       gpointer             tag,
                       GAsyncReadyCallback  callback,
                       gpointer             user_data)
{
  release (work);
  work_free (work);
  g_task_report_new_error (self, callback, user_data, tag, G_IO_ERROR, G_IO_ERROR_BUSY,
                           _("The game is open elsewhere."));
}

static void
note_files (AhuLibrary *self,
            GTask      *task)
{
  Work *work = g_task_get_task_data (task);

  if (work == NULL)
    return;
  release (work);
  for (guint i = 0; work->files[i] != NULL; i++)
    ahu_library_note_file (self, work->files[i]);
}

static char *
get_path (Work       *work,
          const char *file)
{
  return g_build_filename (ahu_store_get_path (work->store), file, NULL);
}

static void
set_errno_error (GError **error)
{
  int number = errno;

  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (number), g_strerror (number));
}

/* A file that somebody has named otherwise keeps its name. */
static gboolean
write_record (Work        *work,
              const char  *file,
              AhuRecord   *record,
              GError     **error)
{
  GPtrArray *moves = ahu_record_get_moves (record);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, moves, moves->len);
  g_autofree char *kept = ahu_store_dup_file_path (work->store, ahu_record_get_id (record));
  g_autofree char *path = get_path (work, file);

  if (!g_str_equal (path, kept))
    return g_file_set_contents_full (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                     G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                     FILE_MODE, error);

  /* It tells by itself what can't be written, and tries again. */
  ahu_store_save (work->store, ahu_record_get_id (record), bytes);
  ahu_store_flush (work->store);

  return TRUE;
}

static AhuRecord *
load_record (Work        *work,
             const char  *file,
             GError     **error)
{
  g_autofree char *path = get_path (work, file);
  g_autoptr (GBytes) bytes = NULL;
  AhuRecord *record;

  ahu_store_flush (work->store);
  bytes = ahu_document_read (path, error);
  record = bytes != NULL ? ahu_record_salvage (bytes, error) : NULL;
  if (record != NULL && ahu_record_get_damage (record) != NULL)
    ahu_store_keep_original (work->store, ahu_record_get_id (record));

  return record;
}

static void
rename_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  Work *work = data;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuRecord) renamed = NULL;
  GError *error = NULL;

  record = load_record (work, work->files[0], &error);
  if (record != NULL)
    renamed = ahu_library_copy_with_string (record, "title", work->title);
  if (renamed != NULL)
    write_record (work, work->files[0], renamed, &error);

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

static void
duplicate_in_thread (GTask        *task,
                     gpointer      source,
                     gpointer      data,
                     GCancellable *cancellable)
{
  Work *work = data;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuRecord) named = NULL;
  g_autoptr (AhuRecord) copy = NULL;
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *title = NULL;
  g_autofree char *path = NULL;
  g_autofree char *file = NULL;
  GError *error = NULL;

  record = load_record (work, work->files[0], &error);
  if (record == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  title = ahu_library_make_copy_title (ahu_record_get_title (record));
  named = ahu_library_copy_with_string (record, "title", title);
  copy = ahu_library_copy_with_string (named, "id", id);
  path = ahu_store_dup_file_path (work->store, id);
  file = g_path_get_basename (path);
  write_record (work, file, copy, NULL);
  g_task_return_pointer (task, g_steal_pointer (&id), g_free);
}

static gboolean
is_outdated (const char *path)
{
  GStatBuf info;

  /* The time of change of the file itself is when it was moved here. */
  return g_stat (path, &info) == 0 && info.st_ctime + KEEPING_TIME < g_get_real_time () / G_USEC_PER_SEC;
}

static void
remove_outdated (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, AHU_LIBRARY_SUFFIX) && is_outdated (path))
        g_remove (path);
    }
}

static void
remove_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  Work *work = data;
  g_autofree char *folder = get_path (work, DELETED);
  g_autoptr (GStrvBuilder) removed = g_strv_builder_new ();
  GError *error = NULL;

  ahu_store_flush (work->store);
  if (g_mkdir_with_parents (folder, FOLDER_MODE) != 0)
    set_errno_error (&error);
  else
    remove_outdated (folder);

  for (guint i = 0; work->files[i] != NULL && error == NULL; i++)
    {
      g_autofree char *from = get_path (work, work->files[i]);
      g_autofree char *to = g_build_filename (folder, work->files[i], NULL);

      if (g_rename (from, to) == 0)
        g_strv_builder_add (removed, work->files[i]);
      else if (errno != ENOENT)
        set_errno_error (&error);
    }

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, g_strv_builder_end (removed), (GDestroyNotify) g_strfreev);
}

static void
restore_in_thread (GTask        *task,
                   gpointer      source,
                   gpointer      data,
                   GCancellable *cancellable)
{
  Work *work = data;
  GError *error = NULL;

  for (guint i = 0; work->files[i] != NULL && error == NULL; i++)
    {
      g_autofree char *to = get_path (work, work->files[i]);
      g_autofree char *from = g_build_filename (ahu_store_get_path (work->store), DELETED, work->files[i], NULL);

      if (g_file_test (to, G_FILE_TEST_EXISTS))
        continue;
      if (g_rename (from, to) != 0)
        set_errno_error (&error);
    }

  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

char *
ahu_library_make_copy_title (const char *title)
{
  if (title == NULL)
    /* Translators: the title of a game that is the copy of one without a title. */
    return g_strdup (_("Copy"));

  /* Translators: the title of a game that is a copy; %s is the title of the other. */
  return g_strdup_printf (_("%s (copy)"), title);
}

AhuRecord *
ahu_library_copy_with_string (AhuRecord  *record,
                              const char *member,
                              const char *value)
{
  JsonNode *node = NULL;

  if (value != NULL && *value != '\0')
    node = json_node_init_string (json_node_alloc (), value);

  return ahu_record_copy_with (record, member, node);
}

void
ahu_library_rename_async (AhuLibrary          *self,
                          AhuSummary          *summary,
                          const char          *title,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GPtrArray) games = NULL;
  Work *work;

  g_return_if_fail (AHU_IS_LIBRARY (self));
  g_return_if_fail (AHU_IS_SUMMARY (summary));

  work = work_new_for_one (self, summary);
  work->title = g_strdup (title != NULL ? title : "");
  if (ahu_library_is_renamed_elsewhere (self, ahu_summary_get_id (summary), work->title))
    {
      g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);

      g_task_set_source_tag (task, ahu_library_rename_async);
      g_task_set_task_data (task, work, work_free);
      g_task_return_boolean (task, TRUE);
      return;
    }

  games = g_ptr_array_new ();
  g_ptr_array_add (games, summary);
  if (claim (work, games))
    run (self, work, ahu_library_rename_async, rename_in_thread, callback, user_data);
  else
    return_open_elsewhere (self, work, ahu_library_rename_async, callback, user_data);
}

gboolean
ahu_library_rename_finish (AhuLibrary    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  note_files (self, G_TASK (result));

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
ahu_library_duplicate_async (AhuLibrary          *self,
                             AhuSummary          *summary,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data)
{
  g_return_if_fail (AHU_IS_LIBRARY (self));
  g_return_if_fail (AHU_IS_SUMMARY (summary));

  run (self, work_new_for_one (self, summary), ahu_library_duplicate_async, duplicate_in_thread,
       callback, user_data);
}

char *
ahu_library_duplicate_finish (AhuLibrary    *self,
                              GAsyncResult  *result,
                              GError       **error)
{
  char *id;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  id = g_task_propagate_pointer (G_TASK (result), error);
  if (id != NULL)
    {
      g_autofree char *path = ahu_store_dup_file_path (ahu_library_get_store (self), id);
      g_autofree char *file = g_path_get_basename (path);

      ahu_library_note_file (self, file);
    }

  return id;
}

/* Nobody may go on writing what is to be gone. */
void
ahu_library_remove_async (AhuLibrary          *self,
                          GPtrArray           *summaries,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  Work *work;

  g_return_if_fail (AHU_IS_LIBRARY (self));
  g_return_if_fail (summaries != NULL);

  for (guint i = 0; i < summaries->len; i++)
    ahu_library_supersede (self, ahu_summary_get_id (g_ptr_array_index (summaries, i)));

  work = work_new (self, summaries);
  if (claim (work, summaries))
    run (self, work, ahu_library_remove_async, remove_in_thread, callback, user_data);
  else
    return_open_elsewhere (self, work, ahu_library_remove_async, callback, user_data);
}

char **
ahu_library_remove_finish (AhuLibrary    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  note_files (self, G_TASK (result));

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
ahu_library_restore_async (AhuLibrary          *self,
                           const char *const   *files,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  Work *work;

  g_return_if_fail (AHU_IS_LIBRARY (self));
  g_return_if_fail (files != NULL);

  work = work_new (self, NULL);
  g_strfreev (work->files);
  work->files = g_strdupv ((char **) files);
  run (self, work, ahu_library_restore_async, restore_in_thread, callback, user_data);
}

gboolean
ahu_library_restore_finish (AhuLibrary    *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  note_files (self, G_TASK (result));

  return g_task_propagate_boolean (G_TASK (result), error);
}
