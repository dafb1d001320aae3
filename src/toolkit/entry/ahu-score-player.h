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

/* @sheet: what it shows and changes; has to outlive it
 * @player: from 0, perhaps nobody yet
 * Returns: (transfer floating): the head of what @player has */
GtkWidget *ahu_score_player_new (AhuSheet *sheet,
                                 guint     player);

/* @self: the head of a player who takes part */
void ahu_score_player_update (AhuScorePlayer *self);

/* @sheet: where somebody is to be added
 * Returns: (transfer floating): a button for one player more, which can be pressed as long as there is room; the
 *   form adds the player */
GtkWidget *ahu_score_player_add_button_new (AhuSheet *sheet);

G_END_DECLS
