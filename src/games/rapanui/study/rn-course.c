/* rn-course.c: the course of a game in words and numbers, as the boundary asks for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-course.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-sheet.h"
#include "games/rapanui/study/rn-swings.h"

static void
add_turns (AhuCourse      *told,
           const RnCourse *course)
{
  for (guint turn = 1; turn <= rn_course_get_n_turns (course); turn++)
    {
      guint number = rn_course_get_number (course, turn);
      AhuCourseMoment *moment = ahu_course_add_moment (told, g_strdup_printf ("%u", number),
                                                       /* Translators: before the points that the players have when a
                                                        * turn is over; %u is its number. */
                                                       g_strdup_printf (_("After turn %u"), number));

      for (guint player = 0; player < told->n_players; player++)
        moment->points[player] = (guint) rn_course_get_points (course, turn, player);
    }
}

static void
add_swings (AhuCourse         *told,
            const RnCourse    *course,
            const char *const *names)
{
  RnSwing swings[AHU_COURSE_HIGHLIGHTS];
  guint n = rn_course_find_swings (course, swings, G_N_ELEMENTS (swings));

  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) reasons = rn_swing_reasons (&swings[i], names);

      ahu_course_add_highlight (told, swings[i].turn, rn_swing_sentence (&swings[i], names),
                                reasons[0] != NULL ? g_strjoinv (C_("sentences", " "), reasons) : NULL);
    }
}

static void
add_end (AhuCourse         *told,
         const RnCourse    *course,
         const RnPosition  *end,
         const char *const *names)
{
  guint half = (rn_course_get_n_turns (course) + 1) / 2;
  RnSheet sheet;
  RnFinal final;

  rn_sheet_from_position (&sheet, end);
  rn_final (&final, &sheet);
  for (guint player = 0; player < told->n_players; player++)
    {
      told->order[player] = final.order[player];
      told->totals[player] = final.players[player].total;
      /* Translators: %1$s is a player’s name, %2$u the points when turn %3$u was over, halfway,
       * %4$u those in the end; any of the numbers may be 1. */
      told->told[player] = g_strdup_printf (_("%1$s, points so far: %2$u after turn %3$u, %4$u at the end."),
                                            names[player], (guint) rn_course_get_points (course, half, player),
                                            rn_course_get_number (course, half), told->totals[player]);
    }
}

AhuCourse *
rn_course_tell (AhuHistory        *history,
                const char *const *names)
{
  g_autoptr (RnCourse) course = NULL;
  const RnPosition *end;
  AhuCourse *told;

  g_return_val_if_fail (history != NULL, NULL);

  course = rn_course_new (history);
  end = ahu_history_get_position (history, ahu_history_get_ply (history));
  told = ahu_course_new (end->n_players, _("The game turn by turn"),
                         _("Points turn by turn, with the values that the Stone gave in the end"), _("The arrow keys go turn by turn."));
  add_turns (told, course);
  add_swings (told, course, names);
  add_end (told, course, end, names);

  return told;
}
