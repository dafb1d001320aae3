/* ahu-task.h: tasks on a thread for an object that belongs to the main context
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Makes a task to be run in a thread. The thread may be who lets go of the task last, so it does not hold @owner,
 * whose end would then come on that thread. Until @callback has returned @owner is held all the same; it gets @owner
 * as the source, although the task knows of none.
 * @owner: (type GObject): an object that may only end where it was made
 * @callback: (nullable): called when done
 * Returns: (transfer full): the task */
GTask *ahu_task_new (gpointer             owner,
                     GCancellable        *cancellable,
                     GAsyncReadyCallback  callback,
                     gpointer             user_data);

/* The default application doesn't end before @task, even if its last window is closed. */
void ahu_task_hold_program (GTask *task);

G_END_DECLS
