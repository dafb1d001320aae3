/* ahu-analysis.h: the window that says how the chances in a game went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_ANALYSIS (ahu_analysis_get_type ())
G_DECLARE_FINAL_TYPE (AhuAnalysis, ahu_analysis, AHU, ANALYSIS, AdwWindow)

/* Returns: whether its game has an advisor that analyses games; where not there is no such window, nor anything that
 *   opens it */
gboolean ahu_analysis_can (AhuSession *session);

/* Judges the moves up to now on another thread, and shows the chances to win as a chart, the turning points, and
 * each player's best missed move. A running game is judged by what is known to all: chances would tell what is
 * hidden, and what somebody should have done what that player holds. Closing the window stops it; what was found by
 * then is kept with the session, and is the beginning of the next one.
 * @session: a game with a move, finished or not, of which [func@analysis_can] says yes
 * Returns: (transfer none): the window, not yet presented */
GtkWidget *ahu_analysis_new (AhuSession *session);

/* @widget: the page before which the window stands
 * @session: as in ahu_analysis_new() */
void ahu_analysis_present (GtkWidget  *widget,
                           AhuSession *session);

/* Returns: whether all moves have been judged, or it was stopped */
gboolean ahu_analysis_is_done (AhuAnalysis *self);

G_END_DECLS
