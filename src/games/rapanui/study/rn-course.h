/* rn-course.h: the course of a game in words and numbers, as the boundary asks for it
 *
 * Not for: how it is reckoned (rn-swings.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/* Tells the certain points after each turn, what the players have in the end, and the largest swings.
 * @history: a game of Rapa Nui that is over
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): the course */
AhuCourse *rn_course_tell (AhuHistory        *history,
                           const char *const *names);

G_END_DECLS
