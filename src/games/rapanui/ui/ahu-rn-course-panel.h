/* ahu-rn-course-panel.h: the chart of a game's course, and what it shows in words
 *
 * A turn is read with the pointer or the arrow keys; the largest swings are named
 * below.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/**
 * ahu_rn_course_panel_new:
 * @session: a session of Rapa Nui that is over
 *
 * Returns: (transfer floating): the chart with its words
 */
GtkWidget *ahu_rn_course_panel_new (AhuSession *session);

G_END_DECLS
