/* ahu-rn-course.h: the course of a game as a chart of the points that were certain
 *
 * Certain after a turn are glory tiles, Moai and wood; the Sacrifice cards count
 * at the end. Not for: how a turn is read, and the words around it
 * (ahu-rn-course-panel.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/study/rn-swings.h"

G_BEGIN_DECLS

/* So many of the largest swings are marked. */
#define AHU_RN_COURSE_SWINGS 3

#define AHU_TYPE_RN_COURSE (ahu_rn_course_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCourse, ahu_rn_course, AHU, RN_COURSE, GtkWidget)

/**
 * ahu_rn_course_new:
 * @session: a session of Rapa Nui that is over
 *
 * Returns: (transfer floating): the chart
 */
GtkWidget *ahu_rn_course_new (AhuSession *session);

/**
 * ahu_rn_course_get_swings:
 * @self: a chart
 * @n_swings: (out): how many are marked
 *
 * Returns: (transfer none) (array length=n_swings): the swings that are marked with
 *   the numbers from 1, in the order of their turns
 */
const RnSwing *ahu_rn_course_get_swings (AhuRnCourse *self,
                                         guint       *n_swings);

/**
 * ahu_rn_course_get_n_turns:
 * @self: a chart
 *
 * Returns: how many turns the game had
 */
guint ahu_rn_course_get_n_turns (AhuRnCourse *self);

/**
 * ahu_rn_course_get_number:
 * @self: a chart
 * @turn: a turn, from 1
 *
 * Returns: the number of that turn as people count ([func@course_get_number])
 */
guint ahu_rn_course_get_number (AhuRnCourse *self,
                                guint        turn);

/**
 * ahu_rn_course_find_turn:
 * @self: a chart that is laid out
 * @x: a place on it
 *
 * Returns: the turn drawn next to it, from 1; one more than there are for the end
 */
guint ahu_rn_course_find_turn (AhuRnCourse *self,
                               double       x);

/**
 * ahu_rn_course_get_turn:
 * @self: a chart
 *
 * Its changes are notified, as the property `turn`.
 *
 * Returns: the turn that is read, from 1; one more than there are for the end of
 *   the game; 0 for none
 */
guint ahu_rn_course_get_turn (AhuRnCourse *self);

/**
 * ahu_rn_course_set_turn:
 * @self: a chart
 * @turn: the turn to read, as above
 */
void ahu_rn_course_set_turn (AhuRnCourse *self,
                             guint        turn);

/**
 * ahu_rn_course_get_player:
 * @self: a chart
 * @i: from 0
 *
 * Returns: the player who has the @i-th place in the end
 */
guint ahu_rn_course_get_player (AhuRnCourse *self,
                                guint        i);

/**
 * ahu_rn_course_get_points:
 * @self: a chart
 * @turn: a turn, as above, but not 0
 * @player: a player
 *
 * Returns: what was certain then
 */
guint ahu_rn_course_get_points (AhuRnCourse *self,
                                guint        turn,
                                guint        player);

G_END_DECLS
