/* rn-refill.h: the cards of a refill entered so far
 *
 * A refill is one move of four cards; until the fourth is entered it is no part of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/**
 * RnRefill:
 * @n: how many cards are entered, 0–3, or all of a refill that is corrected
 * @kinds: the cards in the order laid
 * @chosen: the place of a card that the next one replaces, from 1; 0 for none
 *
 * A plain value; all zero when nothing is entered.
 */
typedef struct
{
  guint n;
  guint8 kinds[RN_COLUMN_CARDS];
  guint chosen;
} RnRefill;

/* Begins with its cards; the next one replaces the front card.
 * @refill: (out caller-allocates): the entry
 * @move: a refill as it was entered */
void rn_refill_load (RnRefill     *refill,
                     const RnMove *move);

/* The next card replaces that one; on another try it goes on as before.
 * @place: the place of a card, from 0 */
void rn_refill_choose (RnRefill *refill,
                       guint     place);

/* Returns: the place where the next card goes, from 0 */
guint rn_refill_next (const RnRefill *refill);

/* Enters a card; what the engine would refuse is left to it.
 * @kind: the next card, or the one in place of the chosen one
 * @move: (out caller-allocates): the whole move once the fourth card is entered; the entry is then empty again
 * Returns: whether @move is complete */
gboolean rn_refill_add (RnRefill *refill,
                        guint     kind,
                        RnMove   *move);

/* Takes back the card entered last, none of a refill that is corrected.
 * Returns: whether there was one */
gboolean rn_refill_undo (RnRefill *refill);

/* @position: a position in step refill
 * @kind: a card kind
 * Returns: how many cards of @kind can still be laid */
guint rn_refill_left (const RnRefill   *refill,
                      const RnPosition *position,
                      guint             kind);

/* @position: a position in step refill
 * @kind: a card kind
 * Returns: why @kind can't be the next card (R1.2), or a reason with `RN_OK` */
RnReason rn_refill_check (const RnRefill   *refill,
                          const RnPosition *position,
                          guint             kind);

G_END_DECLS
