/* ahu-replace-file.c: writes a file as a whole or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-replace-file.h"

#include <string.h>

#include "core/base/ahu-name.h"
#include "core/base/ahu-task.h"

/* A stream that is closed by somebody who has given up leaves the old file. */
static void
discard (GOutputStream *stream)
{
  g_autoptr (GCancellable) given_up = g_cancellable_new ();

  g_cancellable_cancel (given_up);
  g_output_stream_close (stream, given_up, NULL);
}

static void
replace_in_thread (GTask        *task,
                   gpointer      source,
                   gpointer      bytes,
                   GCancellable *cancellable)
{
  GError *error = NULL;

  if (ahu_replace_file (G_FILE (source), bytes, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

gboolean
ahu_replace_file (GFile         *file,
                  GBytes        *bytes,
                  GCancellable  *cancellable,
                  GError       **error)
{
  g_autoptr (GFileOutputStream) stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE,
                                                         cancellable, error);

  if (stream == NULL)
    return FALSE;

  if (!g_output_stream_write_all (G_OUTPUT_STREAM (stream), g_bytes_get_data (bytes, NULL),
                                  g_bytes_get_size (bytes), NULL, cancellable, error))
    {
      discard (G_OUTPUT_STREAM (stream));
      return FALSE;
    }

  return g_output_stream_close (G_OUTPUT_STREAM (stream), cancellable, error);
}

void
ahu_replace_file_async (GFile               *file,
                        GBytes              *bytes,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (bytes != NULL);

  task = g_task_new (file, cancellable, callback, user_data);
  g_task_set_task_data (task, g_bytes_ref (bytes), (GDestroyNotify) g_bytes_unref);
  ahu_task_hold_program (task);
  g_task_run_in_thread (task, replace_in_thread);
}

gboolean
ahu_replace_file_finish (GFile         *file,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, file), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* In a sandbox, a file for which the user was asked. */
static gboolean
is_in_portal (GFile *file)
{
  g_autofree char *portal = g_build_filename (g_get_user_runtime_dir (), "doc", NULL);
  g_autoptr (GFile) documents = g_file_new_for_path (portal);

  return g_file_has_prefix (file, documents);
}

/* A date ends with a point and a number. */
static gboolean
has_suffix (const char *name)
{
  const char *point = strrchr (name, '.');

  return point != NULL && point != name && point[1] != '\0' && point[1 + strspn (point + 1, "0123456789 ")] != '\0';
}

GFile *
ahu_replace_file_with_suffix (GFile      *file,
                              const char *suffix)
{
  g_autofree char *name = NULL;
  g_autoptr (GFile) folder = NULL;
  GFile *named;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (suffix != NULL, NULL);

  name = g_file_get_basename (file);
  folder = g_file_get_parent (file);
  if (folder == NULL || has_suffix (name) || is_in_portal (file))
    return g_object_ref (file);

  /* Nobody was asked about a file of the longer name. */
  for (guint i = 1;; i++)
    {
      g_autofree char *longer = i == 1 ? g_strconcat (name, suffix, NULL) : g_strdup_printf ("%s (%u)%s", name, i, suffix);

      named = g_file_get_child (folder, longer);
      if (!g_file_query_exists (named, NULL))
        return named;
      g_object_unref (named);
    }
}

char *
ahu_replace_file_dup_name (GFile *file)
{
  g_autofree char *name = NULL;

  if (!is_in_portal (file))
    {
      name = g_file_get_parse_name (file);
      return ahu_text_printable (name);
    }

  name = g_file_get_basename (file);

  return ahu_file_name_printable (name);
}
