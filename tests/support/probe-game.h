/* probe-game.h: a second game, as little as the boundary asks for
 *
 * Three to six players in six colours add points to a sum until it reaches the
 * goal; anybody may move at any time, and nothing is hidden. Its rules are P1 to P6.
 * It offers nothing that a game may leave out: whatever serves any game is tried
 * with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

#define PROBE_GAME_ID "probe"

/* The goal of the records that are made here. */
#define PROBE_GAME_GOAL 12

/**
 * probe_game_get:
 *
 * Returns: (transfer none): the game, every nullable member of it %NULL
 */
const AhuGame *probe_game_get (void);

/* Whether it has places as well, so that there are statistics of it. */
void probe_game_offer (gboolean more);

/**
 * probe_game_move_new:
 * @seat: who moves
 * @points: how much is added, 1 to 3
 *
 * Returns: (transfer full): the move
 */
JsonNode *probe_game_move_new (guint seat,
                               guint points);

/**
 * probe_game_record_new:
 * @id: the record's id
 * @n_players: how many play, 3 to 6
 * @n_moves: how many moves have been made; with twelve the game is over
 *
 * Returns: (transfer full): the text of a record in which one after the other adds a point
 */
GBytes *probe_game_record_new (const char *id,
                               guint       n_players,
                               guint       n_moves);

/**
 * probe_game_sheet_new:
 * @n_players: how many play, 3 to 6
 *
 * Returns: (transfer full): the text of a result sheet
 */
GBytes *probe_game_sheet_new (guint n_players);

G_END_DECLS
