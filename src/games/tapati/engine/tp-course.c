/* tp-course.c: the course of a game, round by round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-course.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-final.h"

static guint
count_points (const TpPlayer *player)
{
  guint points = 0;

  for (guint line = 0; line < TP_LINES; line++)
    points += player->points[line];

  return points;
}

static void
add_round (AhuCourse        *course,
           guint             number,
           const TpPosition *after)
{
  AhuCourseMoment *moment = ahu_course_add_moment (course, g_strdup_printf ("%u", number),
                                                   /* Translators: before the points that the players have when a round
                                                    * is over; %u is its number. */
                                                   g_strdup_printf (_("After round %u"), number));

  for (guint p = 0; p < course->n_players; p++)
    moment->points[p] = count_points (&after->players[p]);
}

static void
add_end (AhuCourse         *course,
         const TpPosition  *end,
         const char *const *names)
{
  TpSheet sheet;
  TpFinal final;

  tp_sheet_from_position (&sheet, end);
  tp_final (&final, &sheet);
  for (guint p = 0; p < course->n_players; p++)
    {
      course->order[p] = final.order[p];
      course->totals[p] = tp_final_total (&final.players[p]);
      /* Translators: %1$s is a player’s name, %2$u the points scored when round %3$u was over, %4$u
       * those in the end; any of the numbers may be 1. */
      course->told[p] = g_strdup_printf (_("%1$s, points so far: %2$u after round %3$u, %4$u at the end."), names[p],
                                         count_points (&end->players[p]), end->round, course->totals[p]);
    }
}

AhuCourse *
tp_course_tell (AhuHistory        *history,
                const char *const *names)
{
  const TpPosition *position;
  AhuCourse *course;
  guint ply;

  g_return_val_if_fail (history != NULL, NULL);

  ply = ahu_history_get_ply (history);
  position = ahu_history_get_position (history, 0);
  course = ahu_course_new (position->n_players, _("The game round by round"),
                           _("Points round by round; Moai that still stand are added at the end"),
                           _("The arrow keys go round by round."));
  for (guint i = 1; i <= ply; i++)
    {
      const TpPosition *next = ahu_history_get_position (history, i);

      /* A round's points are those with which the next begins. */
      if (next->round != position->round)
        add_round (course, position->round, next);
      position = next;
    }
  add_round (course, position->round, position);
  add_end (course, position, names);

  return course;
}
