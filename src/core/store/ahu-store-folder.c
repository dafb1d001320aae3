/* ahu-store-folder.c: puts one file after the other into a store's folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/store/ahu-store-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/store/ahu-store-name.h"

/* Only the player's own account reads the games. */
#define FOLDER_MODE 0700
#define FILE_MODE 0600

/* So old nobody is still writing it. */
#define OLD_SECONDS 3600

struct _AhuStoreFolder
{
  char *path;
  GHashTable *cleaned;    /* names of files that nothing half written is left of */
  struct timespec newest; /* the latest time of a file */
};

static gboolean
is_before (const struct timespec *first,
           const struct timespec *second)
{
  if (first->tv_sec != second->tv_sec)
    return first->tv_sec < second->tv_sec;

  return first->tv_nsec < second->tv_nsec;
}

/* What is written next becomes newer than any file that is there, whatever the clock says. */
static void
note_time (AhuStoreFolder *self,
           const char     *name)
{
  g_autofree char *path = g_build_filename (self->path, name, NULL);
  GStatBuf info;

  if (g_stat (path, &info) == 0 && is_before (&self->newest, &info.st_mtim))
    self->newest = info.st_mtim;
}

/* Nobody else writes file now; what is left of others may just be written. */
static void
clean_up (AhuStoreFolder *self,
          const char     *name,
          gsize           length,
          const char     *file)
{
  g_autofree char *path = g_build_filename (self->path, name, NULL);
  GStatBuf info;

  if (length == strlen (file) && strncmp (name, file, length) == 0)
    g_unlink (path);
  else if (g_stat (path, &info) == 0 && info.st_mtim.tv_sec + OLD_SECONDS < g_get_real_time () / G_USEC_PER_SEC)
    g_unlink (path);
}

/* Once for each file. */
static void
look_round (AhuStoreFolder *self,
            const char     *file)
{
  gboolean is_first = g_hash_table_size (self->cleaned) == 0;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (!g_hash_table_add (self->cleaned, g_strdup (file)))
    return;

  dir = g_dir_open (self->path, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      gsize length = ahu_store_name_find_half_written (name);

      if (length > 0)
        clean_up (self, name, length, file);
      else if (is_first && g_str_has_suffix (name, AHU_STORE_SUFFIX))
        note_time (self, name);
    }
}

static struct timespec
just_after (struct timespec time)
{
  time.tv_nsec++;
  if (time.tv_nsec == 1000000000)
    {
      time.tv_nsec = 0;
      time.tv_sec++;
    }

  return time;
}

/* Two files written within one tick of the clock have the same time, and one
 * written after the clock was set back seems older than the rest. */
static void
make_newest (AhuStoreFolder *self,
             const char     *path)
{
  struct timespec times[2] = { { .tv_nsec = UTIME_OMIT } };
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return;

  if (is_before (&self->newest, &info.st_mtim))
    {
      self->newest = info.st_mtim;
      return;
    }

  times[1] = just_after (self->newest);
  if (utimensat (AT_FDCWD, path, times, 0) == 0)
    self->newest = times[1];
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

static gboolean
is_same (const char *first,
         const char *second)
{
  g_autoptr (GMappedFile) one = g_mapped_file_new (first, FALSE, NULL);
  g_autoptr (GMappedFile) other = g_mapped_file_new (second, FALSE, NULL);
  gsize length;

  if (one == NULL || other == NULL)
    return FALSE;

  length = g_mapped_file_get_length (one);
  if (length != g_mapped_file_get_length (other))
    return FALSE;

  return length == 0 || memcmp (g_mapped_file_get_contents (one),
                                g_mapped_file_get_contents (other), length) == 0;
}

gboolean
ahu_store_folder_keep_file (const char  *path,
                            GError     **error)
{
  /* In what is no file, such as a pipe, nothing is kept. */
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return TRUE;

  for (guint i = 1; ; i++)
    {
      g_autofree char *kept = i == 1 ? g_strconcat (path, ".damaged", NULL)
                                     : g_strdup_printf ("%s.damaged-%u", path, i);

      /* The file is replaced, never written into, so a second name is enough
       * where the file system has that. */
      if (link (path, kept) == 0)
        return TRUE;

      if (!g_file_test (kept, G_FILE_TEST_EXISTS))
        return copy_file (path, kept, error);

      if (g_file_test (kept, G_FILE_TEST_IS_REGULAR) && is_same (path, kept))
        return TRUE;
    }
}

AhuStoreFolder *
ahu_store_folder_new (const char *path)
{
  AhuStoreFolder *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new0 (AhuStoreFolder, 1);
  self->path = g_strdup (path);
  self->cleaned = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

void
ahu_store_folder_free (AhuStoreFolder *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->cleaned);
  g_free (self->path);
  g_free (self);
}

gboolean
ahu_store_folder_make (AhuStoreFolder  *self,
                       GError         **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (g_mkdir_with_parents (self->path, FOLDER_MODE) == 0)
    return TRUE;

  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno),
                       g_strerror (errno));
  return FALSE;
}

gboolean
ahu_store_folder_write (AhuStoreFolder  *self,
                        const char      *name,
                        GBytes          *bytes,
                        gboolean         keep,
                        GError         **error)
{
  g_autofree char *path = NULL;
  gconstpointer data;
  gsize length;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (name != NULL, FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);

  path = g_build_filename (self->path, name, NULL);
  look_round (self, name);
  if (keep && !ahu_store_folder_keep_file (path, error))
    return FALSE;

  data = g_bytes_get_data (bytes, &length);
  if (!g_file_set_contents_full (path, length > 0 ? data : "", (gssize) length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 FILE_MODE, error))
    return FALSE;

  make_newest (self, path);
  sync_folder (self->path);
  return TRUE;
}
