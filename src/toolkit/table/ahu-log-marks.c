/* ahu-log-marks.c: which lines of the log a correction has brought
 *
 * A correction keeps the moves that it leaves alone, so that those it has brought can be
 * told apart, wherever they stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log-marks.h"

#include "toolkit/table/ahu-log-line.h"

struct _AhuLogMarks
{
  GHashTable *plies;
};

AhuLogMarks *
ahu_log_marks_new (void)
{
  AhuLogMarks *self = g_new0 (AhuLogMarks, 1);

  self->plies = g_hash_table_new (NULL, NULL);
  return self;
}

void
ahu_log_marks_free (AhuLogMarks *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->plies);
  g_free (self);
}

void
ahu_log_marks_clear (AhuLogMarks *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_remove_all (self->plies);
}

void
ahu_log_marks_find (AhuLogMarks *self,
                    GPtrArray   *told,
                    guint        from,
                    AhuHistory  *history)
{
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);
  GPtrArray *moves;

  g_return_if_fail (self != NULL);
  g_return_if_fail (told != NULL);
  g_return_if_fail (history != NULL);

  moves = ahu_history_get_moves (history);
  for (guint i = from; i < told->len; i++)
    g_hash_table_add (known, told->pdata[i]);
  ahu_log_marks_clear (self);
  for (guint i = from; i < ahu_history_get_ply (history); i++)
    if (!g_hash_table_contains (known, moves->pdata[i]))
      g_hash_table_add (self->plies, GUINT_TO_POINTER (i));
}

static gboolean
is_marked (AhuLogMarks *self,
           AhuLogLine  *line)
{
  if (ahu_log_line_get_line_type (line) != AHU_LOG_MOVE)
    return FALSE;
  for (guint ply = ahu_log_line_get_ply (line); ply < ahu_log_line_get_end (line); ply++)
    if (g_hash_table_contains (self->plies, GUINT_TO_POINTER (ply)))
      return TRUE;

  return FALSE;
}

void
ahu_log_marks_show (AhuLogMarks *self,
                    GListModel  *lines)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (G_IS_LIST_MODEL (lines));

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, i);

      ahu_log_line_set_marked (line, is_marked (self, line));
    }
}
