/* rn-untold.h: which kinds the untold face-down cards of a player can have
 *
 * An untold card needs a kind that its owner had when it was laid and did not
 * lay, told, at any time since. For each untold card the position keeps, by
 * kind, the fewest cards of that kind its owner has had since: the room. Rooms
 * only grow from one untold card of a player to the next, so the first j of
 * them fit, for every j, exactly when the rooms of the j-th add up to j or more.
 *
 * Internal to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-position.h"

G_BEGIN_DECLS

#define RN_ROOM_BITS 4
#define RN_ROOM_MAX 15

/* @room: the room of an untold card
 * @kind: an `RnSacrifice`
 * Returns: how many cards of @kind it has room for */
static inline guint
rn_room_get (guint room,
             guint kind)
{
  return (room >> (kind * RN_ROOM_BITS)) & RN_ROOM_MAX;
}

/* Returns: the room of a card that is laid untold now */
static inline guint16
rn_room_now (const RnPosition *position,
             guint             player)
{
  guint room = 0;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    room |= MIN (position->sacrifice[player][k], RN_ROOM_MAX) << (k * RN_ROOM_BITS);

  return (guint16) room;
}

/* After a told card of @kind was laid: no more than are left now were free.
 * @kind: an `RnSacrifice` */
void rn_untold_limit (RnPosition *position,
                      guint       player,
                      guint       kind);

G_END_DECLS
