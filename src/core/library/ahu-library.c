/* ahu-library.c: all games of a store's folder, as a list of summaries
 *
 * A thread reads (ahu-library-scan.c) and hands over changes; the list is theirs
 * in order. One piece of work at a time, so that the scan needs no lock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-library.h"

#include "core/base/ahu-array-model.h"
#include "core/library/ahu-library-private.h"
#include "core/library/ahu-library-scan.h"

/* Changes of one file come in swarms, in milliseconds. */
#define GATHERING_TIME 50

/* The index need not be of this minute. In seconds. */
#define SAVING_TIME 10

/* More places than this are announced as one. */
#define MAX_RUNS 32

struct _AhuLibrary
{
  GObject parent_instance;

  AhuStore *store;
  GPtrArray *items;    /* AhuSummary, in order */
  GHashTable *by_file; /* file name → AhuSummary, of items */

  AhuLibraryScan *scan;
  GCancellable *cancellable;
  GFileMonitor *monitor;
  GHashTable *changed_files; /* names that are to be read again */
  gboolean wants_all;        /* all are to be read again */
  gboolean is_working;
  guint gathering;
  guint saving;

  gboolean loading;
  double progress;
};

static void ahu_library_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AhuLibrary, ahu_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, ahu_library_model_init))

enum
{
  PROP_LOADING = 1,
  PROP_PROGRESS,
  N_PROPS
};

enum
{
  RENAMING,
  SUPERSEDED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

typedef enum
{
  WORK_ALL,
  WORK_FILES,
  WORK_SAVE
} WorkKind;

/* What the thread has; it may outlive the library. */
typedef struct
{
  gatomicrefcount ref_count;
  GWeakRef library;
  GMainContext *context;
  AhuLibraryScan *scan;
  WorkKind kind;
  char **files;
} Work;

/* One report on its way from the thread. */
typedef struct
{
  Work *work;
  GPtrArray *changes; /* NULL when the work is done */
  double progress;
} Report;

static void work_next (AhuLibrary *self);

static G_DEFINE_QUARK (ahu-library, library)

static void
work_unref (Work *work)
{
  if (!g_atomic_ref_count_dec (&work->ref_count))
    return;

  g_weak_ref_clear (&work->library);
  g_main_context_unref (work->context);
  ahu_library_scan_unref (work->scan);
  g_strfreev (work->files);
  g_free (work);
}

static void
report_free (gpointer data)
{
  Report *report = data;

  g_clear_pointer (&report->changes, g_ptr_array_unref);
  work_unref (report->work);
  g_free (report);
}

static void
set_loading (AhuLibrary *self,
             gboolean    loading)
{
  if (self->loading == loading)
    return;

  self->loading = loading;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOADING]);
}

static gboolean
save_later_cb (gpointer data)
{
  AhuLibrary *self = data;

  self->saving = 0;
  work_next (self);

  return G_SOURCE_REMOVE;
}

static void
end_work (AhuLibrary *self,
          WorkKind    kind)
{
  self->is_working = FALSE;
  if (kind == WORK_ALL)
    set_loading (self, self->wants_all);
  if (kind == WORK_FILES && self->saving == 0)
    self->saving = g_timeout_add_seconds (SAVING_TIME, save_later_cb, self);
  if (self->wants_all || g_hash_table_size (self->changed_files) > 0)
    work_next (self);
}

/* Returns: where the summary is, or would be */
static guint
find_place (AhuLibrary *self,
            AhuSummary *summary)
{
  guint low = 0;
  guint high = self->items->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (ahu_summary_compare (g_ptr_array_index (self->items, middle), summary) < 0)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

static void
remove_file (AhuLibrary *self,
             const char *file)
{
  AhuSummary *summary = g_hash_table_lookup (self->by_file, file);
  guint place;

  if (summary == NULL)
    return;

  place = find_place (self, summary);
  g_hash_table_remove (self->by_file, file);
  g_ptr_array_remove_index (self->items, place);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);
}

