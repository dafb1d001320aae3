/* ahu-record-lines.c: many records in one file, one on each line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-record-lines.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/json/ahu-json-text.h"

#define BLOCK (64 * 1024)

/* By these it is told what a file is, and by so many bytes at most. */
#define FIRST_LINES 2
#define FIRST_SIZE (4 * AHU_DOCUMENT_MAX_SIZE)

/* Of a whole file; a hundred thousand games are not so long. */
#define MAX_SIZE (128 * (gsize) AHU_DOCUMENT_MAX_SIZE)

struct _AhuRecordLines
{
  int fd;
  GCancellable *cancellable;
  int error;         /* of the system; 0 while all can be read */
  gsize n_bytes;     /* read since the beginning, of at most so many */
  gsize max_bytes;
  guint8 block[BLOCK];
  gsize at;          /* in the block, of so many bytes */
  gsize length;

  GByteArray *line;  /* the one read last, without its end */
  gboolean is_long;  /* it was longer than a record can be, and is not whole */
  guint number;      /* of that line, from 1 */
  guint n_read;      /* lines that were not empty */
  gboolean has_more;
};

/* Returns: whether there is another byte, and reading goes on */
static gboolean
fill_block (AhuRecordLines *self)
{
  gssize n;

  if (self->at < self->length)
    return TRUE;
  if (self->error != 0 || self->n_bytes >= self->max_bytes || g_cancellable_is_cancelled (self->cancellable))
    return FALSE;

  do
    n = read (self->fd, self->block, BLOCK);
  while (n < 0 && errno == EINTR);
  self->error = n < 0 ? errno : 0;
  self->at = 0;
  self->length = (gsize) MAX (n, 0);
  self->n_bytes += self->length;

  return n > 0;
}

/* What is too long is passed over, not kept. */
static void
keep_bytes (AhuRecordLines *self,
            gsize           n)
{
  self->is_long |= self->line->len + n > AHU_DOCUMENT_MAX_SIZE;
  if (!self->is_long)
    g_byte_array_append (self->line, self->block + self->at, (guint) n);
}

/* Returns: whether there was another line */
static gboolean
read_line (AhuRecordLines *self)
{
  gboolean any = FALSE;
  const guint8 *end = NULL;

  g_byte_array_set_size (self->line, 0);
  self->is_long = FALSE;
  while (end == NULL && fill_block (self))
    {
      gsize n;

      end = memchr (self->block + self->at, '\n', self->length - self->at);
      n = end != NULL ? (gsize) (end - self->block) - self->at : self->length - self->at;
      keep_bytes (self, n);
      self->at += n + (end != NULL);
      any = TRUE;
    }
  /* What an error of the disk has cut is no line. */
  any = any && self->error == 0;
  self->number += any;

  return any;
}

/* Of a line that is too long only the beginning is kept, which may be all spaces. */
static gboolean
is_blank (AhuRecordLines *self)
{
  for (guint i = 0; i < self->line->len; i++)
    if (!g_ascii_isspace (self->line->data[i]))
      return FALSE;

  return !self->is_long;
}

static gboolean
read_filled_line (AhuRecordLines *self)
{
  while (read_line (self))
    if (!is_blank (self))
      return TRUE;

  return FALSE;
}

static void
begin_again (AhuRecordLines *self)
{
  lseek (self->fd, 0, SEEK_SET);
  self->at = self->length = self->n_bytes = 0;
  self->max_bytes = MAX_SIZE;
  self->error = 0;
  self->number = self->n_read = 0;
}

/* A record that was written over several lines begins with a line that is no object, and
 * goes on with one that is none. */
static gboolean
has_lines (AhuRecordLines *self)
{
  guint n_objects = 0;

  for (guint i = 0; i < FIRST_LINES; i++)
    {
      g_autoptr (JsonNode) root = NULL;

      if (!read_filled_line (self))
        return FALSE;
      if (self->is_long)
        continue;
      root = ahu_json_text_parse ((const char *) self->line->data, self->line->len, NULL);
      n_objects += root != NULL && JSON_NODE_HOLDS_OBJECT (root);
    }
  begin_again (self);

  return n_objects > 0;
}

void
ahu_record_lines_free (AhuRecordLines *self)
{
  g_return_if_fail (self != NULL);

  g_byte_array_unref (self->line);
  g_clear_object (&self->cancellable);
  close (self->fd);
  g_free (self);
}

AhuRecordLines *
ahu_record_lines_open (const char   *path,
                       GCancellable *cancellable)
{
  g_autoptr (AhuRecordLines) self = NULL;
  struct stat info = { 0 };
  int fd;

  g_return_val_if_fail (path != NULL, NULL);

  /* Opening a pipe must not wait for somebody who writes into it. */
  fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0);
  if (fd < 0)
    return NULL;

  self = g_new0 (AhuRecordLines, 1);
  self->fd = fd;
  self->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  self->max_bytes = FIRST_SIZE;
  self->line = g_byte_array_new ();
  if (fstat (fd, &info) != 0 || !S_ISREG (info.st_mode) || !has_lines (self))
    return NULL;

  return g_steal_pointer (&self);
}

guint
ahu_record_lines_count (AhuRecordLines *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (n < AHU_RECORD_LINES_MAX && read_filled_line (self))
    n++;
  begin_again (self);

  return n;
}

/* What the parser says names lines of a whole file. */
static AhuRecord *
parse_line (AhuRecordLines  *self,
            GError         **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (self->line->data, self->line->len);
  g_autoptr (GError) wrong = NULL;
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, &wrong);

  if (document != NULL)
    return ahu_record_new_from_document (document, error);

  if (g_error_matches (wrong, AHU_RECORD_ERROR, AHU_RECORD_ERROR_JSON) &&
      !ahu_json_text_has_mark ((const char *) self->line->data, self->line->len))
    g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_JSON, _("There is no whole game in it."));
  else
    g_propagate_error (error, g_steal_pointer (&wrong));

  return NULL;
}

gboolean
ahu_record_lines_next (AhuRecordLines  *self,
                       guint           *number,
                       AhuRecord      **record,
                       GError         **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (number != NULL && record != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  *record = NULL;
  if (self->error != 0)
    return FALSE;
  if (!read_filled_line (self))
    {
      *number = self->number + 1;
      self->has_more = self->n_bytes >= self->max_bytes;
      if (self->error != 0)
        ahu_document_set_errno (error, self->error);
      return self->error != 0;
    }
  if (self->n_read == AHU_RECORD_LINES_MAX)
    {
      self->has_more = TRUE;
      return FALSE;
    }

  self->n_read++;
  *number = self->number;
  if (self->is_long)
    g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FILE,
                 /* Translators: %d is the largest size in MiB (megabytes). */
                 _("It is larger than %d MiB."), AHU_DOCUMENT_MAX_SIZE / (1024 * 1024));
  else
    *record = parse_line (self, error);

  return TRUE;
}

gboolean
ahu_record_lines_has_more (AhuRecordLines *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->has_more;
}
