/* ahu-library-import.c: taking games from files and folders into the library
 *
 * What people expect of a game that is here already: nothing where it is the same or
 * a beginning, the longer course where it has gone on, and both where the two have
 * gone different ways. Nothing that is here is lost by an import.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-library-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/base/ahu-name.h"
#include "core/base/ahu-task.h"
#include "core/library/ahu-library-compare.h"
#include "core/library/ahu-library-scan.h"
#include "core/record/ahu-record-counts.h"
#include "core/record/ahu-record-lines.h"
#include "core/record/ahu-result-sheet.h"

#define AFTER_ALL G_MAXUINT

/* A loop of folders ends somewhere. */
#define MAX_DEPTH 16

/* The store is waited for from time to time, so that not all is in memory. */
#define MAX_QUEUED 64

/* Progress is told this often, in microseconds. */
#define REPORT_TIME (G_TIME_SPAN_SECOND / 20)

typedef struct
{
  AhuStore *store;        /* the library's, which the caller holds */
  GPtrArray *files;       /* GFile: what was given */
  GPtrArray *found;       /* GFile: the files in it */
  guint n_games;          /* that these may hold */
  guint n_done;           /* of those */
  GHashTable *known;      /* id → name of a file in the folder */
  GPtrArray *changed;     /* names of files that were written */
  GHashTable *continued;  /* id → AhuRecord: games whose course gets longer */
  AhuImport *import;
  GTask *task;            /* which owns this */
  GCancellable *cancellable;
  AhuImportProgress progress;
  gpointer progress_data;
  gint64 reported;        /* monotonic time */
  guint n_queued;
  gboolean is_stuck;      /* what is queued can't be written */
} Work;

/* How far it is, on its way from the thread. */
typedef struct
{
  GTask *task;
  guint n_done;
  guint n_all;
} Report;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_ptr_array_unref (work->files);
  g_ptr_array_unref (work->found);
  g_hash_table_unref (work->known);
  g_ptr_array_unref (work->changed);
  g_hash_table_unref (work->continued);
  g_clear_pointer (&work->import, ahu_import_free);
  g_free (work);
}

static void
report_free (gpointer data)
{
  Report *report = data;

  g_object_unref (report->task);
  g_free (report);
}

static gboolean
report_cb (gpointer data)
{
  Report *report = data;
  Work *work = g_task_get_task_data (report->task);

  if (!g_task_get_completed (report->task))
    work->progress (report->n_done, report->n_all, work->progress_data);

  return G_SOURCE_REMOVE;
}

static void
tell_progress (Work *work)
{
  g_autoptr (GSource) source = NULL;
  Report *report;

  if (work->progress == NULL || g_get_monotonic_time () - work->reported < REPORT_TIME)
    return;

  report = g_new (Report, 1);
  report->task = g_object_ref (work->task);
  report->n_done = MIN (work->n_done, work->n_games);
  report->n_all = work->n_games;
  source = g_idle_source_new ();
  g_source_set_priority (source, g_task_get_priority (work->task));
  g_source_set_callback (source, report_cb, report, report_free);
  g_source_attach (source, g_task_get_context (work->task));
  work->reported = g_get_monotonic_time ();
}

/* @line: where in the file, 0 for the whole of it, AFTER_ALL for what is too much */
static void
add_problem (Work       *work,
             GFile      *file,
             guint       line,
             const char *reason)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = ahu_file_name_printable (base != NULL ? base : "");

  if (line == AFTER_ALL)
    g_ptr_array_add (work->import->problems,
                     /* Translators: %s is the name of a file. */
                     g_strdup_printf (_("“%s” is too long: its end is not imported."), name));
  else if (line > 0)
    g_ptr_array_add (work->import->problems,
                     /* Translators: %1$u is the number of a line in a file, %2$s the name of the file, %3$s a
                      * sentence with the reason. */
                     g_strdup_printf (_("Line %1$u of “%2$s” is not imported: %3$s"), line, name, reason));
  else
    g_ptr_array_add (work->import->problems,
                     /* Translators: %1$s is the name of a file, %2$s a sentence with the reason. */
                     g_strdup_printf (_("“%1$s” is not imported: %2$s"), name, reason));
}

static void
save (Work      *work,
      AhuRecord *record,
      GPtrArray *moves)
{
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, moves, moves->len);
  const char *id = ahu_record_get_id (record);
  g_autofree char *path = ahu_store_dup_file_path (work->store, id);

  ahu_store_save (work->store, id, bytes);
  g_ptr_array_add (work->changed, g_path_get_basename (path));
  g_hash_table_replace (work->known, g_strdup (id), g_path_get_basename (path));
}

