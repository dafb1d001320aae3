/* ahu-course-chart.h: the course of a game as a chart of points
 *
 * A line for each player, from moment to moment and, shaded, on to the end; marks where the lines
 * end, with the totals; numbers over the highlights. Not for: how a moment is read, and the words
 * around it (ahu-course-panel.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-course.h"
#include "toolkit/charts/ahu-chart.h"

G_BEGIN_DECLS

#define AHU_TYPE_COURSE_CHART (ahu_course_chart_get_type ())
G_DECLARE_FINAL_TYPE (AhuCourseChart, ahu_course_chart, AHU, COURSE_CHART, AhuChart)

/* Its moments are read as those of any chart; one more than there are is the end.
 * @course: (transfer full): the course of a game
 * @colours: (array zero-terminated=1): the players' colours as in records, by seat
 * Returns: (transfer floating): the chart */
GtkWidget *ahu_course_chart_new (AhuCourse         *course,
                                 const char *const *colours);

/* Returns: (transfer none): what it shows */
const AhuCourse *ahu_course_chart_get_course (AhuCourseChart *self);

/* Returns: (transfer none) (element-type AhuCourseHighlight): the highlights that are marked with the numbers from
 *   1, in the order of their moments */
GPtrArray *ahu_course_chart_get_highlights (AhuCourseChart *self);

G_END_DECLS
