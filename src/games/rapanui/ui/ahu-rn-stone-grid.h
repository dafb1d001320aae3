/* ahu-rn-stone-grid.h: the kinds on the Stone: cards, ties, values, as a drawing
 *
 * For a game that has ended: face-down cards are turned up (R8.2). Draws all of it, or
 * the cards alone. Not for: why it is so in words (rn-explain.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/engine/rn-final.h"

G_BEGIN_DECLS

/* @final: the final scoring; where it isn't @ranked only the counts are looked at
 * @position: (nullable): the last position, %NULL where nobody knows what was laid face down
 * @ranked: whether the kinds stand in the order of their counts, with ties and values, not in that of the box
 * Returns: (transfer floating): the drawing */
GtkWidget *ahu_rn_stone_grid_new (const RnFinal    *final,
                                  const RnPosition *position,
                                  gboolean          ranked);

G_END_DECLS
