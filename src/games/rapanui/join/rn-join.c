/* rn-join.c: laying out a game that is already running
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/join/rn-join.h"

#include <string.h>

#include "games/rapanui/engine/rn-untold.h"
#include "games/rapanui/join/rn-join-cards.h"
#include "games/rapanui/join/rn-join-stone.h"

static void
forget (gint64 *numbers,
        guint   n)
{
  for (guint i = 0; i < n; i++)
    numbers[i] = RN_JOIN_UNKNOWN;
}

static void
copy_counts (guint8       *counts,
             const gint64 *numbers,
             guint         n)
{
  for (guint i = 0; i < n; i++)
    counts[i] = (guint8) numbers[i];
}

void
rn_join_init (RnJoin *join,
              guint   n_players)
{
  memset (join, 0, sizeof *join);
  join->n_players = join->n_seats = n_players;
  join->ply = join->turn = join->active = RN_JOIN_UNKNOWN;
  join->step = RN_STEP_BUY;
  join->deck = join->returned = RN_JOIN_UNKNOWN;
  join->n_columns = RN_COLUMNS;
  join->top = RN_INVALID;
  forget (join->unseen, RN_KINDS);
  forget (join->supply, RN_SACRIFICES);
  forget (join->open, RN_SACRIFICES);
  join->stone_unknown = RN_JOIN_UNKNOWN;
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      RnJoinPlayer *player = &join->players[p];

      forget (player->hand, RN_KINDS);
      forget (player->area, RN_KINDS);
      forget (player->sacrifice, RN_SACRIFICES);
      player->held = RN_JOIN_UNKNOWN;
      player->unknown = player->untold = player->wood = player->glory = RN_JOIN_UNKNOWN;
    }
}

static void
lay_out_display (RnPosition   *position,
                 const RnJoin *join)
{
  RnJoinCards cards;

  rn_join_count_cards (&cards, join);
  position->deck = (guint8) cards.deck;
  copy_counts (position->unseen, cards.unseen, RN_KINDS);
  for (guint c = 0; c < RN_COLUMNS; c++)
    {
      position->column_length[c] = (guint8) join->column_length[c];
      memcpy (position->display[c], join->display[c], join->column_length[c]);
    }
}

static void
lay_out_player (RnPosition   *position,
                const RnJoin *join,
                guint         seat)
{
  const RnJoinPlayer *player = &join->players[seat];

  for (guint k = 0; k < RN_KINDS; k++)
    position->hand[seat][k] = (guint8) rn_join_known (player->hand[k]);
  position->hand[seat][RN_HAND_UNKNOWN] = (guint8) rn_join_held (join, seat);
  copy_counts (position->area[seat], player->area, RN_KINDS);
  position->wood[seat] = (guint16) player->wood;
  position->glory[seat] = (guint16) player->glory;
}

/* Without a room a card can have been anything that its owner had in all. */
static guint16
join_room (const RnPosition   *position,
           const RnJoinHidden *hidden)
{
  guint room = 0;

  if (!hidden->has_room)
    return rn_room_now (position, (guint) hidden->player);

  for (guint k = 0; k < RN_SACRIFICES; k++)
    room |= (guint) hidden->room[k] << (k * RN_ROOM_BITS);

  return (guint16) room;
}

static void
lay_out_stone (RnPosition   *position,
               const RnJoin *join)
{
  position->top = join->top == RN_INVALID ? RN_SACRIFICE_NONE : join->top;
  position->n_hidden = (guint8) join->n_hidden;
  for (guint i = 0; i < join->n_hidden; i++)
    {
      RnHidden *hidden = &position->hidden[i];

      hidden->player = join->hidden[i].player & 0xf;
      hidden->kind = join->hidden[i].kind & 0xf;
      if (hidden->kind != RN_SACRIFICE_NULL || rn_position_is_untracked (position, hidden->player))
        continue;
      hidden->room = join_room (position, &join->hidden[i]);
      position->untold[hidden->player]++;
    }
}

static void
lay_out_sacrifices (RnPosition   *position,
                    const RnJoin *join)
{
  RnJoinSacrifices whole;

  rn_join_complete_sacrifices (&whole, join);
  copy_counts (position->supply, whole.supply, RN_SACRIFICES);
  copy_counts (position->stone_open, whole.stone.counts, RN_SACRIFICES);
  position->stone_unknown = (guint8) whole.stone.unknown;
  for (guint p = 0; p < join->n_players; p++)
    {
      copy_counts (position->sacrifice[p], whole.players[p].counts, RN_SACRIFICES);
      position->unknown[p] = (guint8) whole.players[p].unknown;
      if (whole.players[p].loose)
        position->untracked |= (guint8) (1u << p);
    }
}

void
rn_join_set_up (RnPosition   *position,
                const RnJoin *join)
{
  g_return_if_fail (rn_join_check (join).code == RN_OK);

  memset (position, 0, sizeof *position);
  position->n_players = (guint8) join->n_players;
  position->step = join->step;
  position->scored = RN_INVALID;
  position->ply = (guint16) rn_join_known (join->ply);
  position->active = (guint8) rn_join_active (join);
  position->turn = (guint16) (join->turn != RN_JOIN_UNKNOWN ? join->turn : position->active + 1);

  lay_out_display (position, join);
  for (guint p = 0; p < join->n_players; p++)
    lay_out_player (position, join, p);
  lay_out_sacrifices (position, join);
  lay_out_stone (position, join);
}
