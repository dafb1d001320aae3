/* ahu-lesson-list.h: the lessons there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/lessons/ahu-lesson.h"

G_BEGIN_DECLS

#define AHU_TYPE_LESSON_LIST (ahu_lesson_list_get_type ())
G_DECLARE_FINAL_TYPE (AhuLessonList, ahu_lesson_list, AHU, LESSON_LIST, GObject)

/**
 * ahu_lesson_list_new:
 * @game: a game
 *
 * A #GListModel of #AhuLesson.
 *
 * Returns: (transfer full): an empty list for lessons of the game; those of others are not
 *   among its items, see [func@lesson_list_get_others]
 */
AhuLessonList *ahu_lesson_list_new (const AhuGame *game);

/**
 * ahu_lesson_list_add_resources:
 * @self: a list
 * @path: a folder among the resources of the program
 *
 * Adds the lessons that come with the program, by the names of their files. One of them
 * that can't be read is a mistake in the program.
 */
void ahu_lesson_list_add_resources (AhuLessonList *self,
                                    const char    *path);

/**
 * ahu_lesson_list_load_folder:
 * @self: a list that is not loading
 * @path: a folder of the user's; it need not be there
 *
 * Reads the lessons in it in a thread, and then adds them, by the names of their files; an
 * identifier begins with `own/`, so that none is that of a lesson of the program. Those
 * that can't be read are left out, and [func@lesson_list_get_problem] tells why once the
 * property `loading` is %FALSE again.
 */
void ahu_lesson_list_load_folder (AhuLessonList *self,
                                  const char    *path);

/**
 * ahu_lesson_list_get_loading:
 * @self: a list
 *
 * Returns: whether a folder is being read, as the property `loading` says
 */
gboolean ahu_lesson_list_get_loading (AhuLessonList *self);

/**
 * ahu_lesson_list_get_problem:
 * @self: a list
 *
 * Returns: (transfer none) (nullable): for each file that can't be read its name and
 *   why, on a line each
 */
const char *ahu_lesson_list_get_problem (AhuLessonList *self);

/**
 * ahu_lesson_list_get_others:
 * @self: a list
 *
 * Returns: (transfer none) (element-type AhuLesson): lessons that were found on the way and
 *   are of other games
 */
GPtrArray *ahu_lesson_list_get_others (AhuLessonList *self);

G_END_DECLS
