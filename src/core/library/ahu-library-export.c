/* ahu-library-export.c: writing kept games where the user wants them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-library-private.h"

#include <string.h>

#include "core/base/ahu-replace-file.h"
#include "core/library/ahu-library-scan.h"
#include "core/library/ahu-library-work.h"
#include "core/session/ahu-session.h"

/* What a file's name can hold everywhere, in bytes, without number and suffix. */
#define MAX_NAME 120

/* Returns: (transfer full) (nullable): what others may have of the game */
static GBytes *
make_content (AhuLibraryWork  *work,
              guint            i,
              GError         **error)
{
  AhuSummary *summary = g_ptr_array_index (work->summaries, i);
  g_autofree char *path = ahu_library_work_dup_path (work, ahu_summary_get_file (summary));
  g_autoptr (GBytes) bytes = ahu_store_read_file (work->store, path, error);
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuSession) session = NULL;

  if (bytes == NULL)
    return NULL;
  /* A damaged game may be a running one, and tell what lies face down. */
  record = ahu_record_salvage (bytes, NULL);
  if (record != NULL)
    session = ahu_session_new (record, NULL, NULL);

  return session != NULL ? ahu_session_export (session) : g_steal_pointer (&bytes);
}

static gboolean
export_one (AhuLibraryWork  *work,
            guint            i,
            GFile           *file,
            GError         **error)
{
  g_autoptr (GBytes) bytes = make_content (work, i, error);

  if (bytes == NULL || !ahu_replace_file (file, bytes, NULL, error))
    return FALSE;

  work->n_done++;
  return TRUE;
}

/* Returns: (transfer full): a file of that name, or one with a number, that is not there */
static GFile *
find_free (GFile      *folder,
           const char *name)
{
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (AHU_LIBRARY_SUFFIX));
  GFile *file = g_file_get_child (folder, name);

  for (guint i = 2; g_file_query_exists (file, NULL); i++)
    {
      g_autofree char *numbered = g_strdup_printf ("%s (%u)%s", stem, i, AHU_LIBRARY_SUFFIX);

      g_object_unref (file);
      file = g_file_get_child (folder, numbered);
    }

  return file;
}

static void
export_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  AhuLibraryWork *work = data;
  GError *error = NULL;

  export_one (work, 0, work->target, &error);
  ahu_library_work_return (task, error);
}

static void
export_all_in_thread (GTask        *task,
                      gpointer      source,
                      gpointer      data,
                      GCancellable *cancellable)
{
  AhuLibraryWork *work = data;
  GError *error = NULL;

  for (guint i = 0; i < work->summaries->len && error == NULL; i++)
    {
      g_autofree char *name = ahu_library_propose_name (g_ptr_array_index (work->summaries, i));
      g_autoptr (GFile) file = find_free (work->target, name);

      export_one (work, i, file, &error);
    }
  ahu_library_work_return (task, error);
}

/* No file system takes all that people type. */
static void
make_plain (GString *name)
{
  for (char *p = name->str; *p != '\0'; p++)
    {
      if (g_ascii_iscntrl (*p) || strchr ("/\\:*?\"<>|", *p) != NULL)
        *p = '-';
    }
  while (name->len > MAX_NAME)
    g_string_truncate (name, (gsize) (g_utf8_find_prev_char (name->str, name->str + name->len) - name->str));
}

char *
ahu_library_propose_name (AhuSummary *summary)
{
  g_autoptr (GDateTime) time = NULL;
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *date = NULL;

  g_return_val_if_fail (AHU_IS_SUMMARY (summary), NULL);

  time = g_date_time_new_from_unix_local (ahu_summary_get_created_time (summary));
  date = time != NULL ? g_date_time_format (time, "%Y-%m-%d") : NULL;
  g_string_append (name, date != NULL ? date : "");
  if (ahu_summary_get_title (summary) != NULL)
    g_string_append_printf (name, " %s", ahu_summary_get_title (summary));
  else if (ahu_summary_get_n_players (summary) > 0)
    {
      for (guint i = 0; i < ahu_summary_get_n_players (summary); i++)
        g_string_append_printf (name, "%s%s", i == 0 ? " " : ", ", ahu_summary_get_name (summary, i));
    }
  else
    g_string_append_printf (name, " %s", ahu_summary_get_id (summary));
  make_plain (name);

  return g_strconcat (name->str, AHU_LIBRARY_SUFFIX, NULL);
}

void
ahu_library_export_async (AhuLibrary          *self,
                          AhuSummary          *summary,
                          GFile               *file,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  AhuLibraryWork *work;

  g_return_if_fail (AHU_IS_LIBRARY (self));
  g_return_if_fail (AHU_IS_SUMMARY (summary));
  g_return_if_fail (G_IS_FILE (file));

  work = ahu_library_work_new_for_one (self, summary);
  work->target = g_object_ref (file);
  ahu_library_work_run (work, self, ahu_library_export_async, export_in_thread, callback, user_data);
}

void
ahu_library_export_all_async (AhuLibrary          *self,
                              GPtrArray           *summaries,
                              GFile               *folder,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  AhuLibraryWork *work;

  g_return_if_fail (AHU_IS_LIBRARY (self));
  g_return_if_fail (summaries != NULL);
  g_return_if_fail (G_IS_FILE (folder));

  work = ahu_library_work_new (self, summaries);
  work->target = g_object_ref (folder);
  ahu_library_work_run (work, self, ahu_library_export_async, export_all_in_thread, callback, user_data);
}

guint
ahu_library_export_finish (AhuLibrary    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  AhuLibraryWork *work;

  g_return_val_if_fail (g_async_result_is_tagged (result, ahu_library_export_async), 0);

  work = g_task_get_task_data (G_TASK (result));
  g_task_propagate_boolean (G_TASK (result), error);

  return work->n_done;
}
