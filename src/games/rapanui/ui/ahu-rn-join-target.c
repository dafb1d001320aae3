/* ahu-rn-join-target.c: what follows from an entered position, and which field is wrong
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-join-entry.h"

#include "games/rapanui/join/rn-join-cards.h"
#include "games/rapanui/join/rn-join-stone.h"

/* The first draw pile has 34 cards (R2.3); a larger one only says that the table
 * is not entered yet. */
#define MOST_IN_DECK 34

static gint64
derive_owned (const RnJoinHolder *holder)
{
  gint64 total = holder->unknown;

  for (guint k = 0; k < RN_SACRIFICES && total != RN_JOIN_UNKNOWN; k++)
    total += holder->counts[k];

  return total;
}

static gint64
derive_deck (const RnJoin *join)
{
  RnJoinCards cards;

  rn_join_count_cards (&cards, join);

  return cards.deck > 0 && cards.deck <= MOST_IN_DECK ? cards.deck : RN_JOIN_UNKNOWN;
}

gint64
ahu_rn_join_entry_derive (AhuRnJoinEntry *self,
                          guint           target)
{
  RnJoinSacrifices whole;
  RnJoin join;

  g_return_val_if_fail (self != NULL, RN_JOIN_UNKNOWN);
  g_return_val_if_fail (ahu_rn_join_is_number (target), RN_JOIN_UNKNOWN);

  ahu_rn_join_entry_to_join (self, &join);
  rn_join_complete_sacrifices (&whole, &join);
  for (guint p = 0; p < join.n_players; p++)
    if (target == ahu_rn_join_field (p, AHU_RN_JOIN_OWNED))
      return derive_owned (&whole.players[p]);
  if (target >= AHU_RN_JOIN_SUPPLY && target < AHU_RN_JOIN_STONE)
    return whole.supply[target - AHU_RN_JOIN_SUPPLY];
  if (target == AHU_RN_JOIN_STONE)
    return rn_join_stone_size (&whole, &join);
  if (target == AHU_RN_JOIN_DECK)
    return derive_deck (&join);
  if (target == AHU_RN_JOIN_RETURNED)
    return 0;

  return RN_JOIN_UNKNOWN;
}

gint64
ahu_rn_join_entry_guess (AhuRnJoinEntry *self,
                         guint           target)
{
  gint64 left = RN_SACRIFICES * RN_SACRIFICE_OF_KIND;
  gint64 n_open = 0;
  gint64 entered;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (ahu_rn_join_is_number (target), 0);

  entered = ahu_rn_join_entry_get_number (self, target);
  if (entered != RN_JOIN_UNKNOWN || target < AHU_RN_JOIN_SUPPLY || target >= AHU_RN_JOIN_STONE)
    return rn_join_known (entered);

  left -= rn_join_known (ahu_rn_join_entry_get_number (self, AHU_RN_JOIN_STONE));
  for (guint p = 0; p < ahu_rn_join_entry_get_n_players (self); p++)
    left -= rn_join_known (ahu_rn_join_entry_get_number (self, ahu_rn_join_field (p, AHU_RN_JOIN_OWNED)));
  for (guint pile = AHU_RN_JOIN_SUPPLY; pile < AHU_RN_JOIN_STONE; pile++)
    {
      gint64 number = ahu_rn_join_entry_get_number (self, pile);

      left -= rn_join_known (number);
      n_open += number == RN_JOIN_UNKNOWN;
    }

  return left / MAX (n_open, 1);
}

/* Whether cards of @kind were entered at @target. */
static gboolean
has_kind (AhuRnJoinEntry *self,
          guint           target,
          int             kind)
{
  guint8 kinds[RN_COLUMN_CARDS];
  guint n;

  for (guint p = 0; p < ahu_rn_join_entry_get_n_players (self); p++)
    if (target == ahu_rn_join_field (p, AHU_RN_JOIN_AREA + (guint) kind))
      return rn_join_known (ahu_rn_join_entry_get_number (self, target)) > 0;
  if (target >= AHU_RN_JOIN_PLACES)
    return FALSE;

  n = ahu_rn_join_entry_get_cards (self, target, kinds);

  for (guint i = 0; i < n; i++)
    if (kinds[i] == kind)
      return TRUE;

  return FALSE;
}

