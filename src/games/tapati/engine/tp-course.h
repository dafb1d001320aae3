/* tp-course.h: the course of a game, round by round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/* Tells the points scored in play after each round, and what the players have in the end, with the Moai that still
 * stand. It has no highlights: a game has few rounds.
 * @history: a game of Tapati that is over
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): the course */
AhuCourse *tp_course_tell (AhuHistory        *history,
                           const char *const *names);

G_END_DECLS
