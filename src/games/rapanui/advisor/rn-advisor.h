/* rn-advisor.h: which move a computer player makes, and which moves are best
 *
 * The two questions that are asked of the advisor, by whoever knows a game as one
 * seat knows it (rn-knowledge.h). Both are functions of values alone: no state
 * between calls, callable from any thread, several at a time. Not for: how a
 * player plays (rn-bot.h), sentences (src/games/rapanui/words).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "core/advice/ahu-limits.h"
#include "games/rapanui/advisor/rn-knowledge.h"

G_BEGIN_DECLS

/**
 * RnAdvice:
 * @move: a legal move
 * @points: glory points that the seat may expect in the end after it
 * @win: its chance to win, 0–1, a shared win counted as its share
 * @playouts: how many games this was thought through in
 *
 * What is to be said about one move.
 */
typedef struct
{
  RnMove move;
  double points;
  double win;
  guint playouts;
} RnAdvice;

/* Chooses a computer player's move. A face-down card is always told.
 * @bot: the name of a computer player: `random`, `greedy` or `strong`
 * @knowledge: what the seat knows; it has to act, and not for a refill
 * @limits: (nullable): what it may cost
 * @cancellable: (nullable): to stop early; reacts within 5 milliseconds
 * @move: (out caller-allocates): the move
 * @error: return location for a `G_IO_ERROR`
 * Returns: whether a move was chosen; if not it was cancelled, or there is nothing to choose */
gboolean rn_advisor_choose (const char         *bot,
                            const RnKnowledge  *knowledge,
                            const AhuLimits    *limits,
                            GCancellable       *cancellable,
                            RnMove             *move,
                            GError            **error);

/* Says of each legal move what it is worth. The order is that of the chances to win in whole percents, as they are
 * told; where these are the same, that of the points. Moves that hide a kind from the program (an untold face-down
 * card) are left out.
 * @knowledge: what the seat knows; it has to act, and not for a refill
 * @limits: (nullable): what it may cost
 * @cancellable: (nullable): to stop early; reacts within 5 milliseconds
 * @advice: (out caller-allocates) (array fixed-size=19): the legal moves, best first
 * @n_advice: (out): how many, 0 on error
 * @error: return location for a `G_IO_ERROR`
 * Returns: whether it came to the end */
gboolean rn_advisor_rank (const RnKnowledge  *knowledge,
                          const AhuLimits    *limits,
                          GCancellable       *cancellable,
                          RnAdvice            advice[RN_MAX_LEGAL],
                          guint              *n_advice,
                          GError            **error);

/* @knowledge: what a seat knows
 * Returns: whether the seat has something to choose now */
gboolean rn_advisor_can_act (const RnKnowledge *knowledge);

G_END_DECLS
