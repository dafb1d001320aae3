/* ahu-rn-join-order.c: what is asked for, one thing after the other, to join a running game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-join-entry.h"

#include "games/rapanui/join/rn-join-cards.h"

guint
ahu_rn_join_entry_list (AhuRnJoinEntry *self,
                        guint           targets[AHU_RN_JOIN_TARGETS])
{
  guint n_players;
  guint n = 0;

  g_return_val_if_fail (self != NULL && targets != NULL, 0);

  n_players = ahu_rn_join_entry_get_n_players (self);
  targets[n++] = AHU_RN_JOIN_ACTIVE;
  if (ahu_rn_join_entry_get_step (self) == RN_STEP_DRAW)
    targets[n++] = AHU_RN_JOIN_HELD;
  for (guint c = 0; c < RN_COLUMNS; c++)
    targets[n++] = AHU_RN_JOIN_COLUMN + c;
  targets[n++] = AHU_RN_JOIN_STONE;
  targets[n++] = AHU_RN_JOIN_TOP;
  for (guint p = 0; p < n_players; p++)
    for (guint field = 0; field < AHU_RN_JOIN_OWNED_KIND; field++)
      targets[n++] = ahu_rn_join_field (p, field);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    targets[n++] = AHU_RN_JOIN_SUPPLY + k;
  for (guint p = 0; p < n_players; p++)
    targets[n++] = AHU_RN_JOIN_HAND + p;

  return n;
}

int
ahu_rn_join_player (guint target)
{
  if (target >= AHU_RN_JOIN_HAND && target < AHU_RN_JOIN_PLACES)
    return (int) (target - AHU_RN_JOIN_HAND);
  if (target >= AHU_RN_JOIN_PLAYER && target < AHU_RN_JOIN_SUPPLY)
    return (int) ((target - AHU_RN_JOIN_PLAYER) / AHU_RN_JOIN_N_FIELDS);

  return -1;
}

AhuRnJoinStep
ahu_rn_join_step (guint target)
{
  if (target < AHU_RN_JOIN_HAND)
    return AHU_RN_JOIN_DISPLAY;
  if (target < AHU_RN_JOIN_PLACES)
    return AHU_RN_JOIN_HANDS;
  if (target < AHU_RN_JOIN_SUPPLY)
    return (target - AHU_RN_JOIN_PLAYER) % AHU_RN_JOIN_N_FIELDS < AHU_RN_JOIN_OWNED_KIND
             ? AHU_RN_JOIN_PLAYERS : AHU_RN_JOIN_OPTIONAL;
  if (target < AHU_RN_JOIN_STONE)
    return AHU_RN_JOIN_PILES;
  if (target == AHU_RN_JOIN_STONE || target == AHU_RN_JOIN_TOP)
    return AHU_RN_JOIN_ON_STONE;

  return target == AHU_RN_JOIN_ACTIVE ? AHU_RN_JOIN_WHO : AHU_RN_JOIN_OPTIONAL;
}

/* Who is drawing still lacks a card. */
static gboolean
is_hand_open (AhuRnJoinEntry *self,
              guint           seat)
{
  guint8 kinds[RN_COLUMN_CARDS];
  gboolean is_drawing = ahu_rn_join_entry_get_step (self) == RN_STEP_DRAW &&
                        ahu_rn_join_entry_get_active (self) == (int) seat;

  return ahu_rn_join_entry_get_cards (self, AHU_RN_JOIN_HAND + seat, kinds) < RN_HAND_CARDS - (is_drawing ? 1u : 0u);
}

static gboolean
is_active_open (AhuRnJoinEntry *self)
{
  RnJoin join;

  ahu_rn_join_entry_to_join (self, &join);

  return rn_join_active (&join) == RN_JOIN_UNKNOWN;
}

gboolean
ahu_rn_join_entry_is_open (AhuRnJoinEntry *self,
                           guint           target)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (target < AHU_RN_JOIN_TARGETS, FALSE);

  if (target < AHU_RN_JOIN_HAND)
    return !ahu_rn_join_entry_has_ended (self, target);
  if (target < AHU_RN_JOIN_PLACES)
    return is_hand_open (self, target - AHU_RN_JOIN_HAND);
  if (target == AHU_RN_JOIN_ACTIVE)
    return is_active_open (self);
  if (target == AHU_RN_JOIN_TOP)
    return ahu_rn_join_entry_get_top (self) == RN_INVALID &&
           ahu_rn_join_entry_get_number (self, AHU_RN_JOIN_STONE) != 0 &&
           ahu_rn_join_entry_derive (self, AHU_RN_JOIN_STONE) != 0;
  if (target == AHU_RN_JOIN_HELD && ahu_rn_join_entry_get_step (self) != RN_STEP_DRAW)
    return FALSE;
  if (target != AHU_RN_JOIN_HELD && ahu_rn_join_step (target) == AHU_RN_JOIN_OPTIONAL)
    return FALSE;

  return ahu_rn_join_entry_get_number (self, target) == RN_JOIN_UNKNOWN &&
         ahu_rn_join_entry_derive (self, target) == RN_JOIN_UNKNOWN;
}

/* From the present target on, and from the first one again. */
void
ahu_rn_join_entry_go_on (AhuRnJoinEntry *self)
{
  guint targets[AHU_RN_JOIN_TARGETS];
  guint n, at = 0;

  g_return_if_fail (self != NULL);

  n = ahu_rn_join_entry_list (self, targets);
  for (guint i = 0; i < n; i++)
    if (targets[i] == ahu_rn_join_entry_get_present (self))
      at = i + 1;
  for (guint i = 0; i < n; i++)
    if (ahu_rn_join_entry_is_open (self, targets[(at + i) % n]))
      {
        ahu_rn_join_entry_select (self, targets[(at + i) % n]);
        return;
      }

  ahu_rn_join_entry_select (self, AHU_RN_JOIN_TARGETS);
}

gboolean
ahu_rn_join_entry_is_whole (AhuRnJoinEntry *self)
{
  guint targets[AHU_RN_JOIN_TARGETS];
  guint n;

  g_return_val_if_fail (self != NULL, FALSE);

  n = ahu_rn_join_entry_list (self, targets);
  for (guint i = 0; i < n; i++)
    if (ahu_rn_join_step (targets[i]) != AHU_RN_JOIN_HANDS && ahu_rn_join_entry_is_open (self, targets[i]))
      return FALSE;

  return TRUE;
}

AhuRnJoinWay
ahu_rn_join_entry_find_way (AhuRnJoinEntry *self,
                            gboolean        is_possible)
{
  guint8 kinds[RN_COLUMN_CARDS];
  gboolean is_whole, is_hand;
  guint present;

  g_return_val_if_fail (self != NULL, AHU_RN_JOIN_NO_WAY);

  present = ahu_rn_join_entry_get_present (self);
  is_whole = ahu_rn_join_entry_is_whole (self);
  is_hand = present >= AHU_RN_JOIN_HAND && present < AHU_RN_JOIN_PLACES;
  if (present < AHU_RN_JOIN_HAND && !ahu_rn_join_entry_has_ended (self, present) &&
      ahu_rn_join_entry_get_cards (self, present, kinds) > 0)
    return AHU_RN_JOIN_FRONT;
  if (!is_whole)
    return is_hand || present == AHU_RN_JOIN_TARGETS ? AHU_RN_JOIN_SKIP : AHU_RN_JOIN_NO_WAY;

  return is_possible ? AHU_RN_JOIN_ON : AHU_RN_JOIN_TO_PROBLEM;
}
