/* rn-turned.h: the untold cards that have been turned up but are not yet a move
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

#define RN_TYPE_TURNED (rn_turned_get_type ())
G_DECLARE_FINAL_TYPE (RnTurned, rn_turned, RN, TURNED, GObject)

/* Signals: `changed ()` with each card turned up or back.
 * @session: a session of Rapa Nui
 * Returns: (transfer none): what is turned up in @session, always the same */
RnTurned *rn_turned_for_session (AhuSession *session);

/* @self: what is turned up
 * @n: (out): how many of the player’s untold cards are
 * Returns: (array length=n): their kinds in the order laid */
const guint8 *rn_turned_get_kinds (RnTurned *self,
                                   guint     player,
                                   guint    *n);

/* What another player turned up is forgotten: it is a move, or was taken back.
 * @self: what is turned up
 * @player: the player whose cards are asked for now */
void rn_turned_ask (RnTurned *self,
                    guint     player);

/* @self: what is turned up
 * @kind: the kind of the next card of the player who is asked */
void rn_turned_add (RnTurned *self,
                    guint     kind);

/* Turns the later ones back.
 * @self: what is turned up
 * @n: how many cards stay so, at most as many as there are */
void rn_turned_keep (RnTurned *self,
                     guint     n);

G_END_DECLS
