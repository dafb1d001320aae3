/* rn-join-cards.h: what follows from the cards of a position as entered
 *
 * Internal to the engine, and for the page on which a position is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/join/rn-join.h"

G_BEGIN_DECLS

/**
 * RnJoinCards:
 * @seen: cards in the general display, the hands and the personal displays
 * @held: cards in hands that are not known
 * @total: all of them
 * @owners: how many players show at least one of a kind
 * @returned: Moai put back into the box
 * @deck: cards in the draw pile
 * @unseen: what it and unknown hands can hold at most
 * @fits: whether start cards can be found that explain the Hunters & Gatherers
 *
 * Unknown numbers count as 0 in the sums.
 */
typedef struct
{
  gint64 seen[RN_KINDS];
  gint64 held;
  gint64 total;
  guint owners[RN_KINDS];
  gint64 returned;
  gint64 deck;
  gint64 unseen[RN_KINDS];
  gboolean fits;
} RnJoinCards;

/* @number: a number that may be %RN_JOIN_UNKNOWN
 * Returns: the number, 0 if it is unknown */
static inline gint64
rn_join_known (gint64 number)
{
  return number == RN_JOIN_UNKNOWN ? 0 : number;
}

/* @join: a position that is entered
 * Returns: whether it is known of what cards the draw pile is made */
static inline gboolean
rn_join_unseen_known (const RnJoin *join)
{
  for (guint k = 0; k < RN_KINDS; k++)
    if (join->unseen[k] == RN_JOIN_UNKNOWN)
      return FALSE;

  return TRUE;
}

/* @join: a position that is entered
 * Returns: whose turn it is, or %RN_JOIN_UNKNOWN */
gint64 rn_join_active (const RnJoin *join);

/* @join: a position that is entered
 * Returns: how many cards of a hand are not known; %RN_JOIN_UNKNOWN if not even that is, in the hand of one who is
 *   drawing */
gint64 rn_join_held (const RnJoin *join,
                     guint         player);

/* @cards: (out caller-allocates): the cards by where they are
 * @join: a position that is entered */
void rn_join_count_cards (RnJoinCards  *cards,
                          const RnJoin *join);

/* @join: a position that is entered
 * Returns: how many kinds of Hunters & Gatherers a player shows */
guint rn_join_gatherer_kinds (const RnJoin *join,
                              guint         player);

/* @join: a position that is entered
 * @kind: a kind of cards
 * Returns: cards of the box without the start Hunters & Gatherers (R1.2, R1.3) */
gint64 rn_join_box_count (const RnJoin *join,
                          guint         kind);

G_END_DECLS
