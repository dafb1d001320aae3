/* rn-places.h: where in a game one is, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"

G_BEGIN_DECLS

#define RN_MILESTONES 2

/* Turns and scorings. */
extern const AhuMilestone rn_milestones[RN_MILESTONES];

/* @move: a legal move of it
 * @after: the position it leads to
 * Returns: a bit for each of [const@milestones] that the move leads to: another turn, and where a scoring is
 *   complete */
guint rn_completes (gconstpointer  before,
                    JsonNode      *move,
                    gconstpointer  after);

/* @n: the number of a turn, or how many turns
 * @style: what is said of it
 * Returns: (transfer full): the words */
char *rn_turn_text (guint        n,
                    AhuTurnStyle style);

G_END_DECLS
