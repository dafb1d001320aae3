/* rn-sheet-scoring.h: what counts come to while they are being made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-scoring.h"
#include "games/rapanui/engine/rn-sheet.h"

G_BEGIN_DECLS

/* Says what the box does not hold, in one line each, and scores the rest all the same. Sacrifice cards are worth
 * nothing that could be told before the Stone is counted.
 * @sheet: counts that [func@sheet_check_each] accepts
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what the counts come to */
AhuScoring *rn_sheet_scoring (const RnSheet     *sheet,
                              const char *const *names);

G_END_DECLS
