/* rn-swings.h: the course of a game in points, and its largest swings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "games/rapanui/engine/rn-position.h"

G_BEGIN_DECLS

typedef struct _RnCourse RnCourse;

/**
 * RnSwing:
 * @turn: which turn of the course, from 1
 * @number: its number as people count: another than @turn if the game was joined late
 * @active: whose turn it was
 * @built: whether the active player built a Moai in it
 * @scored: what was scored in it, or `RN_INVALID`
 * @n_players: how many players
 * @gains: by seat: points won in it, negative where wood was spent or cards were given up
 * @size: by how much the largest of all distances between two players changed,
 *   1 or more
 *
 * What a turn did to the distances between the players.
 */
typedef struct
{
  guint turn;
  guint number;
  guint active;
  gboolean built;
  guint8 scored;
  guint n_players;
  int gains[RN_MAX_PLAYERS];
  int size;
} RnSwing;

/* Goes through all positions of a game.
 * @history: a game of Rapa Nui; if it goes on, the turn that goes on counts as one
 * Returns: (transfer full): its course */
RnCourse *rn_course_new (AhuHistory *history);

/* @course: (transfer full) (nullable): a course */
void rn_course_free (RnCourse *course);

/* Returns: how many turns there were, 1 or more */
guint rn_course_get_n_turns (const RnCourse *course);

/* @turn: a turn of it, from 1
 * Returns: the number of the turn as people count, which is another if the game was joined late */
guint rn_course_get_number (const RnCourse *course,
                            guint           turn);

/* @turn: 0, before the first turn, … the last turn
 * Returns: the glory points of @player after @turn: tiles, 4 for each Moai, 1 for each full 5 wood, and Sacrifice
 *   cards at what the Stone made them worth in the end (R8.6); of a game that goes on these are worth nothing yet */
int rn_course_get_points (const RnCourse *course,
                          guint           turn,
                          guint           player);

/* Finds the turns in which the distance between two players changed by 2 points or more, the largest first. The
 * final scoring is none of them.
 * @swings: (out caller-allocates) (array length=most): the largest swings, in the order of their size, of equal ones
 *   the earlier first
 * @most: at most so many
 * Returns: how many there are */
guint rn_course_find_swings (const RnCourse *course,
                             RnSwing        *swings,
                             guint           most);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): “Turn 23: Chiara +6, Anna +2, Ben 0.”, those who won most first */
char *rn_swing_sentence (const RnSwing     *swing,
                         const char *const *names);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (array zero-terminated=1): what happened in that turn that gives points, such as “Chiara
 *   builds a Moai.”; may be empty */
char **rn_swing_reasons (const RnSwing     *swing,
                         const char *const *names);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RnCourse, rn_course_free)

G_END_DECLS
