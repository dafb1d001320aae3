/* ahu-rn-reasons.h: asking the engine about one move for one choice, and what
 * has just been moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-rules.h"
#include "toolkit/table/ahu-choice.h"

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
 * Makes @choice stand for @move and tell why it is impossible, if it is, else
 * what it makes certain, if hints are on.
 *
 * Returns: whether it is possible
 */
gboolean ahu_rn_choice_set_move (AhuChoice    *choice,
                                 AhuSession   *session,
                                 const RnMove *move);

/**
 * ahu_rn_choice_set_any_move:
 * @choice: a choice
 * @session: a session
 * @move: what it stands for
 *
 * The same, as if @move were possible: where a reason, seen or read aloud for a moment,
 * would tell what a player owns.
 */
void ahu_rn_choice_set_any_move (AhuChoice    *choice,
                                 AhuSession   *session,
                                 const RnMove *move);

/**
 * ahu_rn_position_before:
 * @session: a session
 * @shown: the ply that a widget showed last
 *
 * Tells whether the game went on by one move since a widget was updated, so
 * that it can point at what has just been moved.
 *
 * Returns: (transfer none) (nullable): the position before that move, %NULL
 *   after an undo, or if nothing has changed
 */
const RnPosition *ahu_rn_position_before (AhuSession *session,
                                          guint       shown);

G_END_DECLS
