/* tp-applied.h: where in a game of Tapati a rule was applied
 *
 * Not for: the few rules that a line of the log names (tp-citation.h), which are among these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "games/tapati/engine/tp-citation.h"

G_BEGIN_DECLS

/* More than any move needs: the first also stands for the set-up, the last for the scoring. */
#define TP_MAX_APPLIED (TP_MAX_CITED + 40)

/**
 * tp_applied_rules:
 * @history: a game of Tapati
 * @ply: 0 to the number of its moves
 * @rules: (out caller-allocates) (array fixed-size=64): rules and decisions, such as `T7.1` and
 *   `TD13`, none twice
 *
 * Names what stands behind the question before the move @ply, the move itself, and all that followed
 * from it at once; behind the first move also the set-up, behind the last one of a finished game
 * also the final scoring. After the last move only the question is left.
 *
 * Returns: how many
 */
guint tp_applied_rules (AhuHistory *history,
                        guint       ply,
                        const char *rules[TP_MAX_APPLIED]);

/**
 * tp_applied_find:
 * @history: a game of Tapati
 * @rule: the number of a rule or decision
 *
 * Returns: (transfer full) (element-type guint): the plies where @rule is among
 *   [func@applied_rules], ascending
 */
GArray *tp_applied_find (AhuHistory *history,
                         const char *rule);

G_END_DECLS
