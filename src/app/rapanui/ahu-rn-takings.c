/* ahu-rn-takings.c: what the last scoring gave, found in the history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/rapanui/ahu-rn-takings.h"

#include "rapanui/rn-json.h"

static void
get_move (AhuHistory *history,
          guint       index,
          RnMove     *move)
{
  rn_move_from_json (move, g_ptr_array_index (ahu_history_get_moves (history), index));
}

/* Only these go on with a scoring that another move has begun. */
static gboolean
belongs_to_scoring (AhuHistory *history,
                    guint       index)
{
  RnMove move;

  get_move (history, index, &move);
  return move.type == RN_MOVE_REWARD || move.type == RN_MOVE_SUBSTITUTE;
}

static gboolean
scores (AhuHistory *history,
        guint       index,
        RnScoring  *scoring)
{
  RnPosition position = *(const RnPosition *) ahu_history_get_position (history, index);
  RnMove move;

  get_move (history, index, &move);
  rn_apply (&position, &move, scoring);
  return scoring->kind != RN_INVALID;
}

gboolean
ahu_rn_takings_locate (AhuSession *session,
                       guint      *start,
                       guint      *end)
{
  AhuHistory *history;
  RnScoring scoring;
  guint ply;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);
  g_return_val_if_fail (start != NULL && end != NULL, FALSE);

  history = ahu_session_get_history (session);
  ply = ahu_history_get_ply (history);

  if (((const RnPosition *) ahu_session_get_position (session))->step >= RN_STEP_REVEAL)
    {
      *start = *end = ply;
      return FALSE;
    }
  for (*start = ply; *start > 0; (*start)--)
    if (!belongs_to_scoring (history, *start - 1) && scores (history, *start - 1, &scoring))
      break;
  for (*end = *start; *end < ply && belongs_to_scoring (history, *end);)
    (*end)++;

  return *start > 0;
}

gboolean
ahu_rn_takings_find (AhuSession *session,
                     RnTakings  *takings)
{
  AhuHistory *history;
  RnScoring scoring;
  guint start, end;

  g_return_val_if_fail (takings != NULL, FALSE);

  if (!ahu_rn_takings_locate (session, &start, &end))
    return FALSE;

  history = ahu_session_get_history (session);
  scores (history, start - 1, &scoring);
  rn_takings (takings,
              ahu_history_get_position (history, start - 1),
              &scoring,
              ahu_history_get_position (history, end));
  return TRUE;
}
