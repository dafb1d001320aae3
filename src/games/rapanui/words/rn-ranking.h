/* rn-ranking.h: the final ranking as the shared pages show it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-ranking.h"
#include "games/rapanui/engine/rn-final.h"

G_BEGIN_DECLS

/* Puts places, sums by source and their explanation ([func@explain]) into words (R8.2–R8.7). The kinds stand in the
 * order in which the Stone ranks them.
 * @final: the final scoring
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): the ranking */
AhuRanking *rn_ranking_new (const RnFinal     *final,
                            const char *const *names);

G_END_DECLS
