/* ahu-rn-stone-grid.h: the kinds on the Stone: cards, ties, values, as a drawing
 *
 * For a game that is over: face-down cards are turned up (R8.2). Draws all of it,
 * or as much as is told so far. Not for: why it is so in words (rn-explain.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rapanui/rn-final.h"

G_BEGIN_DECLS

/* All four kinds. */
#define AHU_RN_ALL_KINDS ((1u << RN_SACRIFICES) - 1)

/**
 * AhuRnStoneStage:
 * @counted: kinds whose cards are shown, a bit each
 * @valued: kinds whose values and ties are shown, a bit each
 * @fresh: kinds of which something is new
 * @ranked: whether the kinds stand in the order of their counts, not in that of
 *   the box
 *
 * How much of the drawing is told so far.
 */
typedef struct
{
  guint counted;
  guint valued;
  guint fresh;
  gboolean ranked;
} AhuRnStoneStage;

/* All of it, and nothing of it new. */
#define AHU_RN_STONE_WHOLE ((AhuRnStoneStage) { AHU_RN_ALL_KINDS, AHU_RN_ALL_KINDS, 0, TRUE })

/**
 * ahu_rn_stone_grid_new:
 * @final: the final scoring
 * @position: (nullable): the last position, %NULL where nobody knows what was
 *   laid face down
 * @stage: how much is told
 *
 * Returns: (transfer floating): the drawing
 */
GtkWidget *ahu_rn_stone_grid_new (const RnFinal         *final,
                                  const RnPosition      *position,
                                  const AhuRnStoneStage *stage);

G_END_DECLS
