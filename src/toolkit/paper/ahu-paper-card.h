/* ahu-paper-card.h: the result as a square picture, for friends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

/* @self: a result on paper
 * Returns: (transfer full): a square of 1080 pixels */
GdkTexture *ahu_paper_to_card (AhuPaper *self);

G_END_DECLS
