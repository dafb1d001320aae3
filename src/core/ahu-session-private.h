/* ahu-session-private.h: what the files of the session share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/ahu-session.h"

G_BEGIN_DECLS

/* Returns: (transfer full): the text of the record with the game as it stands */
GBytes *ahu_session_to_bytes (AhuSession *self);

G_END_DECLS
