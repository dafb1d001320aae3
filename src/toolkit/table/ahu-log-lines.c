/* ahu-log-lines.c: the lines of the log, and the newest of them, for which there are rows
 *
 * A list view makes rows for the nearest two hundred lines and lays all of them
 * out for every move: it gets the newest, and more when people scroll down.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log-lines.h"

#include "toolkit/table/ahu-log-line.h"

#define N_SHOWN 30

struct _AhuLogLines
{
  GListStore *all;
  GListStore *rows;
  guint n_rows; /* how many there are to be, if there are so many lines */
};

AhuLogLines *
ahu_log_lines_new (void)
{
  AhuLogLines *self = g_new0 (AhuLogLines, 1);

  self->all = g_list_store_new (AHU_TYPE_LOG_LINE);
  self->rows = g_list_store_new (AHU_TYPE_LOG_LINE);
  self->n_rows = N_SHOWN;

  return self;
}

void
ahu_log_lines_free (AhuLogLines *self)
{
  if (self == NULL)
    return;

  g_object_unref (self->all);
  g_object_unref (self->rows);
  g_free (self);
}

GListModel *
ahu_log_lines_get_all (AhuLogLines *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return G_LIST_MODEL (self->all);
}

GListModel *
ahu_log_lines_get_rows (AhuLogLines *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return G_LIST_MODEL (self->rows);
}

guint
ahu_log_lines_get_n (AhuLogLines *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->all));
}

/* Rows at the end go or come, so that there are as many as wanted. */
static void
trim (AhuLogLines *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint n_wanted = MIN (self->n_rows, ahu_log_lines_get_n (self));
  g_autoptr (GPtrArray) more = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = n; i < n_wanted; i++)
    g_ptr_array_add (more, g_list_model_get_item (G_LIST_MODEL (self->all), i));
  if (n != n_wanted)
    g_list_store_splice (self->rows, MIN (n, n_wanted), n - MIN (n, n_wanted), more->pdata, more->len);
}

/* A GtkSliceListModel would tell that all rows behind the change are others. Of very many lines only so many become
 * rows as there are to be: a list view that gets more first makes rows for those around the one that it showed, and not
 * for the newest any more when the others go. */
void
ahu_log_lines_splice (AhuLogLines *self,
                      guint        position,
                      guint        n_old,
                      gpointer    *lines,
                      guint        n_lines)
{
  guint n_rows, n_room;

  g_return_if_fail (self != NULL);

  n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  n_room = self->n_rows > position ? self->n_rows - position : 0;
  g_list_store_splice (self->all, position, n_old, lines, n_lines);
  if (position <= n_rows && n_lines > n_room)
    g_list_store_splice (self->rows, position, n_rows - position, lines, n_room);
  else if (position <= n_rows)
    g_list_store_splice (self->rows, position, MIN (n_old, n_rows - position), lines, n_lines);
  trim (self);
}

static gboolean
is_line (AhuLogLines *self,
         guint        position,
         AhuLogLine  *line)
{
  g_autoptr (AhuLogLine) old = g_list_model_get_item (G_LIST_MODEL (self->all), position);

  return old == line;
}

void
ahu_log_lines_update (AhuLogLines *self,
                      guint        n_old,
                      GPtrArray   *lines)
{
  guint n_most, n_head = 0, n_tail = 0;

  g_return_if_fail (self != NULL);
  g_return_if_fail (lines != NULL);

  n_most = MIN (n_old, lines->len);
  while (n_head < n_most && is_line (self, n_head, lines->pdata[n_head]))
    n_head++;
  while (n_tail < n_most - n_head &&
         is_line (self, n_old - n_tail - 1, lines->pdata[lines->len - n_tail - 1]))
    n_tail++;
  ahu_log_lines_splice (self, n_head, n_old - n_head - n_tail,
                        lines->pdata + n_head, lines->len - n_head - n_tail);
}

void
ahu_log_lines_show (AhuLogLines *self,
                    guint        position)
{
  g_return_if_fail (self != NULL);

  self->n_rows = position + N_SHOWN;
  trim (self);
}

void
ahu_log_lines_add_rows (AhuLogLines *self,
                        guint        n)
{
  g_return_if_fail (self != NULL);

  self->n_rows += n > 0 ? n : N_SHOWN;
  trim (self);
}

gboolean
ahu_log_lines_has_more (AhuLogLines *self,
                        guint        position)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return position + N_SHOWN / 2 >= self->n_rows && self->n_rows < ahu_log_lines_get_n (self);
}

/* The first line about the move that is of a type between these. */
static guint
find (AhuLogLines    *self,
      guint           ply,
      AhuLogLineType  first,
      AhuLogLineType  last)
{
  guint n = ahu_log_lines_get_n (self);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->all), i);
      AhuLogLineType type = ahu_log_line_get_line_type (line);

      if (type >= first && type <= last && ahu_log_line_tells (line, ply))
        return i;
    }

  return 0;
}

guint
ahu_log_lines_find (AhuLogLines *self,
                    guint        ply)
{
  g_return_val_if_fail (self != NULL, 0);

  return find (self, ply, AHU_LOG_MOVE, AHU_LOG_FOLD);
}

guint
ahu_log_lines_find_move (AhuLogLines *self,
                         guint        ply)
{
  g_return_val_if_fail (self != NULL, 0);

  return find (self, ply, AHU_LOG_MOVE, AHU_LOG_MOVE);
}

void
ahu_log_lines_clear (AhuLogLines *self)
{
  g_return_if_fail (self != NULL);

  g_list_store_remove_all (self->all);
  g_list_store_remove_all (self->rows);
}
