/* ahu-tp-markets.h: the markets of Rapanuis, captives, palms and quarries
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_MARKETS (ahu_tp_markets_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpMarkets, ahu_tp_markets, AHU, TP_MARKETS, AhuParent)

/* Signals: `chosen (const TpMove *move)` for a palm or a tile that can be taken, `refused (const char *reason)` for
 * one that can't.
 * Returns: (transfer floating): empty markets */
GtkWidget *ahu_tp_markets_new (void);

void ahu_tp_markets_set_size (AhuTpMarkets *self,
                              AhuTpSize     size);

/* @store: (nullable): the store as one line, which stands above them in a low window */
void ahu_tp_markets_set_store (AhuTpMarkets *self,
                               GtkWidget    *store);

/* @scene: what is shown */
void ahu_tp_markets_update (AhuTpMarkets     *self,
                            const AhuTpScene *scene);

/* Returns: (transfer none): where such pieces lie */
GtkWidget *ahu_tp_markets_find_spot (AhuTpMarkets *self,
                                     guint         piece);

G_END_DECLS
