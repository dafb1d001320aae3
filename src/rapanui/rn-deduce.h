/* rn-deduce.h: what untold face-down cards must have been
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rapanui/rn-position.h"

G_BEGIN_DECLS

/**
 * rn_deduce_untold:
 * @position: a position
 * @player: a player with untold cards
 * @kinds: (out caller-allocates) (array fixed-size=9): the kinds in an order in
 *   which they can have been laid
 *
 * Deduces the untold cards of @player (R8.2) where the moves leave no choice of
 * kinds. Orders that differ in nothing else are one possibility: the Stone is
 * the same.
 *
 * Returns: whether only one possibility is left
 */
gboolean rn_deduce_untold (const RnPosition *position,
                           guint             player,
                           guint8            kinds[RN_MAX_HIDDEN]);

/**
 * rn_deduce_from_held:
 * @position: a position
 * @player: a player with untold cards
 * @held: (array fixed-size=4): how many cards of each kind @player still holds
 * @kinds: (out caller-allocates) (array fixed-size=9): the kinds in an order in
 *   which they can have been laid
 *
 * Deduces the untold cards of @player from those that are left in the hand: what
 * was bought and is neither held nor laid face up lies face down.
 *
 * Returns: whether cards can be so; if not, @held is miscounted, or the moves
 *   are wrong
 */
gboolean rn_deduce_from_held (const RnPosition *position,
                              guint             player,
                              const guint       held[RN_SACRIFICES],
                              guint8            kinds[RN_MAX_HIDDEN]);

G_END_DECLS
