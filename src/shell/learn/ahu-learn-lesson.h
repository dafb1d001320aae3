/* ahu-learn-lesson.h: one step of a lesson: what is told or asked, the table, what to do next
 *
 * Follows a run. Whoever holds it has the actions `learn.next`, `learn.again` and
 * `table.move`. Not for: which lesson it is and what follows it (ahu-learn-page.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/lessons/ahu-lesson-run.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

#define AHU_TYPE_LEARN_LESSON (ahu_learn_lesson_get_type ())
G_DECLARE_FINAL_TYPE (AhuLearnLesson, ahu_learn_lesson, AHU, LEARN_LESSON, GtkWidget)

/* @ui: a game's pages, with a view of lessons */
void ahu_learn_lesson_set_ui (AhuLearnLesson  *self,
                              const AhuGameUi *ui);

/* @bar: whether the answers stand in the bar at the bottom, where nobody has to look for them */
void ahu_learn_lesson_set_room (AhuLearnLesson *self,
                                AhuWidthClass   room,
                                gboolean        bar);

/* Shows the step that @run is at, now and after each change.
 * @self: a widget with a game's pages
 * @run: a run of a lesson of that game */
void ahu_learn_lesson_set_run (AhuLearnLesson *self,
                               AhuLessonRun   *run);

/* @is_last: whether no lesson follows */
void ahu_learn_lesson_set_last (AhuLearnLesson *self,
                                gboolean        is_last);

/* Returns: (transfer full): which step it is, such as “Step 2 of 5” */
char *ahu_learn_lesson_dup_place (AhuLearnLesson *self);

/* @step: one of its steps, from 0
 * Returns: (transfer full): which step it is, in the same words */
char *ahu_learn_lesson_tell_place (AhuLesson *lesson,
                                   guint      step);

G_END_DECLS
