/* ahu-analysis-memory.c: what was found out about the moves of a game, kept with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/analysis/ahu-analysis-memory.h"

#define KEY "ahu-analysis"

typedef struct
{
  AhuRecord *record; /* with the moves that were judged, and maybe more */
  GPtrArray *moves; /* of AhuAnalysisMove */
} Memory;

static void
free_move (gpointer move)
{
  ahu_analysis_move_free (move);
}

static GPtrArray *
copy_moves (GPtrArray *moves,
            guint      n)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (free_move);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (copy, ahu_analysis_move_copy (g_ptr_array_index (moves, i)));

  return copy;
}

static void
memory_free (gpointer data)
{
  Memory *memory = data;

  g_object_unref (memory->record);
  g_ptr_array_unref (memory->moves);
  g_free (memory);
}

/* What was told since may tell who made it what they knew. */
static gboolean
is_same_move (const Memory *memory,
              AhuHistory   *history,
              guint         i)
{
  AhuRecord *record = ahu_history_get_record (history);
  const AhuGameAdvisor *advisor = ahu_game_advisor_find (ahu_record_get_game (record));

  return json_node_equal (g_ptr_array_index (ahu_record_get_moves (memory->record), i),
                          g_ptr_array_index (ahu_record_get_moves (record), i)) &&
         (advisor->holds == NULL || advisor->holds (memory->record, record, i));
}

/* A correction may have changed any of them, and a game that was open elsewhere all. */
static guint
count_same (const Memory *memory,
            AhuHistory   *history)
{
  guint n_most = MIN (memory->moves->len, ahu_history_get_ply (history));
  guint n = 0;

  if (!json_object_equal (ahu_record_get_setup (memory->record),
                          ahu_record_get_setup (ahu_history_get_record (history))))
    return 0;
  while (n < n_most && is_same_move (memory, history, n))
    n++;

  return n;
}

void
ahu_analysis_keep (AhuSession *session,
                   AhuHistory *history,
                   GPtrArray  *moves)
{
  Memory *memory;

  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (moves->len <= ahu_history_get_ply (history));

  memory = g_object_get_data (G_OBJECT (session), KEY);
  if (memory != NULL && count_same (memory, history) >= moves->len)
    return;

  memory = g_new (Memory, 1);
  memory->record = g_object_ref (ahu_history_get_record (history));
  memory->moves = copy_moves (moves, moves->len);
  g_object_set_data_full (G_OBJECT (session), KEY, memory, memory_free);
}

GPtrArray *
ahu_analysis_recall (AhuSession *session,
                     AhuHistory *history)
{
  const Memory *memory;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  memory = g_object_get_data (G_OBJECT (session), KEY);

  return memory != NULL ? copy_moves (memory->moves, count_same (memory, history))
                        : g_ptr_array_new_with_free_func (free_move);
}