/* The field that the engine names; AHU_RN_JOIN_TARGETS if it is none of these. */
static guint
find_named (const RnReason *problem)
{
  const char *field = problem->field;
  guint player = (guint) MAX (problem->player, 0);
  guint kind = (guint) MAX (problem->kind, 0);

  if (field == NULL)
    return AHU_RN_JOIN_TARGETS;
  if (g_str_equal (field, "display"))
    return AHU_RN_JOIN_COLUMN + (guint) problem->column;
  if (g_str_equal (field, "hand"))
    return problem->kind < 0 ? AHU_RN_JOIN_HELD : AHU_RN_JOIN_HAND + player;
  if (g_str_equal (field, "area"))
    return ahu_rn_join_field (player, AHU_RN_JOIN_AREA + kind);
  if (g_str_equal (field, "wood"))
    return ahu_rn_join_field (player, AHU_RN_JOIN_WOOD);
  if (g_str_equal (field, "glory"))
    return ahu_rn_join_field (player, AHU_RN_JOIN_GLORY);
  if (g_str_equal (field, "sacrifice"))
    return ahu_rn_join_field (player, problem->kind < 0 ? AHU_RN_JOIN_OWNED : AHU_RN_JOIN_OWNED_KIND + kind);
  if (g_str_equal (field, "unknown"))
    return problem->player < 0 ? AHU_RN_JOIN_STONE : ahu_rn_join_field (player, AHU_RN_JOIN_OWNED);
  if (g_str_equal (field, "supply"))
    return AHU_RN_JOIN_SUPPLY + kind;
  if (g_str_equal (field, "stone"))
    return problem->kind < 0 ? AHU_RN_JOIN_STONE : AHU_RN_JOIN_STONE_KIND + kind;
  if (g_str_equal (field, "returned"))
    return AHU_RN_JOIN_RETURNED;
  if (g_str_equal (field, "active"))
    return AHU_RN_JOIN_ACTIVE;
  if (g_str_equal (field, "turn"))
    return AHU_RN_JOIN_TURN_NUMBER;

  return g_str_equal (field, "top") ? AHU_RN_JOIN_TOP : AHU_RN_JOIN_TARGETS;
}

/* Of @kind, or of any kind if it is -1; what was not entered is not wrong. */
static gboolean
is_sacrifice (AhuRnJoinEntry *self,
              guint           target,
              int             kind)
{
  gboolean of_kind = FALSE;
  gboolean total = target == AHU_RN_JOIN_STONE;

  for (guint p = 0; p < ahu_rn_join_entry_get_n_players (self); p++)
    {
      of_kind = of_kind || target == ahu_rn_join_field (p, AHU_RN_JOIN_OWNED_KIND + (guint) MAX (kind, 0));
      total = total || target == ahu_rn_join_field (p, AHU_RN_JOIN_OWNED);
    }
  of_kind = of_kind || target == AHU_RN_JOIN_SUPPLY + (guint) MAX (kind, 0) ||
            target == AHU_RN_JOIN_STONE_KIND + (guint) MAX (kind, 0);
  if (kind < 0)
    of_kind = total || (target >= AHU_RN_JOIN_SUPPLY && target < AHU_RN_JOIN_STONE);

  return of_kind && ahu_rn_join_entry_get_number (self, target) != RN_JOIN_UNKNOWN;
}

