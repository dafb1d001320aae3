/* ahu-rn-reveal.h: asks for the untold face-down cards when the game has ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-move.h"
#include "games/rapanui/ui/ahu-rn-art.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_REVEAL (ahu_rn_reveal_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnReveal, ahu_rn_reveal, AHU, RN_REVEAL, GtkBox)

/* Signals: `changed ()` after a card has been told or taken back that is not yet a move.
 * Returns: (transfer floating): a row for nobody */
GtkWidget *ahu_rn_reveal_new (void);

/* @room: how much room there is; where it is low the heading, which the prompt says as well, makes way */
void ahu_rn_reveal_set_room (AhuRnReveal     *self,
                             const AhuRnRoom *room);

/* Makes it a row for a page of its own: the kinds are named and stand below the player, each as wide as the others. */
void ahu_rn_reveal_set_large (AhuRnReveal *self);

/* Asks the player whom the prompt names for the untold cards, one by one in the order laid (R8.2). */
void ahu_rn_reveal_update (AhuRnReveal *self,
                           AhuSession  *session);

/* @n: (out): how many cards of the player who is asked are told
 * @player: (out): who that is
 * Returns: (array length=n): their kinds */
const guint8 *ahu_rn_reveal_get_told (AhuRnReveal *self,
                                      guint       *n,
                                      guint8      *player);

/* Tells those that are still possible.
 * @move: the first cards of a player, as they were told before */
void ahu_rn_reveal_tell (AhuRnReveal  *self,
                         const RnMove *move);

/* Returns: whether a card was told that is not yet part of a move */
gboolean ahu_rn_reveal_can_undo (AhuRnReveal *self);

/* Takes back the card told last. */
void ahu_rn_reveal_undo (AhuRnReveal *self);

G_END_DECLS
