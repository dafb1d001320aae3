/* rn-applied.h: which rules of the card game stand behind a move
 *
 * Not for: the few rules that a line of the log names (rn-citation.h), which are among these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-applied.h"

G_BEGIN_DECLS

/* The `rules_applied` of the game.
 * @history: a game of Rapa Nui
 * @ply: 0 to the number of its moves
 * @applied: (inout): where the rules are noted, such as `R7.4` and `D6` */
void rn_applied_rules (AhuHistory *history,
                       guint       ply,
                       AhuApplied *applied);

G_END_DECLS