static void
save_and_wait (Work      *work,
               AhuRecord *record)
{
  save (work, record, ahu_record_get_moves (record));
  if (++work->n_queued % MAX_QUEUED == 0)
    work->is_stuck = !ahu_store_flush (work->store);
}

static gboolean
is_stopped (Work *work)
{
  return work->is_stuck || g_cancellable_is_cancelled (work->cancellable);
}

/* The moves that are here, which may tell more, and those that have come to them. */
static GPtrArray *
join_moves (GPtrArray *here,
            GPtrArray *there)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  for (guint i = 0; i < there->len; i++)
    g_ptr_array_add (moves, json_node_ref (g_ptr_array_index (i < here->len ? here : there, i)));

  return moves;
}

/* Returns: (transfer full) (nullable): the record with other moves, if they are legal */
static AhuRecord *
join (AhuRecord *record,
      GPtrArray *moves)
{
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, moves, moves->len);
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, NULL);
  g_autoptr (AhuRecord) joined = document != NULL ? ahu_record_new_from_document (document, NULL) : NULL;
  g_autoptr (AhuHistory) history = joined != NULL ? ahu_history_new (joined, NULL) : NULL;

  if (history == NULL || ahu_history_get_ply (history) < moves->len)
    return NULL;

  return g_steal_pointer (&joined);
}

/* The same file, imported once more, gets the same id. */
static char *
make_copy_id (AhuRecord *record)
{
  GPtrArray *moves = ahu_record_get_moves (record);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, moves, moves->len);
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

  return g_strdup_printf ("%.8s-%.4s-%.4s-%.4s-%.12s", sum, sum + 8, sum + 12, sum + 16, sum + 20);
}

static void
add_copy (Work      *work,
          AhuRecord *record)
{
  g_autofree char *id = make_copy_id (record);
  g_autofree char *title = ahu_library_make_copy_title (ahu_record_get_title (record));
  g_autoptr (AhuRecord) renamed = NULL;
  g_autoptr (AhuRecord) copy = NULL;

  if (g_hash_table_contains (work->known, id))
    {
      work->import->n_known++;
      return;
    }

  renamed = ahu_library_copy_with_string (record, "title", title);
  copy = ahu_library_copy_with_string (renamed, "id", id);
  save_and_wait (work, copy);
  work->import->n_copied++;
}

/* The record that is here goes on, so that its title and other members stay. */
static void
continue_game (Work      *work,
               AhuRecord *here,
               AhuRecord *there)
{
  g_autoptr (GPtrArray) moves = join_moves (ahu_record_get_moves (here), ahu_record_get_moves (there));
  g_autoptr (JsonObject) result = ahu_record_is_counted (there) ? ahu_record_dup_counts (there, AHU_RECORD_RESULT) : NULL;
  g_autoptr (AhuRecord) ended = result != NULL ? ahu_record_copy_with_counts (here, result, TRUE, 0) : g_object_ref (here);
  AhuRecord *joined = join (ended, moves);

  if (joined == NULL)
    {
      add_copy (work, there);
      return;
    }

  /* Somebody may have it open: it is written at the end. */
  g_hash_table_replace (work->continued, g_strdup (ahu_record_get_id (here)), joined);
}

static void
add_known (Work      *work,
           AhuRecord *here,
           AhuRecord *there)
{
  switch (ahu_library_compare (here, there))
    {
    case AHU_COMPARISON_SAME:
      work->import->n_known++;
      break;
    case AHU_COMPARISON_LONGER:
      continue_game (work, here, there);
      break;
    case AHU_COMPARISON_DIFFERENT:
    default:
      add_copy (work, there);
    }
}

static AhuRecord *
load_known (Work       *work,
            const char *id)
{
  const char *file = g_hash_table_lookup (work->known, id);
  AhuRecord *continued = g_hash_table_lookup (work->continued, id);
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (JsonObject) document = NULL;

  if (continued != NULL)
    return g_object_ref (continued);

  path = file != NULL ? g_build_filename (ahu_store_get_path (work->store), file, NULL)
                      : ahu_store_dup_file_path (work->store, id);
  bytes = ahu_store_read_file (work->store, path, NULL);
  document = bytes != NULL ? ahu_document_parse (bytes, NULL) : NULL;

  return document != NULL ? ahu_record_new_from_document (document, NULL) : NULL;
}

/* Counts that are kept stay, whatever a game from elsewhere is called. */
static gboolean
is_sheet (Work       *work,
          const char *id)
{
  g_autoptr (GBytes) bytes = ahu_store_read (work->store, id, NULL);
  g_autoptr (JsonObject) document = bytes != NULL ? ahu_document_parse (bytes, NULL) : NULL;

  return document != NULL && ahu_document_is_result (document);
}

