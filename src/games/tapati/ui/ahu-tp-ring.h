/* ahu-tp-ring.h: the five combinations of the interchange, and arrows between them
 *
 * For any set of arrows, in play and where the box is entered. Not for: what can be exchanged
 * (ahu-tp-exchange.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_RING (ahu_tp_ring_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpRing, ahu_tp_ring, AHU, TP_RING, GtkWidget)

/* All five combinations. */
#define AHU_TP_RING_ALL ((1u << TP_COMBINATIONS) - 1)

/* Returns: (transfer floating): five combinations without arrows */
GtkWidget *ahu_tp_ring_new (void);

/* @size: how much room it has */
void ahu_tp_ring_set_size (AhuTpRing *self,
                           AhuTpSize  size);

/* @arrows: (array fixed-size=5): what each combination can become, bit per [enum@Combination]
 * @lies: what lies there, likewise; the others are pale in a dashed frame
 * @circles: those of the quarry there, 0 for any */
void ahu_tp_ring_show (AhuTpRing    *self,
                       const guint8  arrows[TP_COMBINATIONS],
                       guint         lies,
                       guint         circles);

/* @combination: a [enum@Combination]
 * Returns: (transfer none): where that combination lies or is missing */
GtkWidget *ahu_tp_ring_get_node (AhuTpRing *self,
                                 guint      combination);

G_END_DECLS
