/* ahu-rn-course.h: the course of a game as a chart of the points that were certain
 *
 * Certain after a turn are glory tiles, Moai and wood; the Sacrifice cards count
 * at the end. The words for it are the accessible description.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_COURSE (ahu_rn_course_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCourse, ahu_rn_course, AHU, RN_COURSE, GtkWidget)

/**
 * ahu_rn_course_new:
 * @session: a session of Rapa Nui that is over
 *
 * Returns: (transfer floating): the chart
 */
GtkWidget *ahu_rn_course_new (AhuSession *session);

G_END_DECLS
