/* rn-cards.c: the card kinds of Rapa Nui and what is in the box (R1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-cards.h"

static const char *const kind_ids[RN_KINDS] = {
  "lumberjack", "priest", "moai", "fish", "mulberry", "potato", "grain",
};

/* R1.2 */
static const guint8 deck_counts[RN_KINDS] = { 12, 9, 9, 5, 5, 5, 5 };

const char *
rn_kind_id (guint kind)
{
  g_return_val_if_fail (kind < RN_KINDS, NULL);

  return kind_ids[kind];
}

guint
rn_kind_from_id (const char *id)
{
  for (guint i = 0; i < RN_KINDS; i++)
    if (g_strcmp0 (kind_ids[i], id) == 0)
      return i;

  return RN_INVALID;
}

const char *
rn_sacrifice_id (guint sacrifice)
{
  g_return_val_if_fail (sacrifice < RN_SACRIFICES, NULL);

  return kind_ids[RN_FISH + sacrifice];
}

guint
rn_sacrifice_from_id (const char *id)
{
  guint kind = rn_kind_from_id (id);

  return rn_kind_is_gatherer (kind) ? kind - RN_FISH : RN_INVALID;
}

guint
rn_deck_count (guint kind)
{
  g_return_val_if_fail (kind < RN_KINDS, 0);

  return deck_counts[kind];
}
