/* ahu-tp-facts.h: the fact cards: what lies on them, who took them, and which to choose
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_FACTS (ahu_tp_facts_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpFacts, ahu_tp_facts, AHU, TP_FACTS, AhuParent)

/**
 * ahu_tp_facts_new:
 *
 * Signals: `chosen (const TpMove *move)` for a card that can be taken, `refused (const char
 * *reason)` for one that can't.
 *
 * Returns: (transfer floating): the cards
 */
GtkWidget *ahu_tp_facts_new (void);

/**
 * ahu_tp_facts_set_size:
 * @self: the cards
 * @size: how much room they have
 */
void ahu_tp_facts_set_size (AhuTpFacts *self,
                            AhuTpSize   size);

/**
 * ahu_tp_facts_update:
 * @self: the cards
 * @scene: what is shown
 */
void ahu_tp_facts_update (AhuTpFacts       *self,
                          const AhuTpScene *scene);

G_END_DECLS
