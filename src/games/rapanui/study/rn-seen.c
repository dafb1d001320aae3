/* rn-seen.c: what the table still shows of moves that were made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-seen.h"

gboolean
rn_is_seen_on_stone (const RnPosition *before,
                     const AhuViewer  *viewer)
{
  const RnPosition *now;

  g_return_val_if_fail (before, FALSE);

  if (viewer == NULL || (viewer->open & RN_OPEN_STONE) != 0)
    return TRUE;

  now = viewer->now;
  if (now == NULL)
    return FALSE;

  return now->step >= RN_STEP_REVEAL ||
         (now->turn == before->turn && (now->step == RN_STEP_SACRIFICE || now->step == RN_STEP_ADD)) ||
         rn_position_stone_size (now) == rn_position_stone_size (before) + 1;
}

gboolean
rn_is_seen_in_holdings (const RnPosition *before,
                        guint             player,
                        const AhuViewer  *viewer)
{
  const RnPosition *now;

  g_return_val_if_fail (before, FALSE);

  if (viewer == NULL || (viewer->open & ((guint) RN_OPEN_HOLDINGS << player)) != 0)
    return TRUE;

  now = viewer->now;
  if (now == NULL)
    return FALSE;

  /* The last move has just been seen, though it may have ended the turn. */
  return now->step >= RN_STEP_REVEAL || now->turn == before->turn || now->ply == before->ply + 1;
}

guint
rn_list_skipped (const RnPosition *before,
                 const RnMove     *move,
                 const RnPosition *after,
                 guint8            players[RN_MAX_PLAYERS])
{
  guint player, n = 0;

  g_return_val_if_fail (before && move && after, 0);

  if (move->type == RN_MOVE_PLAY && move->kind == RN_MOAI)
    player = before->active;
  else if (move->type == RN_MOVE_SACRIFICE && move->player != before->active)
    player = move->player;
  else
    return 0;

  do
    {
      player = (player + 1) % before->n_players;
      if (after->step == RN_STEP_SACRIFICE && after->actor == player)
        break;
      players[n++] = (guint8) player;
    }
  while (player != before->active);

  return n;
}
