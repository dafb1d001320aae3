/* rn-join-stone.h: what follows from the Sacrifice cards of a position as entered
 *
 * Internal to the engine, and for the page on which a position is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/join/rn-join.h"

G_BEGIN_DECLS

/* All Sacrifice cards in the box (R1.4). */
#define RN_JOIN_ALL_SACRIFICES (RN_SACRIFICES * RN_SACRIFICE_OF_KIND)

/**
 * RnJoinHolder:
 * @counts: cards by kind, as entered or as they follow; 0 for kinds that are among
 *   @unknown
 * @unknown: further cards, of kinds that nobody told; `RN_JOIN_UNKNOWN` if not even
 *   their number follows
 * @loose: whether there may be such cards
 *
 * The Sacrifice cards in one place.
 */
typedef struct
{
  gint64 counts[RN_SACRIFICES];
  gint64 unknown;
  gboolean loose;
} RnJoinHolder;

/**
 * RnJoinSacrifices:
 * @supply: the supply piles; `RN_JOIN_UNKNOWN` if one doesn't follow
 * @players: what the players own
 * @stone: what lies on the Stone, without the face-down cards entered one by one
 *
 * All Sacrifice cards, with what follows from the 25 of each kind in the box.
 */
typedef struct
{
  gint64 supply[RN_SACRIFICES];
  RnJoinHolder players[RN_MAX_PLAYERS];
  RnJoinHolder stone;
} RnJoinSacrifices;

/* @join: a position that is entered
 * @player: who laid them
 * @untold_only: whether told ones don't count
 * Returns: how many cards lie face down */
guint rn_join_count_hidden (const RnJoin *join,
                            gint64        player,
                            gboolean      untold_only);

/* @whole: (out caller-allocates): the cards, with what follows
 * @join: a position as entered */
void rn_join_complete_sacrifices (RnJoinSacrifices *whole,
                                  const RnJoin     *join);

/* @whole: all Sacrifice cards, with what follows
 * @join: a position that is entered
 * @kind: an `RnSacrifice`
 * Returns: what is known of @kind, with the told face-down cards */
gint64 rn_join_count_kind (const RnJoinSacrifices *whole,
                           const RnJoin           *join,
                           guint                   kind);

/* @whole: all Sacrifice cards, with what follows
 * @join: a position that is entered
 * Returns: all cards that are known to be somewhere, of whatever kind */
gint64 rn_join_count_sacrifices (const RnJoinSacrifices *whole,
                                 const RnJoin           *join);

/* @whole: all Sacrifice cards, with what follows
 * @join: a position that is entered
 * Returns: whether there are cards of unknown kind */
gboolean rn_join_is_loose (const RnJoinSacrifices *whole,
                           const RnJoin           *join);

/* @whole: all Sacrifice cards, with what follows
 * @join: a position that is entered
 * Returns: cards on the Stone; %RN_JOIN_UNKNOWN if their number doesn't follow */
gint64 rn_join_stone_size (const RnJoinSacrifices *whole,
                           const RnJoin           *join);

G_END_DECLS
