/* ahu-tp-fact-card.h: the face of a fact card: silhouette, name, gifts, who took it
 *
 * Not for: choosing it (ahu-tp-facts.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_FACT_CARD (ahu_tp_fact_card_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpFactCard, ahu_tp_fact_card, AHU, TP_FACT_CARD, AhuParent)

/* @fact: which card
 * @key: what its keycap shows
 * Returns: (transfer floating): the face of a card that lies there */
GtkWidget *ahu_tp_fact_card_new (guint       fact,
                                 const char *key);

/* @size: how much room it has
 * @named: whether its name is on it; without it the silhouette stands above all else, in any size
 * @row: whether the name stands beside the silhouette
 * @brief: whether the sign of what it gives has its pictures only, where it has no room */
void ahu_tp_fact_card_set_size (AhuTpFactCard *self,
                                AhuTpSize      size,
                                gboolean       named,
                                gboolean       row,
                                gboolean       brief);

/* @gifts: how many lie on it
 * @taker: (nullable): the colour of who took it in this round
 * @spent: whether it has been carried out: its art is pale then
 * @show_key: whether its keycap is shown */
void ahu_tp_fact_card_show (AhuTpFactCard *self,
                            guint          gifts,
                            const char    *taker,
                            gboolean       spent,
                            gboolean       show_key);

G_END_DECLS
