/* ahu-conflict.h: why a later move of a game no longer fits, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/* @correction: a correction of it with a conflict
 * Returns: (transfer full): what the rules have against the move that no longer fits, with the rule. It tells
 *   nothing that is hidden */
char *ahu_conflict_tell (AhuHistory          *history,
                         const AhuCorrection *correction);

/* @correction: a correction with a conflict of what it was begun with
 * Returns: (transfer full): the move that no longer fits, and why, for people who look at the beginning of the game:
 *   what is different before it, the move, and what the rules have against it. It tells nothing that is hidden */
char *ahu_conflict_explain (AhuHistory          *history,
                            const AhuCorrection *correction);

G_END_DECLS
