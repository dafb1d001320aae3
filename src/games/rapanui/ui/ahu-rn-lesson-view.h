/* ahu-rn-lesson-view.h: the part of a lesson that is the table: cards, Stone, players
 *
 * Made of the widgets of the table page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-lesson-view.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_LESSON_VIEW (ahu_rn_lesson_view_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnLessonView, ahu_rn_lesson_view, AHU, RN_LESSON_VIEW, AhuLessonView)

/**
 * ahu_rn_lesson_view_new:
 *
 * A step can look at `display`, `stone`, `hand`, `supply`, `players`, and `active` for the player
 * whose turn it is alone. It can point at `display.N`, the front card of a column, and
 * `players.N`, both from 0.
 *
 * Returns: (transfer floating): a view without a step
 */
GtkWidget *ahu_rn_lesson_view_new (void);

G_END_DECLS
