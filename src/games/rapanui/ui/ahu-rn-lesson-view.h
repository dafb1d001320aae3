/* ahu-rn-lesson-view.h: the part of a lesson that is the table: cards, Stone, players
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

#define AHU_TYPE_RN_LESSON_VIEW (ahu_rn_lesson_view_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnLessonView, ahu_rn_lesson_view, AHU, RN_LESSON_VIEW, GtkWidget)

/**
 * ahu_rn_lesson_view_new:
 *
 * Returns: (transfer floating): a view without a step
 */
GtkWidget *ahu_rn_lesson_view_new (void);

/**
 * ahu_rn_lesson_view_show:
 * @self: a view
 * @session: (nullable): the position; read-only if there is nothing to choose
 * @step: the step
 * @room: how much width there is
 *
 * Shows the illustration of @step, and the parts of the position that it looks at:
 * `display`, `stone`, `hand`, `supply`, `players`, and `active` for the player whose
 * turn it is alone. What has to be chosen is shown whether it is among them or not. It
 * points at `display.N`, the front card of a column, and `players.N`, both from 0.
 */
void ahu_rn_lesson_view_show (AhuRnLessonView     *self,
                              AhuSession          *session,
                              const AhuLessonStep *step,
                              AhuWidthClass        room);

G_END_DECLS
