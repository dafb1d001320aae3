/* ahu-analysis.h: what each move of a game has changed
 *
 * Each decision is judged by what its player knew when it was made; nothing that was
 * hidden then is held against it. Runs on any thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "advisor/ahu-advisor.h"

G_BEGIN_DECLS

/**
 * AhuAnalysisMove:
 * @ply: the index of the move in the game, from 0
 * @player: who made it; -1 for a refill, which nobody chooses
 * @move: the move
 * @n_players: how many players there are
 * @before: by seat, the chance to win before it, if the best is done
 * @after: by seat, the chance to win after it; after the last of all the result
 * @best: what would have been best, as @player could know; the move itself for a
 *   refill and where there was no choice
 * @loss: by how much @move was worse than @best for @player, 0–1
 *
 * What one move has changed. A shared win counts as its share.
 */
typedef struct
{
  guint ply;
  int player;
  RnMove move;
  guint n_players;
  double before[RN_MAX_PLAYERS];
  double after[RN_MAX_PLAYERS];
  RnMove best;
  double loss;
} AhuAnalysisMove;

/**
 * AhuAnalysisReport:
 * @move: what was found out about the next move
 * @data: what was given with the function
 *
 * Is told each move, in order.
 */
typedef void (*AhuAnalysisReport) (const AhuAnalysisMove *move,
                                   gpointer               data);

/**
 * ahu_analysis_run:
 * @history: a game of Rapa Nui, finished or not; not to be changed meanwhile
 * @first: the first move to judge, 0 to their number
 * @limits: (nullable): what each search may cost; a move takes one or two. As many moves
 *   as it has threads are judged at the same time, each on one of them
 * @cancellable: (nullable): to stop early; reacts within 5 milliseconds
 * @report: (scope call): is told each move as soon as it is known
 * @data: for @report
 * @error: return location for a `G_IO_ERROR`
 *
 * Judges every move of a game from @first on. With a limit of playouts what is said of a
 * move depends neither on @first, so what was stopped can be gone on with, nor on the
 * number of threads.
 *
 * Returns: whether it came to the end
 */
gboolean ahu_analysis_run (AhuHistory         *history,
                           guint               first,
                           const AhuLimits    *limits,
                           GCancellable       *cancellable,
                           AhuAnalysisReport   report,
                           gpointer            data,
                           GError            **error);

G_END_DECLS
