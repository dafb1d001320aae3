/* ahu-rn-player-panel.h: what one player has: wood, glory, cards, personal display
 *
 * Of the Sacrifice cards only the number. Not for: the narrow cells
 * (ahu-rn-strip.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_PLAYER_PANEL (ahu_rn_player_panel_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnPlayerPanel, ahu_rn_player_panel, AHU, RN_PLAYER_PANEL, GtkWidget)

/**
 * ahu_rn_player_panel_new:
 *
 * Returns: (transfer floating): an empty panel
 */
GtkWidget *ahu_rn_player_panel_new (void);

/**
 * ahu_rn_player_panel_update:
 * @self: a panel
 * @session: a session of Rapa Nui
 * @player: whose panel it is
 */
void ahu_rn_player_panel_update (AhuRnPlayerPanel *self,
                                 AhuSession       *session,
                                 guint             player);

/**
 * ahu_rn_player_describe:
 * @session: a session of Rapa Nui
 * @player: a player
 *
 * Returns: (transfer full): all that the table shows of @player, in words
 */
char *ahu_rn_player_describe (AhuSession *session,
                              guint       player);

G_END_DECLS
