/* ahu-parallel.h: the same work on many things, on all processors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AhuParallelWork:
 * @index: which thing
 * @user_data: what was given to [func@parallel_run]
 *
 * Does the work on one thing. On any thread, at the same time as on others.
 */
typedef void (*AhuParallelWork) (guint    index,
                                 gpointer user_data);

/**
 * AhuParallelTake:
 * @index: which thing
 * @user_data: what was given to [func@parallel_run]
 *
 * Takes what the work on one thing gave. On the thread that called
 * [func@parallel_run], for each thing in order.
 *
 * Returns: whether to go on
 */
typedef gboolean (*AhuParallelTake) (guint    index,
                                     gpointer user_data);

/* Works on the things 0 … @n − 1, several at a time, and returns when no thread works on any. A thing may have been
 * worked on and not taken if it ends early.
 * @n: how many things there are
 * @n_threads: on how many threads, this one among them; 0 for as many as gain anything where files are read
 * @work: (scope call): what is done with each
 * @take: (scope call): what is done with what comes of it
 * @cancellable: (nullable): ends it early
 * @user_data: for both */
void ahu_parallel_run (guint            n,
                       guint            n_threads,
                       AhuParallelWork  work,
                       AhuParallelTake  take,
                       GCancellable    *cancellable,
                       gpointer         user_data);

G_END_DECLS
