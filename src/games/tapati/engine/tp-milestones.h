/* tp-milestones.h: what a game of Tapati is counted in, and what its replay is stepped by
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"

G_BEGIN_DECLS

#define TP_MILESTONES 2

/* Facts and rounds. */
extern const AhuMilestone tp_milestones[TP_MILESTONES];

/* @move: a legal move of it
 * @after: the position it leads to
 * Returns: a bit for each of the milestones that the move leads to: where a fact is over, or prestige, and where
 *   another round begins */
guint tp_completes (gconstpointer  before,
                    JsonNode      *move,
                    gconstpointer  after);

/* @n: the number of a round, or how many rounds
 * @style: what is said of it
 * Returns: (transfer full): the words */
char *tp_round_text (guint        n,
                     AhuTurnStyle style);

G_END_DECLS
