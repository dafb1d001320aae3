/* ahu-rn-turned.h: the untold cards that have been turned up but are not yet a move
 *
 * All cards of a player are one move (R8.2), told one after the other. One for each
 * session: whatever shows the cards turns each as soon as it is told. Not for: asking for
 * them (ahu-rn-reveal.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_TURNED (ahu_rn_turned_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnTurned, ahu_rn_turned, AHU, RN_TURNED, GObject)

/**
 * ahu_rn_turned_for_session:
 * @session: a session of Rapa Nui
 *
 * Signals: `changed ()` with each card turned up or back.
 *
 * Returns: (transfer none): what is turned up in @session, always the same
 */
AhuRnTurned *ahu_rn_turned_for_session (AhuSession *session);

/**
 * ahu_rn_turned_get_kinds:
 * @self: what is turned up
 * @player: a player
 * @n: (out): how many of the player’s untold cards are
 *
 * Returns: (array length=n): their kinds in the order laid
 */
const guint8 *ahu_rn_turned_get_kinds (AhuRnTurned *self,
                                       guint        player,
                                       guint       *n);

/**
 * ahu_rn_turned_ask:
 * @self: what is turned up
 * @player: the player whose cards are asked for now
 *
 * What another player turned up is forgotten: it is a move, or was taken back.
 */
void ahu_rn_turned_ask (AhuRnTurned *self,
                        guint        player);

/**
 * ahu_rn_turned_add:
 * @self: what is turned up
 * @kind: the kind of the next card of the player who is asked
 */
void ahu_rn_turned_add (AhuRnTurned *self,
                        guint        kind);

/**
 * ahu_rn_turned_keep:
 * @self: what is turned up
 * @n: how many cards stay so, at most as many as there are
 *
 * Turns the later ones back.
 */
void ahu_rn_turned_keep (AhuRnTurned *self,
                         guint        n);

G_END_DECLS
