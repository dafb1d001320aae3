/* ahu-course.c: the course of a game that is over, in points, ready to be shown
 *
 * Only keeps what a game puts in. Not for: reckoning or wording it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-course.h"

static void
moment_free (gpointer data)
{
  AhuCourseMoment *moment = data;

  g_free (moment->label);
  g_free (moment->place);
  g_free (moment->points);
  g_free (moment);
}

static void
highlight_free (gpointer data)
{
  AhuCourseHighlight *highlight = data;

  g_free (highlight->sentence);
  g_free (highlight->why);
  g_free (highlight);
}

AhuCourse *
ahu_course_new (guint       n_players,
                const char *title,
                const char *caption,
                const char *keys)
{
  AhuCourse *self = g_new0 (AhuCourse, 1);

  self->n_players = n_players;
  self->moments = g_ptr_array_new_with_free_func (moment_free);
  self->highlights = g_ptr_array_new_with_free_func (highlight_free);
  self->order = g_new0 (guint, n_players);
  self->totals = g_new0 (guint, n_players);
  self->told = g_new0 (char *, n_players + 1);
  self->title = g_strdup (title);
  self->caption = g_strdup (caption);
  self->keys = g_strdup (keys);

  return self;
}

AhuCourseMoment *
ahu_course_add_moment (AhuCourse *self,
                       char      *label,
                       char      *place)
{
  AhuCourseMoment *moment;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (label != NULL && place != NULL, NULL);

  moment = g_new0 (AhuCourseMoment, 1);
  moment->label = label;
  moment->place = place;
  moment->points = g_new0 (guint, self->n_players);
  g_ptr_array_add (self->moments, moment);

  return moment;
}

void
ahu_course_add_highlight (AhuCourse *self,
                          guint      moment,
                          char      *sentence,
                          char      *why)
{
  AhuCourseHighlight *highlight;

  g_return_if_fail (self != NULL && sentence != NULL);
  g_return_if_fail (moment > 0 && moment <= self->moments->len);
  g_return_if_fail (self->highlights->len < AHU_COURSE_HIGHLIGHTS);

  highlight = g_new0 (AhuCourseHighlight, 1);
  highlight->moment = moment;
  highlight->sentence = sentence;
  highlight->why = why;
  g_ptr_array_add (self->highlights, highlight);
}

const AhuCourseMoment *
ahu_course_get_moment (const AhuCourse *self,
                       guint            moment)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (moment > 0 && moment <= self->moments->len, NULL);

  return g_ptr_array_index (self->moments, moment - 1);
}

guint
ahu_course_get_points (const AhuCourse *self,
                       guint            moment,
                       guint            seat)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (moment > 0 && moment <= self->moments->len + 1 && seat < self->n_players, 0);

  if (moment > self->moments->len)
    return self->totals[seat];

  return ahu_course_get_moment (self, moment)->points[seat];
}

guint
ahu_course_get_highest (const AhuCourse *self)
{
  guint highest = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint moment = 1; moment <= self->moments->len + 1; moment++)
    for (guint seat = 0; seat < self->n_players; seat++)
      highest = MAX (highest, ahu_course_get_points (self, moment, seat));

  return highest;
}

void
ahu_course_free (AhuCourse *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->moments);
  g_ptr_array_unref (self->highlights);
  g_free (self->order);
  g_free (self->totals);
  g_strfreev (self->told);
  g_free (self->title);
  g_free (self->caption);
  g_free (self->keys);
  g_free (self);
}
