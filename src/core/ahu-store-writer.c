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

#include "core/ahu-store-writer.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "core/ahu-store-name.h"

/* How long to wait before trying again: twice as long each time. */
#define FIRST_WAIT (G_TIME_SPAN_SECOND / 4)
#define LONGEST_WAIT (30 * G_TIME_SPAN_SECOND)

/* Only the player's own account reads the games. */
#define FOLDER_MODE 0700
#define FILE_MODE 0600

typedef struct
{
  char *id;
  GBytes *bytes;
} Job;

struct _AhuStoreWriter
{
  char *path;
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
  gboolean busy;
  gboolean quit;
};

static void
job_free (gpointer data)
{
  Job *job = data;

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

static void
drop_job (GQueue     *jobs,
          const char *id)
{
  GList *link = g_queue_find_custom (jobs, id, compare_id);

  if (link == NULL)
    return;

  job_free (link->data);
  g_queue_delete_link (jobs, link);
}

static gboolean
make_folder (const char  *path,
             GError     **error)
{
  if (g_mkdir_with_parents (path, FOLDER_MODE) == 0)
    return TRUE;

  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno),
                       g_strerror (errno));
  return FALSE;
}

/* A new name in a folder is only on the disk when the folder is; else a power
 * cut could take back the first save of a game. Not every file system can do
 * that, so a failure is none. */
static void
sync_folder (const char *path)
{
  int fd = g_open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;

  fsync (fd);
  close (fd);
}

static gboolean
copy_file (const char  *from,
           const char  *to,
           GError     **error)
{
  g_autofree char *content = NULL;
  gsize length;

  if (!g_file_get_contents (from, &content, &length, error))
    return FALSE;

  return g_file_set_contents_full (to, content, (gssize) length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   FILE_MODE, error);
}

/* Never overwrites what was kept before. */
static gboolean
keep_file (const char  *path,
           GError     **error)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;

  for (guint i = 1; ; i++)
    {
      g_autofree char *kept = i == 1 ? g_strconcat (path, ".damaged", NULL)
                                     : g_strdup_printf ("%s.damaged-%u", path, i);

      /* The file is replaced, never written into, so a second name is enough
       * where the file system has that. */
      if (link (path, kept) == 0)
        return TRUE;

      if (errno != EEXIST)
        return copy_file (path, kept, error);
    }
}

static gboolean
write_file (AhuStoreWriter  *self,
            Job             *job,
            gboolean         keep,
            GError         **error)
{
  g_autofree char *name = ahu_store_name (job->id);
  g_autofree char *path = g_build_filename (self->path, name, NULL);
  gconstpointer data;
  gsize length;

  if (!make_folder (self->path, error))
    return FALSE;

  if (keep && !keep_file (path, error))
    return FALSE;

  data = g_bytes_get_data (job->bytes, &length);
  if (!g_file_set_contents_full (path, length > 0 ? data : "", (gssize) length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 FILE_MODE, error))
    return FALSE;

  sync_folder (self->path);
  return TRUE;
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

/* GLib's own sentences name a temporary file, another one each time. */
static const char *
reason (const GError *error)
{
  static const int numbers[] = {
    ENOSPC, EACCES, EPERM, EROFS, ENOTDIR, EISDIR, EIO, EEXIST, EMFILE, ENFILE, ENAMETOOLONG,
    ELOOP, ENOENT
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      if (g_error_matches (error, G_FILE_ERROR, (int) g_file_error_from_errno (numbers[i])))
        return g_strerror (numbers[i]);
    }

  return error->message;
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

static void
note_recovery (AhuStoreWriter *self)
{
  if (self->problem == NULL ||
      !g_queue_is_empty (&self->jobs) || !g_queue_is_empty (&self->failed))
    return;

  self->wait = 0;
  g_clear_pointer (&self->problem, g_free);
  send_report (self, NULL);
}

/* With the lock held, which is given back while the disk works. Takes job. */
static void
run_job (AhuStoreWriter *self,
         Job            *job)
{
  g_autoptr (GError) error = NULL;
  gboolean keep = g_hash_table_contains (self->keep, job->id);
  gboolean overtaken;

  self->busy = TRUE;
  g_mutex_unlock (&self->lock);
  write_file (self, job, keep, &error);
  g_mutex_lock (&self->lock);
  self->busy = FALSE;

  if (error == NULL && keep)
    g_hash_table_remove (self->keep, job->id);

  overtaken = g_queue_find_custom (&self->jobs, job->id, compare_id) != NULL;
  if (error == NULL)
    {
      if (!overtaken)
        send_written (self, job->id);
      note_recovery (self);
    }
  else if (!overtaken)
    g_queue_push_tail (&self->failed, g_steal_pointer (&job));

  if (error != NULL)
    note_problem (self, error);
  g_clear_pointer (&job, job_free);
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
                      AhuStoreReport   report,
                      AhuStoreWritten  written,
                      gpointer         user_data)
{
  AhuStoreWriter *self;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (report != NULL, NULL);
  g_return_val_if_fail (written != NULL, NULL);

  self = g_new0 (AhuStoreWriter, 1);
  self->path = g_strdup (path);
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

  job = g_new (Job, 1);
  job->id = g_strdup (id);
  job->bytes = g_bytes_ref (bytes);

  g_mutex_lock (&self->lock);
  drop_job (&self->jobs, id);
  drop_job (&self->failed, id);
  g_queue_push_tail (&self->jobs, job);
  g_cond_signal (&self->work);
  g_mutex_unlock (&self->lock);
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

gboolean
ahu_store_writer_flush (AhuStoreWriter *self)
{
  gboolean all_written;

  g_return_val_if_fail (self != NULL, FALSE);

  g_mutex_lock (&self->lock);
  retry_failed (self);
  g_cond_signal (&self->work);
  while (self->busy || !g_queue_is_empty (&self->jobs))
    g_cond_wait (&self->idle, &self->lock);
  all_written = g_queue_is_empty (&self->failed);
  g_mutex_unlock (&self->lock);

  return all_written;
}
