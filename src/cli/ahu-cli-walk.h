/* ahu-cli-walk.h: replaying a record move by move
 *
 * For verbs that look at every position or at the last. It keeps one position
 * only; undo and corrections are the history's (core/ahu-history.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/record/ahu-record.h"

G_BEGIN_DECLS

/**
 * AhuCliVisit:
 * @game: the game
 * @position: a position
 *
 * Is shown each position.
 *
 * Returns: whether to go on
 */
typedef gboolean (*AhuCliVisit) (const AhuGame *game,
                                 gconstpointer  position);

/* Replays @record up to its end or to the first illegal move; @position is then the last good one.
 * @position: (out): room for a position of its game
 * @visit: (nullable): is shown every position from the set-up on
 * Returns: (transfer full) (nullable): why the set-up or a move is illegal */
AhuRefusal *ahu_cli_walk (AhuRecord   *record,
                          gpointer     position,
                          AhuCliVisit  visit);

/* Returns: (transfer full): room for a position, to be freed with g_free() */
gpointer ahu_cli_position_new (const AhuGame *game);

G_END_DECLS
