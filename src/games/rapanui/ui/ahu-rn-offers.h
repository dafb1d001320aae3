/* ahu-rn-offers.h: the four kinds of Sacrifice cards, to buy or to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_OFFERS (ahu_rn_offers_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnOffers, ahu_rn_offers, AHU, RN_OFFERS, AhuParent)

/* Offers what the step asks for: a purchase, a card to sacrifice face up, a card to add, a card in place of another.
 * What a player owns is never told, nor to be guessed from what is possible.
 * Returns: (transfer floating): the offers */
GtkWidget *ahu_rn_offers_new (void);

/* @room: how much room there is; those of medium size stand two by two while the game is played */
void ahu_rn_offers_set_room (AhuRnOffers     *self,
                             const AhuRnRoom *room);

/* Returns: whether nothing lies beside them on the mat, so that the faces can be larger */
gboolean ahu_rn_offers_are_alone (AhuRnOffers *self,
                                  AhuSession  *session);

/* Offers what the present step asks for; in a game that is only looked at nothing can be chosen.
 * @session: (nullable): the game to show, %NULL to leave all as it is */
void ahu_rn_offers_update (AhuRnOffers *self,
                           AhuSession  *session);

/* Returns: (transfer none) (nullable): the picture of its cards */
GtkWidget *ahu_rn_offers_get_face (AhuRnOffers *self,
                                   guint        kind);

G_END_DECLS
