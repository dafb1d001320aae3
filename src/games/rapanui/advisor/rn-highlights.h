/* rn-highlights.h: which moves of an analysis are worth telling
 *
 * Not for: the chances themselves (rn-analysis.h), nor words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/advisor/rn-analysis.h"

G_BEGIN_DECLS

/* A change of the chance to win by less is within the noise of the estimate. */
#define RN_HIGHLIGHTS_LEAST 0.05

/**
 * rn_highlights_chances:
 * @moves: (element-type RnAnalysisMove): an analysis, or its beginning; not empty
 * @n: 0 to their number
 *
 * Returns: (transfer none) (array fixed-size=4): the chances after @n moves, with the eyes that
 *   are the same for all
 */
const double *rn_highlights_chances (const GArray *moves,
                                     guint         n);

/**
 * rn_highlights_swing:
 * @moves: (element-type RnAnalysisMove): an analysis, or its beginning
 * @i: one of them
 * @player: (out): whose chance the move has changed most
 *
 * Returns: by how much, 0–1
 */
double rn_highlights_swing (const GArray *moves,
                            guint         i,
                            guint        *player);

/**
 * rn_highlights_turning_points:
 * @moves: (element-type RnAnalysisMove): an analysis, or its beginning
 * @most: how many at the most
 *
 * Returns: (transfer full) (element-type guint): the refills and decisions that changed a chance
 *   most, in the order of the game; none that changed it by less than `RN_HIGHLIGHTS_LEAST`,
 *   and no decision that lost its player less
 */
GArray *rn_highlights_turning_points (const GArray *moves,
                                      guint         most);

/**
 * rn_highlights_missed:
 * @moves: (element-type RnAnalysisMove): an analysis, or its beginning
 * @player: a seat
 * @is_over: whether the game is over. Before, which Sacrifice card would have been better
 *   would tell what somebody holds
 *
 * Returns: the move of @player that lost most against a better one; -1 if none was clearly
 *   worse
 */
int rn_highlights_missed (const GArray *moves,
                          guint         player,
                          gboolean      is_over);

G_END_DECLS