/* A game that has only gone on keeps its row. */
static gboolean
replace_in_place (AhuLibrary *self,
                  AhuSummary *summary)
{
  AhuSummary *old = g_hash_table_lookup (self->by_file, ahu_summary_get_file (summary));
  guint place;

  if (old == NULL || ahu_summary_compare (old, summary) != 0)
    return FALSE;

  place = find_place (self, old);
  g_hash_table_replace (self->by_file, g_strdup (ahu_summary_get_file (summary)), summary);
  g_object_unref (old);
  self->items->pdata[place] = g_object_ref (summary);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 1);

  return TRUE;
}

static int
compare_summaries (gconstpointer a,
                   gconstpointer b)
{
  return ahu_summary_compare (*(AhuSummary **) a, *(AhuSummary **) b);
}

/* Returns: between how many different neighbours the new ones go */
static guint
count_runs (AhuLibrary *self,
            GPtrArray  *added)
{
  guint n = 0;
  guint last = G_MAXUINT;

  for (guint i = 0; i < added->len; i++)
    {
      guint place = find_place (self, g_ptr_array_index (added, i));

      if (place != last)
        n++;
      last = place;
    }

  return n;
}

/* Puts added[start … start + n − 1], which are neighbours, into the list. */
static void
insert_run (AhuLibrary *self,
            guint       place,
            GPtrArray  *added,
            guint       start,
            guint       n)
{
  for (guint i = 0; i < n; i++)
    g_ptr_array_insert (self->items, (int) (place + i), g_object_ref (g_ptr_array_index (added, start + i)));

  g_list_model_items_changed (G_LIST_MODEL (self), place, 0, n);
}

/* From the end, so that the places before it stay. */
static void
insert_runs (AhuLibrary *self,
             GPtrArray  *added)
{
  guint end = added->len;

  while (end > 0)
    {
      guint place = find_place (self, g_ptr_array_index (added, end - 1));
      guint start = end - 1;

      while (start > 0 && find_place (self, g_ptr_array_index (added, start - 1)) == place)
        start--;
      insert_run (self, place, added, start, end - start);
      end = start;
    }
}

/* So many at once that nobody can follow single rows. */
static void
merge_all (AhuLibrary *self,
           GPtrArray  *added)
{
  guint first = find_place (self, g_ptr_array_index (added, 0));
  guint last = find_place (self, g_ptr_array_index (added, added->len - 1));

  for (guint i = 0; i < added->len; i++)
    g_ptr_array_add (self->items, g_object_ref (g_ptr_array_index (added, i)));
  g_ptr_array_sort (self->items, compare_summaries);

  g_list_model_items_changed (G_LIST_MODEL (self), first, last - first, last - first + added->len);
}

static void
insert_all (AhuLibrary *self,
            GPtrArray  *added)
{
  if (added->len == 0)
    return;

  g_ptr_array_sort (added, compare_summaries);
  for (guint i = 0; i < added->len; i++)
    {
      AhuSummary *summary = g_ptr_array_index (added, i);

      g_hash_table_replace (self->by_file, g_strdup (ahu_summary_get_file (summary)), summary);
    }

  if (count_runs (self, added) <= MAX_RUNS)
    insert_runs (self, added);
  else
    merge_all (self, added);
}

/* Emits `items-changed` for as few places as possible. */
static void
take_changes (AhuLibrary *self,
              GPtrArray  *changes)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new ();

  for (guint i = 0; i < changes->len; i++)
    {
      AhuLibraryChange *change = g_ptr_array_index (changes, i);

      if (change->summary != NULL && replace_in_place (self, change->summary))
        continue;

      remove_file (self, change->file);
      if (change->summary != NULL)
        g_ptr_array_add (added, change->summary);
    }
  insert_all (self, added);
}

static gboolean
take_report_cb (gpointer data)
{
  Report *report = data;
  g_autoptr (AhuLibrary) self = g_weak_ref_get (&report->work->library);

  if (self == NULL || g_cancellable_is_cancelled (self->cancellable))
    return G_SOURCE_REMOVE;

  if (report->changes != NULL)
    take_changes (self, report->changes);
  if (report->work->kind == WORK_ALL)
    {
      self->progress = report->progress;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
    }
  if (report->changes == NULL)
    end_work (self, report->work->kind);

  return G_SOURCE_REMOVE;
}

/* Input and drawing go before rows, so all reports wait for both; they come in
 * their order. */
