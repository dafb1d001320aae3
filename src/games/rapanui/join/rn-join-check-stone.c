/* rn-join-check-stone.c: holding the Sacrifice cards of a position as entered
 * against the box and the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/join/rn-join-check.h"

#include "games/rapanui/engine/rn-untold.h"

/* Each Moai lets its builder lay one card face down (R6.2). */
static void
check_hidden (RnJoinCheck *check)
{
  const RnJoin *join = check->join;

  for (guint p = 0; p < join->n_players; p++)
    {
      const RnJoinPlayer *player = &join->players[p];
      guint have = rn_join_count_hidden (join, p, FALSE);
      guint untold = check->whole.players[p].loose ? 0 : rn_join_count_hidden (join, p, TRUE);

      if (player->area[RN_MOAI] != RN_JOIN_UNKNOWN && have > player->area[RN_MOAI])
        rn_join_add_numbers (check, RN_REASON_JOIN_HIDDEN, "R6.2", (int) p, -1, have, player->area[RN_MOAI]);
      if (player->untold != RN_JOIN_UNKNOWN && player->untold != untold)
        rn_join_add_numbers (check, RN_REASON_JOIN_UNTOLD, "R6.2", (int) p, -1, player->untold, untold);
    }
}

static void
check_kinds (RnJoinCheck *check)
{
  gboolean open = rn_join_is_loose (&check->whole, check->join);

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      gint64 have = rn_join_count_kind (&check->whole, check->join, k);
      gboolean complete = !open && check->whole.supply[k] != RN_JOIN_UNKNOWN;

      if (have > RN_SACRIFICE_OF_KIND || (complete && have < RN_SACRIFICE_OF_KIND))
        rn_join_add_numbers (check, RN_REASON_JOIN_KIND, "R1.4", -1, (int) k, have, RN_SACRIFICE_OF_KIND);
    }
}

/* Returns: whether something about the Sacrifice cards is missing */
static gboolean
lacks_number (const RnJoinCheck *check)
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (check->whole.supply[k] == RN_JOIN_UNKNOWN)
      return TRUE;
  for (guint p = 0; p < check->join->n_players; p++)
    if (check->whole.players[p].unknown == RN_JOIN_UNKNOWN)
      return TRUE;

  return check->whole.stone.unknown == RN_JOIN_UNKNOWN;
}

static void
check_all (RnJoinCheck *check)
{
  gint64 have = rn_join_count_sacrifices (&check->whole, check->join);

  if (have > RN_JOIN_ALL_SACRIFICES ||
      (rn_join_is_loose (&check->whole, check->join) && have < RN_JOIN_ALL_SACRIFICES && !lacks_number (check)))
    rn_join_add_numbers (check, RN_REASON_JOIN_SACRIFICES, "R1.4", -1, -1, have, RN_JOIN_ALL_SACRIFICES);
}

void
rn_join_check_sacrifices (RnJoinCheck *check)
{
  guint n = check->n;

  check_hidden (check);
  check_kinds (check);
  if (check->n == n)
    check_all (check);
}

void
rn_join_check_missing_sacrifices (RnJoinCheck *check)
{
  gint64 size = rn_join_stone_size (&check->whole, check->join);
  guint n = check->n;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    rn_join_add_missing (check, check->whole.supply[k] == RN_JOIN_UNKNOWN, "R1.4", "supply", -1, (int) k);
  /* With the supply one number of cards follows. */
  if (check->n == n)
    {
      for (guint p = 0; p < check->join->n_players; p++)
        rn_join_add_missing (check, check->whole.players[p].unknown == RN_JOIN_UNKNOWN, "R1.4", "sacrifice", (int) p, -1);
      rn_join_add_missing (check, size == RN_JOIN_UNKNOWN, "R1.4", "stone", -1, -1);
    }
  rn_join_add_missing (check, check->join->top == RN_INVALID && size != 0 && size != RN_JOIN_UNKNOWN,
                       "R6.5", "top", -1, -1);
}

/* Rooms only grow from one untold card of a player to the next. */
static gboolean
rooms_fit (const RnJoin *join,
           guint         player,
           const gint64  owned[RN_SACRIFICES])
{
  gint64 before[RN_SACRIFICES] = { 0, };
  gint64 laid = 0;

  for (guint i = 0; i < join->n_hidden; i++)
    {
      const RnJoinHidden *hidden = &join->hidden[i];
      gint64 total = 0;

      if (hidden->player != player || hidden->kind != RN_SACRIFICE_NULL)
        continue;
      for (guint k = 0; k < RN_SACRIFICES; k++)
        {
          gint64 most = MIN (owned[k], RN_ROOM_MAX);
          gint64 room = hidden->has_room ? hidden->room[k] : most;

          if (room < before[k] || room > most)
            return FALSE;
          before[k] = room;
          total += room;
        }
      if (total < ++laid)
        return FALSE;
    }

  return TRUE;
}

static void
check_owned (RnJoinCheck *check)
{
  for (guint p = 0; p < check->join->n_players; p++)
    if (!check->whole.players[p].loose && !rooms_fit (check->join, p, check->whole.players[p].counts))
      rn_join_add_numbers (check, RN_REASON_JOIN_OWNED, "R6.2", (int) p, -1,
                           rn_join_count_hidden (check->join, p, TRUE), 0);
}

static void
check_top (RnJoinCheck *check,
           gint64       size)
{
  const RnJoin *join = check->join;
  gboolean fits;

  if (join->top < RN_SACRIFICES)
    fits = check->whole.stone.counts[join->top] + check->whole.stone.unknown > 0;
  else if (join->top == RN_SACRIFICE_HIDDEN)
    fits = join->n_hidden + check->whole.stone.unknown > 0;
  else
    fits = (join->top == RN_SACRIFICE_NONE || join->top == RN_INVALID) && size == 0;

  if (!fits)
    rn_join_add_numbers (check, RN_REASON_JOIN_TOP, "R6.5", -1,
                         join->top < RN_SACRIFICES ? join->top : -1, size, 0);
}

/* For each Moai everybody lays at most one card, and one is added from the supply. */
void
rn_join_check_stone (RnJoinCheck *check)
{
  const RnJoin *join = check->join;
  gint64 size = rn_join_stone_size (&check->whole, join);
  gint64 open = size - join->n_hidden;
  gint64 supply = 0, moai = 0;
  RnReason reason = rn_reason (RN_REASON_JOIN_STONE_MANY, "R6.1");

  check_owned (check);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    supply += check->whole.supply[k];
  for (guint p = 0; p < join->n_players; p++)
    moai += join->players[p].area[RN_MOAI];

  reason.count = (int) moai;
  reason.have = size;
  reason.need = moai * (join->n_players + 1);
  if (reason.have > reason.need)
    rn_join_add (check, &reason);
  else if (open < moai && supply > 0)
    rn_join_add_numbers (check, RN_REASON_JOIN_STONE_FEW, "R6.3", -1, -1, open, moai);

  check_top (check, size);
}
