/* ahu-learn-answers.h: the answers of a question in a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/lessons/ahu-lesson-run.h"

G_BEGIN_DECLS

#define AHU_TYPE_LEARN_ANSWERS (ahu_learn_answers_get_type ())
G_DECLARE_FINAL_TYPE (AhuLearnAnswers, ahu_learn_answers, AHU, LEARN_ANSWERS, GtkWidget)

/* Shows the answers of the step that @run is at, or nothing if it asks nothing. An answer that is chosen is given to
 * @run. */
void ahu_learn_answers_set_run (AhuLearnAnswers *self,
                                AhuLessonRun    *run);

/* Shows which answers were chosen, and whether they are right. */
void ahu_learn_answers_update (AhuLearnAnswers *self);

G_END_DECLS
