/* ahu-rn-rewards.h: wood or glory for each player in a Moai scoring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_REWARDS (ahu_rn_rewards_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnRewards, ahu_rn_rewards, AHU, RN_REWARDS, GtkBox)

/**
 * ahu_rn_rewards_new:
 *
 * Returns: (transfer floating): rows for nobody
 */
GtkWidget *ahu_rn_rewards_new (void);

/**
 * ahu_rn_rewards_set_low:
 * @self: the rows
 * @low: whether there is little height
 *
 * Leaves out the heading; the prompt says the same.
 */
void ahu_rn_rewards_set_low (AhuRnRewards *self,
                             gboolean      low);

/**
 * ahu_rn_rewards_set_columns:
 * @self: the rows
 * @columns: how many stand side by side, from 1
 */
void ahu_rn_rewards_set_columns (AhuRnRewards *self,
                                 int           columns);

/**
 * ahu_rn_rewards_set_crowded:
 * @self: the rows
 * @crowded: whether the text is large for the width
 *
 * Stands the choices below the name.
 */
void ahu_rn_rewards_set_crowded (AhuRnRewards *self,
                                 gboolean      crowded);

/**
 * ahu_rn_rewards_update:
 * @self: the rows
 * @session: a session of Rapa Nui
 *
 * Shows a row for each player who still chooses (R7.6, D4).
 */
void ahu_rn_rewards_update (AhuRnRewards *self,
                            AhuSession   *session);

G_END_DECLS
