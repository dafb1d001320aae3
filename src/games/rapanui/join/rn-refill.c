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
    n += refill->kinds[i] == kind && i + 1 != refill->chosen;

  return n;
}

void
rn_refill_load (RnRefill     *refill,
                const RnMove *move)
{
  g_return_if_fail (refill && move);
  g_return_if_fail (move->type == RN_MOVE_REFILL);

  *refill = (RnRefill) { .n = RN_COLUMN_CARDS, .chosen = RN_COLUMN_CARDS };
  memcpy (refill->kinds, move->cards, RN_COLUMN_CARDS);
}

void
rn_refill_choose (RnRefill *refill,
                  guint     place)
{
  g_return_if_fail (refill);
  g_return_if_fail (place < refill->n);

  refill->chosen = place + 1 == refill->chosen && refill->n < RN_COLUMN_CARDS ? 0 : place + 1;
}

guint
rn_refill_next (const RnRefill *refill)
{
  g_return_val_if_fail (refill, 0);

  return refill->chosen > 0 ? refill->chosen - 1 : refill->n;
}

gboolean
rn_refill_add (RnRefill *refill,
               guint     kind,
               RnMove   *move)
{
  g_return_val_if_fail (refill && move, FALSE);
  g_return_val_if_fail (rn_refill_next (refill) < RN_COLUMN_CARDS, FALSE);
  g_return_val_if_fail (kind < RN_KINDS, FALSE);

  refill->kinds[rn_refill_next (refill)] = kind;
  refill->n += refill->chosen == 0;
  refill->chosen = 0;
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

  if (refill->n == 0 || refill->n == RN_COLUMN_CARDS)
    return FALSE;
  refill->n--;
  refill->chosen = 0;

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
