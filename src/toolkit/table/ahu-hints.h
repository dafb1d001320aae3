/* ahu-hints.h: what each choice makes certain, for those who want hints
 *
 * Not for: which choice is the better one; all of them get their hint, and none
 * stands out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* Returns: whether the preferences ask for hints in its game, and it asks nobody what to do */
gboolean ahu_hints_are_on (AhuSession *session);

/* Returns: (transfer full) (nullable): what @move makes certain, a sentence on each line; %NULL if hints are off, or
 *   there is nothing to say that everybody may know */
char *ahu_hint (AhuSession *session,
                JsonNode   *move);

G_END_DECLS
