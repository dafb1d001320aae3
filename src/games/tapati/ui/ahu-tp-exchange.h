/* ahu-tp-exchange.h: the ways to exchange: each gives and takes in one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_EXCHANGE (ahu_tp_exchange_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpExchange, ahu_tp_exchange, AHU, TP_EXCHANGE, GtkWidget)

/* Signals: `chosen (const TpMove *move)` for a way that can be gone, `refused (const char *reason)` for one that
 * can't.
 * Returns: (transfer floating): a panel */
GtkWidget *ahu_tp_exchange_new (void);

/* @size: how much room it has */
void ahu_tp_exchange_set_size (AhuTpExchange *self,
                               AhuTpSize      size);

/* @scene: a position in the Tapati fact; while somebody places what was taken, no way can be gone */
void ahu_tp_exchange_update (AhuTpExchange    *self,
                             const AhuTpScene *scene);

/* @combination: a [enum@Combination]
 * Returns: (transfer none): where that combination lies; the list, where the ring has no room */
GtkWidget *ahu_tp_exchange_find_spot (AhuTpExchange *self,
                                      guint          combination);

G_END_DECLS
