/* ahu-rn-palette.h: the seven cards to enter what is laid on the table
 *
 * For the deal, a refill and a running game. Shows how many of each kind are left and
 * emits `chosen`; what becomes of the card is its owner's business.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/ui/ahu-rn-art.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_PALETTE (ahu_rn_palette_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnPalette, ahu_rn_palette, AHU, RN_PALETTE, AhuParent)

/* Signals: `chosen (guint kind)` when a card is chosen that has no reason against it; `refused (char *reason)` when
 * one is chosen that has.
 * Returns: (transfer floating): a palette */
GtkWidget *ahu_rn_palette_new (void);

/* @room: how much room there is; on a mat the cards are large and stand above their numbers, all in one row or four,
 *   else small ones have theirs beside them */
void ahu_rn_palette_set_room (AhuRnPalette    *self,
                              const AhuRnRoom *room);

/* @left: how many cards of it can still come
 * @reason: (nullable): why it can't be the next card */
void ahu_rn_palette_set_left (AhuRnPalette *self,
                              guint         kind,
                              guint         left,
                              const char   *reason);

G_END_DECLS
