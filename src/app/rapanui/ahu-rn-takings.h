/* ahu-rn-takings.h: what the last scoring gave, found in the history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/ahu-session.h"
#include "rapanui/rn-sentences.h"

G_BEGIN_DECLS

/**
 * ahu_rn_takings_locate:
 * @session: a session of Rapa Nui
 * @start: (out): the position after the move that was scored, as a number of moves
 * @end: (out): the position after what has been chosen of it since
 *
 * Finds the last scoring before the present position. Once the game has ended
 * (R8.1) nothing is left to be taken: then there is none, and both numbers are the
 * present one.
 *
 * Returns: whether there has been one
 */
gboolean ahu_rn_takings_locate (AhuSession *session,
                                guint      *start,
                                guint      *end);

/**
 * ahu_rn_takings_find:
 * @session: a session of Rapa Nui
 * @takings: (out caller-allocates): what the players take
 *
 * Finds the last scoring before the present position; wood or glory and
 * substitutes chosen since count.
 *
 * Returns: whether there has been a scoring, and the game goes on
 */
gboolean ahu_rn_takings_find (AhuSession *session,
                              RnTakings  *takings);

G_END_DECLS
