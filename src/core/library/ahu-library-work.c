/* ahu-library-work.c: what is done with kept games on a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-library-work.h"

#include "core/base/ahu-task.h"

AhuLibraryWork *
ahu_library_work_new (AhuLibrary *library,
                      GPtrArray  *summaries)
{
  g_autoptr (GStrvBuilder) files = g_strv_builder_new ();
  AhuLibraryWork *self;

  g_return_val_if_fail (AHU_IS_LIBRARY (library), NULL);

  self = g_new0 (AhuLibraryWork, 1);
  self->store = ahu_library_get_store (library);
  self->claimed = g_ptr_array_new_with_free_func (g_free);
  self->summaries = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; summaries != NULL && i < summaries->len; i++)
    {
      g_ptr_array_add (self->summaries, g_object_ref (g_ptr_array_index (summaries, i)));
      g_strv_builder_add (files, ahu_summary_get_file (g_ptr_array_index (summaries, i)));
    }
  self->files = g_strv_builder_end (files);

  return self;
}

AhuLibraryWork *
ahu_library_work_new_for_one (AhuLibrary *library,
                              AhuSummary *summary)
{
  g_autoptr (GPtrArray) summaries = g_ptr_array_new ();

  g_ptr_array_add (summaries, summary);

  return ahu_library_work_new (library, summaries);
}

void
ahu_library_work_free (AhuLibraryWork *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->summaries);
  g_ptr_array_unref (self->claimed);
  g_strfreev (self->files);
  g_free (self->title);
  g_clear_object (&self->target);
  g_free (self->problem);
  g_free (self);
}

gboolean
ahu_library_work_claim (AhuLibraryWork *self,
                        const char     *id)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  if (!ahu_store_claim (self->store, id, self))
    return FALSE;

  g_ptr_array_add (self->claimed, g_strdup (id));

  return TRUE;
}

void
ahu_library_work_release (AhuLibraryWork *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->claimed->len; i++)
    ahu_store_release (self->store, g_ptr_array_index (self->claimed, i), self);
  g_ptr_array_set_size (self->claimed, 0);
}

void
ahu_library_work_run (AhuLibraryWork      *self,
                      AhuLibrary          *library,
                      gpointer             tag,
                      GTaskThreadFunc      function,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (self != NULL);

  task = ahu_task_new (library, NULL, callback, user_data);
  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, self, (GDestroyNotify) ahu_library_work_free);
  g_task_run_in_thread (task, function);
}

char *
ahu_library_work_dup_path (AhuLibraryWork *self,
                           const char     *file)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_build_filename (ahu_store_get_path (self->store), file, NULL);
}

void
ahu_library_work_return (GTask  *task,
                         GError *error)
{
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}
