/* ahu-rn-players.h: the list of the players with all that lies before them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/ui/ahu-rn-player-panel.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_PLAYERS (ahu_rn_players_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnPlayers, ahu_rn_players, AHU, RN_PLAYERS, AhuParent)

/* Returns: (transfer floating): a list without players */
GtkWidget *ahu_rn_players_new (void);

/* @columns: 1 or 2 */
void ahu_rn_players_set_columns (AhuRnPlayers *self,
                                 guint         columns);

void ahu_rn_players_update (AhuRnPlayers *self,
                            AhuSession   *session);

/* Returns: (transfer none): the panel of @player */
AhuRnPlayerPanel *ahu_rn_players_get_panel (AhuRnPlayers *self,
                                            guint         player);

G_END_DECLS
