/* rn-citation.h: which rule a prompt and a line of the log follow from
 *
 * Not for: why something is refused, which the refusal itself tells (rn-reason.h); all that
 * was applied in a move (rn-applied.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/study/rn-slips.h"

G_BEGIN_DECLS

/* The move itself, a bonus, a scoring, the end. */
#define RN_MAX_CITED 4

/* @kind: a [enum@Kind] that is scored
 * Returns: (transfer none): the rule that says what is taken, such as `R7.4` */
const char *rn_scoring_rule (guint kind);

/* Returns: (transfer none): the rule behind what [func@prompt] says, such as `R7.1` */
const char *rn_prompt_rule (const RnPosition *position);

/* @before: the position before the move
 * @move: a legal move of @before
 * @rules: (out caller-allocates) (array fixed-size=4): the rules behind the lines of [func@describe_move], the last
 *   that of the last line
 * Returns: how many, at least 1 */
guint rn_move_rules (const RnPosition *before,
                     const RnMove     *move,
                     const char       *rules[RN_MAX_CITED]);

/* @before: the position before the first move it may be about
 * @move: (nullable): that move, %NULL if it is still to come
 * Returns: (transfer none): the rule that was not kept, such as `R7.7` */
const char *rn_slip_rule (const RnSlip     *slip,
                          const RnPosition *before,
                          const RnMove     *move);

G_END_DECLS
