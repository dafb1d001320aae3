/* ahu-rn-score-player.h: the head of a player's column in the form of counts
 *
 * Mark and name, both to be changed; the mark's menu also removes the player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/ui/ahu-rn-tally.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_SCORE_PLAYER (ahu_rn_score_player_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnScorePlayer, ahu_rn_score_player, AHU, RN_SCORE_PLAYER, GtkBox)

/**
 * ahu_rn_score_player_new:
 * @player: from 0
 *
 * Returns: (transfer floating): the head of @player's column
 */
GtkWidget *ahu_rn_score_player_new (guint player);

/**
 * ahu_rn_score_player_update:
 * @self: the head of a column
 * @tally: what it shows and changes; its player must take part
 */
void ahu_rn_score_player_update (AhuRnScorePlayer *self,
                                 AhuRnTally       *tally);

G_END_DECLS
