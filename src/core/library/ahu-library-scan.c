/* ahu-library-scan.c: reads a store's folder for the library
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-library-scan.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "core/base/ahu-parallel.h"
#include "core/library/ahu-library-index.h"

/* The rows that fill a screen come first, and have time to be drawn before a list makes
 * rows for what is out of sight. */
#define FIRST_BATCH 20
#define FIRST_PAUSE (G_TIME_SPAN_SECOND / 25)
#define BATCH 1000

/* What is read from files is reported this often, in microseconds. */
#define BATCH_TIME (G_TIME_SPAN_SECOND / 10)

struct _AhuLibraryScan
{
  gatomicrefcount ref_count;
  char *folder;
  char *index;
  GHashTable *known; /* file name → AhuLibraryEntry */
  gboolean has_begun;
  gboolean is_dirty; /* the index says something else */
};

/* A file to be read. */
typedef struct
{
  char *file;
  gint64 size;
  gint64 changed;
  AhuSummary *summary; /* once it has been read */
} Task;

/* Collects changes for one report after another. */
typedef struct
{
  GPtrArray *changes;
  gint64 reported; /* monotonic time */
  guint limit;     /* of the next report */
  guint n_done;
  guint n_all;
  AhuLibraryReport report;
  gpointer user_data;
} Batch;

/* What the threads that read files work on. */
typedef struct
{
  AhuLibraryScan *scan;
  GPtrArray *tasks;
  Batch *batch;
} Reading;

static void
task_free (gpointer data)
{
  Task *task = data;

  g_clear_object (&task->summary);
  g_free (task->file);
  g_free (task);
}

static GPtrArray *
changes_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_library_change_free);
}

static void
add_change (GPtrArray  *changes,
            const char *file,
            AhuSummary *summary)
{
  AhuLibraryChange *change = g_new0 (AhuLibraryChange, 1);

  change->file = g_strdup (file);
  g_set_object (&change->summary, summary);
  g_ptr_array_add (changes, change);
}

static void
batch_begin (Batch            *batch,
             guint             n_all,
             AhuLibraryReport  report,
             gpointer          user_data)
{
  batch->changes = changes_new ();
  batch->reported = g_get_monotonic_time ();
  batch->limit = FIRST_BATCH;
  batch->n_done = 0;
  batch->n_all = n_all;
  batch->report = report;
  batch->user_data = user_data;
}

static void
batch_flush (Batch *batch)
{
  double progress = batch->n_all > 0 ? (double) batch->n_done / batch->n_all : 1;

  batch->report (batch->changes, MIN (progress, 1), batch->user_data);
  batch->changes = changes_new ();
  batch->reported = g_get_monotonic_time ();
  batch->limit = BATCH;
}

static void
batch_end (Batch *batch)
{
  if (batch->changes->len > 0)
    batch_flush (batch);
  g_clear_pointer (&batch->changes, g_ptr_array_unref);
}

static void
batch_add (Batch      *batch,
           const char *file,
           AhuSummary *summary)
{
  batch->n_done++;
  add_change (batch->changes, file, summary);
  if (batch->changes->len >= batch->limit || g_get_monotonic_time () - batch->reported >= BATCH_TIME)
    batch_flush (batch);
}

static gint64
get_changed (const GStatBuf *info)
{
  return (gint64) info->st_mtim.tv_sec * 1000000000 + info->st_mtim.tv_nsec;
}

/* What still has the size and the time of the index isn't read again. */
static gboolean
is_known (AhuLibraryScan *self,
          const char     *file,
          const GStatBuf *info)
{
  AhuLibraryEntry *entry = g_hash_table_lookup (self->known, file);

  return entry != NULL && entry->size == info->st_size && entry->changed == get_changed (info);
}

/* Only files whose size or time differ from what is known become tasks. */
static void
look_at (AhuLibraryScan *self,
         const char     *file,
         GPtrArray      *tasks)
{
  g_autofree char *path = g_build_filename (self->folder, file, NULL);
  GStatBuf info;
  Task *task;

  if (g_stat (path, &info) != 0 || is_known (self, file, &info))
    return;

  task = g_new0 (Task, 1);
  task->file = g_strdup (file);
  task->size = info.st_size;
  task->changed = get_changed (&info);
  g_ptr_array_add (tasks, task);
}

