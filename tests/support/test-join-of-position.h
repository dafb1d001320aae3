/* test-join-of-position.h: a position as somebody would enter it who joins the game there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <string.h>

#include "games/rapanui/engine/rn-untold.h"
#include "games/rapanui/join/rn-join-cards.h"

static inline void
test_copy_numbers (gint64       *numbers,
                   const guint8 *counts,
                   guint         n)
{
  for (guint i = 0; i < n; i++)
    numbers[i] = counts[i];
}

static inline void
test_read_player (RnJoinPlayer     *player,
                  const RnPosition *position,
                  guint             seat)
{
  test_copy_numbers (player->hand, position->hand[seat], RN_KINDS);
  if (position->hand[seat][RN_HAND_UNKNOWN] > 0)
    player->held = position->hand[seat][RN_HAND_UNKNOWN];
  test_copy_numbers (player->area, position->area[seat], RN_KINDS);
  test_copy_numbers (player->sacrifice, position->sacrifice[seat], RN_SACRIFICES);
  if (rn_position_is_untracked (position, seat))
    player->unknown = position->unknown[seat];
  player->untold = position->untold[seat];
  player->wood = position->wood[seat];
  player->glory = position->glory[seat];
}

static inline void
test_read_hidden (RnJoinHidden   *card,
                  const RnHidden *hidden)
{
  card->player = hidden->player;
  card->kind = hidden->kind;
  card->has_room = hidden->kind == RN_SACRIFICE_NULL;
  for (guint k = 0; k < RN_SACRIFICES; k++)
    card->room[k] = rn_room_get (hidden->room, k);
}

static inline void
test_read_stone (RnJoin           *join,
                 const RnPosition *position)
{
  test_copy_numbers (join->supply, position->supply, RN_SACRIFICES);
  test_copy_numbers (join->open, position->stone_open, RN_SACRIFICES);
  join->stone_unknown = position->stone_unknown;
  join->top = position->top;
  join->n_hidden = position->n_hidden;
  for (guint i = 0; i < join->n_hidden; i++)
    test_read_hidden (&join->hidden[i], &position->hidden[i]);
}

/* Where the start cards are unknown, so is what exactly is in the draw pile; of
 * the Moai those that are nowhere else are in the box. */
static inline void
test_read_unseen (RnJoin           *join,
                  const RnPosition *position)
{
  RnJoinCards cards;
  guint sum = 0;

  rn_join_count_cards (&cards, join);
  join->returned = rn_deck_count (RN_MOAI) - cards.seen[RN_MOAI] - position->unseen[RN_MOAI];
  for (guint k = 0; k < RN_KINDS; k++)
    sum += position->unseen[k];
  if (sum == position->deck + cards.held)
    test_copy_numbers (join->unseen, position->unseen, RN_KINDS);
}

/**
 * test_join_of_position:
 * @join: (out caller-allocates): the same as entered, nothing unknown
 * @position: a position in step buy, play or draw
 */
static inline void
test_join_of_position (RnJoin           *join,
                       const RnPosition *position)
{
  g_assert_true (rn_join_can_begin (position->step));

  rn_join_init (join, position->n_players);
  join->step = position->step;
  join->ply = position->ply;
  join->turn = position->turn;
  join->active = position->active;
  join->deck = position->deck;
  for (guint c = 0; c < RN_COLUMNS; c++)
    {
      join->column_length[c] = position->column_length[c];
      memcpy (join->display[c], position->display[c], position->column_length[c]);
    }
  for (guint p = 0; p < join->n_players; p++)
    test_read_player (&join->players[p], position, p);
  test_read_stone (join, position);
  test_read_unseen (join, position);
}
