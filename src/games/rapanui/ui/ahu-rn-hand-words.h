/* ahu-rn-hand-words.h: what is said of the cards of a hand
 *
 * Private to AhuRnHand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/rapanui/engine/rn-cards.h"

G_BEGIN_DECLS

/* The accessible name of a control that plays so many cards. */
char *ahu_rn_hand_name_play (guint kind,
                             guint count);

/* Of the same control, with @group counted from 0. */
char *ahu_rn_hand_name_key (guint group,
                            guint count);

/* What a price in wood is called, %NULL for -1. */
char *ahu_rn_hand_name_price (int price);

/* In wood, for @count of @n cards; -1 where it would only be noise. */
int ahu_rn_hand_price (guint kind,
                       guint count,
                       guint n);

/* For readers of the screen, @hand with the number of each kind. */
char *ahu_rn_hand_list_cards (const guint8 *hand);

/**
 * ahu_rn_hand_group_cards:
 * @hand: (array fixed-size=8): cards by kind
 * @kinds: (out caller-allocates): the kinds that are in it, in their order
 *
 * Returns: how many kinds
 */
guint ahu_rn_hand_group_cards (const guint8 *hand,
                               guint8        kinds[RN_HAND_CARDS]);

G_END_DECLS
