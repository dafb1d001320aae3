/* tp-rules.h: the rules engine of Tapati: set-up, legal moves, refusals, applying
 *
 * Pure functions on values: no clock, locale, random source, file or display, and no
 * allocation. Not for: the end (tp-final.h), JSON (tp-json.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-events.h"

G_BEGIN_DECLS

/* Lays out the game (T2) and fills the markets for the first round, but for the tiles, which somebody has to draw.
 * @position: (out caller-allocates): the first position
 * @box: a box that [func@box_check] accepts
 * @n_players: 3–6 */
void tp_set_up (TpPosition  *position,
                const TpBox *box,
                guint        n_players);

/* Adds what was laid out in the first replacement of its game (T2.3).
 * @events: (inout): what happens */
void tp_set_up_events (const TpPosition *position,
                       TpEventList      *events);

/* Lists what may be done, one entry for each possible count. In step reveal one move without tiles stands for all
 * possible entries.
 * @moves: (out caller-allocates) (array fixed-size=330): the legal moves, in a fixed order
 * Returns: the number of legal moves, 0 when the game is over */
guint tp_legal_moves (const TpPosition *position,
                      TpMove            moves[TP_MAX_LEGAL]);

/* Validates @move and changes nothing. The checks come in the order of section 14.2 of the rules.
 * @move: any move
 * Returns: the reason why it is refused, or one with `TP_OK` */
TpReason tp_check (const TpPosition *position,
                   const TpMove     *move);

/* Makes @move and everything that the rules decide by themselves after it.
 * @position: (inout): a position
 * @move: a move that [func@check] accepts
 * @events: (out caller-allocates) (optional): what it brings */
void tp_apply (TpPosition   *position,
               const TpMove *move,
               TpEventList  *events);

G_END_DECLS
