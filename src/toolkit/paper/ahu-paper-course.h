/* ahu-paper-course.h: the course of a game as a chart on paper
 *
 * Lines differ by their dashes too. For the window see ahu-course-chart.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

/* Adds the chart to the sheet; nothing if the game has no course to tell (`AhuGame.course`).
 * @paper: a result on paper
 * @session: the game, which is over */
void ahu_paper_add_course (AhuPaper   *paper,
                           AhuSession *session);

G_END_DECLS