static int
compare_tasks (gconstpointer a,
               gconstpointer b)
{
  const Task *first = *(const Task **) a;
  const Task *second = *(const Task **) b;

  if (first->changed != second->changed)
    return first->changed > second->changed ? -1 : 1;

  return strcmp (first->file, second->file);
}

static void
remember (AhuLibraryScan *self,
          const Task     *task)
{
  AhuSummary *summary = task->summary;
  AhuLibraryEntry *entry = g_new0 (AhuLibraryEntry, 1);

  /* What the index leaves out leaves the index as it is. */
  if (g_hash_table_contains (self->known, task->file) ||
      (summary != NULL && ahu_summary_get_problem (summary) == NULL))
    self->is_dirty = TRUE;

  g_set_object (&entry->summary, summary);
  entry->size = task->size;
  entry->changed = task->changed;
  g_hash_table_replace (self->known, g_strdup (task->file), entry);
}

/* On any thread. */
static void
read_task (guint    index,
           gpointer user_data)
{
  Reading *reading = user_data;
  Task *task = g_ptr_array_index (reading->tasks, index);
  g_autofree char *path = g_build_filename (reading->scan->folder, task->file, NULL);

  task->summary = ahu_summary_new_for_file (path);
}

/* The time and size were taken before reading: what changes meanwhile is read again. */
static gboolean
take_task (guint    index,
           gpointer user_data)
{
  Reading *reading = user_data;
  Task *task = g_ptr_array_index (reading->tasks, index);

  remember (reading->scan, task);
  batch_add (reading->batch, task->file, task->summary);

  return TRUE;
}

static void
read_tasks (AhuLibraryScan *self,
            GPtrArray      *tasks,
            GCancellable   *cancellable,
            Batch          *batch)
{
  Reading reading = { self, tasks, batch };

  g_ptr_array_sort (tasks, compare_tasks);
  ahu_parallel_run (tasks->len, 0, read_task, take_task, cancellable, &reading);
}

static void
forget (AhuLibraryScan *self,
        const char     *file,
        Batch          *batch)
{
  if (!g_hash_table_remove (self->known, file))
    return;

  self->is_dirty = TRUE;
  batch_add (batch, file, NULL);
}

/* The first rows are on their way before the rest of the index is looked at. */
static void
begin_with_index (AhuLibraryScan   *self,
                  AhuLibraryReport  report,
                  gpointer          user_data)
{
  g_autoptr (GVariant) index = ahu_library_index_load (self->index);
  gsize n = index != NULL ? g_variant_n_children (index) : 0;
  GPtrArray *changes = changes_new ();
  guint limit = FIRST_BATCH;

  for (gsize i = 0; i < n; i++)
    {
      AhuLibraryEntry *entry = ahu_library_index_read (index, i);
      const char *file = entry != NULL ? ahu_summary_get_file (entry->summary) : NULL;

      if (entry == NULL)
        continue;

      add_change (changes, file, entry->summary);
      g_hash_table_replace (self->known, g_strdup (file), entry);
      if (changes->len < limit)
        continue;

      report (changes, 0, user_data);
      changes = changes_new ();
      if (limit == FIRST_BATCH)
        g_usleep (FIRST_PAUSE);
      limit = BATCH;
    }
  report (changes, 0, user_data);
}

/* Returns: (nullable): the names of the files; NULL if they can't be told */
static GHashTable *
list_folder (AhuLibraryScan *self)
{
  GHashTable *files;
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, &error);
  const char *name;

  /* No folder is as good as an empty one; one that can't be read says nothing. */
  if (dir == NULL && !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return NULL;

  files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (ahu_library_is_listed (name))
        g_hash_table_add (files, g_strdup (name));
    }

  return files;
}

