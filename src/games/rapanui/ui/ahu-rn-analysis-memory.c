/* ahu-rn-analysis-memory.c: what was found out about the moves of a game, kept with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-analysis-memory.h"

#include "games/rapanui/notation/rn-json.h"

#define KEY "ahu-rn-analysis"

typedef struct
{
  AhuRecord *record; /* with the moves that were judged, and maybe more */
  GArray *moves;
} Memory;

static void
memory_free (gpointer data)
{
  Memory *memory = data;

  g_object_unref (memory->record);
  g_array_unref (memory->moves);
  g_free (memory);
}

/* How many players have turned up their cards, after all other moves (R8.2). */
static guint
count_reveals (GPtrArray *moves)
{
  guint n = 0;

  for (guint i = moves->len; i-- > 0; n++)
    {
      RnMove move;

      rn_move_from_json (&move, g_ptr_array_index (moves, i));
      if (move.type != RN_MOVE_REVEAL)
        break;
    }

  return n;
}

static gboolean
is_untold (JsonNode *node)
{
  RnMove move;

  rn_move_from_json (&move, node);

  return rn_move_is_untold (&move);
}

/* What was turned up since tells who laid it what they knew. */
static gboolean
is_same_move (const Memory *memory,
              AhuHistory   *history,
              guint         i,
              gboolean      turned_up)
{
  JsonNode *node = g_ptr_array_index (ahu_history_get_moves (history), i);

  return json_node_equal (g_ptr_array_index (ahu_record_get_moves (memory->record), i), node) &&
         !(turned_up && is_untold (node));
}

/* A correction may have changed any of them, and a game that was open elsewhere all. */
static guint
count_same (const Memory *memory,
            AhuHistory   *history)
{
  guint n_most = MIN (memory->moves->len, ahu_history_get_ply (history));
  gboolean turned_up = count_reveals (ahu_record_get_moves (memory->record)) !=
                       count_reveals (ahu_history_get_moves (history));
  guint n = 0;

  if (!json_object_equal (ahu_record_get_setup (memory->record),
                          ahu_record_get_setup (ahu_history_get_record (history))))
    return 0;
  while (n < n_most && is_same_move (memory, history, n, turned_up))
    n++;

  return n;
}

void
ahu_rn_analysis_keep (AhuSession *session,
                      AhuHistory *history,
                      GArray     *moves)
{
  Memory *memory;

  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (moves->len <= ahu_history_get_ply (history));

  memory = g_object_get_data (G_OBJECT (session), KEY);
  if (memory != NULL && count_same (memory, history) >= moves->len)
    return;

  memory = g_new (Memory, 1);
  memory->record = g_object_ref (ahu_history_get_record (history));
  memory->moves = g_array_copy (moves);
  g_object_set_data_full (G_OBJECT (session), KEY, memory, memory_free);
}

GArray *
ahu_rn_analysis_recall (AhuSession *session,
                        AhuHistory *history)
{
  const Memory *memory;
  GArray *moves;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  memory = g_object_get_data (G_OBJECT (session), KEY);
  if (memory == NULL)
    return g_array_new (FALSE, FALSE, sizeof (RnAnalysisMove));
  moves = g_array_copy (memory->moves);
  g_array_set_size (moves, count_same (memory, history));

  return moves;
}
