/* ahu-tp-dead-key.h: what a letter of Tapati’s table stands for in another step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* @session: a session of Tapati
 * @letter: in upper case; a key that nothing on the page has now
 * Returns: (transfer full) (nullable): why what it stands for can't be done now, with the rule; %NULL if it stands
 *   for nothing, or for something that can */
char *ahu_tp_dead_key_reason (AhuSession *session,
                              gunichar    letter);

G_END_DECLS
