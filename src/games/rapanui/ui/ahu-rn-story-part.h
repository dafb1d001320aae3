/* ahu-rn-story-part.h: the points from one source, in its colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-final.h"
#include "toolkit/art/ahu-part.h"

G_BEGIN_DECLS

/* @source: a source of points
 * @look: (out caller-allocates): how it is shown wherever bars have parts of it */
void ahu_rn_story_source_look (RnSource     source,
                               AhuPartLook *look);

G_END_DECLS
