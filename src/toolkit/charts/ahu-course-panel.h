/* ahu-course-panel.h: the chart of a game's course, and what it shows in words
 *
 * A moment is read with the pointer or the arrow keys; the highlights are told below.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* @session: a session that is over
 * Returns: (transfer floating) (nullable): the chart with its words; %NULL if the game has no course to tell
 *   (`AhuGame.course`) */
GtkWidget *ahu_course_panel_new (AhuSession *session);

/* @panel: such a chart with its words
 * Returns: (transfer none): a heading over it */
const char *ahu_course_panel_get_title (GtkWidget *panel);

G_END_DECLS
