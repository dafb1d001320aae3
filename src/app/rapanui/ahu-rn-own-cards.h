/* ahu-rn-own-cards.h: a player's own Sacrifice cards by kind, behind the cover
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/ahu-session.h"

G_BEGIN_DECLS

/**
 * ahu_rn_own_cards_new:
 * @session: a session of Rapa Nui
 * @player: from 0
 *
 * Nobody but @player may see what this shows.
 *
 * Returns: (transfer floating): the faces with how many of each @player owns;
 *   at most, while cards of @player lie untold
 */
GtkWidget *ahu_rn_own_cards_new (AhuSession *session,
                                 guint       player);

G_END_DECLS
