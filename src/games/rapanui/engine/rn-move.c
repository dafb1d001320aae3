/* rn-move.c: names of the moves in records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-move.h"

static const char *const type_ids[RN_MOVES] = {
  "buy", "play", "return-moai", "sacrifice", "add",
  "draw", "refill", "reward", "substitute", "reveal",
};

const char *
rn_move_type_id (guint type)
{
  g_return_val_if_fail (type < RN_MOVES, NULL);

  return type_ids[type];
}

guint
rn_move_type_from_id (const char *id)
{
  for (guint i = 0; i < RN_MOVES; i++)
    if (g_strcmp0 (type_ids[i], id) == 0)
      return i;

  return RN_INVALID;
}
