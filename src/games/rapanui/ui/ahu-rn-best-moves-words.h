/* ahu-rn-best-moves-words.h: what is said of a move that the advisor ranks
 *
 * Private to AhuRnBestMoves. Not for: what the move makes certain (rn-outlook.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/advisor/rn-advisor.h"
#include "games/rapanui/engine/rn-position.h"

G_BEGIN_DECLS

/* “Draw Grain from column 2” */
char *ahu_rn_best_moves_name (const RnPosition *position,
                              const RnMove     *move);

/* “Chance to win: 61 %, about 34 points in the end”, and how few games that rests on, if few */
char *ahu_rn_best_moves_figures (const RnAdvice *advice);

/* What a move does to the Stone, also where nobody may tell what lies on it: why to add a
 * card to it, or to sacrifice one of a player whose cards may be told. NULL for others. */
char *ahu_rn_best_moves_stone (const RnPosition  *position,
                               const RnMove      *move,
                               const char *const *names);

/* The drawing that stands for the move; NULL for none. */
const char *ahu_rn_best_moves_picture (const RnPosition *position,
                                       const RnMove     *move);

G_END_DECLS
