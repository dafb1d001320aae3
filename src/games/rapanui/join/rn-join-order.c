/* rn-join-order.c: what is asked for, one thing after the other, to join a running game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/join/rn-join-entry.h"

#include "games/rapanui/join/rn-join-cards.h"

guint
rn_join_entry_list (RnJoinEntry *self,
                    guint        targets[RN_JOIN_TARGETS])
{
  guint n_players;
  guint n = 0;

  g_return_val_if_fail (self != NULL && targets != NULL, 0);

  n_players = rn_join_entry_get_n_players (self);
  targets[n++] = RN_JOIN_ACTIVE;
  if (rn_join_entry_get_step (self) == RN_STEP_DRAW)
    targets[n++] = RN_JOIN_HELD;
  for (guint c = 0; c < RN_COLUMNS; c++)
    targets[n++] = RN_JOIN_COLUMN + c;
  targets[n++] = RN_JOIN_STONE;
  targets[n++] = RN_JOIN_TOP;
  for (guint p = 0; p < n_players; p++)
    for (guint field = 0; field < RN_JOIN_OWNED_KIND; field++)
      targets[n++] = rn_join_field (p, field);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    targets[n++] = RN_JOIN_SUPPLY + k;
  for (guint p = 0; p < n_players; p++)
    targets[n++] = RN_JOIN_HAND + p;

  return n;
}

int
rn_join_player (guint target)
{
  if (target >= RN_JOIN_HAND && target < RN_JOIN_PLACES)
    return (int) (target - RN_JOIN_HAND);
  if (target >= RN_JOIN_PLAYER && target < RN_JOIN_SUPPLY)
    return (int) ((target - RN_JOIN_PLAYER) / RN_JOIN_N_FIELDS);

  return -1;
}

int
rn_join_own_field (guint target)
{
  if (target < RN_JOIN_PLAYER || target >= RN_JOIN_SUPPLY)
    return -1;

  return (int) ((target - RN_JOIN_PLAYER) % RN_JOIN_N_FIELDS);
}

guint
rn_join_sacrifice (guint target)
{
  int field = rn_join_own_field (target);

  if (field >= RN_JOIN_OWNED_KIND)
    return (guint) field - RN_JOIN_OWNED_KIND;
  if (target >= RN_JOIN_SUPPLY && target < RN_JOIN_STONE)
    return target - RN_JOIN_SUPPLY;
  if (target >= RN_JOIN_STONE_KIND && target < RN_JOIN_DECK)
    return target - RN_JOIN_STONE_KIND;

  return RN_SACRIFICE_NULL;
}

RnJoinStep
rn_join_step (guint target)
{
  if (target < RN_JOIN_HAND)
    return RN_JOIN_DISPLAY;
  if (target < RN_JOIN_PLACES)
    return RN_JOIN_HANDS;
  if (target < RN_JOIN_SUPPLY)
    return rn_join_own_field (target) < RN_JOIN_OWNED_KIND ? RN_JOIN_PLAYERS : RN_JOIN_OPTIONAL;
  if (target < RN_JOIN_STONE)
    return RN_JOIN_PILES;
  if (target == RN_JOIN_STONE || target == RN_JOIN_TOP)
    return RN_JOIN_ON_STONE;

  return target == RN_JOIN_ACTIVE ? RN_JOIN_WHO : RN_JOIN_OPTIONAL;
}

/* Who is drawing still lacks a card. */
static gboolean
is_hand_open (RnJoinEntry *self,
              guint        seat)
{
  guint8 kinds[RN_COLUMN_CARDS];
  gboolean is_drawing = rn_join_entry_get_step (self) == RN_STEP_DRAW &&
                        rn_join_entry_get_active (self) == (int) seat;

  return rn_join_entry_get_cards (self, RN_JOIN_HAND + seat, kinds) < RN_HAND_CARDS - (is_drawing ? 1u : 0u);
}

gboolean
rn_join_entry_is_open (RnJoinEntry *self,
                       guint        target)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (target < RN_JOIN_TARGETS, FALSE);

  if (target < RN_JOIN_HAND)
    return !rn_join_entry_has_ended (self, target);
  if (target < RN_JOIN_PLACES)
    return is_hand_open (self, target - RN_JOIN_HAND);
  if (target == RN_JOIN_ACTIVE)
    {
      RnJoin join;

      rn_join_entry_to_join (self, &join);

      return rn_join_active (&join) == RN_JOIN_UNKNOWN;
    }
  if (target == RN_JOIN_TOP)
    return rn_join_entry_get_top (self) == RN_INVALID &&
           rn_join_entry_get_number (self, RN_JOIN_STONE) != 0 &&
           rn_join_entry_derive (self, RN_JOIN_STONE) != 0;
  if (target == RN_JOIN_HELD && rn_join_entry_get_step (self) != RN_STEP_DRAW)
    return FALSE;
  if (target != RN_JOIN_HELD && rn_join_step (target) == RN_JOIN_OPTIONAL)
    return FALSE;

  return rn_join_entry_get_number (self, target) == RN_JOIN_UNKNOWN &&
         rn_join_entry_derive (self, target) == RN_JOIN_UNKNOWN;
}

/* From the present target on, and from the first one again. */
void
rn_join_entry_go_on (RnJoinEntry *self)
{
  guint targets[RN_JOIN_TARGETS];
  guint n, at = 0;

  g_return_if_fail (self != NULL);

  n = rn_join_entry_list (self, targets);
  for (guint i = 0; i < n; i++)
    if (targets[i] == rn_join_entry_get_present (self))
      at = i + 1;
  for (guint i = 0; i < n; i++)
    if (rn_join_entry_is_open (self, targets[(at + i) % n]))
      {
        rn_join_entry_select (self, targets[(at + i) % n]);
        return;
      }

  rn_join_entry_select (self, RN_JOIN_TARGETS);
}

gboolean
rn_join_entry_is_whole (RnJoinEntry *self)
{
  guint targets[RN_JOIN_TARGETS];
  guint n;

  g_return_val_if_fail (self != NULL, FALSE);

  n = rn_join_entry_list (self, targets);
  for (guint i = 0; i < n; i++)
    if (rn_join_step (targets[i]) != RN_JOIN_HANDS && rn_join_entry_is_open (self, targets[i]))
      return FALSE;

  return TRUE;
}

RnJoinWay
rn_join_entry_find_way (RnJoinEntry *self,
                        gboolean     is_possible)
{
  guint8 kinds[RN_COLUMN_CARDS];
  gboolean is_whole, is_hand;
  guint present;

  g_return_val_if_fail (self != NULL, RN_JOIN_NO_WAY);

  present = rn_join_entry_get_present (self);
  is_whole = rn_join_entry_is_whole (self);
  is_hand = present >= RN_JOIN_HAND && present < RN_JOIN_PLACES;
  if (present < RN_JOIN_HAND && !rn_join_entry_has_ended (self, present) &&
      rn_join_entry_get_cards (self, present, kinds) > 0)
    return RN_JOIN_FRONT;
  if (!is_whole)
    return is_hand || present == RN_JOIN_TARGETS ? RN_JOIN_SKIP : RN_JOIN_NO_WAY;

  return is_possible ? RN_JOIN_ON : RN_JOIN_TO_PROBLEM;
}
