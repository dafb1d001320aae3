/* rn-analysis.h: what each move of a game has changed
 *
 * Each decision is judged by what its player knew when it was made; nothing that was
 * hidden then is held against it. How the chances went is told with the same eyes from the
 * first move to the last: those of the table while the game is running, of who looks back
 * when it is over. Runs on any thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/advisor/rn-advisor.h"

G_BEGIN_DECLS

/**
 * RnAnalysisMove:
 * @ply: the index of the move in the game, from 0
 * @player: who made it; -1 for a refill, which nobody chooses
 * @move: the move
 * @n_players: how many players there are
 * @before: by seat, the chance to win before it, if the best is done
 * @after: by seat, the chance to win after it; after the last of all the result
 * @games: from how many games thought through @before and @after are, where they differ
 * @common_before: by seat, the chance to win before it, whatever is done
 * @common_after: by seat, the same after it; it is what @common_before is of the next move
 * @best: what would have been best; the move itself for a refill and where there was no choice
 * @loss: by how much @move was worse than @best for @player, 0–1
 *
 * What one move has changed, with the same eyes for all moves: while the game is running nothing is known of
 * face-down cards, once it is over all that was ever told of them. A shared win counts as its share.
 */
typedef struct
{
  guint ply;
  int player;
  RnMove move;
  guint n_players;
  double before[RN_MAX_PLAYERS];
  double after[RN_MAX_PLAYERS];
  guint games[2];
  double common_before[RN_MAX_PLAYERS];
  double common_after[RN_MAX_PLAYERS];
  RnMove best;
  double loss;
} RnAnalysisMove;

/**
 * RnAnalysisReport:
 * @move: what was found out about the next move
 * @data: what was given with the function
 *
 * Is told each move, in order.
 */
typedef void (*RnAnalysisReport) (const RnAnalysisMove *move,
                                  gpointer              data);

/* Judges every move of a game from @first on. With a limit of playouts what is said of a move depends neither on
 * @first, so what was stopped can be gone on with, nor on the number of threads.
 * @history: a game of Rapa Nui, finished or not; not to be changed meanwhile
 * @first: the first move to judge, 0 to their number
 * @limits: (nullable): what each search may cost; a move takes one to three. As many moves as it has threads are
 *   judged at the same time, each on one of them
 * @cancellable: (nullable): to stop early; reacts within 5 milliseconds
 * @report: (scope call): is told each move as soon as it is known
 * @data: for @report
 * @error: return location for a `G_IO_ERROR`
 * Returns: whether it came to the end */
gboolean rn_analysis_run (AhuHistory        *history,
                          guint              first,
                          const AhuLimits   *limits,
                          GCancellable      *cancellable,
                          RnAnalysisReport   report,
                          gpointer           data,
                          GError           **error);

G_END_DECLS
