/* ahu-rn-player-panel.h: what one player has: wood, glory, cards, personal display
 *
 * Of the Sacrifice cards only the number. Not for: the narrow cells
 * (ahu-rn-strip.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-cards.h"

G_BEGIN_DECLS

/**
 * AhuRnNumber:
 * @AHU_RN_NUMBER_WOOD: wood
 * @AHU_RN_NUMBER_GLORY: glory points
 * @AHU_RN_NUMBER_SACRIFICE: Sacrifice cards, of whatever kind
 *
 * What the table shows of a player as a number.
 */
typedef enum
{
  AHU_RN_NUMBER_WOOD,
  AHU_RN_NUMBER_GLORY,
  AHU_RN_NUMBER_SACRIFICE,
  AHU_RN_NUMBERS
} AhuRnNumber;

/* What else of a player can be pointed at, behind the numbers: the mark, and of each card kind what
 * shows how many lie there. */
#define AHU_RN_PART_MARK AHU_RN_NUMBERS
#define AHU_RN_PART_COUNT(kind) (AHU_RN_NUMBERS + 1 + (kind))
#define AHU_RN_PARTS AHU_RN_PART_COUNT (RN_KINDS)

#define AHU_TYPE_RN_PLAYER_PANEL (ahu_rn_player_panel_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnPlayerPanel, ahu_rn_player_panel, AHU, RN_PLAYER_PANEL, GtkWidget)

/* Returns: (transfer floating): an empty panel */
GtkWidget *ahu_rn_player_panel_new (void);

/* Lights who has to act, and says what; the owner of the turn is named, too.
 * @label: a label beside the name of @player
 * @panel: what is lit */
void ahu_rn_player_show_words (GtkLabel   *label,
                               GtkWidget  *panel,
                               AhuSession *session,
                               guint       player);

void ahu_rn_player_panel_update (AhuRnPlayerPanel *self,
                                 AhuSession       *session,
                                 guint             player);

/* @part: an #AhuRnNumber or another part
 * Returns: (transfer none): what shows it */
GtkWidget *ahu_rn_player_panel_get_part (AhuRnPlayerPanel *self,
                                         guint             part);

/* Returns: (transfer full): all that the table shows of @player, in words */
char *ahu_rn_player_describe (AhuSession *session,
                              guint       player);

G_END_DECLS
