/* ahu-store-find.c: the game that is offered when the program starts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/store/ahu-store-private.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "core/base/ahu-task.h"
#include "core/history/ahu-history.h"
#include "core/record/ahu-record-counts.h"
#include "core/store/ahu-store-name.h"

/* How many games, the newest first, are opened to find one that goes on. */
#define MAX_LOOKED_AT 8

typedef struct
{
  char *path;
  gint64 seconds;
  gint64 nanoseconds;
} Candidate;

typedef struct
{
  AhuStore *store;    /* which the caller holds until it is told */
  char **passed_over; /* ids */
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  g_strfreev (search->passed_over);
  g_free (search);
}

static void
candidate_free (gpointer data)
{
  Candidate *candidate = data;

  g_free (candidate->path);
  g_free (candidate);
}

static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  const Candidate *first = *(const Candidate **) a;
  const Candidate *second = *(const Candidate **) b;

  if (first->seconds != second->seconds)
    return first->seconds > second->seconds ? -1 : 1;

  if (first->nanoseconds != second->nanoseconds)
    return first->nanoseconds > second->nanoseconds ? -1 : 1;

  return strcmp (first->path, second->path);
}

static void
add_candidate (GPtrArray  *candidates,
               const char *folder,
               const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  Candidate *candidate;
  GStatBuf info;

  if (g_stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return;

  candidate = g_new (Candidate, 1);
  candidate->path = g_steal_pointer (&path);
  candidate->seconds = info.st_mtim.tv_sec;
  candidate->nanoseconds = info.st_mtim.tv_nsec;
  g_ptr_array_add (candidates, candidate);
}

/* The newest first. No folder is as good as an empty one. */
static GPtrArray *
list_candidates (const char *folder)
{
  GPtrArray *candidates = g_ptr_array_new_with_free_func (candidate_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_suffix (name, AHU_STORE_SUFFIX))
        add_candidate (candidates, folder, name);
    }

  g_ptr_array_sort (candidates, compare_candidates);
  return candidates;
}

/* Returns: the game if it can be read and played on */
static AhuRecord *
read_unfinished (AhuStore          *self,
                 const char        *path,
                 const char *const *passed_over)
{
  g_autoptr (AhuRecord) record = ahu_store_load_file (self, path, NULL);
  g_autoptr (AhuHistory) history = NULL;
  gconstpointer position;

  if (record == NULL || ahu_record_is_sheet (record) || ahu_record_is_counted (record) ||
      ahu_store_lock_is_elsewhere (ahu_store_get_lock (self), ahu_record_get_id (record)) ||
      (passed_over != NULL && g_strv_contains (passed_over, ahu_record_get_id (record))))
    return NULL;

  history = ahu_history_new (record, NULL);
  if (history == NULL)
    return NULL;

  position = ahu_history_get_position (history, ahu_history_get_ply (history));

  return ahu_record_get_game (record)->is_over (position) ? NULL : g_steal_pointer (&record);
}

static void
find_unfinished_thread (GTask        *task,
                        gpointer      source,
                        gpointer      data,
                        GCancellable *cancellable)
{
  Search *search = data;
  AhuStore *self = search->store;
  g_autoptr (GPtrArray) candidates = NULL;
  AhuRecord *record = NULL;

  ahu_store_flush (self);
  ahu_store_adopt_left_overs (self);
  ahu_store_flush (self);
  candidates = list_candidates (ahu_store_get_path (self));

  for (guint i = 0; i < MIN (candidates->len, MAX_LOOKED_AT) && record == NULL; i++)
    {
      Candidate *candidate = g_ptr_array_index (candidates, i);

      if (g_task_return_error_if_cancelled (task))
        return;

      record = read_unfinished (self, candidate->path, (const char *const *) search->passed_over);
    }

  g_task_return_pointer (task, record, g_object_unref);
}

void
ahu_store_find_unfinished_async (AhuStore            *self,
                                 const char *const   *passed_over,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Search *search;

  g_return_if_fail (AHU_IS_STORE (self));

  search = g_new (Search, 1);
  *search = (Search) { .store = self, .passed_over = g_strdupv ((char **) passed_over) };
  task = ahu_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, ahu_store_find_unfinished_async);
  g_task_set_task_data (task, search, search_free);
  g_task_run_in_thread (task, find_unfinished_thread);
}

AhuRecord *
ahu_store_find_unfinished_finish (AhuStore      *self,
                                  GAsyncResult  *result,
                                  GError       **error)
{
  g_return_val_if_fail (AHU_IS_STORE (self), NULL);
  g_return_val_if_fail (g_async_result_is_tagged (result, ahu_store_find_unfinished_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
