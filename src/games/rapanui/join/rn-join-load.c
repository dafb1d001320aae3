/* rn-join-load.c: the position that a game was joined in, entered again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/join/rn-join-load.h"

#include <string.h>

#include "games/rapanui/join/rn-join-cards.h"

static void
lay (RnJoinEntry *entry,
     guint        place,
     guint        kind)
{
  rn_join_entry_select (entry, place);
  rn_join_entry_lay (entry, kind);
}

/* How many there are in all, and of which kinds as far as that is told. */
static void
load_sacrifices (RnJoinEntry  *entry,
                 guint         target,
                 guint         first_kind,
                 const gint64 *kinds,
                 gint64        unknown)
{
  gint64 total = rn_join_known (unknown);
  gboolean all_told = unknown == RN_JOIN_UNKNOWN;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      total += rn_join_known (kinds[k]);
      all_told = all_told && kinds[k] != RN_JOIN_UNKNOWN;
      rn_join_entry_set_number (entry, first_kind + k, kinds[k]);
    }
  if (all_told || unknown != RN_JOIN_UNKNOWN)
    rn_join_entry_set_number (entry, target, total);
}

static void
load_player (RnJoinEntry        *entry,
             guint               seat,
             const RnJoinPlayer *player)
{
  for (guint k = 0; k < RN_KINDS; k++)
    for (gint64 i = 0; i < rn_join_known (player->hand[k]); i++)
      lay (entry, RN_JOIN_HAND + seat, k);
  for (guint k = 0; k < RN_KINDS; k++)
    rn_join_entry_set_number (entry, rn_join_field (seat, RN_JOIN_AREA + k), player->area[k]);
  rn_join_entry_set_number (entry, rn_join_field (seat, RN_JOIN_WOOD), player->wood);
  rn_join_entry_set_number (entry, rn_join_field (seat, RN_JOIN_GLORY), player->glory);
  load_sacrifices (entry, rn_join_field (seat, RN_JOIN_OWNED),
                   rn_join_field (seat, RN_JOIN_OWNED_KIND), player->sacrifice, player->unknown);
}

/* While somebody draws, how many cards are left in that hand. */
static void
load_held (RnJoinEntry  *entry,
           const RnJoin *join)
{
  const RnJoinPlayer *player = &join->players[rn_join_active (join)];
  gint64 left = rn_join_known (player->held);

  for (guint k = 0; k < RN_KINDS; k++)
    left += rn_join_known (player->hand[k]);
  if (join->step == RN_STEP_DRAW && player->held != RN_JOIN_UNKNOWN)
    rn_join_entry_set_number (entry, RN_JOIN_HELD, left);
}

static void
load_middle (RnJoinEntry  *entry,
             const RnJoin *join)
{
  for (guint c = 0; c < RN_COLUMNS; c++)
    {
      for (guint i = 0; i < join->column_length[c]; i++)
        lay (entry, RN_JOIN_COLUMN + c, join->display[c][i]);
      rn_join_entry_select (entry, RN_JOIN_COLUMN + c);
      rn_join_entry_end_column (entry);
    }
  for (guint k = 0; k < RN_SACRIFICES; k++)
    rn_join_entry_set_number (entry, RN_JOIN_SUPPLY + k, join->supply[k]);
  load_sacrifices (entry, RN_JOIN_STONE, RN_JOIN_STONE_KIND, join->open, join->stone_unknown);
  rn_join_entry_set_number (entry, RN_JOIN_DECK, join->deck);
  rn_join_entry_set_number (entry, RN_JOIN_RETURNED, join->returned);
  rn_join_entry_set_number (entry, RN_JOIN_TURN_NUMBER, join->turn);
  rn_join_entry_set_active (entry, (int) rn_join_active (join));
  rn_join_entry_set_step (entry, join->step);
  rn_join_entry_set_top (entry, join->top);
}

/* What follows from other numbers need not be known twice. */
static gboolean
is_same (const RnJoin *join,
         const RnJoin *entered)
{
  RnPosition was, is;

  if (rn_join_check (join).code != RN_OK || rn_join_check (entered).code != RN_OK)
    return FALSE;

  rn_join_set_up (&was, join);
  rn_join_set_up (&is, entered);

  return memcmp (&was, &is, sizeof was) == 0;
}

gboolean
rn_join_load (RnJoinEntry *entry,
              guint        n_players,
              JsonObject  *setup,
              gint64      *ply)
{
  JsonNode *position;
  RnJoin join, entered;

  g_return_val_if_fail (entry != NULL, FALSE);
  g_return_val_if_fail (n_players >= RN_MIN_PLAYERS && n_players <= RN_MAX_PLAYERS, FALSE);
  g_return_val_if_fail (setup != NULL && ply != NULL, FALSE);

  rn_join_entry_reset (entry, n_players);
  position = json_object_get_member (setup, "position");
  if (position == NULL || !rn_join_from_json (&join, n_players, position, NULL) || rn_join_check (&join).code != RN_OK)
    return FALSE;

  load_middle (entry, &join);
  for (guint p = 0; p < n_players; p++)
    load_player (entry, p, &join.players[p]);
  load_held (entry, &join);
  rn_join_entry_select (entry, RN_JOIN_TARGETS);
  rn_join_entry_forget_steps (entry);
  rn_join_entry_to_join (entry, &entered);
  entered.ply = join.ply;
  *ply = join.ply;

  return is_same (&join, &entered);
}

gboolean
rn_join_can_load (guint       n_players,
                  JsonObject *setup)
{
  RnJoinEntry *entry = rn_join_entry_new ();
  gint64 ply;
  gboolean can = rn_join_load (entry, n_players, setup, &ply);

  rn_join_entry_free (entry);

  return can;
}
