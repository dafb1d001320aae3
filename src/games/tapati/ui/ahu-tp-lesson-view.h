/* ahu-tp-lesson-view.h: the part of a lesson that is the table: cards, markets, boards
 *
 * Made of the widgets of the table page; whoever holds it has the action `table.move`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/lessons/ahu-lesson.h"
#include "core/session/ahu-session.h"
#include "toolkit/layout/ahu-width-bin.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_LESSON_VIEW (ahu_tp_lesson_view_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpLessonView, ahu_tp_lesson_view, AHU, TP_LESSON_VIEW, GtkWidget)

/**
 * ahu_tp_lesson_view_new:
 *
 * Returns: (transfer floating): a view without a step
 */
GtkWidget *ahu_tp_lesson_view_new (void);

/**
 * ahu_tp_lesson_view_show:
 * @self: a view
 * @session: (nullable): the position; read-only if there is nothing to choose
 * @step: the step
 * @room: how much width there is
 *
 * Shows the illustration of @step, and the parts of the position that it looks at:
 * `facts`, `markets`, `interchange`, `store`, `boards`, and what has to be chosen whether it is
 * among them or not. Where the boards don't all have room, first that of the player whose move it
 * is about.
 */
void ahu_tp_lesson_view_show (AhuTpLessonView     *self,
                              AhuSession          *session,
                              const AhuLessonStep *step,
                              AhuWidthClass        room);

G_END_DECLS
