/* ahu-rn-hand.h: the active player's hand and what can be played from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_HAND (ahu_rn_hand_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnHand, ahu_rn_hand, AHU, RN_HAND, AhuParent)

/* Returns: (transfer floating): a hand without cards */
GtkWidget *ahu_rn_hand_new (void);

/* Reserves the room of a full hand and its controls, so that nothing moves with them. */
void ahu_rn_hand_set_room (AhuRnHand       *self,
                           const AhuRnRoom *room);

/* Shows the hand of the active player; its controls only while cards can be played, their room always.
 * @session: (nullable): the game to show */
void ahu_rn_hand_update (AhuRnHand  *self,
                         AhuSession *session);

/* Returns: (transfer none) (nullable): the foremost card of @kind, %NULL if there is none */
GtkWidget *ahu_rn_hand_get_card (AhuRnHand *self,
                                 guint      kind);

G_END_DECLS
