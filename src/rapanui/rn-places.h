/* rn-places.h: where in a game one is, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/ahu-game.h"

G_BEGIN_DECLS

/**
 * rn_turn_text:
 * @n: the number of a turn, or how many turns
 * @style: what is said of it
 *
 * Returns: (transfer full): the words
 */
char *rn_turn_text (guint        n,
                    AhuTurnStyle style);

G_END_DECLS
