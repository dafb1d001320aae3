/* ahu-task.c: tasks on a thread for an object that belongs to the main context
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-task.h"

typedef struct
{
  GObject *owner;
  GAsyncReadyCallback callback;
  gpointer user_data;
} Caller;

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  Caller *caller = user_data;

  if (caller->callback != NULL)
    caller->callback (caller->owner, result, caller->user_data);
  g_object_unref (caller->owner);
  g_free (caller);
}

static void
release_program (GApplication *application)
{
  g_application_release (application);
}

GTask *
ahu_task_new (gpointer             owner,
              GCancellable        *cancellable,
              GAsyncReadyCallback  callback,
              gpointer             user_data)
{
  Caller *caller;

  g_return_val_if_fail (G_IS_OBJECT (owner), NULL);

  caller = g_new (Caller, 1);
  *caller = (Caller) { .owner = g_object_ref (owner), .callback = callback, .user_data = user_data };

  return g_task_new (NULL, cancellable, done_cb, caller);
}

void
ahu_task_hold_program (GTask *task)
{
  GApplication *application = g_application_get_default ();

  g_return_if_fail (G_IS_TASK (task));

  if (application == NULL)
    return;

  g_application_hold (application);
  g_signal_connect_object (task, "notify::completed", G_CALLBACK (release_program), application, G_CONNECT_SWAPPED);
}
