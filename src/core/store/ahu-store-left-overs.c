/* ahu-store-left-overs.c: what a program that was killed was writing
 *
 * A file is written under another name before it takes the place of the old one. A program
 * that dies in between leaves it there: mostly whole, and one state newer than the game's
 * file.
 *
 * Not for: removing what is left of files (ahu-store-folder.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/store/ahu-store-private.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "core/history/ahu-history.h"
#include "core/store/ahu-store-name.h"

typedef struct
{
  char *path;
  char *name; /* of the file it would have become */
  struct timespec time;
} LeftOver;

static void
left_over_free (gpointer data)
{
  LeftOver *left_over = data;

  g_free (left_over->path);
  g_free (left_over->name);
  g_free (left_over);
}

static gboolean
is_before (const struct timespec *first,
           const struct timespec *second)
{
  if (first->tv_sec != second->tv_sec)
    return first->tv_sec < second->tv_sec;

  return first->tv_nsec < second->tv_nsec;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const LeftOver *first = *(const LeftOver **) a;
  const LeftOver *second = *(const LeftOver **) b;

  return is_before (&first->time, &second->time) - is_before (&second->time, &first->time);
}

/* The newest first: once one is adopted, the file of its game is newer than all others. */
static GPtrArray *
list_left_overs (const char *folder)
{
  GPtrArray *left_overs = g_ptr_array_new_with_free_func (left_over_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      gsize length = ahu_store_name_find_half_written (name);
      g_autofree char *path = length > 0 ? g_build_filename (folder, name, NULL) : NULL;
      LeftOver *left_over;
      GStatBuf info;

      if (path == NULL || g_stat (path, &info) != 0 || !S_ISREG (info.st_mode))
        continue;

      left_over = g_new (LeftOver, 1);
      left_over->path = g_steal_pointer (&path);
      left_over->name = g_strndup (name, length);
      left_over->time = info.st_mtim;
      g_ptr_array_add (left_overs, left_over);
    }

  g_ptr_array_sort (left_overs, compare_times);
  return left_overs;
}

/* Returns: (nullable): the game, if every byte and every move of it is good */
static AhuRecord *
read_whole (GBytes *bytes)
{
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, NULL);
  g_autoptr (AhuRecord) record = document != NULL ? ahu_record_new_from_document (document, NULL) : NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuHistory) history = record != NULL ? ahu_history_new (record, &refusal) : NULL;

  return history != NULL && refusal == NULL ? g_steal_pointer (&record) : NULL;
}

static gboolean
goes_on (AhuRecord *record,
         AhuRecord *older)
{
  GPtrArray *moves = ahu_record_get_moves (record);
  GPtrArray *before = ahu_record_get_moves (older);

  if (before->len >= moves->len)
    return FALSE;

  for (guint i = 0; i < before->len; i++)
    {
      if (!json_node_equal (g_ptr_array_index (moves, i), g_ptr_array_index (before, i)))
        return FALSE;
    }

  return TRUE;
}

/* A move that was undone since is in an older file. One that can't be read says nothing
 * about what came after it. */
static gboolean
is_newer (AhuStore  *self,
          LeftOver  *left_over,
          AhuRecord *record)
{
  const char *id = ahu_record_get_id (record);
  g_autofree char *path = ahu_store_dup_file_path (self, id);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AhuRecord) older = NULL;
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return TRUE;
  if (is_before (&left_over->time, &info.st_mtim))
    return FALSE;

  bytes = ahu_store_read (self, id, NULL);
  older = bytes != NULL ? read_whole (bytes) : NULL;

  return older != NULL && goes_on (record, older);
}

static void
adopt (AhuStore *self,
       LeftOver *left_over)
{
  g_autoptr (GBytes) bytes = ahu_document_read (left_over->path, NULL);
  g_autoptr (AhuRecord) record = bytes != NULL ? read_whole (bytes) : NULL;
  g_autofree char *name = record != NULL ? ahu_store_name (ahu_record_get_id (record)) : NULL;
  const char *id;

  if (g_strcmp0 (name, left_over->name) != 0)
    return;

  /* Whoever plays the game may just be writing it. */
  id = ahu_record_get_id (record);
  if (!ahu_store_lock_take_alone (ahu_store_get_lock (self), id))
    return;

  if (is_newer (self, left_over, record))
    ahu_store_save (self, id, bytes);
  ahu_store_lock_give (ahu_store_get_lock (self), id);
}

void
ahu_store_adopt_left_overs (AhuStore *self)
{
  g_autoptr (GPtrArray) left_overs = NULL;

  g_return_if_fail (AHU_IS_STORE (self));

  left_overs = list_left_overs (ahu_store_get_path (self));
  for (guint i = 0; i < left_overs->len; i++)
    adopt (self, g_ptr_array_index (left_overs, i));
}
