/* rn-hand-words.h: what is said of the cards of a hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/rapanui/engine/rn-cards.h"

G_BEGIN_DECLS

/* @kind: a card kind
 * @count: how many are played, 1–3
 * Returns: (transfer full): the accessible name of a control that plays them */
char *rn_hand_name_play (guint kind,
                         guint count);

/* @group: which kind of the hand it plays, from 0
 * @count: how many are played, 1–3
 * Returns: (transfer full): the key of such a control: a digit, with Shift for two cards and Ctrl for three */
char *rn_hand_name_key (guint group,
                        guint count);

/* @price: in wood, or -1 for none to be told
 * Returns: (transfer full) (nullable): what readers of the screen say of it, %NULL for -1 */
char *rn_hand_name_price (int price);

/* @kind: a card kind
 * @count: how many are played, 1–3
 * @n: how many of @kind are in the hand
 * Returns: the price of the play in wood (R5.1–R5.4); -1 where it would only be noise, since these cards can only be
 *   played free */
int rn_hand_price (guint kind,
                   guint count,
                   guint n);

/* @hand: (array fixed-size=8): cards by kind, those of unknown kind last
 * Returns: (transfer full): “Lumberjack, Mulberry, Mulberry”, for readers of the screen; empty for no cards */
char *rn_hand_list_cards (const guint8 *hand);

/* @hand: (array fixed-size=8): cards by kind
 * @kinds: (out caller-allocates): the kinds that are in it, in their order
 * Returns: how many kinds */
guint rn_hand_group_cards (const guint8 *hand,
                           guint8        kinds[RN_HAND_CARDS]);

G_END_DECLS
