/* ahu-rn-refill.h: the cards of a refill entered so far
 *
 * A refill is one move of four cards; until the fourth is entered it is no
 * part of the game. Knows the engine, not the widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/**
 * AhuRnRefill:
 * @n: how many cards are entered, 0–3
 * @kinds: the cards in the order laid
 *
 * A plain value; all zero when nothing is entered.
 */
typedef struct
{
  guint n;
  guint8 kinds[RN_COLUMN_CARDS];
} AhuRnRefill;

/**
 * ahu_rn_refill_add:
 * @refill: the entry
 * @kind: the next card
 * @move: (out caller-allocates): the whole move once the fourth card is
 *   entered; the entry is then empty again
 *
 * Enters a card; what the engine would refuse is left to it.
 *
 * Returns: whether @move is complete
 */
gboolean ahu_rn_refill_add (AhuRnRefill *refill,
                            guint        kind,
                            RnMove      *move);

/**
 * ahu_rn_refill_undo:
 * @refill: the entry
 *
 * Takes back the card entered last.
 *
 * Returns: whether there was one
 */
gboolean ahu_rn_refill_undo (AhuRnRefill *refill);

/**
 * ahu_rn_refill_left:
 * @refill: the entry
 * @position: a position in step refill
 * @kind: a card kind
 *
 * Returns: how many cards of @kind can still be laid
 */
guint ahu_rn_refill_left (const AhuRnRefill *refill,
                          const RnPosition  *position,
                          guint              kind);

/**
 * ahu_rn_refill_check:
 * @refill: the entry
 * @position: a position in step refill
 * @kind: a card kind
 *
 * Returns: why @kind can't be the next card (R1.2), or a reason with `RN_OK`
 */
RnReason ahu_rn_refill_check (const AhuRnRefill *refill,
                              const RnPosition  *position,
                              guint              kind);

G_END_DECLS
