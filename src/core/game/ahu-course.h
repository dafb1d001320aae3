/* ahu-course.h: the course of a game that is over, in points, ready to be shown
 *
 * The points of all players at each moment that the game counts, such as the end of a turn, what
 * they have in the end, and the moments that changed most. Made by a game; the chart on the
 * screen and the one on paper show the same. Not for: where the points of the end come from
 * (ahu-ranking.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AHU_COURSE_HIGHLIGHTS:
 *
 * The most highlights that a course has.
 */
#define AHU_COURSE_HIGHLIGHTS 3

/**
 * AhuCourseMoment:
 * @label: its number, short, for below a chart: “12”
 * @place: the same in words, before the points that the players have then: “After turn 12”
 * @points: by seat: what they have then, as the caption says, 0 or more
 */
typedef struct
{
  char *label;
  char *place;
  guint *points;
} AhuCourseMoment;

/**
 * AhuCourseHighlight:
 * @moment: which moment, from 1
 * @sentence: what it changed
 * @why: (nullable): what happened, in whole sentences; rules are cited as everywhere, as in
 *   “(R5.3)”
 */
typedef struct
{
  guint moment;
  char *sentence;
  char *why;
} AhuCourseHighlight;

/**
 * AhuCourse:
 * @n_players: how many players
 * @moments: (element-type AhuCourseMoment): from the first to the last, at least one
 * @highlights: (element-type AhuCourseHighlight): what changed most, the largest first; at most
 *   %AHU_COURSE_HIGHLIGHTS, each another moment
 * @order: seats by place
 * @totals: by seat: the points in the end, with all that is added then
 * @told: by seat: the course of a player in a sentence, for those who don't see it
 * @title: a heading over it, such as “The game turn by turn”
 * @caption: what the points are, and what is added in the end
 * @keys: how arrow keys go through it, a sentence
 */
typedef struct
{
  guint n_players;
  GPtrArray *moments;
  GPtrArray *highlights;
  guint *order;
  guint *totals;
  char **told;
  char *title;
  char *caption;
  char *keys;
} AhuCourse;

/* @n_players: how many players
 * @title: a heading over it
 * @caption: what the points are
 * @keys: how arrow keys go through it
 * Returns: (transfer full): a course without moments; order, totals and what is told are still to be filled in */
AhuCourse *ahu_course_new (guint       n_players,
                           const char *title,
                           const char *caption,
                           const char *keys);

/* @label: (transfer full): its number
 * @place: (transfer full): the same in words
 * Returns: (transfer none): the new moment, at which nobody has points */
AhuCourseMoment *ahu_course_add_moment (AhuCourse *self,
                                        char      *label,
                                        char      *place);

/* Adds one that changed no more than those before.
 * @moment: one of its moments, from 1
 * @sentence: (transfer full): what it changed
 * @why: (transfer full) (nullable): what happened */
void ahu_course_add_highlight (AhuCourse *self,
                               guint      moment,
                               char      *sentence,
                               char      *why);

/* @moment: one of its moments, from 1
 * Returns: (transfer none): that moment */
const AhuCourseMoment *ahu_course_get_moment (const AhuCourse *self,
                                              guint            moment);

/* @moment: one of its moments, from 1; one more than there are for the end
 * Returns: the points of that player then */
guint ahu_course_get_points (const AhuCourse *self,
                             guint            moment,
                             guint            seat);

/* Tells how high a chart has to be: what is paid takes points away again, so somebody may have had more than anybody
 * has in the end.
 * Returns: the most points that a player had at any moment or in the end */
guint ahu_course_get_highest (const AhuCourse *self);

/* @self: (transfer full) (nullable): a course */
void ahu_course_free (AhuCourse *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuCourse, ahu_course_free)

G_END_DECLS
