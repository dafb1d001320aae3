/* ahu-score-player.h: who a player is, in a form of the final scoring
 *
 * Mark and name, both to be changed; the mark's menu also removes the player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/entry/ahu-sheet.h"

G_BEGIN_DECLS

#define AHU_TYPE_SCORE_PLAYER (ahu_score_player_get_type ())
G_DECLARE_FINAL_TYPE (AhuScorePlayer, ahu_score_player, AHU, SCORE_PLAYER, GtkBox)

/**
 * ahu_score_player_new:
 * @sheet: what it shows and changes; has to outlive it
 * @player: from 0, perhaps nobody yet
 *
 * Returns: (transfer floating): the head of what @player has
 */
GtkWidget *ahu_score_player_new (AhuSheet *sheet,
                                 guint     player);

/**
 * ahu_score_player_update:
 * @self: the head of a player who takes part
 */
void ahu_score_player_update (AhuScorePlayer *self);

/**
 * ahu_score_player_add_button_new:
 *
 * Returns: (transfer floating): a button for one player more
 */
GtkWidget *ahu_score_player_add_button_new (void);

G_END_DECLS
