/* rn-untold.c: which kinds the untold face-down cards of a player can have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-untold.h"

static gboolean
is_untold_of (const RnHidden *hidden,
              guint           player)
{
  return hidden->player == player && hidden->kind == RN_SACRIFICE_NULL;
}

/* How many cards the rooms hold if no more than @limit of @kind are there. */
static guint
room_total (guint room,
            guint kind,
            guint limit)
{
  guint total = 0;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      guint here = rn_room_get (room, k);

      total += k == kind ? MIN (here, limit) : here;
    }

  return total;
}

/* After a told card of @kind was laid, no more than are left were free. */
void
rn_untold_limit (RnPosition *position,
                 guint       player,
                 guint       kind)
{
  guint limit = position->sacrifice[player][kind];

  for (guint i = 0; i < position->n_hidden; i++)
    {
      RnHidden *hidden = &position->hidden[i];
      guint shift = kind * RN_ROOM_BITS;

      if (is_untold_of (hidden, player) && rn_room_get (hidden->room, kind) > limit)
        hidden->room = (guint16) ((hidden->room & ~(RN_ROOM_MAX << shift)) | (limit << shift));
    }
}

gboolean
rn_position_could_own (const RnPosition *position,
                       guint             player,
                       guint             kind)
{
  guint laid = 0;
  guint limit;

  if (position->sacrifice[player][kind] == 0)
    return position->unknown[player] > 0 && rn_position_kind_left (position, kind) > 0;

  if (position->untold[player] == 0)
    return TRUE;

  limit = position->sacrifice[player][kind] - 1;
  for (guint i = 0; i < position->n_hidden; i++)
    {
      const RnHidden *hidden = &position->hidden[i];

      if (is_untold_of (hidden, player) &&
          room_total (hidden->room, kind, limit) < ++laid)
        return FALSE;
    }

  return TRUE;
}

gboolean
rn_position_held_possible (const RnPosition *position,
                           guint             player,
                           const guint8     *held)
{
  guint total = 0;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      guint known = position->sacrifice[player][k];

      if (held[k] < known || held[k] - known > rn_position_kind_left (position, k))
        return FALSE;
      total += held[k];
    }

  return total == rn_position_sacrifice_total (position, player);
}

gboolean
rn_position_reveal_possible (const RnPosition *position,
                             guint             player,
                             const guint8     *kinds,
                             guint             n_kinds)
{
  guint used[RN_SACRIFICES] = { 0, };
  guint laid = 0;

  if (n_kinds != position->untold[player])
    return FALSE;

  for (guint i = 0; i < position->n_hidden; i++)
    {
      const RnHidden *hidden = &position->hidden[i];

      if (!is_untold_of (hidden, player))
        continue;

      if (kinds[laid] >= RN_SACRIFICES)
        return FALSE;

      used[kinds[laid++]]++;
      for (guint k = 0; k < RN_SACRIFICES; k++)
        if (used[k] > rn_room_get (hidden->room, k))
          return FALSE;
    }

  return TRUE;
}
