/* ahu-lesson-private.h: what the reader and the check of lessons share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/lessons/ahu-lesson.h"

G_BEGIN_DECLS

/* ahu-lesson-read.c */

/**
 * ahu_lesson_read_steps:
 * @document: a lesson of a game that there is
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Reads the steps one by one; whether they fit together [func@lesson_check_steps] finds out.
 *
 * Returns: (transfer full) (nullable) (element-type AhuLessonStep): 1–`AHU_LESSON_MAX_STEPS` steps
 */
GPtrArray *ahu_lesson_read_steps (JsonObject  *document,
                                  GError     **error);

/**
 * ahu_lesson_check_text:
 * @object: the object that has the text
 * @member: the name of its member
 * @path: where it stands in the document, for the error
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Returns: whether the text is there, at least in English, and empty in no language
 */
gboolean ahu_lesson_check_text (JsonObject  *object,
                                const char  *member,
                                const char  *path,
                                GError     **error);

/* ahu-lesson-check.c */

/**
 * ahu_lesson_check_steps:
 * @steps: (element-type AhuLessonStep): all steps of a lesson
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Goes through the lesson on every way that its accepted moves open. With more than 256 of them it
 * is refused.
 *
 * Returns: whether each position can be laid out, each move is what the step says of it, and each
 *   fact holds
 */
gboolean ahu_lesson_check_steps (GPtrArray  *steps,
                                 GError    **error);

G_END_DECLS
