/* tp-lesson-utils.h: lessons of Tapati done by what is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/lessons/ahu-lesson-run.h"
#include "games/tapati/engine/tp-move.h"

G_BEGIN_DECLS

/* Activates what stands for @move in @widget: a card, a thing of the centre, an answer, a cell or a
 * button of a board. Returns: whether there is something */
gboolean tp_lesson_choose (GtkWidget    *widget,
                           const TpMove *move);

/* Returns: (transfer full): the first legal move that the step asks for */
JsonNode *tp_lesson_find_right (AhuLessonRun *run);

G_END_DECLS
