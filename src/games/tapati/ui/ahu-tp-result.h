/* ahu-tp-result.h: what the result page of Tapati shows beside the ranking
 *
 * The parts of the table of pages (ahu-game-ui.h). Not for: the result on paper (ahu-tp-paper.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "games/tapati/engine/tp-ending.h"

G_BEGIN_DECLS

/* @session: a session that is over
 * Returns: (transfer floating): how it ended, and every Moai that was scored */
GtkWidget *ahu_tp_result_details_new (AhuSession *session);

/* @scored: (array length=n_scored): Moai in it
 * @child: (nullable): what is seen of them
 * Returns: (transfer floating): a button that opens their lines */
GtkWidget *ahu_tp_result_scored_new (AhuSession     *session,
                                     const TpScored *scored,
                                     guint           n_scored,
                                     GtkWidget      *child);

/* @session: a session that is over
 * Returns: (transfer floating): what lies in the Tapatis, which decides ties */
GtkWidget *ahu_tp_result_more_new (AhuSession *session,
                                   gboolean    narrow);

/* @session: a session that is over
 * @narrow: whether there is no more room than on a telephone
 * Returns: (transfer floating): how it ended, to be read from two metres */
GtkWidget *ahu_tp_result_end_new (AhuSession *session,
                                  gboolean    narrow);

/* @session: a session that is over
 * @narrow: whether there is no more room than on a telephone
 * Returns: (transfer floating): who came where, to be read from two metres */
GtkWidget *ahu_tp_result_places_new (AhuSession *session,
                                     gboolean    narrow);

/* @session: a session that is over
 * Returns: (transfer floating): its end told step by step, as an [class@Story] */
GtkWidget *ahu_tp_result_story_new (AhuSession *session);

G_END_DECLS
