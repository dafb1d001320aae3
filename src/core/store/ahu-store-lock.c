/* ahu-store-lock.c: which games of a store's folder are being played, and by whom
 *
 * The locks belong to the open file, not to the process, so that two stores in
 * one process exclude each other as well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/store/ahu-store-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILE_NAME ".lock"
#define FILE_MODE 0600

/* Two games with the same byte would only be taken for one: 62 bits are enough. */
#define OFFSET_MASK (G_GUINT64_CONSTANT (0x3fffffffffffffff))

/* Of a system without locks of open files, those of processes will do. */
#ifdef F_OFD_SETLK
#define SET_LOCK F_OFD_SETLK
#define GET_LOCK F_OFD_GETLK
#else
#define SET_LOCK F_SETLK
#define GET_LOCK F_GETLK
#endif

struct _AhuStoreLock
{
  char *path;
  GMutex mutex;     /* guards all that follows */
  GHashTable *held; /* id to the number of its holders */
  int fd;           /* -1 while there is no file to lock */
};

static off_t
offset_of (const char *id)
{
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (const char *p = id; *p != '\0'; p++)
    hash = (hash ^ (guchar) *p) * G_GUINT64_CONSTANT (0x100000001b3);

  return (off_t) (hash & OFFSET_MASK);
}

/* Returns: whether another one holds the byte. Any other failure means that there
 * are no locks here, which must not keep anybody from playing. */
static gboolean
lock_byte (int         fd,
           const char *id,
           short       type)
{
  struct flock lock = {
    .l_type = type, .l_whence = SEEK_SET, .l_start = offset_of (id), .l_len = 1
  };

  return fcntl (fd, SET_LOCK, &lock) != 0 && (errno == EAGAIN || errno == EACCES);
}

static gboolean
is_byte_locked (int         fd,
                const char *id)
{
  struct flock lock = {
    .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = offset_of (id), .l_len = 1
  };

  return fcntl (fd, GET_LOCK, &lock) == 0 && lock.l_type != F_UNLCK;
}

/* Somebody may have removed the file, and another program made a new one that is locked by nobody. */
static gboolean
is_current (AhuStoreLock *self)
{
  struct stat ours, there;

  return self->fd >= 0 && fstat (self->fd, &ours) == 0 && g_stat (self->path, &there) == 0 &&
         ours.st_dev == there.st_dev && ours.st_ino == there.st_ino;
}

/* A file that can only be read can't be locked, but asked about. Nothing that may stand in
 * its place is waited for. */
static int
open_file (const char *path)
{
  int fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, FILE_MODE);

  return fd >= 0 ? fd : g_open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
}

static void
open_again (AhuStoreLock *self)
{
  GHashTableIter iter;
  gpointer id;
  int fd;

  if (is_current (self))
    return;

  fd = open_file (self->path);
  if (fd < 0)
    return;

  g_hash_table_iter_init (&iter, self->held);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    lock_byte (fd, id, F_WRLCK);

  if (self->fd >= 0)
    close (self->fd);
  self->fd = fd;
}

static gboolean
take (AhuStoreLock *self,
      const char   *id,
      guint         max_holders)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  guint n_holders = GPOINTER_TO_UINT (g_hash_table_lookup (self->held, id));

  if (n_holders > max_holders)
    return FALSE;
  if (n_holders == 0)
    {
      open_again (self);
      if (self->fd >= 0 && (is_byte_locked (self->fd, id) || lock_byte (self->fd, id, F_WRLCK)))
        return FALSE;
    }

  g_hash_table_insert (self->held, g_strdup (id), GUINT_TO_POINTER (n_holders + 1));
  return TRUE;
}

AhuStoreLock *
ahu_store_lock_new (const char *path)
{
  AhuStoreLock *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new0 (AhuStoreLock, 1);
  self->path = g_build_filename (path, FILE_NAME, NULL);
  self->held = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->fd = -1;
  g_mutex_init (&self->mutex);

  return self;
}

void
ahu_store_lock_free (AhuStoreLock *self)
{
  g_return_if_fail (self != NULL);

  if (self->fd >= 0)
    close (self->fd);
  g_hash_table_unref (self->held);
  g_mutex_clear (&self->mutex);
  g_free (self->path);
  g_free (self);
}

gboolean
ahu_store_lock_take (AhuStoreLock *self,
                     const char   *id)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  return take (self, id, G_MAXUINT);
}

gboolean
ahu_store_lock_take_alone (AhuStoreLock *self,
                           const char   *id)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  return take (self, id, 0);
}

void
ahu_store_lock_give (AhuStoreLock *self,
                     const char   *id)
{
  g_autoptr (GMutexLocker) locker = NULL;
  guint n_holders;

  g_return_if_fail (self != NULL);
  g_return_if_fail (id != NULL);

  locker = g_mutex_locker_new (&self->mutex);
  n_holders = GPOINTER_TO_UINT (g_hash_table_lookup (self->held, id));
  g_return_if_fail (n_holders > 0);

  if (n_holders > 1)
    {
      g_hash_table_insert (self->held, g_strdup (id), GUINT_TO_POINTER (n_holders - 1));
      return;
    }

  if (self->fd >= 0)
    lock_byte (self->fd, id, F_UNLCK);
  g_hash_table_remove (self->held, id);
}

gboolean
ahu_store_lock_confirm (AhuStoreLock *self,
                        const char   *id)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  locker = g_mutex_locker_new (&self->mutex);
  open_again (self);

  return self->fd < 0 || !lock_byte (self->fd, id, F_WRLCK);
}

gboolean
ahu_store_lock_is_elsewhere (AhuStoreLock *self,
                             const char   *id)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  locker = g_mutex_locker_new (&self->mutex);
  open_again (self);

  return self->fd >= 0 && is_byte_locked (self->fd, id);
}
