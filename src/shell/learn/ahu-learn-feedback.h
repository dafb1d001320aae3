/* ahu-learn-feedback.h: what there is to say to the last answer or move in a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/lessons/ahu-lesson-run.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_LEARN_FEEDBACK (ahu_learn_feedback_get_type ())
G_DECLARE_FINAL_TYPE (AhuLearnFeedback, ahu_learn_feedback, AHU, LEARN_FEEDBACK, AhuParent)

/* Shows whether the last answer or move was right, why, and what helps; nothing while there is no message. */
void ahu_learn_feedback_update (AhuLearnFeedback *self,
                                AhuLessonRun     *run);

/* Tells what it shows to readers of the screen. */
void ahu_learn_feedback_announce (AhuLearnFeedback *self);

G_END_DECLS
