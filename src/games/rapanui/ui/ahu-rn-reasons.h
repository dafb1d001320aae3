/* ahu-rn-reasons.h: the engine's moves and reasons for the choices of Rapa Nui's pages
 *
 * Not for: asking about a move (ahu-reasons.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-rules.h"
#include "toolkit/table/ahu-reasons.h"

G_BEGIN_DECLS

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
 * [func@choice_offer] of a move of Rapa Nui; while computers play nothing can be chosen.
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
 * [func@choice_offer_any] of a move of Rapa Nui.
 */
void ahu_rn_choice_set_any_move (AhuChoice    *choice,
                                 AhuSession   *session,
                                 const RnMove *move);

G_END_DECLS
