/* ahu-tp-scoring.h: prestige: which Moai to score
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_SCORING (ahu_tp_scoring_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpScoring, ahu_tp_scoring, AHU, TP_SCORING, AhuParent)

/* Signals: `chosen (const TpMove *move)` for a Moai to be scored, `refused (const char *reason)` for one that can't
 * be. Up and Down open the lines of the next site.
 * Returns: (transfer floating): a panel */
GtkWidget *ahu_tp_scoring_new (void);

/* @size: how much room it has */
void ahu_tp_scoring_set_size (AhuTpScoring *self,
                              AhuTpSize     size);

/* @scene: a position in prestige */
void ahu_tp_scoring_update (AhuTpScoring     *self,
                            const AhuTpScene *scene);

/* Opens the lines of the next Moai.
 * @down: whether the next site below, not above
 * Returns: whether there is one */
gboolean ahu_tp_scoring_open_next (AhuTpScoring *self,
                                   gboolean      down);

G_END_DECLS
