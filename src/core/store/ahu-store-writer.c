/* ahu-store-writer.c: the thread that writes a store's files
 *
 * One thread, so files are written in the order in which they were queued. A
 * file that can't be written waits and is tried again, later each time, while
 * others are written.
 *
 * Not for: naming (ahu-store-name.c) or reading (ahu-store.c) the files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/store/ahu-store-writer.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "core/store/ahu-store-folder.h"
#include "core/store/ahu-store-name.h"

/* How long to wait before trying again: twice as long each time. */
#define FIRST_WAIT (G_TIME_SPAN_SECOND / 4)
#define LONGEST_WAIT (30 * G_TIME_SPAN_SECOND)

/* The numbers that systems give to errors end before. */
#define LAST_ERRNO 160

/* Holds the lock on its game: nobody else may read what is older than it. If
 * another process has it, before is what the file was when this was queued. */
typedef struct
{
  char *id;
  GBytes *bytes;
  AhuStoreLock *lock;
  gboolean is_locked;
  gboolean was_elsewhere;
  gboolean was_lost; /* somebody took the game while its folder was gone */
  char *path;
  GStatBuf before;
} Job;

struct _AhuStoreWriter
{
  char *path;
  AhuStoreFolder *folder; /* the thread's */
  AhuStoreLock *games;
  AhuStoreReport report;
  AhuStoreWritten written;
  gpointer user_data;
  GThread *thread;

  GMutex lock; /* guards all that follows */
  GCond work;  /* something to do */
  GCond idle;  /* nothing to do, but what has to wait */
  GQueue jobs;
  GQueue failed;     /* jobs to be tried again at retry_time */
  GHashTable *keep;  /* ids of records whose files are kept before they are written */
  gint64 retry_time; /* monotonic, in microseconds */
  gint64 wait;       /* in microseconds; 0 while all is well */
  char *problem;     /* reported last; NULL while all is well */
  Job *current;      /* what is being written and isn't on the disk yet */
  gboolean busy;     /* writing or telling of it */
  gboolean quit;
};

static void
look (const char *path,
      GStatBuf   *info)
{
  memset (info, 0, sizeof *info);
  g_stat (path, info);
}

/* Each save is a new file. */
static gboolean
has_changed (Job *job)
{
  GStatBuf now;

  look (job->path, &now);

  return now.st_ino != job->before.st_ino || now.st_mtim.tv_sec != job->before.st_mtim.tv_sec ||
         now.st_mtim.tv_nsec != job->before.st_mtim.tv_nsec;
}

static Job *
job_new (const char   *folder,
         const char   *id,
         GBytes       *bytes,
         AhuStoreLock *lock)
{
  g_autofree char *name = ahu_store_name (id);
  Job *job = g_new0 (Job, 1);

  job->id = g_strdup (id);
  job->bytes = g_bytes_ref (bytes);
  job->lock = lock;
  job->path = g_build_filename (folder, name, NULL);
  job->is_locked = ahu_store_lock_take (lock, id);
  if (!job->is_locked)
    look (job->path, &job->before);

  return job;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  if (job->is_locked)
    ahu_store_lock_give (job->lock, job->id);
  g_free (job->path);
  g_free (job->id);
  g_bytes_unref (job->bytes);
  g_free (job);
}

static int
compare_id (gconstpointer job,
            gconstpointer id)
{
  return g_strcmp0 (((const Job *) job)->id, id);
}

static int
compare_path (gconstpointer job,
              gconstpointer path)
{
  return g_strcmp0 (((const Job *) job)->path, path);
}

/* Returns: (transfer full) (nullable): the content of the job, the newest one if there are two */
static GBytes *
find (AhuStoreWriter *self,
      const char     *wanted,
      GCompareFunc    compare)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);
  GList *link = g_queue_find_custom (&self->jobs, wanted, compare);

  if (link == NULL)
    link = g_queue_find_custom (&self->failed, wanted, compare);
  if (link != NULL)
    return g_bytes_ref (((Job *) link->data)->bytes);

  return self->current != NULL && compare (self->current, wanted) == 0 ? g_bytes_ref (self->current->bytes) : NULL;
}

static gboolean
is_queued (AhuStoreWriter *self,
           const char     *id)
{
  return g_queue_find_custom (&self->jobs, id, compare_id) != NULL;
}

/* What others wrote while the game was lost must not go with the next save either. */
static void
replace_job (GQueue *jobs,
             Job    *newer)
{
  GList *link = g_queue_find_custom (jobs, newer->id, compare_id);

  if (link == NULL)
    return;

  newer->was_lost |= ((Job *) link->data)->was_lost;
  job_free (link->data);
  g_queue_delete_link (jobs, link);
}

