/* ahu-rn-held.h: counts the cards a player still holds, to tell which lie face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_HELD (ahu_rn_held_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnHeld, ahu_rn_held, AHU, RN_HELD, GtkBox)

/* Returns: (transfer floating): four counts, which make the move that tells the player's untold cards (R8.2) as soon
 *   as they are all of the cards held */
GtkWidget *ahu_rn_held_new (void);

/* @player: a player with untold cards, from 0 */
void ahu_rn_held_update (AhuRnHeld  *self,
                         AhuSession *session,
                         guint       player);

G_END_DECLS
