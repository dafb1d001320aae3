/* rn-join-target.c: what follows from an entered position, and which field is wrong
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/join/rn-join-entry.h"

#include "games/rapanui/join/rn-join-cards.h"
#include "games/rapanui/join/rn-join-stone.h"

/* The first draw pile has 34 cards (R2.3); a larger one only says that the table
 * is not entered yet. */
#define MOST_IN_DECK 34

/* One number that is not known makes the sum unknown. */
static gint64
derive_owned (const RnJoinHolder *holder)
{
  gint64 total = holder->unknown;

  for (guint k = 0; k < RN_SACRIFICES && total != RN_JOIN_UNKNOWN; k++)
    total += holder->counts[k];

  return total;
}

gint64
rn_join_entry_derive (RnJoinEntry *self,
                      guint        target)
{
  RnJoinSacrifices whole;
  RnJoin join;

  g_return_val_if_fail (self != NULL, RN_JOIN_UNKNOWN);
  g_return_val_if_fail (rn_join_is_number (target), RN_JOIN_UNKNOWN);

  rn_join_entry_to_join (self, &join);
  rn_join_complete_sacrifices (&whole, &join);
  for (guint p = 0; p < join.n_players; p++)
    if (target == rn_join_field (p, RN_JOIN_OWNED))
      return derive_owned (&whole.players[p]);
  if (target >= RN_JOIN_SUPPLY && target < RN_JOIN_STONE)
    return whole.supply[target - RN_JOIN_SUPPLY];
  if (target == RN_JOIN_STONE)
    return rn_join_stone_size (&whole, &join);
  if (target == RN_JOIN_DECK)
    {
      RnJoinCards cards;

      rn_join_count_cards (&cards, &join);

      return cards.deck > 0 && cards.deck <= MOST_IN_DECK ? cards.deck : RN_JOIN_UNKNOWN;
    }
  if (target == RN_JOIN_RETURNED)
    return 0;

  return RN_JOIN_UNKNOWN;
}

/* Whether cards of @kind were entered at @target. */
static gboolean
has_kind (RnJoinEntry *self,
          guint        target,
          int          kind)
{
  guint8 kinds[RN_COLUMN_CARDS];
  guint n;

  for (guint p = 0; p < rn_join_entry_get_n_players (self); p++)
    if (target == rn_join_field (p, RN_JOIN_AREA + (guint) kind))
      return rn_join_known (rn_join_entry_get_number (self, target)) > 0;
  if (target >= RN_JOIN_PLACES)
    return FALSE;

  n = rn_join_entry_get_cards (self, target, kinds);

  for (guint i = 0; i < n; i++)
    if (kinds[i] == kind)
      return TRUE;

  return FALSE;
}

/* The field that the engine names; RN_JOIN_TARGETS if it is none of these. */
static guint
find_named (const RnReason *problem)
{
  const char *field = problem->field;
  guint player = (guint) MAX (problem->player, 0);
  guint kind = (guint) MAX (problem->kind, 0);

  if (field == NULL)
    return RN_JOIN_TARGETS;
  if (g_str_equal (field, "display"))
    return RN_JOIN_COLUMN + (guint) problem->column;
  if (g_str_equal (field, "hand"))
    return problem->kind < 0 ? RN_JOIN_HELD : RN_JOIN_HAND + player;
  if (g_str_equal (field, "area"))
    return rn_join_field (player, RN_JOIN_AREA + kind);
  if (g_str_equal (field, "wood"))
    return rn_join_field (player, RN_JOIN_WOOD);
  if (g_str_equal (field, "glory"))
    return rn_join_field (player, RN_JOIN_GLORY);
  if (g_str_equal (field, "sacrifice"))
    return rn_join_field (player, problem->kind < 0 ? RN_JOIN_OWNED : RN_JOIN_OWNED_KIND + kind);
  if (g_str_equal (field, "unknown"))
    return problem->player < 0 ? RN_JOIN_STONE : rn_join_field (player, RN_JOIN_OWNED);
  if (g_str_equal (field, "supply"))
    return RN_JOIN_SUPPLY + kind;
  if (g_str_equal (field, "stone"))
    return problem->kind < 0 ? RN_JOIN_STONE : RN_JOIN_STONE_KIND + kind;
  if (g_str_equal (field, "returned"))
    return RN_JOIN_RETURNED;
  if (g_str_equal (field, "active"))
    return RN_JOIN_ACTIVE;
  if (g_str_equal (field, "turn"))
    return RN_JOIN_TURN_NUMBER;

  return g_str_equal (field, "top") ? RN_JOIN_TOP : RN_JOIN_TARGETS;
}