static gboolean
lock_game (Job     *job,
           GError **error)
{
  if (!job->is_locked)
    {
      job->was_elsewhere = TRUE;
      job->is_locked = ahu_store_lock_take (job->lock, job->id);
    }
  if (job->is_locked && ahu_store_lock_confirm (job->lock, job->id))
    return TRUE;

  job->was_lost |= job->is_locked;
  /* Translators: why a game can’t be saved, put into “The game can’t be saved: %s. Ahu keeps trying.” */
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN, _("it is open in another window"));
  return FALSE;
}

/* What was made from a state of the game that is no more must not replace what
 * was played elsewhere since. */
static gboolean
write_file (AhuStoreWriter  *self,
            Job             *job,
            gboolean         keep,
            GError         **error)
{
  g_autofree char *name = g_path_get_basename (job->path);

  if (!ahu_store_folder_make (self->folder, error) || !lock_game (job, error))
    return FALSE;
  if (job->was_elsewhere && has_changed (job))
    return TRUE;

  return ahu_store_folder_write (self->folder, name, job->bytes, keep || job->was_lost, error);
}

/* With the lock held, which is given back meanwhile. */
static void
send_report (AhuStoreWriter *self,
             const char     *message)
{
  g_mutex_unlock (&self->lock);
  self->report (message, self->user_data);
  g_mutex_lock (&self->lock);
}

/* As above. */
static void
send_written (AhuStoreWriter *self,
              const char     *id)
{
  g_mutex_unlock (&self->lock);
  self->written (id, self->user_data);
  g_mutex_lock (&self->lock);
}

/* GLib's own sentences name a temporary file, another one each time, and end with the
 * system's reason. For many of these, such as a quota, it has no code. */
static const char *
reason (const GError *error)
{
  const char *found = NULL;

  for (int i = 1; i <= LAST_ERRNO; i++)
    {
      const char *text = g_strerror (i);

      if (g_str_has_suffix (error->message, text) && (found == NULL || strlen (text) > strlen (found)))
        found = text;
    }

  return found != NULL ? found : error->message;
}

static void
note_problem (AhuStoreWriter *self,
              const GError   *error)
{
  self->wait = MAX (self->wait, FIRST_WAIT);
  self->retry_time = g_get_monotonic_time () + self->wait;

  /* The same again is no news. */
  if (g_strcmp0 (self->problem, reason (error)) == 0)
    return;

  g_free (self->problem);
  self->problem = g_strdup (reason (error));
  send_report (self, self->problem);
}

/* Its content can be found on the disk from now on. */
static void
finish_job (AhuStoreWriter *self,
            Job            *job,
            gboolean        keep)
{
  self->current = NULL;
  if (keep)
    g_hash_table_remove (self->keep, job->id);
  if (!is_queued (self, job->id))
    send_written (self, job->id);
  if (self->problem != NULL && g_queue_is_empty (&self->jobs) && g_queue_is_empty (&self->failed))
    {
      self->wait = 0;
      g_clear_pointer (&self->problem, g_free);
      send_report (self, NULL);
    }
}

/* With the lock held, which is given back while the disk works. Takes job. */
static void
run_job (AhuStoreWriter *self,
         Job            *job)
{
  g_autoptr (GError) error = NULL;
  gboolean keep = g_hash_table_contains (self->keep, job->id);

  self->busy = TRUE;
  self->current = job;
  g_mutex_unlock (&self->lock);
  write_file (self, job, keep, &error);
  g_mutex_lock (&self->lock);

  if (error == NULL)
    finish_job (self, job, keep);
  else
    note_problem (self, error);

  self->current = NULL;
  if (error != NULL && !is_queued (self, job->id))
    g_queue_push_tail (&self->failed, job);
  else
    job_free (job);
  self->busy = FALSE;
}

static void
retry_failed (AhuStoreWriter *self)
{
  while (!g_queue_is_empty (&self->failed))
    g_queue_push_tail (&self->jobs, g_queue_pop_head (&self->failed));
}

/* With the lock held. */
static void
wait_for_work (AhuStoreWriter *self)
{
  g_cond_broadcast (&self->idle);

  if (g_queue_is_empty (&self->failed))
    g_cond_wait (&self->work, &self->lock);
  else if (!g_cond_wait_until (&self->work, &self->lock, self->retry_time))
    {
      self->wait = MIN (self->wait * 2, LONGEST_WAIT);
      retry_failed (self);
    }
}