/* Unlike ahu_record_load it takes result sheets, which have the time of their file where they tell none. */
static AhuRecord *
read_record (const char  *path,
             GError     **error)
{
  g_autoptr (GBytes) bytes = ahu_document_read (path, error);
  g_autoptr (JsonObject) document = bytes != NULL ? ahu_document_parse (bytes, error) : NULL;
  g_autoptr (AhuRecord) record = document != NULL ? ahu_record_new_from_document (document, error) : NULL;

  return record != NULL ? ahu_record_give_time (record, path) : NULL;
}

/* Returns: (nullable): why these counts are not the end of a game */
static char *
refuse_counts (AhuRecord *record)
{
  g_autoptr (JsonObject) sheet = ahu_record_dup_counts (record, AHU_RECORD_RESULT);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuScoring) scoring = NULL;

  if (!ahu_record_is_sheet (record) || ahu_record_is_counted (record))
    return NULL;

  scoring = ahu_result_sheet_score (sheet, ahu_record_get_names (record), &refusal, &error);
  if (refusal != NULL)
    return g_strdup (refusal->message);
  if (error != NULL)
    return g_strdup (error->message);
  if (scoring != NULL && scoring->problems != NULL && scoring->problems[0] != NULL)
    return g_strdup (scoring->problems[0]);

  return g_strdup (_("Something is still missing from this result sheet."));
}

/* Returns: whether the game can be shown, if only up to a move */
static gboolean
check_set_up (Work      *work,
              GFile     *file,
              guint      line,
              AhuRecord *record)
{
  g_autofree char *problem = refuse_counts (record);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuHistory) history = problem == NULL ? ahu_history_new (record, &refusal) : NULL;

  if (history == NULL)
    add_problem (work, file, line, problem != NULL ? problem : refusal->message);

  return history != NULL;
}

static void
import_record (Work         *work,
               GFile        *file,
               guint         line,
               AhuRecord    *record,
               const GError *error)
{
  g_autoptr (AhuRecord) here = NULL;

  tell_progress (work);
  work->n_done++;
  if (record == NULL)
    {
      add_problem (work, file, line, error->message);
      return;
    }
  if (!check_set_up (work, file, line, record))
    return;

  here = load_known (work, ahu_record_get_id (record));
  if (here != NULL)
    add_known (work, here, record);
  else if (is_sheet (work, ahu_record_get_id (record)))
    add_copy (work, record);
  else
    {
      /* Where a file of that name can't be read it is kept. */
      ahu_store_keep_original (work->store, ahu_record_get_id (record));
      save_and_wait (work, record);
      work->import->n_added++;
    }
}

/* A line that holds no game is told with its number, and the others are imported. */
static void
import_lines (Work           *work,
              GFile          *file,
              AhuRecordLines *lines)
{
  gboolean goes_on = TRUE;

  while (goes_on && !is_stopped (work))
    {
      g_autoptr (AhuRecord) record = NULL;
      g_autoptr (GError) error = NULL;
      guint line;

      goes_on = ahu_record_lines_next (lines, &line, &record, &error);
      if (goes_on)
        import_record (work, file, line, record, error);
    }
  if (ahu_record_lines_has_more (lines))
    add_problem (work, file, AFTER_ALL, NULL);
}

static void
import_file (Work  *work,
             GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (AhuRecordLines) lines = ahu_record_lines_open (path, work->cancellable);
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  if (lines != NULL)
    {
      import_lines (work, file, lines);
      return;
    }

  if (is_stopped (work))
    return;

  record = read_record (path, &error);
  import_record (work, file, 0, record, error);
}

static void find_files (Work *work, GFile *file, guint depth);

static void
find_in_folder (Work  *work,
                GFile *folder,
                guint  depth)
{
  g_autoptr (GFileEnumerator) children = NULL;
  g_autoptr (GError) error = NULL;
  GFile *child;
  GFileInfo *info;

  children = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE,
                                        G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, &error);
  while (children != NULL && !is_stopped (work) &&
         g_file_enumerator_iterate (children, &info, &child, NULL, &error) && info != NULL)
    {
      gboolean is_folder = g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY;

      /* What is no record by its name was not meant. */
      if ((is_folder && depth < MAX_DEPTH) ||
          (!is_folder && g_str_has_suffix (g_file_info_get_name (info), AHU_LIBRARY_SUFFIX)))
        find_files (work, child, depth + 1);
    }

  if (error != NULL)
    add_problem (work, folder, 0, error->message);
}

static void
find_files (Work  *work,
            GFile *file,
            guint  depth)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    add_problem (work, file, 0, _("Only files on this computer can be opened."));
  else if (g_file_test (path, G_FILE_TEST_IS_DIR))
    find_in_folder (work, file, depth);
  else
    g_ptr_array_add (work->found, g_object_ref (file));
}

