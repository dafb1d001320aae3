/* ahu-rn-dead-key.h: what a letter of Rapa Nui’s table stands for in another step
 *
 * Not for: letters that stand for nothing (ahu-dead-key.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* Asks the engine about the move that the letter stands for in another step.
 * @letter: in upper case, that no control on the screen has
 * Returns: (transfer full) (nullable): why it is impossible now, with the rule in parentheses where there is one;
 *   %NULL if it stands for none */
char *ahu_rn_dead_key_reason (AhuSession *session,
                              gunichar    letter);

G_END_DECLS