static void
send_report (Work      *work,
             GPtrArray *changes,
             double     progress)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  Report *report = g_new0 (Report, 1);

  g_atomic_ref_count_inc (&work->ref_count);
  report->work = work;
  report->changes = changes;
  report->progress = progress;
  g_source_set_callback (source, take_report_cb, report, report_free);
  g_source_attach (source, work->context);
}

static void
report_cb (GPtrArray *changes,
           double     progress,
           gpointer   user_data)
{
  send_report (user_data, changes, progress);
}

static void
work_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Work *work = data;

  if (work->kind == WORK_ALL)
    ahu_library_scan_all (work->scan, cancellable, report_cb, work);
  else if (work->kind == WORK_FILES)
    ahu_library_scan_files (work->scan, (const char *const *) work->files, cancellable, report_cb, work);
  else
    ahu_library_scan_save (work->scan);

  send_report (work, NULL, 1);
  g_task_return_boolean (task, TRUE);
}

static void
begin_work (AhuLibrary  *self,
            WorkKind     kind,
            char       **files)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, NULL, NULL);
  Work *work = g_new0 (Work, 1);

  g_atomic_ref_count_init (&work->ref_count);
  g_weak_ref_init (&work->library, self);
  work->context = g_main_context_ref_thread_default ();
  work->scan = ahu_library_scan_ref (self->scan);
  work->kind = kind;
  work->files = files;

  self->is_working = TRUE;
  g_task_set_task_data (task, work, (GDestroyNotify) work_unref);
  g_task_run_in_thread (task, work_in_thread);
}

static void
work_next (AhuLibrary *self)
{
  if (self->is_working)
    return;

  if (self->wants_all)
    {
      self->wants_all = FALSE;
      set_loading (self, TRUE);
      begin_work (self, WORK_ALL, NULL);
    }
  else if (g_hash_table_size (self->changed_files) > 0)
    {
      g_autofree char **keys = (char **) g_hash_table_get_keys_as_array (self->changed_files, NULL);
      char **files = g_strdupv (keys);

      g_hash_table_remove_all (self->changed_files);
      begin_work (self, WORK_FILES, files);
    }
  else
    begin_work (self, WORK_SAVE, NULL);
}

static gboolean
gathered_cb (gpointer data)
{
  AhuLibrary *self = data;

  self->gathering = 0;
  if (self->wants_all || g_hash_table_size (self->changed_files) > 0)
    work_next (self);

  return G_SOURCE_REMOVE;
}

static void
gather (AhuLibrary *self)
{
  if (self->gathering == 0)
    self->gathering = g_timeout_add (GATHERING_TIME, gathered_cb, self);
}

static void
folder_changed_cb (AhuLibrary        *self,
                   GFile             *file,
                   GFile             *other,
                   GFileMonitorEvent  event)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_file_get_basename (file);

  if (g_strcmp0 (path, ahu_store_get_path (self->store)) == 0)
    {
      /* The folder itself came or went. */
      self->wants_all = TRUE;
      gather (self);
      return;
    }

  if (ahu_library_is_listed (name))
    ahu_library_note_file (self, name);
}

static void
saved_cb (AhuLibrary *self,
          const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (self->store, id);
  g_autofree char *name = g_path_get_basename (path);

  ahu_library_note_file (self, name);
}

/* One index for each folder. */
static char *
make_index_path (const char *folder,
                 const char *cache)
{
  g_autofree char *checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, folder, -1);
  g_autofree char *name = g_strdup_printf ("games-%.16s.index", checksum);

  if (cache != NULL)
    return g_build_filename (cache, name, NULL);

  return g_build_filename (g_get_user_cache_dir (), "ahu", name, NULL);
}

AHU_DEFINE_ARRAY_MODEL (ahu_library_model_init, AHU_TYPE_SUMMARY, AHU_LIBRARY (model)->items)

static void
ahu_library_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AhuLibrary *self = AHU_LIBRARY (object);

  switch (prop_id)
    {
    case PROP_LOADING:
      g_value_set_boolean (value, self->loading);
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, self->progress);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_library_dispose (GObject *object)
{
  AhuLibrary *self = AHU_LIBRARY (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->gathering, g_source_remove);
  g_clear_handle_id (&self->saving, g_source_remove);
  if (self->monitor != NULL)
    g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);
  if (self->store != NULL && g_object_get_qdata (G_OBJECT (self->store), library_quark ()) == self)
    g_object_set_qdata (G_OBJECT (self->store), library_quark (), NULL);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (ahu_library_parent_class)->dispose (object);
}

