/* history-log.c: the log of a game as it should be: moves, and lines struck through
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "history-log.h"

static void
entry_free (gpointer data)
{
  HistoryLogEntry *entry = data;

  g_clear_pointer (&entry->move, json_node_unref);
  g_free (entry->struck);
  g_free (entry);
}

static HistoryLogEntry *
entry_new (JsonNode *move,
           guint     index)
{
  HistoryLogEntry *entry = g_new0 (HistoryLogEntry, 1);

  entry->move = move != NULL ? json_node_ref (move) : NULL;
  entry->index = index;
  return entry;
}

GPtrArray *
history_log_new (void)
{
  return g_ptr_array_new_with_free_func (entry_free);
}

GPtrArray *
history_log_copy (GPtrArray *log)
{
  GPtrArray *copy = history_log_new ();

  for (guint i = 0; i < log->len; i++)
    {
      const HistoryLogEntry *entry = g_ptr_array_index (log, i);
      HistoryLogEntry *copied = entry_new (entry->move, entry->index);

      copied->struck = g_strdup (entry->struck);
      g_ptr_array_add (copy, copied);
    }

  return copy;
}

void
history_log_number (GPtrArray *log)
{
  guint n_moves = 0;

  for (guint i = 0; i < log->len; i++)
    {
      HistoryLogEntry *entry = g_ptr_array_index (log, i);

      if (entry->struck == NULL)
        entry->index = n_moves++;
    }
}

GPtrArray *
history_log_moves (GPtrArray *log)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  for (guint i = 0; i < log->len; i++)
    {
      const HistoryLogEntry *entry = g_ptr_array_index (log, i);

      if (entry->struck == NULL)
        g_ptr_array_add (moves, json_node_ref (entry->move));
    }

  return moves;
}

guint
history_log_find (GPtrArray *log,
                  guint      n_moves)
{
  for (guint i = 0; i < log->len; i++)
    {
      const HistoryLogEntry *entry = g_ptr_array_index (log, i);

      if (entry->struck == NULL && n_moves-- == 0)
        return i;
    }

  return log->len;
}

void
history_log_insert (GPtrArray *log,
                    guint      at,
                    JsonNode  *move)
{
  g_ptr_array_insert (log, (int) at, entry_new (move, HISTORY_LOG_NEW));
}

void
history_log_add_struck (GPtrArray  *log,
                        const char *text)
{
  HistoryLogEntry *entry = entry_new (NULL, HISTORY_LOG_NEW);

  entry->struck = g_strdup (text);
  g_ptr_array_add (log, entry);
}

void
history_log_strike (GPtrArray  *log,
                    guint       at,
                    AhuHistory *history)
{
  HistoryLogEntry *entry = g_ptr_array_index (log, at);
  AhuRecord *record = ahu_history_get_record (history);
  /* Whoever reads a struck line reads it later on, when other cards lie on what it tells. */
  const AhuViewer later = { NULL, 0 };
  g_auto (GStrv) lines = NULL;

  g_assert_null (entry->struck);
  g_assert_cmpuint (entry->index, <, ahu_history_get_ply (history));
  lines = ahu_record_get_game (record)->describe_move (ahu_history_get_position (history, entry->index),
                                                       entry->move, ahu_record_get_names (record), &later);
  entry->struck = g_strjoinv ("\n", lines);
}

/* What is turned up at the end is told by no line once the game goes on again. */
static gboolean
is_untold (const HistoryLogEntry *entry,
           const GPtrArray       *struck,
           guint                  index)
{
  const char *move = entry->move != NULL
                       ? json_object_get_string_member_with_default (json_node_get_object (entry->move), "move", "")
                       : "";

  return g_str_equal (move, "reveal")
         && (index == struck->len
             || !g_str_equal (((AhuStruckLine *) g_ptr_array_index (struck, index))->text, entry->struck));
}

void
history_log_compare (GPtrArray  *log,
                     AhuHistory *history)
{
  GPtrArray *struck = ahu_history_get_struck (history);
  guint n_moves = 0;
  guint n_struck = 0;

  for (guint i = 0; i < log->len; i++)
    {
      const HistoryLogEntry *entry = g_ptr_array_index (log, i);
      const AhuStruckLine *line;

      if (entry->struck == NULL)
        {
          n_moves++;
          continue;
        }

      if (is_untold (entry, struck, n_struck))
        continue;
      g_assert_cmpuint (n_struck, <, struck->len);
      line = g_ptr_array_index (struck, n_struck++);
      g_assert_cmpuint (line->before, ==, n_moves);
      g_assert_cmpstr (line->text, ==, entry->struck);
    }

  g_assert_cmpuint (n_moves, ==, ahu_history_get_ply (history));
  for (; n_struck < struck->len; n_struck++)
    g_assert_cmpuint (((AhuStruckLine *) g_ptr_array_index (struck, n_struck))->before, >, n_moves);
}