static GPtrArray *
find_gone (AhuLibraryScan *self,
           GHashTable     *files)
{
  GPtrArray *gone = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer file;

  g_hash_table_iter_init (&iter, self->known);
  while (g_hash_table_iter_next (&iter, &file, NULL))
    {
      if (!g_hash_table_contains (files, file))
        g_ptr_array_add (gone, g_strdup (file));
    }

  return gone;
}

static GPtrArray *
find_tasks (AhuLibraryScan *self,
            GHashTable     *files)
{
  GPtrArray *tasks = g_ptr_array_new_with_free_func (task_free);
  GHashTableIter iter;
  gpointer file;

  g_hash_table_iter_init (&iter, files);
  while (g_hash_table_iter_next (&iter, &file, NULL))
    look_at (self, file, tasks);

  return tasks;
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const AhuLibraryEntry *first = *(const AhuLibraryEntry **) a;
  const AhuLibraryEntry *second = *(const AhuLibraryEntry **) b;

  return ahu_summary_compare (first->summary, second->summary);
}

gboolean
ahu_library_is_listed (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  return g_str_has_suffix (name, AHU_LIBRARY_SUFFIX) || ahu_summary_is_original_name (name);
}

AhuLibraryScan *
ahu_library_scan_new (const char *folder,
                      const char *index)
{
  AhuLibraryScan *self;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (index != NULL, NULL);

  self = g_new0 (AhuLibraryScan, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->folder = g_strdup (folder);
  self->index = g_strdup (index);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify) ahu_library_entry_free);

  return self;
}

AhuLibraryScan *
ahu_library_scan_ref (AhuLibraryScan *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
ahu_library_scan_unref (AhuLibraryScan *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_hash_table_unref (self->known);
  g_free (self->folder);
  g_free (self->index);
  g_free (self);
}

void
ahu_library_change_free (AhuLibraryChange *change)
{
  g_clear_object (&change->summary);
  g_free (change->file);
  g_free (change);
}

void
ahu_library_scan_all (AhuLibraryScan   *self,
                      GCancellable     *cancellable,
                      AhuLibraryReport  report,
                      gpointer          user_data)
{
  g_autoptr (GHashTable) files = NULL;
  g_autoptr (GPtrArray) gone = NULL;
  g_autoptr (GPtrArray) tasks = NULL;
  Batch batch;

  g_return_if_fail (self != NULL);
  g_return_if_fail (report != NULL);

  if (!self->has_begun)
    begin_with_index (self, report, user_data);
  self->has_begun = TRUE;

  files = list_folder (self);
  if (files == NULL)
    return;

  gone = find_gone (self, files);
  tasks = find_tasks (self, files);
  batch_begin (&batch, gone->len + tasks->len, report, user_data);
  for (guint i = 0; i < gone->len; i++)
    forget (self, g_ptr_array_index (gone, i), &batch);
  read_tasks (self, tasks, cancellable, &batch);
  batch_end (&batch);

  ahu_library_scan_save (self);
}

void
ahu_library_scan_files (AhuLibraryScan     *self,
                        const char *const  *files,
                        GCancellable       *cancellable,
                        AhuLibraryReport    report,
                        gpointer            user_data)
{
  g_autoptr (GPtrArray) tasks = g_ptr_array_new_with_free_func (task_free);
  Batch batch;

  g_return_if_fail (self != NULL);
  g_return_if_fail (files != NULL);
  g_return_if_fail (report != NULL);

  batch_begin (&batch, g_strv_length ((char **) files), report, user_data);
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (self->folder, files[i], NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        look_at (self, files[i], tasks);
      else
        forget (self, files[i], &batch);
    }
  read_tasks (self, tasks, cancellable, &batch);
  batch_end (&batch);
}

void
ahu_library_scan_save (AhuLibraryScan *self)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer entry;

  g_return_if_fail (self != NULL);

  if (!self->is_dirty)
    return;

  g_hash_table_iter_init (&iter, self->known);
  while (g_hash_table_iter_next (&iter, NULL, &entry))
    {
      if (((AhuLibraryEntry *) entry)->summary != NULL)
        g_ptr_array_add (entries, entry);
    }
  g_ptr_array_sort (entries, compare_entries);

  ahu_library_index_save (self->index, entries);
  self->is_dirty = FALSE;
}
