/* rn-refill.c: the cards of a refill entered so far
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/join/rn-refill.h"

static guint
entered (const RnRefill *refill,
         guint           kind)
{
  guint n = 0;

  for (guint i = 0; i < refill->n; i++)
    n += refill->kinds[i] == kind;

  return n;
}

gboolean
rn_refill_add (RnRefill *refill,
               guint     kind,
               RnMove   *move)
{
  g_return_val_if_fail (refill && move, FALSE);
  g_return_val_if_fail (refill->n < RN_COLUMN_CARDS, FALSE);
  g_return_val_if_fail (kind < RN_KINDS, FALSE);

  refill->kinds[refill->n++] = kind;
  if (refill->n < RN_COLUMN_CARDS)
    return FALSE;

  *move = (RnMove) { .type = RN_MOVE_REFILL, .n_cards = RN_COLUMN_CARDS };
  memcpy (move->cards, refill->kinds, RN_COLUMN_CARDS);
  *refill = (RnRefill) { 0 };

  return TRUE;
}

gboolean
rn_refill_undo (RnRefill *refill)
{
  g_return_val_if_fail (refill, FALSE);

  if (refill->n == 0)
    return FALSE;
  refill->n--;

  return TRUE;
}

guint
rn_refill_left (const RnRefill   *refill,
                const RnPosition *position,
                guint             kind)
{
  guint n;

  g_return_val_if_fail (refill && position, 0);
  g_return_val_if_fail (kind < RN_KINDS, 0);

  n = entered (refill, kind);

  return position->unseen[kind] > n ? position->unseen[kind] - n : 0;
}

RnReason
rn_refill_check (const RnRefill   *refill,
                 const RnPosition *position,
                 guint             kind)
{
  RnReason reason = { .code = RN_OK, .player = -1, .kind = -1, .column = -1 };

  g_return_val_if_fail (refill && position, reason);
  g_return_val_if_fail (kind < RN_KINDS, reason);

  if (rn_refill_left (refill, position, kind) > 0)
    return reason;

  reason.code = RN_REASON_REFILL_NONE_LEFT;
  reason.rule = "R1.2";
  reason.kind = kind;
  reason.need = entered (refill, kind) + 1;
  reason.have = position->unseen[kind];

  return reason;
}
