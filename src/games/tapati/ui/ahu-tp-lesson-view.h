/* ahu-tp-lesson-view.h: the part of a lesson that is the table: cards, markets, boards
 *
 * Made of the widgets of the table page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-lesson-view.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_LESSON_VIEW (ahu_tp_lesson_view_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpLessonView, ahu_tp_lesson_view, AHU, TP_LESSON_VIEW, AhuLessonView)

/**
 * ahu_tp_lesson_view_new:
 *
 * A step can look at `facts`, `markets`, `interchange`, `store` and `boards`. Where the boards don't all
 * have room, that of the player whose move it is about comes first.
 *
 * Returns: (transfer floating): a view without a step
 */
GtkWidget *ahu_tp_lesson_view_new (void);

G_END_DECLS
