/* tp-citation.h: which rules a move and what it brings stand on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-rules.h"

G_BEGIN_DECLS

/* More different rules than this stand behind no move. */
#define TP_MAX_CITED 24

/* @move: a legal move of it
 * @rules: (out caller-allocates) (array fixed-size=24): the rules, that of the move itself first, none twice
 * Returns: how many there are, at least one */
guint tp_move_rules (const TpPosition *before,
                     const TpMove     *move,
                     const char       *rules[TP_MAX_CITED]);

/* @fact: a fact card
 * Returns: (transfer none): the rule that says what it brings */
const char *tp_fact_rule (guint fact);

/* Returns: (transfer none): the rule on which stands what has to be done now */
const char *tp_step_rule (const TpPosition *position);

/* @move: a legal move of it
 * Returns: whose move it is; -1 for tiles that anybody may draw */
int tp_move_author (const TpPosition *before,
                    const TpMove     *move);

/* @event: something that happens by the rules
 * Returns: (transfer none): the rule, such as "T5.1" */
const char *tp_event_rule (const TpEvent *event);

G_END_DECLS
