/* ahu-rn-lesson-view.h: the part of a lesson that is the table: cards, Stone, players
 *
 * Made of the widgets of the table page; whoever holds it has the action `table.move`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/ahu-width-bin.h"
#include "core/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_LESSON_VIEW (ahu_rn_lesson_view_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnLessonView, ahu_rn_lesson_view, AHU, RN_LESSON_VIEW, GtkWidget)

GtkWidget *ahu_rn_lesson_view_new (void);

/**
 * ahu_rn_lesson_view_show:
 * @self: a view
 * @session: (nullable): the position; read-only if there is nothing to choose
 * @parts: (nullable) (array zero-terminated=1): the parts to show, of `display`, `stone`,
 *   `hand`, `supply` and `players`; %NULL for all
 * @room: how much width there is
 *
 * Shows a position. What has to be chosen is shown whether it is among @parts or not.
 */
void ahu_rn_lesson_view_show (AhuRnLessonView   *self,
                              AhuSession        *session,
                              const char *const *parts,
                              AhuWidthClass      room);

G_END_DECLS
