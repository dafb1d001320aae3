/* ahu-rn-scores.h: what the players have, to be read from two metres
 *
 * Four large panels for the table view and for the window of the scores. The
 * numbers are those that lie open on the table. Not for: the list beside the
 * table (ahu-rn-players.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/ui/ahu-rn-player-panel.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_SCORES (ahu_rn_scores_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnScores, ahu_rn_scores, AHU, RN_SCORES, GtkWidget)

/**
 * ahu_rn_scores_new:
 *
 * Four side by side want 1800 pixels; an [class@ZoomBin] makes them fit.
 *
 * Returns: (transfer floating): the panels
 */
GtkWidget *ahu_rn_scores_new (void);

/**
 * ahu_rn_scores_update:
 * @self: panels
 * @session: the game they show
 *
 * Does nothing while the panels are hidden: they are to be updated once they are
 * shown, and made only then.
 */
void ahu_rn_scores_update (AhuRnScores *self,
                           AhuSession  *session);

/**
 * ahu_rn_scores_get_number:
 * @self: panels
 * @player: a player
 * @number: which number
 *
 * Returns: (transfer none) (nullable): the label that shows it; %NULL before the
 *   first update
 */
GtkWidget *ahu_rn_scores_get_number (AhuRnScores *self,
                                     guint        player,
                                     AhuRnNumber  number);

/**
 * ahu_rn_scores_get_mark:
 * @self: panels
 * @player: a player
 *
 * Returns: (transfer none) (nullable): the player’s mark; %NULL before the first update
 */
GtkWidget *ahu_rn_scores_get_mark (AhuRnScores *self,
                                   guint        player);

/**
 * ahu_rn_scores_get_count:
 * @self: panels
 * @player: a player
 * @kind: a card kind
 *
 * Returns: (transfer none) (nullable): what shows how many of @kind the player has;
 *   %NULL before the first update
 */
GtkWidget *ahu_rn_scores_get_count (AhuRnScores *self,
                                    guint        player,
                                    guint        kind);

/**
 * ahu_rn_scores_view_new:
 * @session: a game
 *
 * The prompt with the panels below it, for another screen; follows @session, and
 * nothing can be entered there.
 *
 * Returns: (transfer floating): the view
 */
GtkWidget *ahu_rn_scores_view_new (AhuSession *session);

G_END_DECLS
