/* ahu-learn-progress.h: how far somebody has come in the lessons, as the settings keep it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/lessons/ahu-lesson-list.h"

G_BEGIN_DECLS

/* Returns: whether it was gone through to its end */
gboolean ahu_learn_progress_is_done (AhuLesson *lesson);

/* @lesson: a lesson that was gone through to its end; it begins anew another time */
void ahu_learn_progress_set_done (AhuLesson *lesson);

/* Returns: the step with which to go on, from 0 */
guint ahu_learn_progress_get_place (AhuLesson *lesson);

/* @step: the step with which to go on, from 0; with 0 it begins anew */
void ahu_learn_progress_set_place (AhuLesson *lesson,
                                   guint      step);

/* Returns: the place of the first that is not done, from 0; 0 if all are */
guint ahu_learn_progress_find_open (AhuLessonList *lessons);

/* @index: the one that is gone through, from 0
 * Returns: the one after it; after the last, the first that is not done; -1 if there is none */
int ahu_learn_progress_find_next (AhuLessonList *lessons,
                                  guint          index);

G_END_DECLS
