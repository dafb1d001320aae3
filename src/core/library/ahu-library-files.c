/* ahu-library-files.c: renaming, duplicating and deleting kept games
 *
 * Everything works on a thread, on files of the folder; what the store has queued is
 * written first.
 *
 * Not for: importing (ahu-library-import.c), exporting (ahu-library-export.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-library-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "core/library/ahu-library-scan.h"
#include "core/library/ahu-library-work.h"
#include "core/store/ahu-store-folder.h"

#define DELETED "deleted"
#define FOLDER_MODE 0700
#define FILE_MODE 0600

/* How long deleted games can be brought back, in seconds. */
#define KEEPING_TIME (30 * 24 * 3600)

/* A game that is open elsewhere stays as it is. Takes work. */
static void
return_open_elsewhere (AhuLibrary          *self,
                       AhuLibraryWork      *work,
                       gpointer             tag,
                       GAsyncReadyCallback  callback,
                       gpointer             user_data)
{
  ahu_library_work_free (work);
  g_task_report_new_error (self, callback, user_data, tag, G_IO_ERROR, G_IO_ERROR_BUSY,
                           _("The game is open elsewhere."));
}

static void
note_files (AhuLibrary *self,
            GTask      *task)
{
  AhuLibraryWork *work = g_task_get_task_data (task);

  if (work == NULL)
    return;
  ahu_library_work_release (work);
  for (guint i = 0; work->files[i] != NULL; i++)
    ahu_library_note_file (self, work->files[i]);
}

static void
set_errno_error (GError **error)
{
  int number = errno;

  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (number), g_strerror (number));
}

/* A file that somebody has named otherwise keeps its name. */
static gboolean
write_record (AhuLibraryWork  *work,
              const char      *file,
              AhuRecord       *record,
              GError         **error)
{
  GPtrArray *moves = ahu_record_get_moves (record);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, moves, moves->len);
  g_autofree char *kept = ahu_store_dup_file_path (work->store, ahu_record_get_id (record));
  g_autofree char *path = ahu_library_work_dup_path (work, file);

  if (!g_str_equal (path, kept))
    return g_file_set_contents_full (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                     G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                     FILE_MODE, error);

  /* It tells by itself what can't be written, and tries again; whoever reads it has it from the store. */
  ahu_store_save (work->store, ahu_record_get_id (record), bytes);
  ahu_store_flush (work->store);

  return TRUE;
}

static AhuRecord *
load_record (AhuLibraryWork  *work,
             const char      *file,
             GError         **error)
{
  g_autofree char *path = ahu_library_work_dup_path (work, file);
  AhuRecord *record = ahu_store_load_file (work->store, path, error);

  if (record != NULL && ahu_record_get_damage (record) != NULL)
    ahu_store_keep_original (work->store, ahu_record_get_id (record));

  return record;
}

/* A file that somebody has named otherwise is written at once, and what can't be read of it
 * would be gone. Returns: whether it may be written */
static gboolean
keep_damaged (AhuLibraryWork  *work,
              const char      *file,
              AhuRecord       *record,
              GError         **error)
{
  g_autofree char *own = ahu_store_dup_file_path (work->store, ahu_record_get_id (record));
  g_autofree char *path = ahu_library_work_dup_path (work, file);

  return ahu_record_get_damage (record) == NULL || g_str_equal (own, path)
         || ahu_store_folder_keep_file (path, error);
}

static void
rename_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  AhuLibraryWork *work = data;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuRecord) renamed = NULL;
  GError *error = NULL;

  record = load_record (work, work->files[0], &error);
  if (record != NULL && keep_damaged (work, work->files[0], record, &error))
    renamed = ahu_library_copy_with_string (record, "title", work->title);
  if (renamed != NULL)
    write_record (work, work->files[0], renamed, &error);

  ahu_library_work_return (task, error);
}

/* With where it comes from, so that the same game isn't counted twice. */
static AhuRecord *
make_copy (AhuRecord  *record,
           const char *id)
{
  g_autofree char *title = ahu_library_make_copy_title (ahu_record_get_title (record));
  g_autoptr (AhuRecord) named = ahu_library_copy_with_string (record, "title", title);
  g_autoptr (AhuRecord) told = ahu_record_copy_with_origin (named);

  return ahu_library_copy_with_string (told, "id", id);
}

