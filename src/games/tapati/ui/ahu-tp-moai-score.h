/* ahu-tp-moai-score.h: one Moai that can be scored: its points line by line, and what leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_MOAI_SCORE (ahu_tp_moai_score_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpMoaiScore, ahu_tp_moai_score, AHU, TP_MOAI_SCORE, AhuParent)

/* Signals: `opened ()` when somebody wants to see its lines, and those of ahu_tp_choice_add_signals().
 * @site: which site, from 0
 * Returns: (transfer floating): a site */
GtkWidget *ahu_tp_moai_score_new (guint site);

/* @scene: what is shown
 * @player: whose site it is
 * @open: whether its lines are shown
 * @size: how much room it has */
void ahu_tp_moai_score_show (AhuTpMoaiScore   *self,
                             const AhuTpScene *scene,
                             guint             player,
                             gboolean          open,
                             AhuTpSize         size);

G_END_DECLS
