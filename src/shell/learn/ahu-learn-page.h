/* ahu-learn-page.h: the lessons, and the one that is gone through
 *
 * Knows no game: the table in a lesson is AhuGameUi.lesson_view_new. Not for: what a lesson
 * is (core/ahu-lesson.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/lessons/ahu-lesson-list.h"
#include "core/lessons/ahu-lesson-run.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_LEARN_PAGE (ahu_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuLearnPage, ahu_learn_page, AHU, LEARN_PAGE, AhuPage)

/* Undo begins the step again; there is no redo: a step is gone through once more. Emits `finished` after the last
 * lesson.
 * @ui: a game's pages, with a view of lessons
 * @lessons: the lessons of that game, at least one
 * Returns: (transfer floating): a page at the first lesson that is not done */
GtkWidget *ahu_learn_page_new (const AhuGameUi *ui,
                               AhuLessonList   *lessons);

/* Begins a lesson.
 * @index: a lesson, from 0 */
void ahu_learn_page_open (AhuLearnPage *self,
                          guint         index);

/* Returns: (transfer none): how far the lesson has come */
AhuLessonRun *ahu_learn_page_get_run (AhuLearnPage *self);

G_END_DECLS