/* Where @problem is about one target; AHU_RN_JOIN_TARGETS otherwise. */
static guint
find_single (const RnReason *problem)
{
  switch ((guint) problem->code)
    {
    case RN_REASON_JOIN_MISSING:
    case RN_REASON_JOIN_RANGE:
      return find_named (problem);
    case RN_REASON_JOIN_TURN:
      return AHU_RN_JOIN_TURN_NUMBER;
    case RN_REASON_JOIN_COLUMN:
    case RN_REASON_UNKNOWN_CARD:
      return AHU_RN_JOIN_COLUMN + (guint) problem->column;
    case RN_REASON_JOIN_HAND:
      return AHU_RN_JOIN_HAND + (guint) problem->player;
    case RN_REASON_JOIN_START_LUMBERJACK:
      return ahu_rn_join_field ((guint) problem->player, AHU_RN_JOIN_AREA + RN_LUMBERJACK);
    case RN_REASON_JOIN_DECK:
    case RN_REASON_JOIN_LEFT:
    case RN_REASON_JOIN_TOTAL:
      return AHU_RN_JOIN_DECK;
    case RN_REASON_JOIN_STONE_MANY:
    case RN_REASON_JOIN_STONE_FEW:
      return AHU_RN_JOIN_STONE;
    case RN_REASON_JOIN_TOP:
      return AHU_RN_JOIN_TOP;
    default:
      return AHU_RN_JOIN_TARGETS;
    }
}

/* Hunters & Gatherers in the personal display of @player, or of any if it is -1. */
static gboolean
is_gatherer (guint target,
             int   player)
{
  int seat = ahu_rn_join_player (target);
  guint field = (target - AHU_RN_JOIN_PLAYER) % AHU_RN_JOIN_N_FIELDS;

  return ahu_rn_join_step (target) == AHU_RN_JOIN_PLAYERS && (player < 0 || seat == player) &&
         field >= AHU_RN_JOIN_AREA + RN_FISH;
}

gboolean
ahu_rn_join_entry_concerns (AhuRnJoinEntry *self,
                            const RnReason *problem,
                            guint           target)
{
  g_return_val_if_fail (self != NULL && problem != NULL, FALSE);

  if (ahu_rn_join_player (target) >= (int) ahu_rn_join_entry_get_n_players (self))
    return FALSE;

  switch ((guint) problem->code)
    {
    case RN_REASON_JOIN_CARDS:
      return has_kind (self, target, problem->kind);
    case RN_REASON_JOIN_GATHERERS:
    case RN_REASON_JOIN_START_CARDS:
      return is_gatherer (target, problem->player);
    case RN_REASON_JOIN_KIND:
      return ahu_rn_join_is_number (target) && is_sacrifice (self, target, problem->kind);
    case RN_REASON_JOIN_SACRIFICES:
      return ahu_rn_join_is_number (target) && is_sacrifice (self, target, -1);
    default:
      return target == find_single (problem);
    }
}

/* Whether @number can't be what @target is. */
static gboolean
is_impossible (AhuRnJoinEntry *self,
               guint           target,
               gint64          number,
               RnReason       *reason)
{
  RnReason problems[RN_JOIN_MAX_PROBLEMS];
  RnJoin join;
  guint n;

  ahu_rn_join_entry_set_number (self, target, number);
  ahu_rn_join_entry_to_join (self, &join);
  n = rn_join_find_problems (&join, problems);
  for (guint i = 0; i < n; i++)
    if (problems[i].code != RN_REASON_JOIN_MISSING && ahu_rn_join_entry_concerns (self, &problems[i], target))
      {
        *reason = problems[i];
        return TRUE;
      }

  return FALSE;
}

gint64
ahu_rn_join_entry_find_most (AhuRnJoinEntry *self,
                             guint           target,
                             RnReason       *reason)
{
  g_autoptr (AhuRnJoinEntry) trial = NULL;
  RnReason why;
  gint64 most = RN_SACRIFICE_OF_KIND + 1;

  g_return_val_if_fail (self != NULL && reason != NULL, RN_JOIN_MAX);
  g_return_val_if_fail (ahu_rn_join_is_number (target), RN_JOIN_MAX);

  *reason = rn_reason (RN_OK, NULL);
  trial = ahu_rn_join_entry_copy (self);
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
