/* ahu-lesson-view.h: the part of a lesson that is the table, below the illustration of the step
 *
 * A game derives from it, adds its widgets of the table page and fills in what they show; whoever
 * holds the view has the action `table.move`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/lessons/ahu-lesson.h"
#include "core/session/ahu-session.h"
#include "toolkit/base/ahu-parent.h"
#include "toolkit/layout/ahu-width-bin.h"

G_BEGIN_DECLS

#define AHU_TYPE_LESSON_VIEW (ahu_lesson_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (AhuLessonView, ahu_lesson_view, AHU, LESSON_VIEW, AhuParent)

/**
 * AhuLessonViewClass:
 * @picture_new: (transfer floating): the illustration of a step
 * @show_table: shows what the step looks at of the position, if there is one; @session is read-only if there
 *   is nothing to choose, and %NULL where there is no position
 */
struct _AhuLessonViewClass
{
  AhuParentClass parent_class;

  GtkWidget *(*picture_new) (JsonObject          *picture,
                             gboolean             narrow);
  void       (*show_table)  (AhuLessonView       *self,
                             AhuSession          *session,
                             const AhuLessonStep *step,
                             AhuWidthClass        room);
};

/**
 * ahu_lesson_view_set_table:
 * @self: a view
 * @table: what shows a position
 * @gap: pixels between the illustration and @table
 *
 * For the game, once.
 */
void ahu_lesson_view_set_table (AhuLessonView *self,
                                GtkWidget     *table,
                                int            gap);

/**
 * ahu_lesson_view_looks_at:
 * @step: a step
 * @part: a part of the table, as lessons call it
 *
 * Returns: whether @step looks at it: at all of them, if it names none
 */
gboolean ahu_lesson_view_looks_at (const AhuLessonStep *step,
                                   const char          *part);

/**
 * ahu_lesson_view_show:
 * @view: an #AhuLessonView
 * @session: (nullable): the position; read-only if there is nothing to choose
 * @step: the step
 * @room: how much width there is
 *
 * Shows the illustration of @step and the parts of the position that it looks at, and what has to be
 * chosen whether it is among them or not.
 */
void ahu_lesson_view_show (GtkWidget           *view,
                           AhuSession          *session,
                           const AhuLessonStep *step,
                           AhuWidthClass        room);

G_END_DECLS
