/* ahu-learn-progress.h: which lessons were gone through, as the settings keep it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/ahu-lesson-list.h"

G_BEGIN_DECLS

/**
 * ahu_learn_progress_is_done:
 * @lesson: a lesson
 *
 * Returns: whether it was gone through to its end
 */
gboolean ahu_learn_progress_is_done (AhuLesson *lesson);

/**
 * ahu_learn_progress_set_done:
 * @lesson: a lesson that was gone through to its end
 */
void ahu_learn_progress_set_done (AhuLesson *lesson);

/**
 * ahu_learn_progress_find_open:
 * @lessons: the lessons
 *
 * Returns: the place of the first that is not done, from 0; 0 if all are
 */
guint ahu_learn_progress_find_open (AhuLessonList *lessons);

G_END_DECLS