static void
duplicate_in_thread (GTask        *task,
                     gpointer      source,
                     gpointer      data,
                     GCancellable *cancellable)
{
  AhuLibraryWork *work = data;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuRecord) copy = NULL;
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *path = NULL;
  g_autofree char *file = NULL;
  GError *error = NULL;

  record = load_record (work, work->files[0], &error);
  if (record == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  copy = make_copy (record, id);
  path = ahu_store_dup_file_path (work->store, id);
  file = g_path_get_basename (path);
  write_record (work, file, copy, NULL);
  g_task_return_pointer (task, g_steal_pointer (&id), g_free);
}

static gboolean
is_outdated (const char *path,
             gint64      now)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return FALSE;

  /* The time of change of the file itself is when it was moved here. If it was written later than
   * that, the clock stood wrong, and it begins to wait now. */
  if (info.st_ctime < info.st_mtime && info.st_mtime < now)
    {
      g_utime (path, NULL);
      return FALSE;
    }

  return info.st_ctime + KEEPING_TIME < now;
}

/* A clock that stands ahead for once removes nothing: it was later than a game's time already when
 * something was deleted before. */
static void
remove_outdated (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GStatBuf info = { 0 };
  const char *name;
  gint64 now;

  g_stat (folder, &info);
  now = MIN (info.st_mtime, g_get_real_time () / G_USEC_PER_SEC);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (ahu_library_is_listed (name) && is_outdated (path, now))
        g_remove (path);
    }
}

/* The same game can be deleted again, after an import for instance, with fewer moves. */
static void
keep_deleted (const char *path)
{
  gsize stem = strlen (path) - (g_str_has_suffix (path, AHU_LIBRARY_SUFFIX) ? strlen (AHU_LIBRARY_SUFFIX) : 0);

  for (guint i = 2; g_file_test (path, G_FILE_TEST_IS_REGULAR); i++)
    {
      g_autofree char *kept = g_strdup_printf ("%.*s-%u%s", (int) stem, path, i, path + stem);

      if (!g_file_test (kept, G_FILE_TEST_EXISTS) && g_rename (path, kept) != 0)
        return;
    }
}

/* What is still to be written would bring the game back. */
static gboolean
is_unsaved (AhuLibraryWork *work,
            const char     *path)
{
  g_auto (GStrv) ids = ahu_store_flush (work->store) ? NULL : ahu_store_list_unsaved (work->store);
  gboolean found = FALSE;

  for (guint i = 0; ids != NULL && ids[i] != NULL && !found; i++)
    {
      g_autofree char *own = ahu_store_dup_file_path (work->store, ids[i]);

      found = g_str_equal (own, path);
    }

  return found;
}

/* Returns: whether it is gone; one that was gone already is no problem */
static gboolean
remove_file (AhuLibraryWork  *work,
             const char      *file,
             GStrvBuilder    *removed,
             GError         **error)
{
  g_autofree char *from = ahu_library_work_dup_path (work, file);
  g_autofree char *to = g_build_filename (ahu_store_get_path (work->store), DELETED, file, NULL);

  if (is_unsaved (work, from))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN, _("The game isn’t saved yet."));
      return FALSE;
    }
  if (g_file_test (from, G_FILE_TEST_EXISTS))
    keep_deleted (to);
  if (g_rename (from, to) == 0)
    g_strv_builder_add (removed, file);
  else if (errno != ENOENT)
    {
      set_errno_error (error);
      return FALSE;
    }

  return TRUE;
}

/* One that can't be deleted doesn't keep the others. */
static void
remove_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  AhuLibraryWork *work = data;
  g_autofree char *folder = ahu_library_work_dup_path (work, DELETED);
  g_autoptr (GStrvBuilder) removed = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;

  if (work->files[0] != NULL && g_mkdir_with_parents (folder, FOLDER_MODE) != 0)
    set_errno_error (&error);
  else
    remove_outdated (folder);

  for (guint i = 0; work->files[i] != NULL && g_file_test (folder, G_FILE_TEST_IS_DIR); i++)
    remove_file (work, work->files[i], removed, error == NULL ? &error : NULL);

  if (error != NULL && work->problem == NULL)
    work->problem = g_strdup (error->message);
  g_task_return_pointer (task, g_strv_builder_end (removed), (GDestroyNotify) g_strfreev);
}