/* How far the import is can be told only when it is known how many games there are. */
static void
count_games (Work *work)
{
  for (guint i = 0; i < work->found->len && !is_stopped (work); i++)
    {
      g_autofree char *path = g_file_get_path (g_ptr_array_index (work->found, i));
      g_autoptr (AhuRecordLines) lines = ahu_record_lines_open (path, work->cancellable);

      work->n_games += lines != NULL ? ahu_record_lines_count (lines) : 1;
    }
}

/* What there is to do is known before it is done, so that progress can be told. */
static void
import_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  Work *work = data;

  for (guint i = 0; i < work->files->len; i++)
    find_files (work, g_ptr_array_index (work->files, i), 0);
  count_games (work);
  for (guint i = 0; i < work->found->len && !is_stopped (work); i++)
    import_file (work, g_ptr_array_index (work->found, i));
  if (!ahu_store_flush (work->store))
    g_ptr_array_add (work->import->problems,
                     g_strdup (work->is_stuck ? _("The rest is not imported, because the games can’t be saved.")
                                              : _("Not all of these games could be saved yet.")));

  g_task_return_boolean (task, TRUE);
}

/* Of two files with one game it is the store's own that would be written. */
static void
remember_file (Work       *work,
               AhuSummary *summary)
{
  const char *id = ahu_summary_get_id (summary);
  const char *known = g_hash_table_lookup (work->known, id);
  g_autofree char *path = ahu_store_dup_file_path (work->store, id);
  g_autofree char *own = g_path_get_basename (path);

  if (g_strcmp0 (known, own) != 0)
    g_hash_table_replace (work->known, g_strdup (id), g_strdup (ahu_summary_get_file (summary)));
}

static Work *
work_new (AhuLibrary *self,
          GPtrArray  *files)
{
  Work *work = g_new0 (Work, 1);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self));

  work->store = ahu_library_get_store (self);
  work->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (work->files, g_object_ref (g_ptr_array_index (files, i)));
  work->found = g_ptr_array_new_with_free_func (g_object_unref);
  work->changed = g_ptr_array_new_with_free_func (g_free);
  work->continued = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  work->import = g_new0 (AhuImport, 1);
  work->import->problems = g_ptr_array_new_with_free_func (g_free);

  work->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (self), i);

      if (ahu_summary_get_game (summary) != NULL)
        remember_file (work, summary);
    }

  return work;
}

/* Who has the game open in this program lets go of it; who has it elsewhere doesn't. */
static void
write_continuation (AhuLibrary *self,
                    Work       *work,
                    AhuRecord  *record)
{
  const char *id = ahu_record_get_id (record);

  ahu_library_supersede (self, id);
  if (!ahu_store_is_open (work->store, id))
    {
      /* It may have gone on here while the files were read. */
      if (ahu_store_would_lose (work->store, record))
        ahu_store_keep_original (work->store, id);
      save (work, record, ahu_record_get_moves (record));
      work->import->n_continued++;
      return;
    }

  g_ptr_array_add (work->import->problems, g_strdup (_("One of these games is open elsewhere and can’t be continued from the file.")));
}

void
ahu_import_free (AhuImport *import)
{
  g_return_if_fail (import != NULL);

  g_ptr_array_unref (import->problems);
  g_free (import);
}

void
ahu_library_import_async (AhuLibrary          *self,
                          GPtrArray           *files,
                          GCancellable        *cancellable,
                          AhuImportProgress    progress,
                          gpointer             progress_data,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Work *work;

  g_return_if_fail (AHU_IS_LIBRARY (self));
  g_return_if_fail (files != NULL);

  /* What was imported before somebody stopped it is told all the same. */
  task = ahu_task_new (self, cancellable, callback, user_data);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_source_tag (task, ahu_library_import_async);
  work = work_new (self, files);
  work->task = task;
  work->cancellable = cancellable;
  work->progress = progress;
  work->reported = g_get_monotonic_time ();
  work->progress_data = progress_data;
  g_task_set_task_data (task, work, work_free);
  ahu_task_hold_program (task);
  g_task_run_in_thread (task, import_in_thread);
}

AhuImport *
ahu_library_import_finish (AhuLibrary    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  Work *work;
  GHashTableIter iter;
  gpointer record;

  g_return_val_if_fail (g_async_result_is_tagged (result, ahu_library_import_async), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;

  work = g_task_get_task_data (G_TASK (result));
  g_hash_table_iter_init (&iter, work->continued);
  while (g_hash_table_iter_next (&iter, NULL, &record))
    write_continuation (self, work, record);
  for (guint i = 0; i < work->changed->len; i++)
    ahu_library_note_file (self, g_ptr_array_index (work->changed, i));

  return g_steal_pointer (&work->import);
}
