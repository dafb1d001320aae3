/* ahu-rn-dead-key.h: why a key of the table does nothing now
 *
 * Not for: keys that do something, which activate the control that shows them
 * ([func@choice_activate_key]).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/**
 * ahu_rn_dead_key_reason:
 * @session: a session
 * @keyval: a key that no control on the screen has
 * @state: modifiers
 *
 * Asks the engine about the move that the key stands for in another step.
 *
 * Returns: (transfer full) (nullable): why it is impossible now, with the rule
 *   in parentheses where there is one; %NULL for a key that is not for writing,
 *   such as an arrow or a key with Ctrl
 */
char *ahu_rn_dead_key_reason (AhuSession      *session,
                              guint            keyval,
                              GdkModifierType  state);

G_END_DECLS
