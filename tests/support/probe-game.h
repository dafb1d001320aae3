/* probe-game.h: a second game, as little as the boundary asks for
 *
 * Three to six players in six colours add points to a sum until it reaches the
 * goal; anybody may move at any time, and nothing is hidden. Its rules are P1 to P6.
 * Whatever serves any game is tried with it; it leaves out much that a game may leave out, and
 * more unless it is told to offer it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

#define PROBE_GAME_ID "probe"
#define PROBE_GAME_PLAIN_ID "probe-plain"

/* The goal of the records that are made here. */
#define PROBE_GAME_GOAL 12

/**
 * probe_game_get:
 *
 * Returns: (transfer none): the game: it counts rounds that are everybody's, names the rules of its
 *   moves and tells a course; most other nullable members of it are %NULL
 */
const AhuGame *probe_game_get (void);

/**
 * probe_game_offer:
 * @more: whether the game says what a table can be told besides its moves
 *
 * Fills in `prompt`, `news`, `outlook`, `tell_move`, what a final scoring asks, and `places`, so that
 * there are statistics of it, or leaves them out again.
 */
void probe_game_offer (gboolean more);

/**
 * probe_game_get_plain:
 *
 * Returns: (transfer none): the same game without these, under another id
 */
const AhuGame *probe_game_get_plain (void);

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
 * probe_game_plain_record_new:
 * @n_players: how many play, 3 to 6
 * @n_moves: how many moves have been made
 *
 * Returns: (transfer full): the same as a record of [func@probe_game_get_plain]
 */
GBytes *probe_game_plain_record_new (guint n_players,
                                     guint n_moves);

/**
 * probe_game_sheet_new:
 * @n_players: how many play, 3 to 6
 *
 * Returns: (transfer full): the text of a result sheet
 */
GBytes *probe_game_sheet_new (guint n_players);

G_END_DECLS