static gpointer
writer_thread (gpointer data)
{
  AhuStoreWriter *self = data;

  g_mutex_lock (&self->lock);
  while (!self->quit || !g_queue_is_empty (&self->jobs))
    {
      if (g_queue_is_empty (&self->jobs))
        {
          wait_for_work (self);
          continue;
        }

      run_job (self, g_queue_pop_head (&self->jobs));
    }
  g_mutex_unlock (&self->lock);

  return NULL;
}

AhuStoreWriter *
ahu_store_writer_new (const char      *path,
                      AhuStoreLock    *games,
                      AhuStoreReport   report,
                      AhuStoreWritten  written,
                      gpointer         user_data)
{
  AhuStoreWriter *self;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (games != NULL, NULL);
  g_return_val_if_fail (report != NULL, NULL);
  g_return_val_if_fail (written != NULL, NULL);

  self = g_new0 (AhuStoreWriter, 1);
  self->path = g_strdup (path);
  self->folder = ahu_store_folder_new (path);
  self->games = games;
  self->report = report;
  self->written = written;
  self->user_data = user_data;
  self->keep = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_mutex_init (&self->lock);
  g_cond_init (&self->work);
  g_cond_init (&self->idle);
  g_queue_init (&self->jobs);
  g_queue_init (&self->failed);
  self->thread = g_thread_new ("store", writer_thread, self);

  return self;
}

void
ahu_store_writer_free (AhuStoreWriter *self)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->lock);
  retry_failed (self);
  self->quit = TRUE;
  g_cond_signal (&self->work);
  g_mutex_unlock (&self->lock);

  g_thread_join (self->thread);

  g_queue_clear_full (&self->jobs, job_free);
  g_queue_clear_full (&self->failed, job_free);
  g_hash_table_unref (self->keep);
  g_free (self->problem);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->work);
  g_cond_clear (&self->idle);
  ahu_store_folder_free (self->folder);
  g_free (self->path);
  g_free (self);
}

void
ahu_store_writer_add (AhuStoreWriter *self,
                      const char     *id,
                      GBytes         *bytes)
{
  Job *job;

  g_return_if_fail (self != NULL);
  g_return_if_fail (id != NULL);
  g_return_if_fail (bytes != NULL);

  job = job_new (self->path, id, bytes, self->games);

  g_mutex_lock (&self->lock);
  replace_job (&self->jobs, job);
  replace_job (&self->failed, job);
  g_queue_push_tail (&self->jobs, job);
  g_cond_signal (&self->work);
  g_mutex_unlock (&self->lock);
}

GBytes *
ahu_store_writer_find (AhuStoreWriter *self,
                       const char     *id)
{
  g_return_val_if_fail (self != NULL && id != NULL, NULL);

  return find (self, id, compare_id);
}

GBytes *
ahu_store_writer_find_file (AhuStoreWriter *self,
                            const char     *path)
{
  g_return_val_if_fail (self != NULL && path != NULL, NULL);

  return find (self, path, compare_path);
}

void
ahu_store_writer_keep (AhuStoreWriter *self,
                       const char     *id)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (id != NULL);

  g_mutex_lock (&self->lock);
  g_hash_table_add (self->keep, g_strdup (id));
  g_mutex_unlock (&self->lock);
}

static void
add_ids (GStrvBuilder *ids,
         GQueue       *jobs)
{
  for (GList *l = jobs->head; l != NULL; l = l->next)
    g_strv_builder_add (ids, ((Job *) l->data)->id);
}

char **
ahu_store_writer_list (AhuStoreWriter *self)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  locker = g_mutex_locker_new (&self->lock);
  add_ids (ids, &self->jobs);
  add_ids (ids, &self->failed);
  if (self->current != NULL && !is_queued (self, self->current->id))
    g_strv_builder_add (ids, self->current->id);

  return g_strv_builder_end (ids);
}

gboolean
ahu_store_writer_flush (AhuStoreWriter *self,
                        gint64          end_time)
{
  gboolean all_written;
  gboolean in_time = TRUE;

  g_return_val_if_fail (self != NULL, FALSE);

  g_mutex_lock (&self->lock);
  retry_failed (self);
  g_cond_signal (&self->work);
  while (in_time && (self->busy || !g_queue_is_empty (&self->jobs)))
    {
      if (end_time < 0)
        g_cond_wait (&self->idle, &self->lock);
      else
        in_time = g_cond_wait_until (&self->idle, &self->lock, end_time);
    }
  all_written = !self->busy && g_queue_is_empty (&self->jobs) && g_queue_is_empty (&self->failed);
  g_mutex_unlock (&self->lock);

  return all_written;
}
