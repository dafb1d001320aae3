/* ahu-log-heads.h: what the log tells of before the first move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "toolkit/table/ahu-log-line.h"

G_BEGIN_DECLS

/* @session: a session of any game
 * Returns: (transfer full) (element-type AhuLogLine): the lines that stand behind all others: the deal, or the
 *   position that the game was joined in, and the players; none where nothing is corrected */
GPtrArray *ahu_log_heads_new (AhuSession *session);

/* @session: a session of any game
 * Returns: (nullable): why the position that the game was joined in can't be changed, %NULL where it can, or where
 *   nothing is corrected */
const char *ahu_log_heads_why_kept (AhuSession *session);

/* @session: a session of any game
 * Returns: whether there is a page on which the deal, or the position that the game was joined in, may be changed */
gboolean ahu_log_heads_can_mend (AhuSession *session);

G_END_DECLS
