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

/**
 * tp_set_up:
 * @position: (out caller-allocates): the first position
 * @box: a box that [func@box_check] accepts
 * @n_players: 3–6
 *
 * Lays out the game (T2) and fills the markets for the first round, but for the tiles, which
 * somebody has to draw.
 */
void tp_set_up (TpPosition  *position,
                const TpBox *box,
                guint        n_players);

/**
 * tp_set_up_events:
 * @position: a position
 * @events: (inout): what happens
 *
 * Adds what was laid out in the first replacement of its game (T2.3).
 */
void tp_set_up_events (const TpPosition *position,
                       TpEventList      *events);

/**
 * tp_legal_moves:
 * @position: a position
 * @moves: (out caller-allocates) (array fixed-size=330): the legal moves, in a fixed order
 *
 * Lists what may be done, one entry for each possible count. In step reveal one move without
 * tiles stands for all possible entries.
 *
 * Returns: the number of legal moves, 0 when the game is over
 */
guint tp_legal_moves (const TpPosition *position,
                      TpMove            moves[TP_MAX_LEGAL]);

/**
 * tp_check:
 * @position: a position
 * @move: any move
 *
 * Validates @move and changes nothing. The checks come in the order of section 14.2 of the
 * rules.
 *
 * Returns: the reason why it is refused, or one with `TP_OK`
 */
TpReason tp_check (const TpPosition *position,
                   const TpMove     *move);

/**
 * tp_apply:
 * @position: (inout): a position
 * @move: a move that [func@check] accepts
 * @events: (out caller-allocates) (optional): what it brings
 *
 * Makes @move and everything that the rules decide by themselves after it.
 */
void tp_apply (TpPosition   *position,
               const TpMove *move,
               TpEventList  *events);

G_END_DECLS
