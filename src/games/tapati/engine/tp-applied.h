/* tp-applied.h: which rules of Tapati stand behind a move
 *
 * Not for: the few rules that a line of the log names (tp-citation.h), which are among these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-applied.h"

G_BEGIN_DECLS

/* The `rules_applied` of the game.
 * @history: a game of Tapati
 * @ply: 0 to the number of its moves
 * @applied: (inout): where the rules are noted, such as `T7.1` and `TD13` */
void tp_applied_rules (AhuHistory *history,
                       guint       ply,
                       AhuApplied *applied);

G_END_DECLS
