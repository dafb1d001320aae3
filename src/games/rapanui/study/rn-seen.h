/* rn-seen.h: what the table still shows of moves that were made
 *
 * Not for: what files may tell of them (`conceal` of AhuGame).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"
#include "games/rapanui/engine/rn-move.h"
#include "games/rapanui/engine/rn-position.h"

G_BEGIN_DECLS

/**
 * RnOpen:
 * @RN_OPEN_STONE: all cards laid face up on the Stone (D3)
 * @RN_OPEN_HOLDINGS: the Sacrifice cards of the player in seat 0; those of seat n have the
 *   flag shifted by n
 *
 * What players can agree to leave open, flags of `AhuViewer.open`.
 */
typedef enum
{
  RN_OPEN_STONE = 1 << 0,
  RN_OPEN_HOLDINGS = 1 << 1
} RnOpen;

/* @before: the position before a card was laid face up onto the Stone
 * @viewer: (nullable): who asks, with flags of `RnOpen`; %NULL: who may know all that lay face up once
 * Returns: whether the kind of the card is seen or told (R6.5): by turns from hand to hand until the round is over,
 *   then as long as it is the uppermost */
gboolean rn_is_seen_on_stone (const RnPosition *before,
                              const AhuViewer  *viewer);

/* @before: the position before a Sacrifice card was taken from the supply
 * @player: by whom
 * @viewer: (nullable): who asks, with flags of `RnOpen`; %NULL: who may know all that lay face up once
 * Returns: whether its kind is known: everybody saw it, then it lies face down before its owner (R2.4) */
gboolean rn_is_seen_in_holdings (const RnPosition *before,
                                 guint             player,
                                 const AhuViewer  *viewer);

/* Lists whom the sacrifice round has passed over with this move (R6.1): all up to the one who lays next, the active
 * player last.
 * @move: a move made in @before
 * @after: the position after it
 * @players: (out caller-allocates) (array fixed-size=4): players
 * Returns: how many */
guint rn_list_skipped (const RnPosition *before,
                       const RnMove     *move,
                       const RnPosition *after,
                       guint8            players[RN_MAX_PLAYERS]);

G_END_DECLS