/* One that can't be brought back doesn't keep the others. */
static void
restore_in_thread (GTask        *task,
                   gpointer      source,
                   gpointer      data,
                   GCancellable *cancellable)
{
  AhuLibraryWork *work = data;
  GError *error = NULL;

  for (guint i = 0; work->files[i] != NULL; i++)
    {
      g_autofree char *to = ahu_library_work_dup_path (work, work->files[i]);
      g_autofree char *from = g_build_filename (ahu_store_get_path (work->store), DELETED, work->files[i], NULL);

      if (g_file_test (to, G_FILE_TEST_EXISTS))
        continue;
      if (g_rename (from, to) != 0 && error == NULL)
        set_errno_error (&error);
    }

  ahu_library_work_return (task, error);
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
  AhuLibraryWork *work;

  g_return_if_fail (AHU_IS_LIBRARY (self));
  g_return_if_fail (AHU_IS_SUMMARY (summary));

  work = ahu_library_work_new_for_one (self, summary);
  work->title = g_strdup (title != NULL ? title : "");
  if (ahu_library_is_renamed_elsewhere (self, ahu_summary_get_id (summary), work->title))
    {
      g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);

      g_task_set_source_tag (task, ahu_library_rename_async);
      g_task_set_task_data (task, work, (GDestroyNotify) ahu_library_work_free);
      g_task_return_boolean (task, TRUE);
      return;
    }

  if (ahu_library_work_claim (work, ahu_summary_get_id (summary)))
    ahu_library_work_run (work, self, ahu_library_rename_async, rename_in_thread, callback, user_data);
  else
    return_open_elsewhere (self, work, ahu_library_rename_async, callback, user_data);
}

gboolean
ahu_library_rename_finish (AhuLibrary    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ahu_library_rename_async), FALSE);

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

  ahu_library_work_run (ahu_library_work_new_for_one (self, summary), self, ahu_library_duplicate_async,
                        duplicate_in_thread, callback, user_data);
}

char *
ahu_library_duplicate_finish (AhuLibrary    *self,
                              GAsyncResult  *result,
                              GError       **error)
{
  char *id;

  g_return_val_if_fail (g_async_result_is_tagged (result, ahu_library_duplicate_async), NULL);

  id = g_task_propagate_pointer (G_TASK (result), error);
  if (id != NULL)
    {
      g_autofree char *path = ahu_store_dup_file_path (ahu_library_get_store (self), id);
      g_autofree char *file = g_path_get_basename (path);

      ahu_library_note_file (self, file);
    }

  return id;
}

/* Nobody may go on writing what is to be gone: whoever has it open is asked to let go of
 * it, and where somebody doesn't, it stays. */
static void
claim_for_removal (AhuLibrary     *self,
                   AhuLibraryWork *work)
{
  g_autoptr (GStrvBuilder) files = g_strv_builder_new ();

  for (guint i = 0; i < work->summaries->len; i++)
    {
      AhuSummary *summary = g_ptr_array_index (work->summaries, i);

      ahu_library_supersede (self, ahu_summary_get_id (summary));
      if (ahu_library_work_claim (work, ahu_summary_get_id (summary)))
        g_strv_builder_add (files, ahu_summary_get_file (summary));
      else if (work->problem == NULL)
        work->problem = g_strdup (_("The game is open elsewhere."));
    }
  g_strfreev (work->files);
  work->files = g_strv_builder_end (files);
}

void
ahu_library_remove_async (AhuLibrary          *self,
                          GPtrArray           *summaries,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  AhuLibraryWork *work;

  g_return_if_fail (AHU_IS_LIBRARY (self));
  g_return_if_fail (summaries != NULL);

  work = ahu_library_work_new (self, summaries);
  claim_for_removal (self, work);
  ahu_library_work_run (work, self, ahu_library_remove_async, remove_in_thread, callback, user_data);
}

char **
ahu_library_remove_finish (AhuLibrary    *self,
                           GAsyncResult  *result,
                           char         **problem)
{
  AhuLibraryWork *work;

  g_return_val_if_fail (g_async_result_is_tagged (result, ahu_library_remove_async), NULL);

  note_files (self, G_TASK (result));
  work = g_task_get_task_data (G_TASK (result));
  if (problem != NULL)
    *problem = g_strdup (work->problem);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

void
ahu_library_restore_async (AhuLibrary          *self,
                           const char *const   *files,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  AhuLibraryWork *work;

  g_return_if_fail (AHU_IS_LIBRARY (self));
  g_return_if_fail (files != NULL);

  work = ahu_library_work_new (self, NULL);
  g_strfreev (work->files);
  work->files = g_strdupv ((char **) files);
  ahu_library_work_run (work, self, ahu_library_restore_async, restore_in_thread, callback, user_data);
}

gboolean
ahu_library_restore_finish (AhuLibrary    *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ahu_library_restore_async), FALSE);

  note_files (self, G_TASK (result));

  return g_task_propagate_boolean (G_TASK (result), error);
}
