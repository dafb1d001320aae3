/* rn-applied.h: where in a game a rule was applied
 *
 * Not for: the few rules that a line of the log names (rn-citation.h), which are among
 * these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/* More than any move needs: the first also stands for the set-up. */
#define RN_MAX_APPLIED 48

/**
 * rn_applied_rules:
 * @history: a game of Rapa Nui
 * @ply: 0 to the number of its moves
 * @rules: (out caller-allocates) (array fixed-size=48): rules and decisions, such as `R7.4`
 *   and `D6`, none twice
 *
 * Names what stands behind the question before the move @ply, the move itself, and all
 * that followed from it at once; behind the first move of a game from its set-up on also the
 * set-up, behind the last one of a finished game also the final scoring. After the last
 * move only the question is left.
 *
 * Returns: how many
 */
guint rn_applied_rules (AhuHistory *history,
                        guint       ply,
                        const char *rules[RN_MAX_APPLIED]);

/**
 * rn_applied_find:
 * @history: a game of Rapa Nui
 * @rule: the number of a rule or decision
 *
 * Returns: (transfer full) (element-type guint): the plies where @rule is among
 *   [func@applied_rules], ascending
 */
GArray *rn_applied_find (AhuHistory *history,
                         const char *rule);

G_END_DECLS