static void
ahu_library_finalize (GObject *object)
{
  AhuLibrary *self = AHU_LIBRARY (object);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->scan, ahu_library_scan_unref);
  g_hash_table_unref (self->changed_files);
  g_hash_table_unref (self->by_file);
  g_ptr_array_unref (self->items);

  G_OBJECT_CLASS (ahu_library_parent_class)->finalize (object);
}

static void
ahu_library_class_init (AhuLibraryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ahu_library_get_property;
  object_class->dispose = ahu_library_dispose;
  object_class->finalize = ahu_library_finalize;

  props[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * AhuLibrary::renaming:
   * @self: a library
   * @id: the id of a game
   * @title: its new title, empty for none
   *
   * Returns: whether the title is being written with the game
   */
  signals[RENAMING] =
    g_signal_new ("renaming", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  g_signal_accumulator_true_handled, NULL, NULL,
                  G_TYPE_BOOLEAN, 2, G_TYPE_STRING, G_TYPE_STRING);

  /**
   * AhuLibrary::superseded:
   * @self: a library
   * @id: the id of a game whose file is gone, or has become another course of it
   */
  signals[SUPERSEDED] =
    g_signal_new ("superseded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ahu_library_init (AhuLibrary *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_file = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->changed_files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->cancellable = g_cancellable_new ();
}

AhuLibrary *
ahu_library_new (AhuStore   *store,
                 const char *cache)
{
  g_autofree char *index = NULL;
  g_autoptr (GFile) folder = NULL;
  AhuLibrary *self;

  g_return_val_if_fail (AHU_IS_STORE (store), NULL);

  self = g_object_new (AHU_TYPE_LIBRARY, NULL);
  self->store = g_object_ref (store);
  index = make_index_path (ahu_store_get_path (store), cache);
  self->scan = ahu_library_scan_new (ahu_store_get_path (store), index);
  folder = g_file_new_for_path (ahu_store_get_path (store));
  self->monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_NONE, NULL, NULL);
  /* Where a folder can't be followed, what this program saves is seen all the same. */
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (folder_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  self->wants_all = TRUE;
  work_next (self);

  return self;
}

AhuLibrary *
ahu_library_ref_for_store (AhuStore *store)
{
  AhuLibrary *self;

  g_return_val_if_fail (AHU_IS_STORE (store), NULL);

  self = g_object_get_qdata (G_OBJECT (store), library_quark ());
  if (self != NULL)
    return g_object_ref (self);

  self = ahu_library_new (store, NULL);
  g_object_set_qdata (G_OBJECT (store), library_quark (), self);

  return self;
}

AhuStore *
ahu_library_get_store (AhuLibrary *self)
{
  g_return_val_if_fail (AHU_IS_LIBRARY (self), NULL);

  return self->store;
}

gboolean
ahu_library_get_loading (AhuLibrary *self)
{
  g_return_val_if_fail (AHU_IS_LIBRARY (self), FALSE);

  return self->loading;
}

double
ahu_library_get_progress (AhuLibrary *self)
{
  g_return_val_if_fail (AHU_IS_LIBRARY (self), 0);

  return self->progress;
}

char *
ahu_library_dup_path (AhuLibrary *self,
                      AhuSummary *summary)
{
  g_return_val_if_fail (AHU_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (AHU_IS_SUMMARY (summary), NULL);
  g_return_val_if_fail (ahu_summary_get_file (summary) != NULL, NULL);

  return g_build_filename (ahu_store_get_path (self->store), ahu_summary_get_file (summary), NULL);
}

void
ahu_library_note_file (AhuLibrary *self,
                       const char *file)
{
  g_hash_table_add (self->changed_files, g_strdup (file));
  gather (self);
}

gboolean
ahu_library_is_renamed_elsewhere (AhuLibrary *self,
                                  const char *id,
                                  const char *title)
{
  gboolean handled = FALSE;

  g_signal_emit (self, signals[RENAMING], 0, id, title, &handled);

  return handled;
}

void
ahu_library_supersede (AhuLibrary *self,
                       const char *id)
{
  g_signal_emit (self, signals[SUPERSEDED], 0, id);
}
