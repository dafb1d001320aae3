/* ahu-tp-exchange-words.h: what the panel of the exchange says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"

G_BEGIN_DECLS

/* Returns: (transfer full): such as “Give two captives, take two palms, past a missing Rapanui” */
char *ahu_tp_exchange_words (const TpPosition *position,
                             const TpMove     *move);

/* @scene: what is shown
 * @player: whose exchange it is
 * Returns: (transfer full): why there are no more ways, a sentence on each line; empty if there is nothing to say */
char *ahu_tp_exchange_notes (const AhuTpScene *scene,
                             guint             player);

G_END_DECLS
