/* ahu-dead-key.h: why a key of the table does nothing now
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
 * AhuDeadKey:
 * @session: a session
 * @letter: in upper case, that no control on the screen has
 *
 * Returns: (transfer full) (nullable): why the choice that the letter stands for in another step is
 *   impossible now, with the rule in parentheses where there is one; %NULL if it stands for none
 */
typedef char *(*AhuDeadKey) (AhuSession *session,
                             gunichar    letter);

/* @keyval: a key that no control on the screen has
 * @state: modifiers
 * @dead_key: (nullable): asks the game
 * Returns: (transfer full) (nullable): why it does nothing; %NULL for a key that is not for writing, such as an
 *   arrow or a key with Ctrl */
char *ahu_dead_key_reason (AhuSession      *session,
                           guint            keyval,
                           GdkModifierType  state,
                           AhuDeadKey       dead_key);

G_END_DECLS