/* Of @kind, or of any kind if it is -1; what was not entered is not wrong. */
static gboolean
is_sacrifice (RnJoinEntry *self,
              guint        target,
              int          kind)
{
  gboolean of_kind = FALSE;
  gboolean total = target == RN_JOIN_STONE;

  for (guint p = 0; p < rn_join_entry_get_n_players (self); p++)
    {
      of_kind = of_kind || target == rn_join_field (p, RN_JOIN_OWNED_KIND + (guint) MAX (kind, 0));
      total = total || target == rn_join_field (p, RN_JOIN_OWNED);
    }
  of_kind = of_kind || target == RN_JOIN_SUPPLY + (guint) MAX (kind, 0) ||
            target == RN_JOIN_STONE_KIND + (guint) MAX (kind, 0);
  if (kind < 0)
    of_kind = total || (target >= RN_JOIN_SUPPLY && target < RN_JOIN_STONE);

  return of_kind && rn_join_entry_get_number (self, target) != RN_JOIN_UNKNOWN;
}

/* Where @problem is about one target; RN_JOIN_TARGETS otherwise. */
static guint
find_single (const RnReason *problem)
{
  switch ((guint) problem->code)
    {
    case RN_REASON_JOIN_MISSING:
    case RN_REASON_JOIN_RANGE:
      return find_named (problem);
    case RN_REASON_JOIN_TURN:
      return RN_JOIN_TURN_NUMBER;
    case RN_REASON_JOIN_COLUMN:
    case RN_REASON_UNKNOWN_CARD:
      return RN_JOIN_COLUMN + (guint) problem->column;
    case RN_REASON_JOIN_HAND:
      return RN_JOIN_HAND + (guint) problem->player;
    case RN_REASON_JOIN_START_LUMBERJACK:
      return rn_join_field ((guint) problem->player, RN_JOIN_AREA + RN_LUMBERJACK);
    case RN_REASON_JOIN_DECK:
    case RN_REASON_JOIN_LEFT:
    case RN_REASON_JOIN_TOTAL:
      return RN_JOIN_DECK;
    case RN_REASON_JOIN_STONE_MANY:
    case RN_REASON_JOIN_STONE_FEW:
      return RN_JOIN_STONE;
    case RN_REASON_JOIN_TOP:
      return RN_JOIN_TOP;
    default:
      return RN_JOIN_TARGETS;
    }
}

/* Hunters & Gatherers in the personal display of @player, or of any if it is -1. */
static gboolean
is_gatherer (guint target,
             int   player)
{
  return rn_join_step (target) == RN_JOIN_PLAYERS && (player < 0 || rn_join_player (target) == player) &&
         rn_join_own_field (target) >= RN_JOIN_AREA + RN_FISH;
}

gboolean
rn_join_entry_concerns (RnJoinEntry    *self,
                        const RnReason *problem,
                        guint           target)
{
  g_return_val_if_fail (self != NULL && problem != NULL, FALSE);

  if (rn_join_player (target) >= (int) rn_join_entry_get_n_players (self))
    return FALSE;

  switch ((guint) problem->code)
    {
    case RN_REASON_JOIN_CARDS:
      return has_kind (self, target, problem->kind);
    case RN_REASON_JOIN_GATHERERS:
    case RN_REASON_JOIN_START_CARDS:
      return is_gatherer (target, problem->player);
    case RN_REASON_JOIN_KIND:
      return rn_join_is_number (target) && is_sacrifice (self, target, problem->kind);
    case RN_REASON_JOIN_SACRIFICES:
      return rn_join_is_number (target) && is_sacrifice (self, target, -1);
    default:
      return target == find_single (problem);
    }
}

/* Whether @number can't be what @target is. */
static gboolean
is_impossible (RnJoinEntry *self,
               guint        target,
               gint64       number,
               RnReason    *reason)
{
  RnReason problems[RN_JOIN_MAX_PROBLEMS];
  RnJoin join;
  guint n;

  rn_join_entry_set_number (self, target, number);
  rn_join_entry_to_join (self, &join);
  n = rn_join_find_problems (&join, problems);
  for (guint i = 0; i < n; i++)
    if (problems[i].code != RN_REASON_JOIN_MISSING && rn_join_entry_concerns (self, &problems[i], target))
      {
        *reason = problems[i];
        return TRUE;
      }

  return FALSE;
}

gint64
rn_join_entry_find_most (RnJoinEntry *self,
                         guint        target,
                         RnReason    *reason)
{
  g_autoptr (RnJoinEntry) trial = NULL;
  RnReason why;
  gint64 most = RN_SACRIFICE_OF_KIND + 1;

  g_return_val_if_fail (self != NULL && reason != NULL, RN_JOIN_MAX);
  g_return_val_if_fail (rn_join_is_number (target), RN_JOIN_MAX);

  *reason = rn_reason (RN_OK, NULL);
  trial = rn_join_entry_copy (self);
  while (most >= 0 && is_impossible (trial, target, most, &why))
    {
      *reason = why;
      most--;
    }
  /* No number helps where something else is wrong: then none is barred. */
  if (most >= 0 && reason->code != RN_OK)
    return most;

  *reason = rn_reason (RN_OK, NULL);

  return RN_JOIN_MAX;
}
