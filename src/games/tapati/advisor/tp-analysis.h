/* tp-analysis.h: what each move of a game of Tapati has changed
 *
 * Nothing is hidden in it, so everybody's eyes are the same. Runs on any thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-game-advisor.h"

G_BEGIN_DECLS

/* Judges every move from @first on. With a limit of playouts what is said of a move depends neither on @first nor on
 * the number of threads.
 * @history: a game of Tapati, finished or not; not to be changed meanwhile
 * @first: the first move to judge, 0 to their number
 * @limits: (nullable): what each search may cost; a move takes one to three. As many moves as it has threads are
 *   judged at the same time, each on one of them
 * @cancellable: (nullable): to stop early, after the games that are played at the moment
 * @report: (scope call): is told each move as soon as it is known, in order
 * @data: for @report
 * @error: return location for a `G_IO_ERROR`
 * Returns: whether it came to the end */
gboolean tp_analyse (AhuHistory         *history,
                     guint               first,
                     const AhuLimits    *limits,
                     GCancellable       *cancellable,
                     AhuAnalysisReport   report,
                     gpointer            data,
                     GError            **error);

G_END_DECLS
