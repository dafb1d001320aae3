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

/**
 * ahu_rn_offers_new:
 *
 * Offers what the step asks for: a purchase, a card to sacrifice face up, a
 * card to add, a card in place of another. What a player owns is never told,
 * nor to be guessed from what is possible.
 *
 * Returns: (transfer floating): the offers
 */
GtkWidget *ahu_rn_offers_new (void);

/**
 * ahu_rn_offers_set_size:
 * @self: offers
 * @size: the width class; those of medium size stand two by two while the game is played
 */
void ahu_rn_offers_set_size (AhuRnOffers *self,
                             AhuRnSize    size);

/**
 * ahu_rn_offers_set_scale:
 * @self: offers
 * @scale: 1 for cards as they are at text of 100 %
 * @crowded: whether four side by side have no room for their words
 *
 * Shows the cards larger, where there is room beside larger text.
 */
void ahu_rn_offers_set_scale (AhuRnOffers *self,
                              double       scale,
                              gboolean     crowded);

/**
 * ahu_rn_offers_set_keys:
 * @self: offers
 * @keys: whether small ones have their names and keys too, where there is room
 */
void ahu_rn_offers_set_keys (AhuRnOffers *self,
                             gboolean     keys);

/**
 * ahu_rn_offers_set_heading:
 * @self: offers
 * @heading: whether there is room for a heading
 */
void ahu_rn_offers_set_heading (AhuRnOffers *self,
                                gboolean     heading);

/**
 * ahu_rn_offers_set_alone:
 * @self: offers
 * @columns: how many stand in a row where nothing lies beside them, so that the faces can be larger; with five what
 *   takes nothing stands beside the four; 0 if something does
 */
void ahu_rn_offers_set_alone (AhuRnOffers *self,
                              int          columns);

/**
 * ahu_rn_offers_set_covered:
 * @self: offers
 * @covered: whether only the active player looks, as in a lesson: then they offer
 *   the face-down card, with what the player owns
 */
void ahu_rn_offers_set_covered (AhuRnOffers *self,
                                gboolean     covered);

/**
 * ahu_rn_offers_update:
 * @self: offers
 * @session: (nullable): the game to show, %NULL to leave all as it is
 *
 * Offers what the present step asks for; in a game that is only looked at nothing can be chosen.
 */
void ahu_rn_offers_update (AhuRnOffers *self,
                           AhuSession  *session);

/**
 * ahu_rn_offers_get_face:
 * @self: offers
 * @kind: a Sacrifice kind
 *
 * Returns: (transfer none) (nullable): the picture of its cards
 */
GtkWidget *ahu_rn_offers_get_face (AhuRnOffers *self,
                                   guint        kind);

G_END_DECLS
