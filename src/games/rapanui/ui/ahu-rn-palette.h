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

/**
 * ahu_rn_palette_new:
 *
 * Signals: `chosen (guint kind)` when a card is chosen that has no reason
 * against it; `refused (char *reason)` when one is chosen that has.
 *
 * Returns: (transfer floating): a palette
 */
GtkWidget *ahu_rn_palette_new (void);

/**
 * ahu_rn_palette_set_size:
 * @self: a palette
 * @size: the width class; small cards stand in two rows, without names
 */
void ahu_rn_palette_set_size (AhuRnPalette *self,
                              AhuRnSize     size);

/**
 * ahu_rn_palette_set_scale:
 * @self: a palette
 * @scale: 1 for cards as they are at text of 100 %
 *
 * Shows the cards larger, where there is room beside larger text.
 */
void ahu_rn_palette_set_scale (AhuRnPalette *self,
                               double        scale);

/**
 * ahu_rn_palette_set_columns:
 * @self: a palette
 * @columns: of large cards, each above its number: all in one row, or fewer; 0 for small ones beside their numbers
 */
void ahu_rn_palette_set_columns (AhuRnPalette *self,
                                 int           columns);

/**
 * ahu_rn_palette_set_left:
 * @self: a palette
 * @kind: a card kind
 * @left: how many cards of it can still come
 * @reason: (nullable): why it can't be the next card
 */
void ahu_rn_palette_set_left (AhuRnPalette *self,
                              guint         kind,
                              guint         left,
                              const char   *reason);

G_END_DECLS
