/* ahu-rn-scores.h: what the players have, to be read from two metres
 *
 * Four large panels for the table view and for the second screen. The
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

/* Four side by side want 1800 pixels; an [class@ZoomBin] makes them fit.
 * Returns: (transfer floating): the panels */
GtkWidget *ahu_rn_scores_new (void);

/* Does nothing while the panels are hidden: they are to be updated once they are shown, and made only then. */
void ahu_rn_scores_update (AhuRnScores *self,
                           AhuSession  *session);

/* @part: as of a panel ([method@RnPlayerPanel.get_part])
 * Returns: (transfer none) (nullable): what shows it; %NULL before the first update */
GtkWidget *ahu_rn_scores_get_part (AhuRnScores *self,
                                   guint        player,
                                   guint        part);

/* The prompt with the panels below it, for another screen; follows @session, and nothing can be entered there.
 * Returns: (transfer floating): the view */
GtkWidget *ahu_rn_scores_view_new (AhuSession *session);

G_END_DECLS
