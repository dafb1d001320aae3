/* ahu-lesson-private.h: what the reader and the check of lessons share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/lessons/ahu-lesson.h"

G_BEGIN_DECLS

/* ahu-lesson-read.c
 * Returns: (transfer full) (nullable) (element-type AhuLessonStep): the steps */
GPtrArray *ahu_lesson_read_steps (JsonObject  *document,
                                  GError     **error);
gboolean ahu_lesson_check_text (JsonObject  *object,
                                const char  *member,
                                const char  *path,
                                GError     **error);

/* ahu-lesson-check.c */
gboolean ahu_lesson_check_steps (GPtrArray  *steps,
                                 GError    **error);

G_END_DECLS
