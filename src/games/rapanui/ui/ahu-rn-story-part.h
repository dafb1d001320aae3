/* ahu-rn-story-part.h: the points from one source, in its colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-final.h"
#include "toolkit/art/ahu-part.h"

G_BEGIN_DECLS

/**
 * ahu_rn_story_part_new:
 * @source: where the points come from
 * @how: (nullable): how they are reckoned, such as “8 × 3”, where there is room for it
 * @narrow: whether it stands on a telephone
 *
 * With @how the part is what is new: it has the ring round it.
 *
 * Returns: (transfer floating): an [class@Part]
 */
GtkWidget *ahu_rn_story_part_new (RnSource    source,
                                  const char *how,
                                  gboolean    narrow);

/**
 * ahu_rn_story_source_look:
 * @source: a source of points
 * @look: (out caller-allocates): how it is shown wherever bars have parts of it
 */
void ahu_rn_story_source_look (RnSource     source,
                               AhuPartLook *look);

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
