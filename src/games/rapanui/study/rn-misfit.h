/* rn-misfit.h: why moves of a game no longer fit once it is begun otherwise
 *
 * Not for: what the rules have against the move itself (rn-rules.h, rn-sentences.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "games/rapanui/engine/rn-move.h"

G_BEGIN_DECLS

/* Looks for what the two tell differently before that: whose turn it is, or the card that was drawn.
 * @before: a game of Rapa Nui
 * @now: the same begun otherwise, with the first moves of @before as far as they fit
 * @move: the next move of @before, which doesn't fit in @now
 * Returns: (transfer full) (nullable): one sentence, or %NULL where what the rules have against the move says all */
char *rn_misfit_sentence (AhuHistory   *before,
                          AhuHistory   *now,
                          const RnMove *move);

/* Says of a move that was made what would be missing for it now. It names no hidden card.
 * @now: a game of Rapa Nui that was begun otherwise, with the moves that still fit
 * @move: the next move, which doesn't
 * Returns: (transfer full) (nullable): one sentence, such as “In turn 5 Ben would have no Priest to play.”, or %NULL
 *   where that is told by what the rules have against the move */
char *rn_misfit_move_sentence (AhuHistory   *now,
                               const RnMove *move);

G_END_DECLS
