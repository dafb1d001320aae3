/* ahu-rn-reasons.h: asking the engine about one move for one choice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/ahu-choice.h"
#include "core/ahu-session.h"
#include "rapanui/rn-rules.h"

G_BEGIN_DECLS

/**
 * ahu_rn_reason:
 * @session: a session
 * @move: a move
 *
 * Returns: (transfer full) (nullable): why @move is impossible now, with the
 *   rule in parentheses; %NULL if it is possible
 */
char *ahu_rn_reason (AhuSession   *session,
                     const RnMove *move);

/**
 * ahu_rn_reason_text:
 * @reason: a reason
 * @names: (array zero-terminated=1): the players' names by seat
 *
 * Returns: (transfer full) (nullable): the sentence with the rule in
 *   parentheses, %NULL if there is no reason
 */
char *ahu_rn_reason_text (const RnReason    *reason,
                          const char *const *names);

/**
 * ahu_rn_choice_set_move:
 * @choice: a choice
 * @session: a session
 * @move: a move
 *
 * Makes @choice stand for @move and tell why it is impossible, if it is.
 *
 * Returns: whether it is possible
 */
gboolean ahu_rn_choice_set_move (AhuChoice    *choice,
                                 AhuSession   *session,
                                 const RnMove *move);

G_END_DECLS
