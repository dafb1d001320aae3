/* ahu-rn-story-part.h: the points from one source, as a part of a bar in its colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rapanui/rn-final.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_STORY_PART (ahu_rn_story_part_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnStoryPart, ahu_rn_story_part, AHU, RN_STORY_PART, GtkWidget)

/**
 * ahu_rn_story_part_new:
 * @source: where the points come from
 * @how: (nullable): how they are reckoned, such as “8 × 3”, where there is room for it
 * @narrow: whether it stands on a telephone
 *
 * With @how the part is what is new: it has the ring round it.
 *
 * Returns: (transfer floating): a part, which takes any width
 */
GtkWidget *ahu_rn_story_part_new (RnSource    source,
                                  const char *how,
                                  gboolean    narrow);

/**
 * ahu_rn_story_source_picture:
 * @source: a source of points
 * @whole: the card or token itself, not what stands on the colour of the source
 *
 * Returns: (transfer none): the name of its drawing
 */
const char *ahu_rn_story_source_picture (RnSource source,
                                         gboolean whole);

G_END_DECLS
