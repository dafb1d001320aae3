/* ahu-parallel.c: the same work on many things, on all processors
 *
 * Threads begin the things in their order and run ahead of the one that takes them.
 * That one works too while nothing is there to be taken, so that a single thing, or a
 * single processor, takes no thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-parallel.h"

/* More than this, and reading files is what they all wait for. */
#define MAX_READING 8

typedef struct
{
  guint n;
  AhuParallelWork work;
  GCancellable *cancellable;
  gpointer user_data;

  GMutex mutex;
  GCond is_done; /* another thing */
  guint next;    /* the first thing that nobody has begun */
  gboolean is_stopped;
  guint8 *done;
} Run;

/* With the mutex held before and after it. Returns: whether there was a thing to begin */
static gboolean
work_on_next (Run *run)
{
  guint index = run->next;

  if (g_cancellable_is_cancelled (run->cancellable))
    run->is_stopped = TRUE;
  if (run->is_stopped || index == run->n)
    return FALSE;

  run->next++;
  g_mutex_unlock (&run->mutex);
  run->work (index, run->user_data);
  g_mutex_lock (&run->mutex);
  run->done[index] = TRUE;
  g_cond_signal (&run->is_done);

  return TRUE;
}

static gpointer
work_in_thread (gpointer data)
{
  Run *run = data;

  g_mutex_lock (&run->mutex);
  while (work_on_next (run))
    ;
  g_mutex_unlock (&run->mutex);

  return NULL;
}

/* With the mutex held before and after it. Returns: whether the thing is done; if not, it
 * never will be */
static gboolean
wait_for (Run   *run,
          guint  index)
{
  while (!run->done[index])
    {
      if (work_on_next (run))
        continue;
      if (index >= run->next)
        return FALSE;
      g_cond_wait (&run->is_done, &run->mutex);
    }

  return TRUE;
}

static void
take_all (Run             *run,
          AhuParallelTake  take)
{
  gboolean goes_on = TRUE;

  g_mutex_lock (&run->mutex);
  for (guint i = 0; goes_on && i < run->n && wait_for (run, i); i++)
    {
      g_mutex_unlock (&run->mutex);
      goes_on = take (i, run->user_data);
      g_mutex_lock (&run->mutex);
    }
  run->is_stopped = TRUE;
  g_mutex_unlock (&run->mutex);
}

/* As many as are wanted beside this one, or as the system gives. */
static GPtrArray *
start_threads (Run   *run,
               guint  n_threads)
{
  GPtrArray *threads = g_ptr_array_new_with_free_func ((GDestroyNotify) g_thread_join);
  guint n = MIN (n_threads > 0 ? n_threads : MIN (g_get_num_processors (), MAX_READING), run->n);
  GThread *thread;

  while (threads->len + 1 < n && (thread = g_thread_try_new ("parallel", work_in_thread, run, NULL)) != NULL)
    g_ptr_array_add (threads, thread);

  return threads;
}

void
ahu_parallel_run (guint            n,
                  guint            n_threads,
                  AhuParallelWork  work,
                  AhuParallelTake  take,
                  GCancellable    *cancellable,
                  gpointer         user_data)
{
  g_autofree guint8 *done = NULL;
  GPtrArray *threads;
  Run run = { .n = n, .work = work, .cancellable = cancellable, .user_data = user_data };

  g_return_if_fail (work != NULL);
  g_return_if_fail (take != NULL);

  run.done = done = g_new0 (guint8, n);
  g_mutex_init (&run.mutex);
  g_cond_init (&run.is_done);

  threads = start_threads (&run, n_threads);
  take_all (&run, take);
  g_ptr_array_unref (threads); /* waits for them */

  g_mutex_clear (&run.mutex);
  g_cond_clear (&run.is_done);
}
