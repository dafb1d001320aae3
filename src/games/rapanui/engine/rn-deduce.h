/* rn-deduce.h: what untold face-down cards can have been
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-position.h"

G_BEGIN_DECLS

/**
 * RnUntoldSet:
 * @kinds: the kinds of a player's untold cards, in an order in which they can
 *   have been laid
 */
typedef struct
{
  guint8 kinds[RN_MAX_HIDDEN];
} RnUntoldSet;

/* Lists the sets of kinds that the untold cards of @player can have (R8.2), the first of them being as @told. Orders
 * that differ in nothing else are one set: the Stone is the same.
 * @told: (array length=n_told) (nullable): the kinds of the first of the untold cards
 * @n_told: how many, no more than there are
 * @sets: (out caller-allocates) (array length=max): what is found
 * @max: how many sets are wanted at most, at least 1
 * Returns: how many were found; 0 if the first cards can't be as @told */
guint rn_deduce_sets (const RnPosition *position,
                      guint             player,
                      const guint8     *told,
                      guint             n_told,
                      RnUntoldSet      *sets,
                      guint             max);

/* Deduces the untold cards of @player (R8.2) where the moves leave no choice of kinds. Orders that differ in nothing
 * else are one possibility: the Stone is the same.
 * @player: a player with untold cards
 * @kinds: (out caller-allocates) (array fixed-size=9): the kinds in an order in which they can have been laid
 * Returns: whether only one possibility is left */
gboolean rn_deduce_untold (const RnPosition *position,
                           guint             player,
                           guint8            kinds[RN_MAX_HIDDEN]);

/* Deduces the untold cards of @player from those that are left in the hand: what was bought and is neither held nor
 * laid face up lies face down.
 * @player: a player with untold cards
 * @held: (array fixed-size=4): how many cards of each kind @player still holds
 * @kinds: (out caller-allocates) (array fixed-size=9): the kinds in an order in which they can have been laid
 * Returns: whether cards can be so; if not, @held is miscounted, or the moves are wrong */
gboolean rn_deduce_from_held (const RnPosition *position,
                              guint             player,
                              const guint       held[RN_SACRIFICES],
                              guint8            kinds[RN_MAX_HIDDEN]);

G_END_DECLS
