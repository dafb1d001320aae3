/* ahu-highlights.h: which moves of an analysis are worth telling
 *
 * Not for: the chances themselves (ahu-game-advisor.h), nor words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-game-advisor.h"

G_BEGIN_DECLS

/* A change of the chance to win by less is not worth telling. */
#define AHU_HIGHLIGHTS_LEAST 0.05

/* @moves: (element-type AhuAnalysisMove): an analysis, or its beginning; not empty
 * @n: 0 to their number
 * Returns: (transfer none) (array fixed-size=6): the chances after @n moves, with the eyes that are the same for all */
const double *ahu_highlights_chances (GPtrArray *moves,
                                      guint      n);

/* @moves: (element-type AhuAnalysisMove): an analysis, or its beginning
 * @i: one of them
 * @player: (out): whose chance the move has changed most
 * Returns: by how much, 0–1 */
double ahu_highlights_swing (GPtrArray *moves,
                             guint      i,
                             guint     *player);

/* @moves: (element-type AhuAnalysisMove): an analysis, or its beginning
 * @most: how many at the most
 * Returns: (transfer full) (element-type guint): what was drawn and decided that changed a chance most, in the order
 *   of the game; none that changed it by less than `AHU_HIGHLIGHTS_LEAST`, and no decision that lost its player less */
GArray *ahu_highlights_turning_points (GPtrArray *moves,
                                       guint      most);

/* @moves: (element-type AhuAnalysisMove): an analysis, or its beginning
 * @is_over: whether the game is over. Before, what is private is left out
 * Returns: the move of @player that lost most against a better one; -1 if none was clearly worse */
int ahu_highlights_missed (GPtrArray *moves,
                           guint      player,
                           gboolean   is_over);

G_END_DECLS
