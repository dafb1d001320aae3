/* ahu-rn-rewards.h: wood or glory for each player in a Moai scoring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/ui/ahu-rn-art.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_REWARDS (ahu_rn_rewards_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnRewards, ahu_rn_rewards, AHU, RN_REWARDS, GtkBox)

/* Returns: (transfer floating): mats for nobody */
GtkWidget *ahu_rn_rewards_new (void);

void ahu_rn_rewards_set_room (AhuRnRewards    *self,
                              const AhuRnRoom *room);

/* Shows a mat for each player who still chooses (R7.6, D4). */
void ahu_rn_rewards_update (AhuRnRewards *self,
                            AhuSession   *session);

G_END_DECLS
