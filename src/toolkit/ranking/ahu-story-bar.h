/* ahu-story-bar.h: a sum of points as a bar of its parts
 *
 * Bars of the same width and the same scale can be compared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_STORY_BAR (ahu_story_bar_get_type ())
G_DECLARE_FINAL_TYPE (AhuStoryBar, ahu_story_bar, AHU, STORY_BAR, GtkWidget)

/* @full: the points that fill the whole width, at least 1
 * @narrow: whether it stands on a telephone
 * Returns: (transfer floating): an empty bar */
GtkWidget *ahu_story_bar_new (gint64   full,
                              gboolean narrow);

/* @points: a part of the sum, above 0
 * @part: (transfer floating): what shows it */
void ahu_story_bar_add (AhuStoryBar *self,
                        gint64       points,
                        GtkWidget   *part);

G_END_DECLS
