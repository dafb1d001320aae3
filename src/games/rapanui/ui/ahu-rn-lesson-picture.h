/* ahu-rn-lesson-picture.h: the illustrations of the lessons of Rapa Nui
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * ahu_rn_lesson_picture_new:
 * @picture: the member `picture` of a step of a lesson, as docs/lessons.md describes it
 * @narrow: whether there is the width of a phone only
 *
 * Returns: (transfer floating): the illustration, told in its words to readers of the
 *   screen; the words alone if it is of a sort that isn't known
 */
GtkWidget *ahu_rn_lesson_picture_new (JsonObject *picture,
                                      gboolean    narrow);

G_END_DECLS
