/* ahu-rn-story-bar.h: a sum of points as a bar of its parts
 *
 * The drawing of a part's source stands in it where there is room. Says nothing
 * that the numbers beside it don't say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_RN_STORY_BAR (ahu_rn_story_bar_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnStoryBar, ahu_rn_story_bar, AHU, RN_STORY_BAR, GtkWidget)

/**
 * ahu_rn_story_bar_new:
 * @full: the points that fill the whole width, at least 1
 *
 * Returns: (transfer floating): an empty bar
 */
GtkWidget *ahu_rn_story_bar_new (gint64 full);

/**
 * ahu_rn_story_bar_add:
 * @self: a bar
 * @points: a part of the sum, above 0
 * @picture: the drawing of its source
 */
void ahu_rn_story_bar_add (AhuRnStoryBar *self,
                           gint64         points,
                           const char    *picture);

G_END_DECLS
